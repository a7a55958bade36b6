/// How many values a collection takes.
public struct IntentCollectionSize: Equatable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let minimum: Int
  package let maximum: Int

  /// At least `min` and at most `max` values.
  public init(min: Int, max: Int) {
    precondition(
      0 <= min && min <= max, "A collection takes from \(min) to \(max) values, which is no range.")
    minimum = min
    maximum = max
  }

  /// As many as `count`.
  public init(exactly count: Int) { self.init(min: count, max: count) }

  public init(integerLiteral value: IntegerLiteralType) { self.init(exactly: value) }
}
