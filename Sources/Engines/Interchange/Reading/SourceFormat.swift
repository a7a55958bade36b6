import PlainText

/// The kinds of files that hold conversations.
enum SourceFormat: Sendable, Hashable {
  case json, mail, mailbox, whatsApp, html, text

  /// Returns the format of some bytes, from their beginning.
  static func detect(_ bytes: ArraySlice<UInt8>, fileName: String?) -> SourceFormat {
    let suffix = fileName?.split(separator: ".").last.map { $0.lowercased() }
    var lines = ByteLines(bytes)
    var first = lines.next()
    while let line = first, line.isBlank { first = lines.next() }
    guard let first else { return .text }
    if Mailbox.isSeparator(first.prefix(1_000)) { return .mailbox }
    if WhatsAppReader.looksLikeExport(bytes) { return .whatsApp }
    if looksLikeJSON(bytes) || suffix == "json" || suffix == "jsonl" { return .json }
    if looksLikeMail(bytes, suffix: suffix) { return .mail }
    let opening = String(decoding: ASCII.lowered(first.trimmed.prefix(200)), as: UTF8.self)
    if opening.hasPrefix("<!doctype html") || opening.hasPrefix("<html") || suffix == "html"
      || suffix == "htm"
    {
      return .html
    }
    return .text
  }

  /// "{" with a quoted name or "}" after it; "[" with what an array can hold.
  private static func looksLikeJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = bytes.drop(while: ASCII.isSpace)
    guard let open = text.first, let next = text.dropFirst().drop(while: ASCII.isSpace).first else {
      return false
    }
    if open == UInt8(ascii: "{") { return next == ASCII.quote || next == UInt8(ascii: "}") }
    return open == UInt8(ascii: "[") && (next == UInt8(ascii: "{") || next == UInt8(ascii: "]"))
  }

  /// Two fields that mail has, in the header section; one is enough where the name ends in ".eml".
  private static func looksLikeMail(_ bytes: ArraySlice<UInt8>, suffix: String?) -> Bool {
    var lines = ByteLines(bytes)
    var known: Set<String> = []
    var count = 0
    while let line = lines.next(), count < 200 {
      count += 1
      if line.isEmpty { break }
      if line.first == ASCII.space || line.first == ASCII.tab { continue }
      guard let colon = MailHeader.nameEnd(line) else { break }
      let name = String(decoding: ASCII.lowered(line[..<colon].trimmed), as: UTF8.self)
      if mailFields.contains(name) || name.hasPrefix("x-") { known.insert(name) }
    }
    return known.count >= (suffix == "eml" ? 1 : 2)
  }

  private static let mailFields: Set<String> = [
    "from", "to", "cc", "subject", "date", "message-id", "mime-version", "content-type", "received",
    "return-path", "delivered-to", "reply-to", "sender", "in-reply-to", "references", "dkim-signature",
    "content-transfer-encoding", "list-id", "list-unsubscribe", "authentication-results", "arc-seal", "bcc",
  ]
}
