import PlainText

/// A part of a mail, or the mail itself (RFC 2045 to 2047, 2183).
struct MailPart: Sendable {
  var header: MailHeader
  var type: HeaderParameters
  var body: ArraySlice<UInt8>
  var children: [MailPart] = []

  /// The depth to which parts may lie in parts; a deeper one is a single opaque part.
  private static let depthLimit = 20
  /// The number of parts that one part may have.
  private static let childLimit = 500

  /// Reads a part. Linear in the bytes for each level of nesting, of which there are at most twenty.
  init(_ bytes: ArraySlice<UInt8>, depth: Int = 0, defaultType: String = "text/plain") {
    header = MailHeader(bytes)
    body = bytes[header.end...]
    let raw = header.raw("content-type")
    type = HeaderParameters(raw ?? ArraySlice(defaultType.utf8))
    if type.value.isEmpty || !type.value.contains("/") { type.value = defaultType }
    guard isMultipart, let boundary = type["boundary"]?.trimmed.nonEmpty, depth < MailPart.depthLimit else {
      return
    }
    let inner = type.value == "multipart/digest" ? "message/rfc822" : "text/plain"
    children = MailPart.pieces(body, boundary: Array("--\(boundary)".utf8).map(MailPart.spaced)).map {
      MailPart($0, depth: depth + 1, defaultType: inner)
    }
  }

  var isMultipart: Bool { type.value.hasPrefix("multipart/") }

  var disposition: HeaderParameters? { header.raw("content-disposition").map(HeaderParameters.init) }

  /// The name of the file that it is, as a file system takes it.
  var fileName: String? { (disposition?["filename"] ?? type["name"]).flatMap(FileName.cleaned) }

  /// Whether it is text to read rather than a file to save.
  var isInlineText: Bool {
    guard type.value == "text/plain" || type.value == "text/html" || type.value == "text/enriched" else {
      return false
    }
    return disposition?.value != "attachment" && (fileName == nil || disposition?.value == "inline")
  }

  /// The body without its transfer encoding.
  var decoded: [UInt8] {
    TransferEncoding.decode(body, encoding: header.raw("content-transfer-encoding")?.text)
  }

  /// The decoded body as text.
  var text: String {
    let bytes = decoded
    // A mail without a charset says ASCII; what isn't is read as UTF-8 or Windows-1252.
    return Charset.decode(bytes, charset: type["charset"] ?? "us-ascii").replacing("\0", with: "")
  }

  /// The bytes between boundary lines; without a closing one the last piece runs to the end.
  private static func pieces(_ body: ArraySlice<UInt8>, boundary: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start: Int?
    var lines = ByteLines(body)
    var position = body.startIndex
    while let line = lines.next() {
      defer { position = lines.nextStart }
      guard line.count >= boundary.count, line.starts(with: boundary, by: { spaced($0) == $1 }) else {
        continue
      }
      let rest = line.dropFirst(boundary.count)
      let closes = rest.starts(with: "--".utf8) && rest.dropFirst(2).isBlank
      guard closes || rest.isBlank else { continue }
      if let first = start, pieces.count < childLimit { pieces.append(content(body, first, position)) }
      start = lines.nextStart
      if closes { return pieces }
    }
    if let first = start, first < body.endIndex, pieces.count < childLimit { pieces.append(body[first...]) }
    return pieces
  }

  /// A header that is folded, or that a program has folded anew, has a space where a tab was and the other way
  /// round: in a boundary they are the same.
  private static func spaced(_ byte: UInt8) -> UInt8 { byte == ASCII.tab ? ASCII.space : byte }

  /// The line end before a boundary belongs to the boundary.
  private static func content(_ body: ArraySlice<UInt8>, _ start: Int, _ end: Int) -> ArraySlice<UInt8> {
    var end = end
    if end > start, body[end - 1] == 0x0A { end -= 1 }
    if end > start, body[end - 1] == 0x0D { end -= 1 }
    return body[min(start, end)..<end]
  }
}
