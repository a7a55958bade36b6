/// How a shortcut is called with a value of its parameter, and without one.
public struct AppShortcutParameterPresentationTitle<Intent, Value, Parameter, ParameterKeyPath>: Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  package let specific: PlaceholderText
  package let generic: String
  package let table: String?

  /// Makes a title.
  ///
  /// - Parameters:
  ///   - specific: With a value, such as `"Call \(\.$person)"`.
  ///   - generic: Without one, such as `"Call Person..."`.
  ///   - table: The string table that has both.
  public init(
    specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
    generic: StaticString, table: StaticString? = nil
  ) {
    self.specific = specific.text
    self.generic = generic.description
    self.table = table?.description
  }
}

/// The words of a presentation's title, with the parameter in its place.
public struct AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>:
  ExpressibleByStringInterpolation, Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  let text: PlaceholderText

  /// Makes a title of words; `${person}` stands for the parameter `person`.
  public init(_ value: String) { text = PlaceholderText(value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the words and the parameter.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Adds the parameter, as in `\(\.$person)`.
    public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
      text.append(place: ParameterNames.required(keyPath, in: "The title of a parameter presentation"))
    }
  }
}
