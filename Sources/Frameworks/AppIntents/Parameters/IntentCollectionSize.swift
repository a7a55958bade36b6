/// The number of values that a collection accepts.
public struct IntentCollectionSize: Equatable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let minimum: Int
  package let maximum: Int

  /// Creates a size of at least `min` and at most `max` values, both included.
  public init(min: Int, max: Int) {
    precondition(
      0 <= min && min <= max, "A collection takes from \(min) to \(max) values, which is no range.")
    minimum = min
    maximum = max
  }

  /// Creates a size of exactly `count` values.
  public init(exactly count: Int) { self.init(min: count, max: count) }

  public init(integerLiteral value: IntegerLiteralType) { self.init(exactly: value) }
}
