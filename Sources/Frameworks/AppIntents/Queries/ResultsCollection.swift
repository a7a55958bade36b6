/// A list of values to choose from: an array, or sections with titles.
public protocol ResultsCollection<Result>: Sendable {
  /// The type of the values.
  associatedtype Result: _IntentValue

  /// What stands above the list.
  var promptLabel: LocalizedStringResource? { get }

  /// Whether long lists get an index of first letters.
  var usesIndexedCollation: Bool { get }

  /// The values, in their order.
  var items: [Result.ValueType] { get }

  /// A list without values.
  static var empty: Self { get }
}

extension ResultsCollection {
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public var items: [Element.ValueType] { flatMap(\.plainValues) }
  public static var empty: [Element] { [] }
}

extension _IntentValue {
  /// The values without optional and collection around them.
  var plainValues: [ValueType] {
    if let value = self as? ValueType { return [value] }
    guard let present = presentValue else { return [] }
    if let value = present as? ValueType { return [value] }
    return (present as? any CollectionIntentValue)?.elements.compactMap { $0 as? ValueType } ?? []
  }

  /// The value without an optional around it, or nil when there is none.
  package var presentValue: (any _IntentValue)? {
    func unwrapped<O: OptionalIntentValue>(_ type: O.Type) -> (any _IntentValue)? { (self as? O)?.wrapped }
    guard let type = Self.self as? any OptionalIntentValue.Type else { return self }
    return unwrapped(type)
  }
}
