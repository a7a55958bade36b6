/// The body of a request while it comes.
struct RequestBody {
  private var bytes: [UInt8] = []
  private var reader: MultipartReader?
  private let maximumBytes: Int

  /// - Throws: the answer, where the header says already that the body is too large or broken.
  init(
    _ policy: HTTPServer.BodyPolicy, request: HTTPRequest, contentLength: Int?,
    configuration: HTTPServer.Configuration
  ) throws(HTTPServerError) {
    let isForm = request.contentType == "multipart/form-data"
    switch policy {
    case .form(let maximum, _) where isForm:
      maximumBytes = maximum
      reader = try MultipartReader(
        contentType: request.headers["Content-Type"] ?? "",
        limits: MultipartReader.Limits(
          total: maximum, partBytesInMemory: configuration.limits.partBytesInMemory,
          temporaryFolder: configuration.temporaryFolder))
    case .form(_, let other): maximumBytes = other
    case .inMemory(let maximum): maximumBytes = maximum
    case .refuse: maximumBytes = 0
    }
    if let contentLength {
      guard contentLength <= maximumBytes else { throw tooLarge }
      // What a client announces is not what it sends: room comes with the bytes.
      if reader == nil { bytes.reserveCapacity(min(contentLength, 16 * 1024)) }
    }
  }

  private var tooLarge: HTTPServerError {
    HTTPServerError(.tooLarge, "The body is larger than the \(maximumBytes) bytes allowed here.")
  }

  mutating func read(_ block: UnsafeRawBufferPointer) throws(HTTPServerError) {
    if reader != nil {
      try reader?.read(block)
    } else {
      guard bytes.count + block.count <= maximumBytes else { throw tooLarge }
      bytes.append(contentsOf: block)
    }
  }

  /// Puts what came into the request.
  mutating func finish(_ request: inout HTTPRequest) throws(HTTPServerError) {
    if reader != nil { request.parts = try reader?.finish() }
    request.body = bytes
  }
}
