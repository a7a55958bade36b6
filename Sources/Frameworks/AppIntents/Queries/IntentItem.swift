/// An option with its display representation.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public var value: Value

  /// The display representation of the value.
  public var description: DisplayRepresentation

  /// Creates an option that is shown with these texts, regardless of the value's own representation.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an option with the value's own representation, or its text for a plain value.
  public init(_ value: Value) {
    self.value = value
    description = DisplayRepresentation(showing: value)
  }
}

extension IntentItem {
  /// A result builder for lists of options from values and items.
  @resultBuilder
  public enum Builder {
    /// Turns a value into an option.
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
    /// Returns the option itself.
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    /// Concatenates options.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    /// Concatenates the options of a loop.
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    /// Returns the options of a condition, or none.
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
    /// Returns the options of the first branch.
    public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    /// Returns the options of the second branch.
    public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    /// Returns the options of an availability check.
    public static func buildLimitedAvailability(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  }
}
