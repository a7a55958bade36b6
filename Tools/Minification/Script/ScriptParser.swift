/// A parser that says of each name of a module what it is: a variable of which scope, or a property.
///
/// It reads modules of ECMAScript 2022 without classes and generators, follows the grammar as far as that is needed
/// to tell names, semicolons and regular expressions apart, and leaves the tokens in their order. What it doesn't
/// know is an error, so that nothing is changed that wasn't understood.
struct ScriptParser {
  let file: String
  var lexer: ScriptLexer
  var token: ScriptToken
  var pieces: [ScriptPiece] = []
  var occurrences: [Occurrence] = []
  var scope: Scope
  var imports: [ScriptModule.Import] = []
  var exports: [String: String] = [:]
  private let classes: [String: String]
  /// What the module calls the classes of the style sheets.
  private var classesName: String? {
    imports.first { $0.module == ScriptBundle.classes }?.names.first?.local
  }

  init(_ source: String, file: String, classes: StyleClassTable?) throws {
    self.file = file
    self.classes = classes?.scriptNames ?? [:]
    lexer = ScriptLexer(source, file: file)
    token = try lexer.next()
    scope = Scope(in: nil, isFunction: true)
  }

  /// Reads a module.
  static func module(_ source: String, file: String, classes: StyleClassTable? = nil) throws -> ScriptModule {
    var parser = try ScriptParser(source, file: file, classes: classes)
    let statements = try parser.statements(until: .end)
    parser.joinDeclarations(statements)
    return ScriptModule(
      file: file, scope: parser.scope, pieces: parser.pieces, statements: statements,
      occurrences: parser.occurrences, imports: parser.imports, exports: parser.exports)
  }

  // MARK: Tokens

  func failure(_ message: String, at place: ScriptToken? = nil) -> MinificationError {
    MinificationError(.syntax, message, file: file, line: (place ?? token).line)
  }

  func unexpected() -> MinificationError {
    failure(token.kind == .end ? "the file ends too early" : "“\(token.text)” is not expected here")
  }

  func has(_ punctuator: String) -> Bool { token.isPunctuator(punctuator) }
  func hasWord(_ word: String) -> Bool { token.isWord(word) }

  /// Whether the token names a variable where one is expected.
  var hasName: Bool {
    token.kind == .word && !token.text.hasPrefix("#") && !ScriptToken.reservedWords.contains(token.text)
  }

  /// Takes the token over, as it is.
  mutating func take() throws {
    pieces.append(ScriptPiece(kind: .token(token)))
    token = try lexer.next()
  }

  /// Goes on without taking the token over.
  mutating func skip() throws { token = try lexer.next() }

  mutating func take(_ punctuator: String) throws {
    guard has(punctuator) else { throw unexpected() }
    try take()
  }

  mutating func takeWord(_ word: String) throws {
    guard hasWord(word) else { throw unexpected() }
    try take()
  }

  /// Takes a token if it is there.
  mutating func takes(_ punctuator: String) throws -> Bool {
    guard has(punctuator) else { return false }
    try take()
    return true
  }

  /// Takes the comma between two parts of a list; one before the end of the list is left out.
  mutating func takeSeparator(before end: String) throws {
    guard !has(end) else { return }
    try take(",")
    if has(end) { pieces[pieces.count - 1].kind = .nothing }
  }

  /// The token after this one.
  func following() throws -> ScriptToken {
    var ahead = lexer
    return try ahead.next()
  }

  /// Takes the end of a statement: a semicolon, or what stands for one (ECMA-262, 12.10).
  mutating func takeTerminator() throws {
    if has(";") {
      try skip()
    } else if !has("}"), token.kind != .end, !token.followsLineBreak {
      throw unexpected()
    }
    pieces.append(ScriptPiece(kind: .terminator))
  }

  // MARK: Names

  mutating func inScope<Result>(
    isFunction: Bool = false, _ body: (inout ScriptParser) throws -> Result
  ) rethrows -> Result {
    let outer = scope
    scope = Scope(in: outer, isFunction: isFunction)
    defer { scope = outer }
    return try body(&self)
  }

  /// Takes the name of a variable.
  @discardableResult
  mutating func takeName() throws -> Occurrence {
    guard hasName else { throw unexpected() }
    let occurrence = Occurrence(token.text, in: scope, line: token.line)
    occurrences.append(occurrence)
    pieces.append(ScriptPiece(kind: .name(occurrence)))
    token = try lexer.next()
    return occurrence
  }

  /// Takes a class of the style sheets, `classes.name`, if one stands here.
  mutating func takesStyleClass() throws -> Bool {
    guard let classesName, hasWord(classesName), try following().isPunctuator(".") else { return false }
    try skip()
    try skip()
    guard let short = classes[token.text] else {
      throw MinificationError(
        .unnamedClass, "the class “\(token.text)” isn't in the table of classes", file: file, line: token.line
      )
    }
    pieces.append(ScriptPiece(kind: .styleClass(short)))
    try skip()
    return true
  }

  /// The way in which a name is declared.
  enum Declaration { case variable, lexical, constant, parameter, function }

  mutating func declare(_ name: String, _ declaration: Declaration) throws {
    var owner = scope
    if declaration == .variable {
      while !owner.isFunction, let parent = owner.parent { owner = parent }
      // A `var` with the name of a parameter is that parameter.
      if owner.parent?.variables[name] != nil { return }
    }
    if owner.variables[name] != nil {
      if declaration == .variable { return }
      throw failure("“\(name)” is declared twice")
    }
    owner.variables[name] = Variable(
      name, in: owner, isConstant: declaration == .constant || declaration == .function)
  }

  /// Takes what a declaration names: a name, or a pattern of names.
  mutating func takeBinding(_ declaration: Declaration) throws {
    if has("[") {
      try take()
      while !has("]") {
        if try takes(",") { continue }
        _ = try takes("...")
        try takeBinding(declaration)
        if try takes("=") { try takeAssignment() }
        try takeSeparator(before: "]")
      }
      try take("]")
    } else if has("{") {
      try take()
      while !has("}") {
        if try takes("...") {
          try takeBinding(declaration)
        } else {
          try takeBindingProperty(declaration)
        }
        if try takes("=") { try takeAssignment() }
        try takeSeparator(before: "}")
      }
      try take("}")
    } else {
      let name = try takeName().name
      try declare(name, declaration)
    }
  }

  private mutating func takeBindingProperty(_ declaration: Declaration) throws {
    let next = try following()
    if hasName, next.isPunctuator(",") || next.isPunctuator("}") || next.isPunctuator("=") {
      let name = try takeName()
      pieces[pieces.count - 1].kind = .shorthand(name)
      try declare(name.name, declaration)
    } else {
      try takePropertyName()
      try take(":")
      try takeBinding(declaration)
    }
  }

  /// Takes the name of a property before `:` or `(`; computed names are expressions.
  mutating func takePropertyName() throws {
    if try takes("[") {
      try takeAssignment()
      try take("]")
    } else if token.kind == .word || token.kind == .string || token.kind == .number {
      try take()
    } else {
      throw unexpected()
    }
  }
}
