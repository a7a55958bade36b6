import Foundation

/// One side of a comparison, or a part of one.
///
/// Chains are lists, not nested pairs: a long sum is no deep tree, so nesting depth is what the parser
/// limits.
indirect enum PredicateExpression: Equatable {
  case constant(PredicateConstant)
  /// The evaluated object, implied at the start of a key path.
  case implied
  /// The evaluated object, written as `SELF`.
  case subject
  /// `$name`.
  case variable(String)
  case path(PredicateExpression, [PredicatePathStep])
  case aggregate([PredicateExpression])
  case arithmetic(PredicateExpression, [PredicateTerm])
  case negated(PredicateExpression)
  case complement(PredicateExpression)
  case function(PredicateFunction, [PredicateExpression])
  /// `FUNCTION(receiver, "selector", arguments)`.
  case message(PredicateExpression, PredicateSelector, [PredicateExpression])
  case cast(PredicateExpression, PredicateCastType)
  case ternary(NSPredicate, PredicateExpression, PredicateExpression)
  case subquery(PredicateExpression, variable: String, NSPredicate)
}

/// A constant, with its precomputed form for comparison.
struct PredicateConstant: Equatable {
  let value: Any?
  let operand: PredicateOperand

  init(_ value: Any?) {
    let operand = PredicateOperand(value)
    self.operand = operand
    self.value = operand.isAbsent ? nil : value
  }

  /// Returns a Boolean value that indicates whether two constants have equal values and formats, so that
  /// equal predicates have equal formats.
  static func == (left: Self, right: Self) -> Bool {
    left.operand.equals(right.operand) && left.format == right.format
  }
}

/// A step of a key path.
enum PredicatePathStep: Equatable {
  case key(String)
  /// An operator such as `@count`.
  case collection(PredicateCollectionOperator)
  /// `[expression]`: an index of an array, or a key of a dictionary.
  case index(PredicateExpression)
  case first, last, size
}

/// An operator of a key path on a collection as a whole.
enum PredicateCollectionOperator: String {
  case count, sum, avg, min, max
  case unionOfObjects, distinctUnionOfObjects, unionOfArrays, distinctUnionOfArrays
}

/// An operator with its right operand.
struct PredicateTerm: Equatable {
  let operation: PredicateArithmetic
  let operand: PredicateExpression
}

/// The arithmetic operators, by ascending precedence.
enum PredicateArithmetic: String {
  case or = "|"
  case exclusiveOr = "^"
  case and = "&"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case power = "**"

  var precedence: Int {
    switch self {
    case .or: 0
    case .exclusiveOr: 1
    case .and: 2
    case .shiftLeft, .shiftRight: 3
    case .add, .subtract: 4
    case .multiply, .divide: 5
    case .power: 6
    }
  }
}

/// A method that `FUNCTION` can call on a value.
enum PredicateSelector: String, CaseIterable {
  case dateByAddingTimeInterval = "dateByAddingTimeInterval:"
  case timeIntervalSinceDate = "timeIntervalSinceDate:"
  case lowercaseString, uppercaseString, capitalizedString, length, intValue, doubleValue, count
  case objectAtIndex = "objectAtIndex:"
  case objectForKey = "objectForKey:"
  case valueForKey = "valueForKey:"
  case valueForKeyPath = "valueForKeyPath:"
}

/// A type that `CAST` can convert a value to.
enum PredicateCastType: String, CaseIterable {
  case date = "NSDate"
  case number = "NSNumber"
  case decimal = "NSDecimalNumber"
  case string = "NSString"
  case uuid = "NSUUID"
  case url = "NSURL"
}
