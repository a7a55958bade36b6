import LanguageData

/// An address under construction: the tokens it takes and what is known of its parts.
struct AddressBuilder {
  var start: Int
  /// The index of the first token after it.
  var end: Int
  var parts = PostalAddress()
  var country: Gazetteer.Country?
  /// Whether the street is written without capitals, so that what follows may be too.
  var isLower = false
  var hasKnownCity = false

  init(at start: Int, to end: Int) {
    self.start = start
    self.end = end
  }

  var hasPostcode: Bool { parts.postcode != nil }
  var hasState: Bool { parts.state != nil }
  var hasCountry: Bool { parts.country != nil }

  /// Whether a town and what it lies in are both there, or a postcode.
  var isPlaced: Bool { hasPostcode || (hasKnownCity && (hasState || hasCountry)) }
  /// Whether anything says where the street is.
  var hasTail: Bool { hasPostcode || hasKnownCity || hasState || hasCountry }
}

extension Document {
  /// The text of some tokens.
  func text(tokens range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return text(Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end))
  }
}
