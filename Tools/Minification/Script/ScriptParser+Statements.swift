/// A statement, as far as the statements beside it need to know.
struct ScriptStatement {
  enum Kind: Equatable {
    case expression
    /// `const`, `let` or `var`.
    case declaration(String)
    /// `return` with a value.
    case result
    case other
  }

  let kind: Kind
  /// Its pieces; the last one is the terminator, where there is one.
  let pieces: Range<Int>
}

extension ScriptParser {
  enum ListEnd { case end, brace }

  /// Takes statements up to the end of the file, or to a bracket.
  mutating func statements(until end: ListEnd) throws -> [ScriptStatement] {
    var statements: [ScriptStatement] = []
    while end == .end ? token.kind != .end : !has("}") {
      if token.kind == .end { throw unexpected() }
      let start = pieces.count
      let kind = try takeStatement(isModuleItem: end == .end)
      statements.append(ScriptStatement(kind: kind, pieces: start..<pieces.count))
    }
    return statements
  }

  /// Joins neighbouring declarations of the same kind: `const a=1,b=2`.
  mutating func joinDeclarations(_ statements: [ScriptStatement]) {
    for (first, second) in zip(statements, statements.dropFirst()) {
      guard case .declaration = first.kind, first.kind == second.kind else { continue }
      pieces[first.pieces.upperBound - 1].kind = .text(",")
      pieces[second.pieces.lowerBound].kind = .nothing
    }
  }

  /// Takes `{`, statements in a scope of their own, and `}`.
  @discardableResult
  mutating func takeBlock() throws -> [ScriptStatement] {
    try inScope { try $0.takeBraces() }
  }

  /// Takes `{`, statements and `}`.
  @discardableResult
  mutating func takeBraces() throws -> [ScriptStatement] {
    try take("{")
    let statements = try statements(until: .brace)
    joinDeclarations(statements)
    try take("}")
    return statements
  }

  /// Takes what a condition or a loop rules. Brackets around expressions become commas between them.
  mutating func takeBody() throws {
    guard has("{") else {
      _ = try takeStatement()
      return
    }
    let open = pieces.count
    let statements = try takeBlock()
    let expressions = statements.last?.kind == .result ? statements.dropLast() : statements[...]
    guard !statements.isEmpty, expressions.allSatisfy({ $0.kind == .expression }) else { return }
    pieces[open].kind = .nothing
    if let result = statements.last, result.kind == .result {
      pieces.swapAt(open, result.pieces.lowerBound)
    }
    for statement in statements.dropLast() { pieces[statement.pieces.upperBound - 1].kind = .text(",") }
    pieces[pieces.count - 1].kind = .nothing
  }

  mutating func takeStatement(isModuleItem: Bool = false) throws -> ScriptStatement.Kind {
    if has("{") {
      try takeBlock()
      return .other
    }
    if has(";") {
      try take()
      return .other
    }
    guard token.kind == .word else { return try takeExpressionStatement() }
    switch token.text {
    case "import" where isModuleItem:
      let next = try following()
      if next.isPunctuator("(") || next.isPunctuator(".") { return try takeExpressionStatement() }
      try skipImport()
    case "export" where isModuleItem: return try takeExport()
    case "const", "let", "var":
      let keyword = token.text
      try takeDeclaration()
      try takeTerminator()
      return .declaration(keyword)
    case "function": try takeFunction(isDeclaration: true)
    case "async" where try following().isWord("function"):
      try take()
      try takeFunction(isDeclaration: true)
    case "if":
      try take()
      try takeParenthesized()
      try takeBody()
      if hasWord("else") {
        try take()
        try takeBody()
      }
    case "for": try inScope { try $0.takeFor() }
    case "while":
      try take()
      try takeParenthesized()
      try takeBody()
    case "do":
      try take()
      try takeBody()
      try takeWord("while")
      try takeParenthesized()
      if has(";") { try skip() }
      pieces.append(ScriptPiece(kind: .terminator))
    case "return":
      try take()
      let hasValue = !has(";") && !has("}") && token.kind != .end && !token.followsLineBreak
      if hasValue { try takeExpression() }
      try takeTerminator()
      return hasValue ? .result : .other
    case "throw":
      try take()
      if token.followsLineBreak { throw failure("what is thrown stands on the next line") }
      try takeExpression()
      try takeTerminator()
    case "break", "continue":
      try take()
      // Labels have names of their own, which are kept.
      if hasName, !token.followsLineBreak { try take() }
      try takeTerminator()
    case "try": try takeTry()
    case "switch": try takeSwitch()
    case "debugger":
      try take()
      try takeTerminator()
    case "class", "with", "enum": throw failure("the client compiler doesn't know “\(token.text)”")
    default:
      if hasName, try following().isPunctuator(":") {
        try take()
        try take(":")
        return try takeStatement()
      }
      return try takeExpressionStatement()
    }
    return .other
  }

  private mutating func takeExpressionStatement() throws -> ScriptStatement.Kind {
    try takeExpression()
    try takeTerminator()
    return .expression
  }

  mutating func takeParenthesized() throws {
    try take("(")
    try takeExpression()
    try take(")")
  }

  /// Takes `const`, `let` or `var` and what it declares.
  mutating func takeDeclaration(allowsIn: Bool = true) throws {
    let declaration: Declaration =
      switch token.text {
      case "const": .constant
      case "let": .lexical
      default: .variable
      }
    try take()
    repeat {
      try takeBinding(declaration)
      if try takes("=") { try takeAssignment(allowsIn: allowsIn) }
    } while try takes(",")
  }

  private mutating func takeFor() throws {
    try take()
    if hasWord("await") { try take() }
    try take("(")
    if hasWord("const") || hasWord("let") || hasWord("var") {
      try takeDeclaration(allowsIn: false)
    } else if !has(";") {
      try takeExpression(allowsIn: false)
    }
    if hasWord("of") || hasWord("in") {
      try take()
      try takeExpression()
    } else {
      try take(";")
      if !has(";") { try takeExpression() }
      try take(";")
      if !has(")") { try takeExpression() }
    }
    try take(")")
    try takeBody()
  }

  private mutating func takeTry() throws {
    try take()
    try takeBlock()
    if hasWord("catch") {
      try take()
      try inScope { parser in
        if try parser.takes("(") {
          try parser.takeBinding(.parameter)
          try parser.take(")")
        }
        try parser.takeBlock()
      }
    }
    if hasWord("finally") {
      try take()
      try takeBlock()
    }
  }

  private mutating func takeSwitch() throws {
    try take()
    try takeParenthesized()
    try inScope { parser in
      try parser.take("{")
      while !parser.has("}") {
        if parser.hasWord("case") {
          try parser.take()
          try parser.takeExpression()
        } else {
          try parser.takeWord("default")
        }
        try parser.take(":")
        while !parser.has("}"), !parser.hasWord("case"), !parser.hasWord("default") {
          _ = try parser.takeStatement()
        }
      }
      try parser.take("}")
    }
  }

  // MARK: Modules

  /// Reads `import {name, name as other} from 'module'` and leaves it out.
  private mutating func skipImport() throws {
    let line = token.line
    try skip()
    var names: [(imported: String, local: String)] = []
    if has("{") {
      try skip()
      while !has("}") { names.append(try skipSpecifier()) }
      try skip()
      guard hasWord("from") else { throw unexpected() }
      try skip()
    }
    let module = try skipModuleName()
    imports.append(ScriptModule.Import(module: module, names: names, line: line))
  }

  /// Reads the file in quotes that ends an import.
  private mutating func skipModuleName() throws -> String {
    guard token.kind == .string else { throw unexpected() }
    let module = String(token.text.dropFirst().dropLast())
    try skip()
    if has(";") { try skip() }
    return module
  }

  private mutating func skipSpecifier() throws -> (String, String) {
    guard token.kind == .word else { throw unexpected() }
    let first = token.text
    var second = first
    try skip()
    if hasWord("as") {
      try skip()
      guard token.kind == .word else { throw unexpected() }
      second = token.text
      try skip()
    }
    if has(",") { try skip() } else if !has("}") { throw unexpected() }
    return (first, second)
  }

  /// Reads `export` before a declaration or a list of names, and leaves the word out.
  private mutating func takeExport() throws -> ScriptStatement.Kind {
    try skip()
    if has("{") {
      try skip()
      let line = token.line
      var locals: [String] = []
      while !has("}") {
        let (local, exported) = try skipSpecifier()
        exports[exported] = local
        locals.append(local)
      }
      try skip()
      if hasWord("from") {
        try skip()
        let module = try skipModuleName()
        imports.append(ScriptModule.Import(module: module, names: locals.map { ($0, $0) }, line: line))
      } else if has(";") {
        try skip()
      }
      return .other
    }
    guard ["const", "let", "var", "function", "async"].contains(token.text) else { throw unexpected() }
    let before = Set(scope.variables.keys)
    let kind = try takeStatement()
    for name in scope.variables.keys where !before.contains(name) { exports[name] = name }
    return kind
  }
}
