import Foundation

extension PredicateParser {
  /// Parses a comparison, a predicate in parentheses, or an expression without a following operator.
  mutating func comparison() throws -> Phrase {
    var modifier = PredicateComparison.Modifier.direct
    if case .word(let word) = token.kind, let keyword = PredicateKeyword(word) {
      switch keyword {
      case .truepredicate, .falsepredicate:
        advance()
        return .predicate(NSPredicate(value: keyword == .truepredicate))
      case .any, .some: modifier = .any
      case .all: modifier = .all
      case .none: modifier = .none
      default: break
      }
      if modifier != .direct { advance() }
    }
    let start = token.position
    let phrase = try operand()
    guard case .expression(let left) = phrase else {
      if modifier == .direct { return phrase }
      throw PredicateSyntaxError(
        position: start, expected: "an expression after \(modifier.rawValue), and not a predicate")
    }
    guard let operation = takeOperation() else {
      if modifier == .direct { return phrase }
      throw expected("a comparison such as == or CONTAINS")
    }
    let options = try takeOptions()
    let place = token.position
    let right = try expression()
    try check(operation, right, at: place)
    let predicate = FormatPredicate(
      PredicateComparison(
        modifier: modifier, left: left, operation: operation, options: options, right: right))
    if isStrict {
      do {
        try predicate.prepared.check()
      } catch let error as FoundationPlusError {
        throw PredicateSyntaxError(position: place, expected: "a pattern: \(error.message.dropLast())")
      }
    }
    return .predicate(predicate)
  }

  /// Throws if the right side is known to be invalid before evaluation.
  private func check(
    _ operation: PredicateComparison.Operation, _ right: PredicateExpression, at position: Int
  ) throws {
    guard operation == .between else { return }
    var isPair = true
    switch right {
    case .aggregate(let bounds): isPair = bounds.count == 2
    case .constant(let constant):
      if case .collection(let bounds) = constant.operand {
        isPair = bounds.values.count == 2
      } else {
        isPair = false
      }
    default: break
    }
    if !isPair {
      throw PredicateSyntaxError(position: position, expected: "two bounds such as {1, 9} after BETWEEN")
    }
  }

  private mutating func takeOperation() -> PredicateComparison.Operation? {
    let operation: PredicateComparison.Operation
    switch token.kind {
    case .symbol("="), .symbol("=="): operation = .equal
    case .symbol("!="), .symbol("<>"): operation = .unequal
    case .symbol("<"): operation = .less
    case .symbol("<="), .symbol("=<"): operation = .lessOrEqual
    case .symbol(">"): operation = .greater
    case .symbol(">="), .symbol("=>"): operation = .greaterOrEqual
    case .word(let word):
      switch PredicateKeyword(word) {
      case .between: operation = .between
      case .beginswith: operation = .beginsWith
      case .endswith: operation = .endsWith
      case .contains: operation = .contains
      case .like: operation = .like
      case .matches: operation = .matches
      case .in: operation = .isIn
      default: return nil
      }
    default: return nil
    }
    advance()
    return operation
  }

  /// Parses options such as `[cd]`.
  private mutating func takeOptions() throws -> PredicateTextOptions {
    guard take("[") else { return [] }
    guard case .word(let letters) = token.kind else { throw expected("options such as [cd]") }
    var options: PredicateTextOptions = []
    for letter in letters {
      guard let option = PredicateTextOptions(letter: letter) else {
        throw expected("options of the letters c, d, n and l")
      }
      options.formUnion(option)
    }
    advance()
    try require("]", "']' after the options")
    return options
  }
}
