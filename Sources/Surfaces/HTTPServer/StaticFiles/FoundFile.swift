/// One file that was found, and the answers it has.
struct FoundFile: Sendable {
  enum Content: Sendable {
    case bytes([UInt8], compressed: [UInt8]?)
    case file(OpenFile)
  }

  let content: Content
  let contentType: String
  let tag: EntityTag

  var size: UInt64 {
    switch content {
    case .bytes(let bytes, _): UInt64(bytes.count)
    case .file(let file): file.size
    }
  }

  func response(to request: HTTPRequest, isImmutable: Bool) -> HTTPResponse {
    var headers: HTTPHeaderFields = [
      "Cache-Control": isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
      "X-Content-Type-Options": "nosniff", "ETag": tag.fieldValue,
    ]
    var compressed: [UInt8]?
    if case .bytes(_, let smaller?) = content {
      headers.add("Vary", "Accept-Encoding")
      if Gzip.isAccepted(by: request), request.headers["Range"] == nil {
        compressed = smaller
        headers["ETag"] = tag.compressedFieldValue
      }
    }
    if EntityTag.matches(request, headers["ETag"] ?? "") {
      return HTTPResponse(status: .notModified, headers: headers)
    }
    headers.add("Content-Type", contentType)
    if let compressed {
      headers.add("Content-Encoding", "gzip")
      return HTTPResponse(headers: headers, body: .bytes(compressed))
    }
    headers.add("Accept-Ranges", "bytes")
    switch range(of: request) {
    case .all: return HTTPResponse(headers: headers, body: body(0..<size))
    case .part(let range):
      headers.add("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
      return HTTPResponse(status: .partialContent, headers: headers, body: body(range))
    case .unsatisfiable:
      return .refusal(.rangeNotSatisfiable, "The file has \(size) bytes.")
        .adding("Content-Range", "bytes */\(size)")
    }
  }

  private func range(of request: HTTPRequest) -> ByteRange {
    // A range of another version of the file would be of no use.
    if let condition = request.headers["If-Range"], condition != tag.fieldValue { return .all }
    return request.method == .get ? ByteRange(request.headers["Range"], size: size) : .all
  }

  private func body(_ range: Range<UInt64>) -> HTTPResponse.Body {
    switch content {
    case .bytes(let bytes, _): .bytes(Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)]))
    case .file(let file): .file(file, range)
    }
  }
}

/// A file in memory, with its compressed form where that is smaller.
struct MemoryFile: Sendable {
  let found: FoundFile

  init(name: String, bytes: [UInt8]) {
    let type = ContentType.of(name)
    var compressed: [UInt8]?
    if bytes.count > 512, ContentType.isText(type), let smaller = Gzip.compress(bytes, level: 9) {
      compressed = smaller.count < bytes.count ? smaller : nil
    }
    found = FoundFile(
      content: .bytes(bytes, compressed: compressed), contentType: type, tag: EntityTag(of: bytes))
  }
}
