/// A list of options: an array, or sections with titles.
public protocol ResultsCollection<Result>: Sendable {
  /// The type of the values.
  associatedtype Result: _IntentValue

  /// The prompt above the list.
  var promptLabel: LocalizedStringResource? { get }

  /// A Boolean value that indicates whether long lists get an index of initial letters.
  var usesIndexedCollation: Bool { get }

  /// The values in order.
  var items: [Result.ValueType] { get }

  /// The empty list.
  static var empty: Self { get }
}

extension ResultsCollection {
  /// The prompt above the list; none by default.
  public var promptLabel: LocalizedStringResource? { nil }
  /// A Boolean value that indicates whether long lists get an index; false by default.
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of the values.
  public typealias Result = Element
  /// The elements without optionals and collections around them.
  public var items: [Element.ValueType] { flatMap(\.plainValues) }
  /// The empty array.
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

  /// The value without an optional around it, or nil if it is absent.
  package var presentValue: (any _IntentValue)? {
    func unwrapped<O: OptionalIntentValue>(_ type: O.Type) -> (any _IntentValue)? { (self as? O)?.wrapped }
    guard let type = Self.self as? any OptionalIntentValue.Type else { return self }
    return unwrapped(type)
  }
}
