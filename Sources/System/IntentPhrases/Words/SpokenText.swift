/// A text as the words that a person says, without case, accents, width, punctuation and white space.
package struct SpokenText: Sendable {
  /// A word of the text.
  package struct Word: Hashable, Sendable {
    /// The word, folded: `creme` for "Crème".
    package let text: String
    /// The range of the word in the text. The words of a contraction stand in the same place.
    package let range: Range<String.Index>
  }

  /// The most words of a text that searches look at.
  package static let searchedWords = 32

  package let text: String
  /// The words, in their order.
  package let words: [Word]
  /// A Boolean value that indicates whether the text has more words than were asked for.
  package let isCut: Bool

  /// Reads a text.
  ///
  /// Words are runs of letters and digits. In scripts that are written without spaces each character is a
  /// word, and so is each picture and the sign `&`; other signs are none. Linear in what is read, which
  /// ends after the last word that is wanted.
  ///
  /// - Parameters:
  ///   - language: Which contractions and elisions there are.
  ///   - limit: The most words that are wanted.
  package init(_ text: String, in language: PhraseLanguage, limit: Int = .max) {
    var scanner = SpokenTextScanner(text, language)
    var words: [Word] = []
    var isCut = false
    while let word = scanner.next() {
      if words.count >= limit {
        isCut = true
        break
      }
      if let parts = language.contractions[word.text] {
        words += parts.map { Word(text: $0, range: word.range) }
      } else {
        words.append(word)
      }
    }
    self.text = text
    self.words = words
    self.isCut = isCut
  }

  /// The words with one space between them: equal for texts that a person does not tell apart.
  package var key: String { words.map(\.text).joined(separator: " ") }

  /// The place in the text of some of its words.
  package func range(of indices: Range<Int>) -> Range<String.Index> {
    guard let first = indices.first, let last = indices.last else { return text.endIndex..<text.endIndex }
    return words[first].range.lowerBound..<words[last].range.upperBound
  }
}

/// A scanner that reads words one by one.
private struct SpokenTextScanner {
  private let scalars: String.UnicodeScalarView
  private let language: PhraseLanguage
  private var position: String.Index

  init(_ text: String, _ language: PhraseLanguage) {
    scalars = text.unicodeScalars
    self.language = language
    position = scalars.startIndex
  }

  mutating func next() -> SpokenText.Word? {
    while position < scalars.endIndex {
      switch ScalarRole(scalars[position]) {
      case .letter: return word()
      case .single: return single()
      default: position = scalars.index(after: position)
      }
    }
    return nil
  }

  /// A run of letters and digits; apostrophes inside of it are left out.
  private mutating func word() -> SpokenText.Word {
    let start = position
    var end = position
    var letters = String.UnicodeScalarView()
    scan: while position < scalars.endIndex {
      let scalar = scalars[position]
      switch ScalarRole(scalar) {
      case .letter:
        letters.append(scalar)
        position = scalars.index(after: position)
        end = position
      case .ignorable:
        position = scalars.index(after: position)
      case .apostrophe:
        let after = scalars.index(after: position)
        guard after < scalars.endIndex, ScalarRole(scalars[after]) == .letter else { break scan }
        let before = WordFolding.folded(letters)
        position = after
        // The elided word is one of its own: "l'agenda".
        if language.elisions.contains(before) { return SpokenText.Word(text: before, range: start..<end) }
      default: break scan
      }
    }
    return SpokenText.Word(text: WordFolding.folded(letters), range: start..<end)
  }

  /// A character that is a word by itself, with the marks that belong to it.
  private mutating func single() -> SpokenText.Word {
    let start = position
    var character = String.UnicodeScalarView()
    repeat {
      if ScalarRole(scalars[position]) != .ignorable { character.append(scalars[position]) }
      position = scalars.index(after: position)
    } while position < scalars.endIndex && ScalarRole(scalars[position]).belongsToSingle
    return SpokenText.Word(text: WordFolding.folded(character), range: start..<position)
  }
}

/// The role of a code point in a text that is read as words.
private enum ScalarRole {
  case letter, single, mark, apostrophe, ignorable, other

  /// A Boolean value that indicates whether the code point goes with the character before it.
  var belongsToSingle: Bool { self == .mark || self == .ignorable }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x26, 0xFF06, 0xFE60: self = .single
    case 0x27, 0x2018, 0x2019, 0x02BC, 0xFF07: self = .apostrophe
    case 0..<0x80: self = .other
    // The voiced marks of half-width kana; vowel signs and tone marks of Thai and Lao.
    case 0xFF9E, 0xFF9F, 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E, 0x0EB1, 0x0EB4...0x0EBC: self = .mark
    // Thai, Lao, Myanmar, Khmer, kana: written without spaces.
    case 0x0E01...0x0ECF, 0x1000...0x109F, 0x1780...0x17D3, 0x3041...0x30FA, 0x30FC...0x30FF,
      0x31F0...0x31FF, 0xFF66...0xFF9D:
      self = Self.isMark(scalar) ? .mark : .single
    // Skin colours belong to the picture before them.
    case 0x1F3FB...0x1F3FF: self = .mark
    default: self = Self.general(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> ScalarRole {
    let properties = scalar.properties
    if properties.isIdeographic { return .single }
    switch properties.generalCategory {
    case .format, .enclosingMark: return .ignorable
    case .nonspacingMark where properties.isVariationSelector: return .ignorable
    case .nonspacingMark, .spacingMark, .decimalNumber: return .letter
    case .otherSymbol: return .single
    default: return properties.isAlphabetic ? .letter : .other
    }
  }
}
