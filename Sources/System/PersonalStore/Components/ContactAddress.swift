/// Mail addresses, numbers and handles as they are compared.
enum ContactAddress {
  /// Without a scheme, in lower case.
  static func folded(_ text: String) -> String {
    var folded = text.lowercased().filter { !$0.isWhitespace }
    for scheme in ["mailto:", "xmpp:", "sip:", "tel:", "sms:", "im:"] where folded.hasPrefix(scheme) {
      folded = String(folded.dropFirst(scheme.count))
    }
    return folded
  }

  /// The digits of a number, with a plus sign where it has one.
  static func folded(phone text: String) -> String {
    let bare = folded(text)
    let number = bare.split(separator: ";").first.map(String.init) ?? bare
    let digits = number.filter { $0.isASCII && $0.isNumber }
    if digits.isEmpty { return bare }
    if number.hasPrefix("+") { return "+" + digits }
    return digits.hasPrefix("00") ? "+" + digits.dropFirst(2) : digits
  }

  /// Whether a text can be a number at all.
  static func isPhone(_ text: String) -> Bool {
    let digits = text.count { $0.isASCII && $0.isNumber }
    return digits >= 5
      && text.allSatisfy { ($0.isASCII && $0.isNumber) || " +-()./\u{A0}\u{2011}".contains($0) }
  }

  /// Whether two folded numbers are the same: equal, or one national and one international and the longer
  /// ends with the shorter without its leading zero.
  static func areSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    if a.hasPrefix("+") == b.hasPrefix("+") { return false }
    let (international, national) = a.hasPrefix("+") ? (a, b) : (b, a)
    let core = national.drop { $0 == "0" }
    return core.count >= 7 && international.hasSuffix(core)
  }
}
