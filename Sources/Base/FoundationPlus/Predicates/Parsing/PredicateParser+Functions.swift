import Foundation

extension PredicateParser {
  /// Parses a call; the current token is its name.
  mutating func function(_ name: String) throws -> PredicateExpression {
    let start = token.position
    guard let call = Call(rawValue: name.uppercased()) else {
      guard let function = PredicateFunction(written: name) else { throw expected("a function that exists") }
      advance()
      try require("(")
      let arguments = try nested { try $0.list(until: ")") }
      guard function.arity.contains(arguments.count) else {
        throw PredicateSyntaxError(
          position: start,
          expected: "\(function.arityText) for \(name), and not \(arguments.count)")
      }
      return .function(function, arguments)
    }
    advance()
    try require("(")
    return try nested { parser in
      switch call {
      case .subquery: try parser.subquery()
      case .cast: try parser.cast()
      case .ternary: try parser.ternary()
      case .function: try parser.message(at: start)
      case .fetch:
        throw PredicateSyntaxError(position: start, expected: "no FETCH: it is for databases of Core Data")
      }
    }
  }

  /// The calls whose arguments are more than expressions.
  private enum Call: String {
    case subquery = "SUBQUERY"
    case cast = "CAST"
    case ternary = "TERNARY"
    case function = "FUNCTION"
    case fetch = "FETCH"
  }

  private mutating func subquery() throws -> PredicateExpression {
    let collection = try expression()
    try require(",", "',' after the collection")
    guard case .variable(let name) = token.kind else { throw expected("a variable such as $x") }
    advance()
    try require(",", "',' after the variable")
    let condition = try condition()
    try require(")", "')' after the predicate")
    return .subquery(collection, variable: name, condition)
  }

  private mutating func ternary() throws -> PredicateExpression {
    let condition = try condition()
    try require(",", "',' after the predicate")
    let first = try expression()
    try require(",", "',' between the values")
    let second = try expression()
    try require(")", "')' after the values")
    return .ternary(condition, first, second)
  }

  private mutating func cast() throws -> PredicateExpression {
    let operand = try expression()
    try require(",", "',' before the type")
    guard case .string(let name) = token.kind, let type = PredicateCastType(rawValue: name) else {
      throw expected(
        "one of the types " + PredicateCastType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }
    advance()
    try require(")", "')' after the type")
    // A date or UUID in a format is a constant.
    if case .constant(let constant) = operand, let value = try? type.cast(constant.value) {
      return .constant(PredicateConstant(value))
    }
    return .cast(operand, type)
  }

  private mutating func message(at start: Int) throws -> PredicateExpression {
    let receiver = try expression()
    try require(",", "',' before the selector")
    let name: String? =
      switch token.kind {
      case .string(let name): name
      case .argument(.object): try arguments.next(.object, at: token.position) as? String
      default: nil
      }
    guard let selector = name.flatMap(PredicateSelector.init(rawValue:)) else {
      throw expected(
        "one of the selectors "
          + PredicateSelector.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }
    advance()
    let arguments = try take(",") ? list(until: ")") : []
    if arguments.isEmpty { try require(")", "',' or ')'") }
    guard arguments.count == selector.arity else {
      throw PredicateSyntaxError(
        position: start,
        expected: "\(selector.arity) arguments for '\(selector.rawValue)', and not \(arguments.count)")
    }
    return .message(receiver, selector, arguments)
  }
}
