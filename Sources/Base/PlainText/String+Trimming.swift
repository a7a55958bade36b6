extension String {
  /// Without white space at both ends.
  package var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// The text, or nil where it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }
}

extension StringProtocol {
  /// The text in one line: a single space for each run of white space, none at either end.
  package var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
