/// The lexer of JavaScript, which reads one token at a time.
///
/// Whether `/` divides or begins a regular expression, and whether `}` goes on with a template literal, only the
/// parser knows: it asks for these tokens by name.
struct ScriptLexer {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1

  init(_ source: String, file: String) {
    bytes = Array(source.utf8)
    self.file = file
  }

  /// The next token; `/` is an operator, `}` a bracket.
  mutating func next() throws -> ScriptToken {
    let followsLineBreak = try skipSpace()
    let (start, startLine) = (position, line)
    func token(_ kind: ScriptToken.Kind, _ end: Int) -> ScriptToken {
      ScriptToken(
        kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), line: startLine,
        followsLineBreak: followsLineBreak)
    }
    guard let byte = byte(0) else { return token(.end, start) }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      try skipString(byte)
      return token(.string, position)
    case UInt8(ascii: "`"):
      try skipTemplate()
      return token(.template, position)
    case _ where Self.isDigit(byte), UInt8(ascii: ".") where self.byte(1).map(Self.isDigit) == true:
      skipNumber()
      return token(.number, position)
    case _ where Self.isWordPart(byte), UInt8(ascii: "#"):
      position += 1
      while let next = self.byte(0), Self.isWordPart(next) { position += 1 }
      return token(.word, position)
    default:
      guard let length = punctuatorLength() else {
        throw MinificationError(
          .syntax, "“\(Character(Unicode.Scalar(byte)))” is not expected", file: file, line: line)
      }
      position += length
      return token(.punctuator, position)
    }
  }

  /// The regular expression that a token, `/` or `/=`, begins. The lexer stands behind that token.
  mutating func regularExpression(from slash: ScriptToken) throws -> ScriptToken {
    let start = position - slash.text.utf8.count
    position = start + 1
    var isInClass = false
    while true {
      guard let byte = byte(0), byte != UInt8(ascii: "\n") else {
        throw MinificationError(
          .syntax, "a regular expression has no end", file: file, line: slash.line)
      }
      position += 1
      if byte == UInt8(ascii: "\\") {
        position += 1
      } else if byte == UInt8(ascii: "[") {
        isInClass = true
      } else if byte == UInt8(ascii: "]") {
        isInClass = false
      } else if byte == UInt8(ascii: "/"), !isInClass {
        break
      }
    }
    while let byte = byte(0), Self.isWordPart(byte) { position += 1 }
    return ScriptToken(
      kind: .regularExpression, text: String(decoding: bytes[start..<position], as: UTF8.self),
      line: slash.line, followsLineBreak: slash.followsLineBreak)
  }

  /// The part of a template literal that a token, `}`, begins. The lexer stands behind that token.
  mutating func templatePart(from brace: ScriptToken) throws -> ScriptToken {
    let start = position - 1
    position = start
    try skipTemplate()
    return ScriptToken(
      kind: .template, text: String(decoding: bytes[start..<position], as: UTF8.self), line: brace.line,
      followsLineBreak: false)
  }

  // MARK: Parts of tokens

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a byte is part of words: letters, digits, `_`, `$`, and whatever isn't ASCII.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Skips space and comments, and returns whether a line ended there.
  private mutating func skipSpace() throws -> Bool {
    var hasLineBreak = false
    while let byte = byte(0) {
      if byte == UInt8(ascii: "\n") {
        hasLineBreak = true
        line += 1
        position += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
        position += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        while let next = self.byte(0), next != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        let start = line
        position += 2
        while self.byte(0) != UInt8(ascii: "*") || self.byte(1) != UInt8(ascii: "/") {
          guard let next = self.byte(0) else {
            throw MinificationError(.syntax, "a comment has no end", file: file, line: start)
          }
          if next == UInt8(ascii: "\n") {
            line += 1
            hasLineBreak = true
          }
          position += 1
        }
        position += 2
      } else {
        break
      }
    }
    return hasLineBreak
  }

  private mutating func skipString(_ quote: UInt8) throws {
    position += 1
    while true {
      guard let byte = byte(0), byte != UInt8(ascii: "\n") else {
        throw MinificationError(.syntax, "a string has no end", file: file, line: line)
      }
      position += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\") {
        if self.byte(0) == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
  }

  /// Skips from "`" or `}` to behind `${` or "`".
  private mutating func skipTemplate() throws {
    let start = line
    position += 1
    while true {
      guard let byte = byte(0) else {
        throw MinificationError(.syntax, "a template literal has no end", file: file, line: start)
      }
      position += 1
      if byte == UInt8(ascii: "`") { return }
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "\\") { position += 1 }
      if byte == UInt8(ascii: "$"), self.byte(0) == UInt8(ascii: "{") {
        position += 1
        return
      }
    }
  }

  private mutating func skipNumber() {
    let isDecimal = byte(0) != UInt8(ascii: "0") || byte(1).map { $0 | 0x20 < UInt8(ascii: "a") } ?? true
    var last: UInt8 = 0
    while let byte = byte(0) {
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isAfterExponent = isDecimal && last | 0x20 == UInt8(ascii: "e")
      guard Self.isWordPart(byte) || byte == UInt8(ascii: ".") || isSign && isAfterExponent else { return }
      last = byte
      position += 1
    }
  }

  private static let punctuators: [[UInt8]] = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=",
    ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>",
    "**", "{", "}", "(", ")", "[", "]", ";", ",", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "!",
    "~", "?", ":", "=", ".",
  ].map { Array($0.utf8) }

  private func punctuatorLength() -> Int? {
    let found = Self.punctuators.first { bytes[position...].starts(with: $0) }
    // `a?.5:b` is a choice, not a chain.
    if let found, found.elementsEqual("?.".utf8), byte(2).map(Self.isDigit) == true { return 1 }
    return found?.count
  }
}
