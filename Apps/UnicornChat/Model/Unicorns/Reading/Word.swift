/// A word of a message, and what stood behind it.
struct Word: Hashable, Sendable {
  let text: String
  /// In small letters, with straight apostrophes.
  let lower: String
  /// The mark behind it: `,` or `?` or none.
  var mark: Character?
  var sentence: Int

  var endsSentence: Bool { mark == "." || mark == "?" || mark == "!" || mark == "\n" }
  var endsClause: Bool { mark != nil }
  /// `uncle` of `uncle's`.
  var withoutPossessive: Word {
    guard lower.hasSuffix("'s") else { return self }
    return Word(
      text: String(text.dropLast(2)), lower: String(lower.dropLast(2)), mark: mark, sentence: sentence)
  }
  /// The word without accents, as other languages than English are compared.
  var folded: Word { Word(text: text, lower: lower.folded, mark: mark, sentence: sentence) }
  var isCapitalized: Bool { text.first?.isUppercase ?? false }
}
