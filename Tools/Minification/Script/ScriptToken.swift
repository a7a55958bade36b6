/// A token of JavaScript (ECMA-262, chapter 12).
struct ScriptToken: Equatable {
  enum Kind {
    /// An identifier, a keyword or a name such as `#private`.
    case word
    case number, string, regularExpression, punctuator
    /// A part of a template literal, from "`" or `}` to `${` or "`".
    case template
    case end
  }

  let kind: Kind
  let text: String
  let line: Int
  /// Whether a line ends between this token and the one before: there a semicolon may be missing.
  let followsLineBreak: Bool

  func isPunctuator(_ text: String) -> Bool { kind == .punctuator && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  /// The words that name nothing in strict code.
  static let reservedWords: Set<String> = [
    "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
    "else", "enum", "export", "extends", "false", "finally", "for", "function", "if", "implements", "import",
    "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
    "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while",
    "with", "yield",
  ]
}
