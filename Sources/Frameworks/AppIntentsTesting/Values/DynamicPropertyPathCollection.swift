/// Values in an order, with ways into them.
public struct DynamicPropertyPathCollection: Sendable {
  private let values: [any _IntentValue]
  private let label: String
  private let app: AppUnderTest

  init(values: [any _IntentValue], label: String, app: AppUnderTest) {
    self.values = values
    self.label = label
    self.app = app
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }

  /// The way into the value of a place.
  public subscript(position: Int) -> DynamicPropertyPath {
    guard values.indices.contains(position) else {
      return DynamicPropertyPath(
        failing: IntentTestingError(.notFound, "There are \(count) \(label), and no number \(position)."),
        label: "\(label)[\(position)]", app: app)
    }
    return DynamicPropertyPath(values[position], label: "\(label)[\(position)]", app: app)
  }

  /// The value of a place, as one of a type.
  ///
  /// - Throws: `IntentTestingError` when there is none, or it is of another type.
  public subscript<T>(position: Int) -> T where T: IntentValueConvertible {
    get throws { try self[position].value(as: T.self) }
  }

  /// The value of a place, as it is.
  ///
  /// - Throws: `IntentTestingError` when there is none.
  public subscript(position: Int) -> (any IntentValueExpressing)? {
    get throws { try self[position].anyValue() }
  }
}
