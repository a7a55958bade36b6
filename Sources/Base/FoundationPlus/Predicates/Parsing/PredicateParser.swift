import Foundation

/// Reads a format by recursive descent: `OR` binds least, then `AND`, `NOT`, comparisons, and arithmetic.
///
/// A parenthesis can begin a predicate or an expression; both are read by the same rules, and what came out says
/// which it was. So no place is read twice.
struct PredicateParser {
  /// What a rule found.
  enum Phrase {
    case predicate(NSPredicate)
    case expression(PredicateExpression)
  }

  /// How deep parentheses and their like may be nested: far deeper than anybody writes, and safe on the stack
  /// of any thread.
  static let depthLimit = 100
  /// How long a format may be, in bytes of UTF-8.
  static let lengthLimit = 1 << 20

  let tokens: [PredicateToken]
  var arguments: PredicateArguments
  /// Regular expressions are checked, and no argument may be left over.
  let isStrict: Bool
  private var index = 0
  private var depth = 0

  private init(tokens: [PredicateToken], arguments: PredicateArguments, isStrict: Bool) {
    self.tokens = tokens
    self.arguments = arguments
    self.isStrict = isStrict
  }

  /// The predicate of a format.
  /// - Throws: An error that names the place and what was expected there.
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

  /// A predicate with all its parts.
  mutating func condition() throws -> NSPredicate {
    let phrase = try disjunction()
    return try predicate(phrase)
  }

  /// The predicate in what was just read: after an expression an operator is missing.
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
