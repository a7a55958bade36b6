/// The titles of a shortcut with and without a value of its parameter.
public struct AppShortcutParameterPresentationTitle<Intent, Value, Parameter, ParameterKeyPath>: Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  package let specific: PlaceholderText
  package let generic: String
  package let table: String?

  /// Creates a pair of titles.
  ///
  /// - Parameters:
  ///   - specific: The title with a value, such as `"Call \(\.$person)"`.
  ///   - generic: The title without a value, such as `"Call Person..."`.
  ///   - table: The string table of both.
  public init(
    specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
    generic: StaticString, table: StaticString? = nil
  ) {
    self.specific = specific.text
    self.generic = generic.description
    self.table = table?.description
  }
}

/// The text of a presentation's title, with a placeholder for the parameter.
public struct AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>:
  ExpressibleByStringInterpolation, Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  let text: PlaceholderText

  /// Creates a title from text, in which `${person}` stands for the parameter `person`.
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

    /// Appends the parameter, as in `\(\.$person)`.
    public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
      text.append(place: ParameterNames.required(keyPath, in: "The title of a parameter presentation"))
    }
  }
}
