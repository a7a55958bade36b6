/// A part of a script in which names are declared.
final class Scope {
  private(set) var parent: Scope?
  /// Whether `var` declares here.
  let isFunction: Bool
  var variables: [String: Variable] = [:]
  /// The names that mean something here once all are shortened.
  var takenNames: Set<String> = []

  init(in parent: Scope?, isFunction: Bool = false) {
    self.parent = parent
    self.isFunction = isFunction
  }

  /// Puts the scope of a module into that of its script.
  func enclose(in scope: Scope) { parent = scope }

  /// The scope and those around it, from within.
  var path: some Sequence<Scope> { sequence(first: self, next: \.parent) }

  /// The variable that a name means here.
  func variable(named name: String) -> Variable? {
    for scope in path {
      if let variable = scope.variables[name] { return variable }
    }
    return nil
  }
}

/// A declared name.
final class Variable {
  let name: String
  /// Whether it keeps its first value: a constant, a function.
  let isConstant: Bool
  /// The scope in which it is declared.
  var scope: Scope
  var occurrences: [Occurrence] = []
  /// The name that the output has.
  var shortName: String?

  init(_ name: String, in scope: Scope, isConstant: Bool) {
    (self.name, self.scope, self.isConstant) = (name, scope, isConstant)
  }
}

/// A place at which a script names a variable.
final class Occurrence {
  let name: String
  let scope: Scope
  let line: Int
  /// The variable; nil for what the browser declares.
  var variable: Variable?
  /// Whether it is the list of what the next script is given.
  var isLent = false

  init(_ name: String, in scope: Scope, line: Int) {
    (self.name, self.scope, self.line) = (name, scope, line)
  }

  var shortName: String { variable?.shortName ?? name }
}
