/// Makes the values that a person can choose for a parameter, each time anew.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// The type of the list of values.
  associatedtype Result: ResultsCollection
  /// The type of the value that is taken when the person chooses none.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The values to choose from.
  func results() async throws -> Result

  /// The value that is taken when the person chooses none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem

  public func defaultResult() async -> DefaultValue? { nil }
}

/// A list of values to choose from: an array, or sections with titles.
public protocol ResultsCollection: Sendable {
  /// The type of the values.
  associatedtype Result: _IntentValue

  /// What stands above the list.
  var promptLabel: LocalizedStringResource? { get }

  /// Whether long lists get an index of first letters.
  var usesIndexedCollation: Bool { get }

  /// The values, in their order.
  var items: [Result] { get }

  /// A list without values.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var items: [Element] { self }
  public static var empty: [Element] { [] }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Result: _IntentValue>: Sendable {}
/// One section of values to choose from.
public struct IntentItemSection<Result: _IntentValue>: Sendable {}
/// One value to choose.
public struct IntentItem<Result: _IntentValue>: Sendable {}
