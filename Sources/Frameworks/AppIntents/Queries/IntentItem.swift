/// One value to choose, and how it is shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public var value: Value

  /// How it is shown.
  public var description: DisplayRepresentation

  /// Makes an item that is shown with these words, whatever the value says of itself.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Makes an item that is shown as the value says; plain values are shown as text.
  public init(_ value: Value) {
    self.value = value
    description = DisplayRepresentation(showing: value)
  }
}

extension IntentItem {
  /// Builds a list of items from values and items.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
    public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    public static func buildLimitedAvailability(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  }
}
