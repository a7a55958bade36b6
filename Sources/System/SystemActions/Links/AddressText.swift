import PlainText

/// A writer of addresses from values: everything but the unreserved signs of RFC 3986 is percent-encoded, so
/// that no value becomes another part of its address.
enum AddressText {
  /// `tel:` (RFC 3966), nil where the text has no number.
  static func call(_ phone: String) -> String? { number(phone).map { "tel:\($0)" } }

  /// `sms:` (RFC 5724), with a text to begin with.
  static func message(to phone: String, text: String?) -> String? {
    number(phone).map { "sms:\($0)" + query([("body", text)]) }
  }

  /// `mailto:` (RFC 6068), with a subject and a text to begin with; nil where the text is no single address.
  static func mail(to address: String, subject: String?, text: String?) -> String? {
    guard isMailAddress(address) else { return nil }
    // Lines of a body end with CRLF (RFC 6068, 5); one of a subject would begin another header.
    let body = text.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    return "mailto:" + PercentEncoding.encode(address, keeping: "@")
      + query([("subject", subject.map { ActionText.line($0) }), ("body", body)])
  }

  /// `geo:` with a query, as maps programs read it (RFC 5870 has no names).
  static func place(_ query: String) -> String { "geo:0,0?q=" + PercentEncoding.encode(query) }

  /// One address with a host, nothing else: no lists, no headers.
  static func isMailAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && text.utf8.count <= 254 && !parts[0].isEmpty && parts[1].contains(".")
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.value > 0x20 && scalar.value != 0x7F && !",;:<>()[]\\\"?&%".unicodeScalars.contains(scalar)
          && !scalar.properties.isWhitespace
      }
  }

  /// The digits of a number, with its plus sign, its "*" and "#", and an extension; nil where it has none.
  static func number(_ text: String) -> String? {
    let main = text.prefix(80).prefix { $0 != ";" && $0 != "x" && $0 != "X" }
    guard !main.contains(where: { $0.isLetter || $0 == "@" }) else { return nil }
    var digits = main.filter { $0.isASCII && ($0.isNumber || $0 == "*" || $0 == "#") }
      .replacingOccurrences(of: "#", with: "%23")
    guard digits.contains(where: \.isNumber) else { return nil }
    if main.drop(while: { $0 == " " }).first == "+" { digits = "+" + digits }
    let local = text.prefix(80).dropFirst(main.count).filter { $0.isASCII && $0.isNumber }
    return digits + (local.isEmpty ? "" : ";ext=\(local)")
  }

  private static func query(_ fields: [(String, String?)]) -> String {
    let given = fields.compactMap { field in
      field.1.flatMap { $0.isEmpty ? nil : "\(field.0)=\(PercentEncoding.encode($0))" }
    }
    return given.isEmpty ? "" : "?" + given.joined(separator: "&")
  }
}
