import SwiftSyntax

/// A variable in the body of a type, as a schema looks at it.
struct DeclaredVariable {
  var declaration: VariableDeclSyntax
  var binding: PatternBindingSyntax
  var name: String
  /// The type that is written, for this variable or for a later one of the same `var`.
  var type: TypeSyntax?

  /// The variables of the instance that a body declares, those in branches of `#if` too.
  static func all(in members: MemberBlockItemListSyntax) -> [DeclaredVariable] {
    members.flatMap { item -> [DeclaredVariable] in
      if let variable = item.decl.as(VariableDeclSyntax.self) { return of(variable) }
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
      return condition.clauses.flatMap { clause -> [DeclaredVariable] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return all(in: members)
      }
    }
  }

  /// The variables of one `var` or `let`, unless they belong to the type itself.
  static func of(_ declaration: VariableDeclSyntax) -> [DeclaredVariable] {
    guard !declaration.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
      return []
    }
    var type: TypeSyntax?
    var found: [DeclaredVariable] = []
    for binding in declaration.bindings.reversed() {
      if let written = binding.typeAnnotation?.type { type = written }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      found.append(
        DeclaredVariable(declaration: declaration, binding: binding, name: name.plainText, type: type))
      if binding.initializer != nil { type = binding.typeAnnotation == nil ? nil : type }
    }
    return found.reversed()
  }

  /// Whether it was declared with `let`.
  var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether it has a getter of its own. Observers don't count.
  var isComputed: Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    if case .accessors(let list) = accessors {
      return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
    return true
  }

  /// Whether the getter has to be waited for.
  var isAsynchronous: Bool {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers?.asyncSpecifier != nil }
  }

  /// Whether something else than the type says how it is stored.
  var isWrapped: Bool {
    declaration.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return true }
      return !Self.plainAttributes.contains(attribute.attributeName.trimmedDescription)
    }
  }

  /// Whether it is stored in a way of its own: later, weakly.
  var isLazyOrWeak: Bool {
    declaration.modifiers.contains { ["lazy", "weak", "unowned"].contains($0.name.text) }
  }

  var isPrivate: Bool {
    declaration.modifiers.contains {
      $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
    }
  }

  /// Attributes that leave a variable stored as it is. Any other may be a property wrapper or a macro.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Swift.MainActor", "available", "backDeployed", "inlinable", "objc", "preconcurrency",
    "unchecked", "usableFromInline", "_spi", "_documentation",
  ]
}

extension TokenSyntax {
  /// A name without the backticks that make a name of a keyword.
  var plainText: String {
    let text = self.text
    return text.count > 2 && text.first == "`" && text.last == "`"
      ? String(text.dropFirst().dropLast()) : text
  }
}
