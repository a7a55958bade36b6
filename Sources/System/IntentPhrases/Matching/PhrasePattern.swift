/// A phrase as words that a text is compared with.
struct PhrasePattern: Sendable {
  /// The part of the phrase that a word belongs to.
  enum Role: Hashable, Sendable {
    case literal
    case application
    /// The value of a parameter, by its place among the parameters of the phrase.
    case option(Int)
    /// The place of a parameter, whatever is said there.
    case gap(Int)
  }

  struct Word: Hashable, Sendable {
    /// The number of the word; -1 for a gap.
    let word: Int32
    /// The number of this and the next word written as one; -1 where they belong to different parts.
    let joined: Int32
    let role: Role
    /// The cost of leaving the word out; nil where it can't be.
    let omission: Double?
    let isArticle: Bool
    /// A Boolean value that indicates whether the word only leads to the name of the app: "with Pot".
    let isConnective: Bool
  }

  let words: [Word]

  /// The number of words that a text must have.
  let required: Int

  /// - Parameter words: The words of the phrase, folded; of a gap whatever.
  init(
    _ words: [(text: String, role: Role)], language: PhraseLanguage, vocabulary: inout Vocabulary
  ) {
    var made: [Word] = []
    for (index, word) in words.enumerated() {
      if case .gap = word.role {
        made.append(
          Word(word: -1, joined: -1, role: word.role, omission: nil, isArticle: false, isConnective: false))
        continue
      }
      let next = index + 1 < words.count ? words[index + 1] : nil
      var joined: Int32 = -1
      if let next, next.role == word.role { joined = vocabulary.add(word.text + next.text) }
      let isLiteral = word.role == .literal
      let following = words[(index + 1)...].first { !language.articles.contains($0.text) }
      let isConnective =
        isLiteral && language.connectives.contains(word.text) && following?.role == .application
      let isArticle = language.articles.contains(word.text)
      var omission: Double?
      if isArticle {
        omission = PhraseCost.article
      } else if isLiteral, language.fillers.contains(word.text) || Self.isPicture(word.text) {
        omission = PhraseCost.filler
      } else if isConnective {
        omission = PhraseCost.missingConnective
      } else if case .option = word.role {
        omission = PhraseCost.missingOptionWord(of: words.count { $0.role == word.role })
      }
      made.append(
        Word(
          word: vocabulary.add(word.text), joined: joined, role: word.role, omission: omission,
          isArticle: isArticle, isConnective: isConnective))
    }
    self.words = made
    required = made.count { $0.omission == nil }
  }

  /// Returns whether a word is a picture, which is not said.
  static func isPicture(_ word: String) -> Bool {
    word.unicodeScalars.first.map { $0.properties.generalCategory == .otherSymbol } ?? false
  }
}

/// The costs of the differences between a text and a phrase. Exactly the same words cost 0; the score is 1
/// / (1 + cost).
///
/// The order matters, not the figures: a word that says nothing costs less than a mistake, a mistake less
/// than a part of a value that is missing, and words that mean something can be neither added nor left out.
enum PhraseCost {
  static let opening = 0.02
  static let article = 0.03
  static let filler = 0.05
  static let join = 0.1
  static let otherConnective = 0.15
  static let missingConnective = 0.25
  /// Returns the cost of one missing word of a value with a number of words; so a missing part costs less
  /// than all, however long the value is.
  static func missingOptionWord(of count: Int) -> Double { 0.6 / Double(count) }
  /// The cost of each word in a gap, so that gaps are no longer than they need be.
  static let gapWord = 0.01
  /// The least difference in cost to another reading at which the best is meant without doubt.
  static let doubt = 0.1

  /// The most that differences may cost: two mistakes in each three words, and part of a value.
  static func limit(words: Int) -> Double { 0.4 + min(0.6, 0.12 * Double(words)) }
}
