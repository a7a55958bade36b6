extension PersonNameComponents {
  /// The name as one text: title, given, middle and family name, suffix. A name in Chinese, Japanese or
  /// Korean script starts with the family name and has no spaces.
  package var text: String {
    let parts: [String?]
    let isEastAsian = [familyName, givenName].contains {
      $0?.unicodeScalars.first.map(Self.isEastAsian) == true
    }
    if isEastAsian {
      parts = [familyName, middleName, givenName]
    } else {
      parts = [namePrefix, givenName, middleName, familyName, nameSuffix]
    }
    let text = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
    return text.isEmpty ? nickname ?? "" : text
  }

  /// Creates components from a full name: the first word is the given name, the last one the family name,
  /// those between are middle names.
  package init(text: String) {
    self.init()
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    givenName = words.first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 { middleName = words.dropFirst().dropLast().joined(separator: " ") }
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Kana, Han with its first extension, Hangul (Unicode blocks).
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
    default: false
    }
  }
}
