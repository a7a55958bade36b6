import Foundation

/// A comparison of two expressions.
struct PredicateComparison: Equatable {
  /// The quantifier for the elements of the left side.
  enum Modifier: String {
    case direct = ""
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  enum Operation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
  }

  let modifier: Modifier
  let left: PredicateExpression
  let operation: Operation
  let options: PredicateTextOptions
  let right: PredicateExpression

  var format: String {
    let quantifier = modifier == .direct ? "" : modifier.rawValue + " "
    return "\(quantifier)\(left.format) \(operation.rawValue)\(options.format) \(right.format)"
  }
}
