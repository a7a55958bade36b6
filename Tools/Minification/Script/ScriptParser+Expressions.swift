extension ScriptParser {
  mutating func takeExpression(allowsIn: Bool = true) throws {
    repeat { try takeAssignment(allowsIn: allowsIn) } while try takes(",")
  }

  private static let binaryOperators: Set<String> = [
    "+", "-", "*", "/", "%", "**", "&", "|", "^", "<<", ">>", ">>>", "&&", "||", "??", "==", "!=", "===",
    "!==", "<", ">", "<=", ">=",
  ]
  private static let assignmentOperators: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "**=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "&&=", "||=", "??=",
  ]
  private static let prefixOperators: Set<String> = ["!", "~", "+", "-", "++", "--"]
  private static let prefixWords: Set<String> = ["typeof", "void", "delete", "await", "new"]

  /// Takes an expression without commas. How tightly operators bind doesn't matter here.
  mutating func takeAssignment(allowsIn: Bool = true) throws {
    if try takesArrowFunction(allowsIn: allowsIn) { return }
    try takeOperand()
    while true {
      if token.kind == .punctuator, Self.assignmentOperators.contains(token.text) {
        try take()
        return try takeAssignment(allowsIn: allowsIn)
      } else if has("?") {
        try take()
        try takeAssignment()
        try take(":")
        return try takeAssignment(allowsIn: allowsIn)
      } else if token.kind == .punctuator && Self.binaryOperators.contains(token.text)
        || hasWord("instanceof") || allowsIn && hasWord("in")
      {
        try take()
        try takeOperand()
      } else {
        return
      }
    }
  }

  private mutating func takeOperand() throws {
    while token.kind == .punctuator && Self.prefixOperators.contains(token.text)
      || token.kind == .word && Self.prefixWords.contains(token.text)
    {
      let isNew = hasWord("new")
      try take()
      if isNew, try takes(".") { return try take() }
    }
    try takePrimary()
    while true {
      if has(".") || has("?.") {
        let isOptional = has("?.")
        try take()
        if isOptional, has("(") || has("[") || token.kind == .template { continue }
        guard token.kind == .word else { throw unexpected() }
        try take()
      } else if has("[") {
        try take()
        try takeExpression()
        try take("]")
      } else if has("(") {
        try takeArguments()
      } else if token.kind == .template {
        try takeTemplate()
      } else if has("++") || has("--"), !token.followsLineBreak {
        try take()
      } else {
        return
      }
    }
  }

  private mutating func takeArguments() throws {
    try take("(")
    while !has(")") {
      _ = try takes("...")
      try takeAssignment()
      try takeSeparator(before: ")")
    }
    try take(")")
  }

  private mutating func takeTemplate() throws {
    while true {
      let isLast = token.text.hasSuffix("`")
      try take()
      if isLast { return }
      try takeExpression()
      guard has("}") else { throw unexpected() }
      token = try lexer.templatePart(from: token)
    }
  }

  private mutating func takePrimary() throws {
    switch token.kind {
    case .number, .string: try take()
    case .template: try takeTemplate()
    case .regularExpression, .end: throw unexpected()
    case .punctuator: try takeBracketed()
    case .word:
      switch token.text {
      case "this", "null", "true", "false", "super": try take()
      case "import":
        try take()
        if try takes(".") { try take() }
      case "function": try takeFunction(isDeclaration: false)
      case "async" where try following().isWord("function"):
        try take()
        try takeFunction(isDeclaration: false)
      case "class", "yield": throw failure("the client compiler doesn't know “\(token.text)”")
      case "eval": throw failure("“eval” could use any name")
      default: if try !takesStyleClass() { try takeName() }
      }
    }
  }

  private mutating func takeBracketed() throws {
    switch token.text {
    case "/", "/=":
      token = try lexer.regularExpression(from: token)
      try take()
    case "(":
      try takeParenthesized()
    case "[":
      try take()
      while !has("]") {
        if try takes(",") { continue }
        _ = try takes("...")
        try takeAssignment()
        try takeSeparator(before: "]")
      }
      try take("]")
    case "{":
      try take()
      while !has("}") {
        try takeProperty()
        try takeSeparator(before: "}")
      }
      try take("}")
    default: throw unexpected()
    }
  }

  /// Takes a property of an object literal, or of a pattern that is assigned to.
  private mutating func takeProperty() throws {
    if try takes("...") { return try takeAssignment() }
    let next = try following()
    let endsName = ["(", ":", ",", "}", "="].contains { next.isPunctuator($0) }
    if !endsName {
      // `get name()`, `async name()`
      if hasWord("get") || hasWord("set") || hasWord("async") {
        try take()
      } else if has("*") {
        throw failure("the client compiler doesn't know generators")
      }
    } else if hasName, !next.isPunctuator("("), !next.isPunctuator(":") {
      let name = try takeName()
      pieces[pieces.count - 1].kind = .shorthand(name)
      // Only patterns have values for what is missing.
      if try takes("=") { try takeAssignment() }
      return
    }
    try takePropertyName()
    if has("(") {
      try takeParametersAndBody()
    } else {
      try take(":")
      try takeAssignment()
    }
  }

  // MARK: Functions

  mutating func takeFunction(isDeclaration: Bool) throws {
    try takeWord("function")
    if has("*") { throw failure("the client compiler doesn't know generators") }
    if isDeclaration {
      let name = try takeName().name
      try declare(name, .function)
      try takeParametersAndBody()
    } else {
      // The name of a function that is a value is known in it alone.
      try inScope { parser in
        if parser.hasName {
          let name = try parser.takeName().name
          try parser.declare(name, .function)
        }
        try parser.takeParametersAndBody()
      }
    }
  }

  /// Takes `(a, b) {…}`. The parameters are a scope around that of the body.
  private mutating func takeParametersAndBody() throws {
    try inScope(isFunction: true) { parser in
      try parser.takeParameters()
      try parser.inScope(isFunction: true) { _ = try $0.takeBraces() }
    }
  }

  private mutating func takeParameters() throws {
    try take("(")
    while !has(")") {
      _ = try takes("...")
      try takeBinding(.parameter)
      if try takes("=") { try takeAssignment() }
      try takeSeparator(before: ")")
    }
    try take(")")
  }

  /// Takes an arrow function if one stands here.
  private mutating func takesArrowFunction(allowsIn: Bool) throws -> Bool {
    var ahead = self
    (ahead.pieces, ahead.occurrences) = ([], [])
    if ahead.hasWord("async") {
      try ahead.skip()
      if ahead.token.followsLineBreak || !(ahead.hasName || ahead.has("(")) { return false }
    }
    if ahead.hasName {
      guard try ahead.following().isPunctuator("=>") else { return false }
    } else if ahead.has("(") {
      guard try ahead.isAtArrowParameters() else { return false }
    } else {
      return false
    }
    if hasWord("async") { try take() }
    try inScope(isFunction: true) { parser in
      if parser.hasName {
        let name = try parser.takeName().name
        try parser.declare(name, .parameter)
      } else {
        let open = parser.pieces.count
        try parser.takeParameters()
        parser.dropParentheses(from: open)
      }
      if parser.token.followsLineBreak { throw parser.failure("“=>” stands on a line of its own") }
      try parser.take("=>")
      if parser.has("{") {
        try parser.inScope(isFunction: true) { _ = try $0.takeBraces() }
      } else {
        try parser.takeAssignment(allowsIn: allowsIn)
      }
    }
    return true
  }

  /// `(a)=>` is `a=>`.
  private mutating func dropParentheses(from open: Int) {
    guard pieces.count == open + 3, case .name = pieces[open + 1].kind else { return }
    pieces[open].kind = .nothing
    pieces[open + 2].kind = .nothing
  }

  /// Whether the bracket that begins here closes before `=>`. Reads what stands between as expressions, of which
  /// patterns with their default values are a part.
  private mutating func isAtArrowParameters() throws -> Bool {
    try takeArguments()
    return has("=>")
  }
}
