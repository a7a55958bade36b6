/// The sentence of a summary: text with placeholders for parameters.
///
/// A string literal such as `"Order \(\.$soup)"` creates it. String tables contain it as `Order ${soup}`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: PlaceholderText

  /// Creates a sentence from text, in which `${soup}` stands for the parameter `soup`.
  public init(_ value: String) { text = PlaceholderText(value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The builder for string interpolations of this type.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Appends a parameter, as in `\(\.$soup)`.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text.append(place: ParameterNames.required(keyPath, in: "The parameter summary"))
    }
  }
}
