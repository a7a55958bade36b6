import CMicrohttpd

/// The header of a request as libmicrohttpd read it, with the checks the library leaves to us.
struct RequestHeader {
  let fields: HTTPHeaderFields
  /// Whether a body follows.
  let hasBody: Bool
  let contentLength: Int?

  struct Refusal: Error {
    let status: HTTPStatus
    let reason: String
  }

  private final class Collector {
    var fields = HTTPHeaderFields()
    var isBroken = false
    let maximum: Int
    init(maximum: Int) { self.maximum = maximum }
  }

  /// - Throws: the answer to a header that breaks a limit or a rule of RFC 9112.
  init(_ connection: OpaquePointer, version: String, limits: HTTPServer.Limits) throws(Refusal) {
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Refusal(
        status: .httpVersionNotSupported, reason: "The version has to be HTTP/1.1 or HTTP/1.0.")
    }
    guard cmicrohttpd_header_size(connection) <= limits.headerBytes else {
      throw Refusal(
        status: .requestHeaderFieldsTooLarge,
        reason: "The request's header is larger than the \(limits.headerBytes) bytes allowed.")
    }
    let collector = Collector(maximum: limits.headerFields)
    MHD_get_connection_values_n(
      connection, .HEADER_KIND,
      { context, _, name, nameCount, value, valueCount in
        guard let context, let name else { return .NO }
        let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
        guard collector.fields.count < collector.maximum else {
          collector.isBroken = true
          return .NO
        }
        let value = UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueCount)
        collector.fields.add(
          String(decoding: UnsafeRawBufferPointer(start: name, count: nameCount), as: UTF8.self),
          String(decoding: value, as: UTF8.self))
        return .YES
      }, Unmanaged.passUnretained(collector).toOpaque())
    guard !collector.isBroken else {
      throw Refusal(
        status: .requestHeaderFieldsTooLarge,
        reason: "The request has more than the \(limits.headerFields) header fields allowed.")
    }
    fields = collector.fields
    for field in fields {
      if let problem = field.problem { throw Refusal(status: .badRequest, reason: problem) }
    }
    (hasBody, contentLength) = try RequestHeader.framing(fields, version: version)
  }

  /// How the body is delimited (RFC 9112, section 6.3). What could be read in two ways is refused: a proxy
  /// before us might read it in the other.
  private static func framing(
    _ fields: HTTPHeaderFields, version: String
  ) throws(Refusal) -> (hasBody: Bool, length: Int?) {
    let hosts = fields.values("Host")
    guard hosts.count <= 1 else {
      throw Refusal(status: .badRequest, reason: "There are several Host fields.")
    }
    let codings = fields.values("Transfer-Encoding")
    let lengths = fields.values("Content-Length")
    if !codings.isEmpty {
      guard lengths.isEmpty else {
        throw Refusal(
          status: .badRequest, reason: "A body has either a Content-Length or a Transfer-Encoding, not both.")
      }
      guard codings.count == 1, codings[0].equalsIgnoringCase("chunked"), version == "HTTP/1.1" else {
        throw Refusal(
          status: .notImplemented, reason: "The only Transfer-Encoding known here is chunked, in HTTP/1.1.")
      }
      return (true, nil)
    }
    guard !lengths.isEmpty else { return (false, nil) }
    guard lengths.count == 1, let length = lengths[0].decimalNumber else {
      throw Refusal(status: .badRequest, reason: "There has to be one Content-Length, of decimal digits.")
    }
    return (length > 0, length)
  }
}
