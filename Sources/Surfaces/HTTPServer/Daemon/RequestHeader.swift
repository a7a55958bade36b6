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

  /// The fields, and where in the header as it came the last of them ended.
  private final class Collector {
    let raw: UnsafeRawBufferPointer
    let maximum: Int
    var fields = HTTPHeaderFields()
    var end: Int
    var refusal: Refusal?

    init(_ raw: UnsafeRawBufferPointer, from start: Int, maximum: Int) {
      self.raw = raw
      self.maximum = maximum
      end = start
    }

    /// Takes a field; false where the request is to be refused.
    func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Bool {
      guard fields.count < maximum else {
        refusal = Refusal(
          status: .requestHeaderFieldsTooLarge,
          reason: "The request has more than the \(maximum) header fields allowed.")
        return false
      }
      guard let names = place(of: name), isGap(end..<names.lowerBound, most: 2) else { return refuse() }
      // A value of no bytes may lie anywhere.
      let values = value.isEmpty ? names.upperBound..<names.upperBound : place(of: value)
      guard let values, isGap(names.upperBound..<values.lowerBound, most: 1) else { return refuse() }
      // Blanks around a value are none of it (RFC 9110, section 5.5).
      let text = String(decoding: value, as: UTF8.self)
      fields.add(String(decoding: name, as: UTF8.self), String(text.trimmingBlanks))
      // The colon's place belongs to what follows a field without value.
      end = value.isEmpty ? names.upperBound + 1 : values.upperBound
      return true
    }

    /// Looks at what follows the last field: its end of line, and the empty one.
    func finish() -> Bool { isGap(end..<raw.count, most: 4) || refuse() }

    private func refuse() -> Bool {
      refusal = Refusal(
        status: .badRequest, reason: "A line of the header holds a NUL, or goes on in the next line.")
      return false
    }

    /// The place of some bytes in the header; nil where they lie elsewhere: the library puts lines together
    /// that were folded (RFC 9112, section 5.2).
    private func place(of bytes: UnsafeRawBufferPointer) -> Range<Int>? {
      guard let base = bytes.baseAddress, let start = raw.baseAddress else { return nil }
      let offset = base - start
      return offset >= end && offset + bytes.count <= raw.count ? offset..<offset + bytes.count : nil
    }

    /// Returns whether nothing stands in a place but blanks and the NULs that the library puts in the place of
    /// a colon or an end of line: it takes a NUL that came for the end of a value, and passes over the rest.
    private func isGap(_ range: Range<Int>, most: Int) -> Bool {
      var count = 0
      for byte in raw[range] {
        switch byte {
        case 0x20, 0x09: break
        case 0, 0x0A, 0x0D, UInt8(ascii: ":"): count += 1
        default: return false
        }
      }
      return count <= most
    }
  }

  /// - Throws: the answer to a header that breaks a limit or a rule of RFC 9112.
  init(_ connection: OpaquePointer, _ line: RequestLine, limits: HTTPServer.Limits) throws(Refusal) {
    let version = line.version
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Refusal(
        status: .httpVersionNotSupported, reason: "The version has to be HTTP/1.1 or HTTP/1.0.")
    }
    let size = cmicrohttpd_header_size(connection)
    guard size <= limits.headerBytes else {
      throw Refusal(
        status: .requestHeaderFieldsTooLarge,
        reason: "The request's header is larger than the \(limits.headerBytes) bytes allowed.")
    }
    guard line.isWhole, line.count <= size else {
      throw Refusal(
        status: .badRequest, reason: "The request line has to have three parts and a blank between.")
    }
    let collector = Collector(
      UnsafeRawBufferPointer(start: line.start, count: size), from: line.count, maximum: limits.headerFields)
    MHD_get_connection_values_n(
      connection, .HEADER_KIND,
      { context, _, name, nameCount, value, valueCount in
        guard let context, let name else { return .NO }
        let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
        let isTaken = collector.add(
          UnsafeRawBufferPointer(start: name, count: nameCount),
          UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueCount))
        return isTaken ? .YES : .NO
      }, Unmanaged.passUnretained(collector).toOpaque())
    if collector.refusal == nil { _ = collector.finish() }
    if let refusal = collector.refusal { throw refusal }
    fields = collector.fields
    for field in fields {
      if let problem = field.problem { throw Refusal(status: .badRequest, reason: problem) }
    }
    (hasBody, contentLength) = try RequestHeader.framing(fields, version: line.version)
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
