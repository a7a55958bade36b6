/// The pages above the root of a stack, as values of any types.
public struct NavigationPath {
  /// The values, the lowest page's first. Each holds what was appended.
  var values: [AnyHashable] = []

  /// Creates an empty path: the root is shown.
  public init() {}

  /// Creates a path of values of one type, the lowest page's first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a page on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes the `k` topmost pages away; the path must have so many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath: Equatable {}
