/// A presentation of a shortcut once for each value of one of its parameters.
public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>: Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  package let presentation: ShortcutParameterPresentation

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - keyPath: The parameter, as in `\.$trail`.
  ///   - summary: The name of the shortcut with a value: `Summary("Walk \(\.$trail)")`.
  ///   - optionsCollections: The groups of values to show.
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

/// A presentation of a shortcut for each value of a parameter, with its types erased.
package struct ShortcutParameterPresentation: @unchecked Sendable {
  // Unchecked because of the option providers: they are the app's values and are passed to tasks as they are,
  // as on Apple's platforms, whatever their types declare. Everything here is immutable.

  /// The name of the parameter.
  package let parameter: String
  /// The name of the shortcut with a value.
  package let summary: PlaceholderText
  /// The string table of the summary; nil stands for `AppShortcuts`.
  package let table: String?
  package let collections: [any AppShortcutOptionsCollectionProtocol]
}

/// The name of a shortcut with a value of its parameter.
public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>: Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  let text: PlaceholderText
  let table: String?

  /// Creates a name that contains the parameter: `"Walk \(\.$trail)"`.
  ///
  /// - Parameter table: The string table of the name.
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >, table: StaticString? = nil
  ) {
    text = summaryString.text
    self.table = table?.description
  }
}

/// The text of a presentation's summary, with a placeholder for the parameter.
public struct AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>:
  ExpressibleByStringInterpolation, Sendable
where
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  let text: PlaceholderText

  /// Creates a summary from text, in which `${trail}` stands for the parameter `trail`.
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

    /// Appends the parameter, as in `\(\.$trail)`.
    public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
      text.append(place: ParameterNames.required(keyPath, in: "The summary of a parameter presentation"))
    }
  }
}
