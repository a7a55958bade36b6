/// A list of values with paths into them.
public struct DynamicPropertyPathCollection: Sendable {
  private let values: [any _IntentValue]
  private let label: String
  private let app: AppUnderTest

  init(values: [any _IntentValue], label: String, app: AppUnderTest) {
    self.values = values
    self.label = label
    self.app = app
  }

  /// The number of values.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// The path to the value at an index.
  public subscript(position: Int) -> DynamicPropertyPath {
    guard values.indices.contains(position) else {
      return DynamicPropertyPath(
        failing: IntentTestingError(.notFound, "There are \(count) \(label), and no number \(position)."),
        label: "\(label)[\(position)]", app: app)
    }
    return DynamicPropertyPath(values[position], label: "\(label)[\(position)]", app: app)
  }

  /// The value at an index as a type.
  ///
  /// - Throws: `IntentTestingError` if there is none, or it has another type.
  public subscript<T>(position: Int) -> T where T: IntentValueConvertible {
    get throws { try self[position].value(as: T.self) }
  }

  /// The value at an index as it is.
  ///
  /// - Throws: `IntentTestingError` if there is none.
  public subscript(position: Int) -> (any IntentValueExpressing)? {
    get throws { try self[position].anyValue() }
  }
}
