/// Shows a shortcut once for each value of one of its parameters.
public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>: Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  package let presentation: ShortcutParameterPresentation

  /// Makes a presentation.
  ///
  /// - Parameters:
  ///   - keyPath: The parameter, as in `\.$trail`.
  ///   - summary: How the shortcut is called with a value: `Summary("Walk \(\.$trail)")`.
  ///   - optionsCollections: Which values are shown, in groups.
  public init(
    for keyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections: () ->
      some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {
    presentation = ShortcutParameterPresentation(
      parameter: ParameterNames.required(keyPath, in: "A parameter presentation"), summary: summary.text,
      table: summary.table, collections: Array(optionsCollections()))
  }
}

/// How a shortcut is shown once for each value of a parameter, without its types.
package struct ShortcutParameterPresentation: @unchecked Sendable {
  // Unchecked for the option providers: they are the app's values, and are handed to tasks as they are, as on
  // Apple's platforms, whatever their types say. Everything here is immutable.

  /// The name of the parameter.
  package let parameter: String
  /// How the shortcut is called with a value.
  package let summary: PlaceholderText
  /// The string table that has the summary; nil stands for `AppShortcuts`.
  package let table: String?
  package let collections: [any AppShortcutOptionsCollectionProtocol]
}

/// How a shortcut is called with a value of its parameter.
public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>: Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  let text: PlaceholderText
  let table: String?

  /// Makes the name, with the parameter in it: `"Walk \(\.$trail)"`.
  ///
  /// - Parameter table: The string table that has it.
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >, table: StaticString? = nil
  ) {
    text = summaryString.text
    self.table = table?.description
  }
}

/// The words of a presentation's summary, with the parameter in its place.
public struct AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>:
  ExpressibleByStringInterpolation, Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  let text: PlaceholderText

  /// Makes a summary of words; `${trail}` stands for the parameter `trail`.
  public init(_ value: String) { text = PlaceholderText(value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the words and the parameter.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Adds the parameter, as in `\(\.$trail)`.
    public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
      text.append(place: ParameterNames.required(keyPath, in: "The summary of a parameter presentation"))
    }
  }
}
