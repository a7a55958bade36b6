/// The languages of an `Accept-Language` header, the most wanted first (RFC 9110, section 12.5.4).
enum AcceptedLanguages {
  /// The number of languages that are read of a header.
  private static let limit = 16

  /// The languages as BCP 47 identifiers; what isn't one is passed over, `*` too.
  static func languages(of header: String) -> [String] {
    var found: [(language: String, weight: Double)] = []
    for part in header.split(separator: ",").prefix(limit) {
      let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let name = pieces.first, (2...35).contains(name.utf8.count),
        name.utf8.allSatisfy(isLetterDigitOrHyphen)
      else { continue }
      var weight = 1.0
      for piece in pieces.dropFirst() where piece.lowercased().hasPrefix("q=") {
        weight = Double(piece.dropFirst(2)) ?? 0
      }
      if weight > 0 { found.append((name, weight)) }
    }
    // Those with the same weight keep their order.
    return found.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element.language)
  }

  private static func isLetterDigitOrHyphen(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
