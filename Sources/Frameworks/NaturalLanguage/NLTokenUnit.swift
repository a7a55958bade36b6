/// A unit of text that tokens are.
public enum NLTokenUnit: Int, Sendable {
  /// A word, a number or an emoji.
  case word = 0
  /// A sentence.
  case sentence = 1
  /// A paragraph: what stands between ends of lines.
  case paragraph = 2
  /// All of the text.
  case document = 3
}
