import Foundation

extension PredicateParser {
  /// Parses an expression; a predicate in its place is an error.
  mutating func expression() throws -> PredicateExpression {
    let start = token.position
    guard case .expression(let expression) = try operand() else {
      throw PredicateSyntaxError(position: start, expected: "an expression, and not a predicate")
    }
    return expression
  }

  /// Parses an expression with its arithmetic, or a predicate in parentheses.
  mutating func operand() throws -> Phrase { try chain(0) }

  /// Parses operators of at least a given precedence.
  private mutating func chain(_ precedence: Int) throws -> Phrase {
    var phrase = try unary()
    while case .expression(let first) = phrase, let operation = arithmetic, operation.precedence >= precedence
    {
      let level = operation.precedence
      var terms: [PredicateTerm] = []
      while let operation = arithmetic, operation.precedence == level {
        advance()
        // Exponentiation is right-associative: 2 ** 3 ** 2.
        let isPower = operation == .power
        let position = token.position
        let right = try isPower ? nested { try $0.chain(level) } : chain(level + 1)
        guard case .expression(let right) = right else {
          throw PredicateSyntaxError(position: position, expected: "an expression, and not a predicate")
        }
        terms.append(PredicateTerm(operation: operation, operand: right))
      }
      phrase = .expression(.arithmetic(first, terms))
    }
    return phrase
  }

  private var arithmetic: PredicateArithmetic? {
    if case .symbol(let symbol) = token.kind { PredicateArithmetic(rawValue: symbol) } else { nil }
  }

  private mutating func unary() throws -> Phrase {
    let start = token.position
    for sign in ["-", "~", "+"] where take(sign) {
      let phrase = try nested { try $0.unary() }
      guard case .expression(let operand) = phrase else {
        throw PredicateSyntaxError(
          position: start, expected: "an expression after '\(sign)', and not a predicate")
      }
      switch (sign, operand) {
      case ("+", _): return .expression(operand)
      case ("~", _): return .expression(.complement(operand))
      case (_, .constant(let constant)):
        if case .number(let number) = constant.operand {
          return .expression(.constant(PredicateConstant(number.negated.value)))
        }
      default: break
      }
      return .expression(.negated(operand))
    }
    let phrase = try primary()
    guard case .expression(let base) = phrase else { return phrase }
    return .expression(try path(from: base))
  }

  private mutating func primary() throws -> Phrase {
    let token = token
    switch token.kind {
    case .symbol("("):
      advance()
      let inner = try nested { try $0.disjunction() }
      try require(")", "')'")
      return inner
    case .symbol("{"): return .expression(try aggregate())
    case .string(let text):
      advance()
      return .expression(.constant(PredicateConstant(text)))
    case .number(let number):
      advance()
      return .expression(.constant(PredicateConstant(number.value)))
    case .variable(let name):
      advance()
      return .expression(.variable(name))
    case .argument(let argument):
      advance()
      let value = try arguments.next(argument, at: token.position)
      if argument == .keyPath, let path = value as? String {
        return .expression(.path(.implied, PredicatePathStep.steps(path)))
      }
      if let predicate = value as? NSPredicate { return .predicate(predicate) }
      return .expression(.constant(PredicateConstant(value)))
    case .escapedWord(let word):
      advance()
      return .expression(.path(.implied, [.key(word)]))
    case .operation: return .expression(.implied)
    case .functionName(let name): return .expression(try function(name))
    case .word(let word): return .expression(try self.word(word))
    case .symbol, .end: throw expected("a key, a value or a predicate")
    }
  }

  private mutating func word(_ word: String) throws -> PredicateExpression {
    let value: Any?
    switch PredicateKeyword(word) {
    case nil:
      advance()
      return .path(.implied, [.key(word)])
    case .self:
      advance()
      return .subject
    case .true, .yes: value = true
    case .false, .no: value = false
    case .null, .nil: value = nil
    case .anykey: throw expected("a key: ANYKEY is for searches of the system's index")
    default: throw expected("a key or a value: write '#\(word)' for a key of that name")
    }
    advance()
    return .constant(PredicateConstant(value))
  }

  private mutating func aggregate() throws -> PredicateExpression {
    try require("{")
    let elements = try nested { try $0.list(until: "}") }
    let constants = elements.compactMap { element in
      if case .constant(let constant) = element { constant } else { nil as PredicateConstant? }
    }
    if constants.count == elements.count { return .constant(PredicateConstant(constants.map(\.value))) }
    return .aggregate(elements)
  }

  /// Parses expressions separated by commas, up to a closing symbol.
  mutating func list(until end: String) throws -> [PredicateExpression] {
    var elements: [PredicateExpression] = []
    if take(end) { return elements }
    repeat { elements.append(try expression()) } while take(",")
    try require(end, "',' or '\(end)'")
    return elements
  }

  /// Parses the path after an expression: `.key`, `.@count`, `[0]`.
  private mutating func path(from base: PredicateExpression) throws -> PredicateExpression {
    var base = base
    var steps: [PredicatePathStep] = []
    if case .path(let first, let known) = base { (base, steps) = (first, known) }
    while true {
      if case .operation(let name) = token.kind, steps.isEmpty, base == .implied {
        steps.append(try operation(name))
      } else if take(".") {
        steps += try stepsAfterPoint()
      } else if take("[") {
        steps.append(try nested { try $0.index() })
      } else {
        break
      }
    }
    return steps.isEmpty ? base : .path(base, steps)
  }

  private mutating func stepsAfterPoint() throws -> [PredicatePathStep] {
    let token = token
    switch token.kind {
    case .word(let key), .escapedWord(let key):
      advance()
      return [.key(key)]
    case .operation(let name): return [try operation(name)]
    case .argument(.keyPath):
      advance()
      let path = try arguments.next(.keyPath, at: token.position)
      return PredicatePathStep.steps(path as? String ?? "")
    default: throw expected("a key after '.'")
    }
  }

  private mutating func operation(_ name: String) throws -> PredicatePathStep {
    guard let operation = PredicateCollectionOperator(rawValue: name) else {
      throw expected("an operator such as @count, @sum, @avg, @min or @max")
    }
    advance()
    return .collection(operation)
  }

  private mutating func index() throws -> PredicatePathStep {
    if case .word(let word) = token.kind, case .symbol("]") = following(1).kind,
      let place: PredicatePathStep = ["first": .first, "last": .last, "size": .size][word.lowercased()]
    {
      advance()
      advance()
      return place
    }
    let index = try expression()
    try require("]", "']' after the index")
    return .index(index)
  }
}

extension PredicatePathStep {
  /// Returns the steps of a key path in a string, such as `lines.@sum.price`.
  static func steps(_ path: String) -> [PredicatePathStep] {
    path.split(separator: ".", omittingEmptySubsequences: false).map { part in
      if part.first == "@", let operation = PredicateCollectionOperator(rawValue: String(part.dropFirst())) {
        return .collection(operation)
      }
      return .key(String(part))
    }
  }
}
