/// The sentence of a summary: words, with a parameter in each place.
///
/// It is written as a string, `"Order \(\.$soup)"`. String tables have it as `Order ${soup}`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: PlaceholderText

  /// Makes a sentence of words; `${soup}` stands for the parameter `soup`.
  public init(_ value: String) { text = PlaceholderText(value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the words and the parameters of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Adds a parameter, as in `\(\.$soup)`.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text.append(place: ParameterNames.required(keyPath, in: "The parameter summary"))
    }
  }
}
