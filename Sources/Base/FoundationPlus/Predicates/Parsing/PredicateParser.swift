import Foundation

/// A recursive-descent parser for formats. By ascending precedence: `OR`, `AND`, `NOT`, comparisons,
/// arithmetic.
///
/// A parenthesis can start a predicate or an expression; the same rules parse both, and the result tells
/// which it was, so no backtracking is needed.
struct PredicateParser {
  /// The result of a rule.
  enum Phrase {
    case predicate(NSPredicate)
    case expression(PredicateExpression)
  }

  /// The maximum nesting depth of parentheses and similar constructs: far deeper than anybody writes, and
  /// safe on the stack of any thread.
  static let depthLimit = 100
  /// The maximum length of a format, in bytes of UTF-8.
  static let lengthLimit = 1 << 20

  let tokens: [PredicateToken]
  var arguments: PredicateArguments
  /// A Boolean value that indicates whether regular expressions are checked and surplus arguments rejected.
  let isStrict: Bool
  private var index = 0
  private var depth = 0

  private init(tokens: [PredicateToken], arguments: PredicateArguments, isStrict: Bool) {
    self.tokens = tokens
    self.arguments = arguments
    self.isStrict = isStrict
  }

  /// Parses a format.
  ///
  /// - Throws: An error that names the position and what was expected there.
  static func parse(
    _ format: String, isStrict: Bool, arguments: ([PredicateToken]) -> PredicateArguments
  ) throws -> NSPredicate {
    guard format.utf8.count <= lengthLimit else {
      throw FoundationPlusError(
        .malformedPredicate, "A predicate format has at most \(lengthLimit) bytes, not \(format.utf8.count).")
    }
    do {
      let tokens = try PredicateLexer.tokens(of: format)
      var parser = PredicateParser(tokens: tokens, arguments: arguments(tokens), isStrict: isStrict)
      return try parser.whole()
    } catch let error as PredicateSyntaxError {
      throw error.described(in: format)
    }
  }

  private mutating func whole() throws -> NSPredicate {
    let predicate = try condition()
    guard case .end = token.kind else { throw expected("AND, OR or the end") }
    if isStrict && arguments.remaining > 0 {
      throw PredicateSyntaxError(
        position: token.position, expected: "a place for each argument; \(arguments.remaining) are left over")
    }
    return predicate
  }

  // MARK: Tokens

  var token: PredicateToken { tokens[index] }

  mutating func advance() { if index + 1 < tokens.count { index += 1 } }

  func following(_ offset: Int) -> PredicateToken { tokens[min(index + offset, tokens.count - 1)] }

  mutating func take(_ symbol: String) -> Bool {
    guard case .symbol(symbol) = token.kind else { return false }
    advance()
    return true
  }

  mutating func require(_ symbol: String, _ what: String? = nil) throws {
    if !take(symbol) { throw expected(what ?? "'\(symbol)'") }
  }

  private mutating func take(_ keyword: PredicateKeyword, or symbol: String) -> Bool {
    if case .word(let word) = token.kind, PredicateKeyword(word) == keyword {
      advance()
      return true
    }
    return take(symbol)
  }

  func expected(_ what: String) -> PredicateSyntaxError {
    PredicateSyntaxError(position: token.position, expected: "\(what), and not \(token.text)")
  }

  mutating func nested<T>(_ body: (inout Self) throws -> T) throws -> T {
    guard depth < Self.depthLimit else {
      throw PredicateSyntaxError(
        position: token.position,
        expected: "at most \(Self.depthLimit) parentheses and NOTs within each other")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Logic

  /// Parses a complete predicate.
  mutating func condition() throws -> NSPredicate {
    let phrase = try disjunction()
    return try predicate(phrase)
  }

  /// Returns the predicate that was just parsed, or throws if it is an expression without a following
  /// operator.
  private func predicate(_ phrase: Phrase) throws -> NSPredicate {
    if case .predicate(let predicate) = phrase { return predicate }
    throw expected("a comparison such as == or CONTAINS")
  }

  mutating func disjunction() throws -> Phrase {
    let first = try conjunction()
    guard isAt(.or, "||") else { return first }
    var parts = [try predicate(first)]
    while take(.or, or: "||") {
      let part = try conjunction()
      parts.append(try predicate(part))
    }
    return .predicate(CompoundFormatPredicate(type: .or, subpredicates: parts))
  }

  private mutating func conjunction() throws -> Phrase {
    let first = try negation()
    guard isAt(.and, "&&") else { return first }
    var parts = [try predicate(first)]
    while take(.and, or: "&&") {
      let part = try negation()
      parts.append(try predicate(part))
    }
    return .predicate(CompoundFormatPredicate(type: .and, subpredicates: parts))
  }

  private func isAt(_ keyword: PredicateKeyword, _ symbol: String) -> Bool {
    switch token.kind {
    case .word(let word): PredicateKeyword(word) == keyword
    case .symbol(symbol): true
    default: false
    }
  }

  private mutating func negation() throws -> Phrase {
    guard take(.not, or: "!") else { return try comparison() }
    let part = try nested { try $0.negation() }
    return .predicate(CompoundFormatPredicate(type: .not, subpredicates: [try predicate(part)]))
  }
}
