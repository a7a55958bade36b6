/// The language that a text is probably written in.
public struct LanguageGuess: Sendable, Hashable {
  /// A BCP 47 language code: "en", "es", "zh".
  public var code: String
  /// From 0 to 1.
  public var confidence: Double

  public init(code: String, confidence: Double) {
    self.code = code
    self.confidence = confidence
  }
}
