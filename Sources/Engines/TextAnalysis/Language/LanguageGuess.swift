/// The language that a text is probably written in.
public struct LanguageGuess: Sendable, Hashable {
  /// A BCP 47 language code: "en", "es", "zh".
  public var code: String
  /// The confidence of the guess, from 0 to 1.
  public var confidence: Double

  /// Creates a guess.
  public init(code: String, confidence: Double) {
    self.code = code
    self.confidence = confidence
  }
}
