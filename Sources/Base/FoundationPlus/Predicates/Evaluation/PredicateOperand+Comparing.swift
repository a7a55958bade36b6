import Foundation

extension PredicateOperand {
  /// Returns a Boolean value that indicates whether two values are equal. Values of different kinds never
  /// are; nil equals nil.
  func equals(_ other: PredicateOperand, _ options: PredicateTextOptions = []) -> Bool {
    switch (self, other) {
    case (.absent, .absent): true
    case (.number(let left), .number(let right)): left.compare(right) == .orderedSame
    case (.text(let left), .text(let right)): options.fold(left) == options.fold(right)
    case (.date(let left), .date(let right)): left == right
    case (.collection(let left), .collection(let right)): left.equals(right, options)
    case (.other(let left), .other(let right)): Self.areEqual(left, right)
    default: false
    }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, to: right) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  private static func isEqual<T: Equatable>(_ left: T, to right: Any) -> Bool { (right as? T) == left }

  /// Returns the order of two values, or nil if one of them is nil or NaN.
  ///
  /// - Throws: An error that names both if they have no order.
  func compare(
    _ other: PredicateOperand, _ options: PredicateTextOptions = []
  ) throws -> ComparisonResult? {
    switch (self, other) {
    case (.absent, _), (_, .absent): return nil
    case (.number(let left), .number(let right)): return left.compare(right)
    case (.text(let left), .text(let right)): return Self.order(options.fold(left), options.fold(right))
    case (.date(let left), .date(let right)): return Self.order(left, right)
    case (.other(let left as any Comparable), .other(let right)):
      if let result = Self.compare(left, with: right) { return result }
    default: break
    }
    throw FoundationPlusError(
      .predicateMismatch, "there is no order between \(kind) and \(other.kind).")
  }

  private static func compare<T: Comparable>(_ left: T, with right: Any) -> ComparisonResult? {
    (right as? T).map { order(left, $0) }
  }

  private static func order<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// The elements of a collection or the values of a dictionary, an empty array for nil, or nil for other
  /// values.
  var elements: [Any?]? {
    switch self {
    case .absent: []
    case .collection(let elements): elements.values
    case .other(let value): (value as? any PredicateDictionary)?.predicateValues
    default: nil
    }
  }
}

extension PredicateElements {
  func equals(_ other: PredicateElements, _ options: PredicateTextOptions) -> Bool {
    guard values.count == other.values.count else { return false }
    if isOrdered && other.isOrdered {
      return zip(values, other.values).allSatisfy {
        PredicateOperand($0).equals(PredicateOperand($1), options)
      }
    }
    return values.allSatisfy { value in
      let operand = PredicateOperand(value)
      return other.values.contains { operand.equals(PredicateOperand($0), options) }
    }
  }
}
