import Foundation

/// One side of a comparison, or a part of one.
///
/// Chains are lists, not nested pairs: a long sum is not a deep tree, so that depth is what the parser limits.
indirect enum PredicateExpression: Equatable {
  case constant(PredicateConstant)
  /// The evaluated object, unwritten: what a key path begins with.
  case implied
  /// The evaluated object, written: `SELF`.
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

/// A value in a predicate, with the form in which it is compared worked out once.
struct PredicateConstant: Equatable {
  let value: Any?
  let operand: PredicateOperand

  init(_ value: Any?) {
    let operand = PredicateOperand(value)
    self.operand = operand
    self.value = operand.isAbsent ? nil : value
  }

  /// Alike in value and in writing, so that equal predicates have equal formats.
  static func == (left: Self, right: Self) -> Bool {
    left.operand.equals(right.operand) && left.format == right.format
  }
}

/// A step of a key path.
enum PredicatePathStep: Equatable {
  case key(String)
  /// `@count` and the like.
  case collection(PredicateCollectionOperator)
  /// `[expression]`: the position in an array, or the key in a dictionary.
  case index(PredicateExpression)
  case first, last, size
}

/// What a key path asks of a collection as a whole.
enum PredicateCollectionOperator: String {
  case count, sum, avg, min, max
  case unionOfObjects, distinctUnionOfObjects, unionOfArrays, distinctUnionOfArrays
}

/// An operator and what stands at its right.
struct PredicateTerm: Equatable {
  let operation: PredicateArithmetic
  let operand: PredicateExpression
}

/// The operators between numbers, from those that bind least.
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

/// What `FUNCTION` can send to a value.
enum PredicateSelector: String, CaseIterable {
  case dateByAddingTimeInterval = "dateByAddingTimeInterval:"
  case timeIntervalSinceDate = "timeIntervalSinceDate:"
  case lowercaseString, uppercaseString, capitalizedString, length, intValue, doubleValue, count
  case objectAtIndex = "objectAtIndex:"
  case objectForKey = "objectForKey:"
  case valueForKey = "valueForKey:"
  case valueForKeyPath = "valueForKeyPath:"
}

/// What `CAST` makes of a value.
enum PredicateCastType: String, CaseIterable {
  case date = "NSDate"
  case number = "NSNumber"
  case decimal = "NSDecimalNumber"
  case string = "NSString"
  case uuid = "NSUUID"
  case url = "NSURL"
}
