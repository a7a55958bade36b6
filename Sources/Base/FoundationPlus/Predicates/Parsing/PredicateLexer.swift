import Foundation

/// A lexer that splits a format into tokens in one pass.
struct PredicateLexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ format: String) { scalars = Array(format.unicodeScalars) }

  /// Returns all tokens, with one for the end.
  static func tokens(of format: String) throws -> [PredicateToken] {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    tokens.append(PredicateToken(kind: .end, position: lexer.scalars.count))
    return tokens
  }

  private func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  private mutating func next() throws -> PredicateToken? {
    while let space = scalar(), space.properties.isWhitespace { position += 1 }
    let start = position
    guard let first = scalar() else { return nil }
    return PredicateToken(kind: try kind(first), position: start)
  }

  private mutating func kind(_ first: Unicode.Scalar) throws -> PredicateToken.Kind {
    if Self.beginsWord(first) {
      let word = word()
      if let selector = selector(word) { return .functionName(selector) }
      return .word(word)
    }
    if Self.isDigit(first) { return .number(try number()) }
    if first == ".", let second = scalar(1), Self.isDigit(second), !followsPath {
      return .number(try number())
    }
    switch first {
    case "\"", "'": return .string(try string(first))
    case "%": return .argument(try argument())
    case "$": return .variable(try name("a variable"))
    case "@": return .operation(try name("an operator such as @count"))
    case "#": return .escapedWord(try name("a key"))
    default: return .symbol(try symbol())
    }
  }

  /// A Boolean value that indicates whether a dot at this position belongs to a key path.
  private var followsPath: Bool {
    guard position > 0 else { return false }
    let before = scalars[position - 1]
    return Self.continuesWord(before) || before == "]" || before == ")"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while let next = scalar(), Self.continuesWord(next) {
      word.append(next)
      position += 1
    }
    return String(word)
  }

  /// Parses the full name of a function with colons, if one starts here.
  private mutating func selector(_ word: String) -> String? {
    var end = position
    while end < scalars.count, scalars[end] == ":" || Self.continuesWord(scalars[end]), end - position < 64 {
      end += 1
    }
    var bracket = end
    while bracket < scalars.count, scalars[bracket].properties.isWhitespace, bracket - end < 64 {
      bracket += 1
    }
    guard bracket < scalars.count, scalars[bracket] == "(" else { return nil }
    if end == position, bracket > end || PredicateKeyword(word) != nil {
      // `AND (` and `IN (` are no calls, and no function without colons is written with a space.
      if PredicateKeyword(word) != nil || PredicateFunction(written: word) == nil { return nil }
    }
    var name = word
    name.unicodeScalars.append(contentsOf: scalars[position..<end])
    position = end
    return name
  }

  private mutating func name(_ what: String) throws -> String {
    let start = position
    position += 1
    guard let first = scalar(), Self.beginsWord(first) else {
      throw PredicateSyntaxError(position: start, expected: "the name of \(what) after '\(scalars[start])'")
    }
    return word()
  }

  private mutating func symbol() throws -> String {
    if let second = scalar(1) {
      let pair = String(String.UnicodeScalarView([scalars[position], second]))
      if ["==", "=<", "=>", "!=", "<=", "<>", "<<", ">=", ">>", "&&", "||", "**"].contains(pair) {
        position += 2
        return pair
      }
    }
    let single = scalars[position]
    guard "=<>!&|*+-/^~(){}[],.".unicodeScalars.contains(single) else {
      throw PredicateSyntaxError(position: position, expected: "no '\(single)'")
    }
    position += 1
    return String(single)
  }

  private mutating func argument() throws -> PredicateArgument {
    let start = position
    position += 1
    while let modifier = scalar(), "hlqLzjt".unicodeScalars.contains(modifier) { position += 1 }
    guard let letter = scalar(), let argument = PredicateArgument(letter: letter) else {
      throw PredicateSyntaxError(
        position: start, expected: "an argument such as %@, %K, %d or %f after '%'")
    }
    position += 1
    return argument
  }
}

extension PredicateLexer {
  private mutating func number() throws -> PredicateNumber {
    let start = position
    if scalar() == "0", let letter = scalar(1),
      let radix = ["x": 16, "o": 8, "b": 2][letter.properties.lowercaseMapping]
    {
      position += 2
      let digits = word()
      guard let value = Int(digits, radix: radix) else {
        throw PredicateSyntaxError(position: start, expected: "a number of base \(radix) in 64 bits")
      }
      return .integer(Int128(value))
    }
    var text = digits()
    var isWhole = true
    if scalar() == ".", let next = scalar(1), Self.isDigit(next) {
      position += 1
      text += "." + digits()
      isWhole = false
    }
    if let letter = scalar(), letter == "e" || letter == "E" {
      let sign = scalar(1).flatMap { $0 == "-" || $0 == "+" ? String($0) : nil } ?? ""
      if let next = scalar(1 + sign.unicodeScalars.count), Self.isDigit(next) {
        position += 1 + sign.unicodeScalars.count
        text += "e" + sign + digits()
        isWhole = false
      }
    }
    if let next = scalar(), Self.beginsWord(next) {
      throw PredicateSyntaxError(position: position, expected: "an operator after the number")
    }
    if isWhole, let value = Int128(text) { return .integer(value) }
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text), value.isFinite else {
      throw PredicateSyntaxError(position: start, expected: "a number that isn't infinite")
    }
    return .real(value)
  }

  private mutating func digits() -> String {
    var text = ""
    while let next = scalar(), Self.isDigit(next) {
      text.unicodeScalars.append(next)
      position += 1
    }
    return text
  }

  /// Parses a quoted string. A backslash before a letter without special meaning stays, for regular
  /// expressions.
  private mutating func string(_ quote: Unicode.Scalar) throws -> String {
    let start = position
    var text = String.UnicodeScalarView()
    position += 1
    while let next = scalar() {
      position += 1
      if next == quote { return String(text) }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = scalar() else { break }
      position += 1
      switch escaped {
      case "\\", "\"", "'": text.append(escaped)
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "u": text.append(try hexadecimal(4))
      case "U": text.append(try hexadecimal(8))
      case "x": text.append(try hexadecimal(2))
      default:
        text.append("\\")
        text.append(escaped)
      }
    }
    throw PredicateSyntaxError(position: start, expected: "a closing \(quote) for the text that begins here")
  }

  private mutating func hexadecimal(_ count: Int) throws -> Unicode.Scalar {
    let end = position + count
    if end <= scalars.count {
      let digits = String(String.UnicodeScalarView(scalars[position..<end]))
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        position = end
        return scalar
      }
    }
    throw PredicateSyntaxError(position: position, expected: "\(count) hexadecimal digits of a character")
  }
}
