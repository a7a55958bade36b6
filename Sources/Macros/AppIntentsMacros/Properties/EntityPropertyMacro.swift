import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ComputedProperty` and `@DeferredProperty`: a getter of an entity becomes a property of it, beside which the
/// description of the property is kept.
enum EntityPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let path = node.attributeName.trimmedDescription
    let macro = path.split(separator: ".").last.map(String.init) ?? path
    let isDeferred = macro == "DeferredProperty"
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      context.report(.propertyElsewhere(macro: macro), at: node)
      return []
    }
    guard let property = check(variable, macro: macro, isDeferred: isDeferred, node: node, in: context),
      let type = property.type?.trimmed
    else { return [] }

    let name = property.name
    var arguments = ["identifier: \"\(name)\""]
    if case .argumentList(let written)? = node.arguments {
      arguments += written.compactMap { argument in
        argument.label.map { "\($0.text): \(argument.expression.trimmedDescription)" }
      }
    }
    let getterPath = "\\Self.\(property.spelledName)"
    if isDeferred {
      let call = property.isThrowing ? "try await" : "await"
      arguments.append("asyncGetter: { (entity: Self) in \(call) entity.\(property.spelledName) }")
    } else {
      arguments.append((property.isSettable ? "getSetter: " : "getter: ") + getterPath)
    }
    return [
      """
      private let _\(raw: name) = AppIntents.EntityProperty<\(type)>(\(raw: arguments.joined(separator: ", ")))
      """,
      """
      \(raw: access(of: variable))var $\(raw: name): AppIntents.EntityProperty<\(type)> { _\(raw: name) }
      """,
    ]
  }

  private static func check(
    _ variable: VariableDeclSyntax, macro: String, isDeferred: Bool, node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> DeclaredVariable? {
    guard context.lexicalContext.first?.is(StructDeclSyntax.self) == true else {
      context.report(.propertyElsewhere(macro: macro), at: node)
      return nil
    }
    if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      context.report(.propertyStatic(macro: macro), at: node)
      return nil
    }
    guard let property = DeclaredVariable.of(variable).first, variable.bindings.count == 1,
      property.isComputed
    else {
      context.report(.propertyStored(macro: macro), at: node)
      return nil
    }
    if isSecond(node, on: variable, in: context) {
      context.report(.propertyTwice, at: node)
      return nil
    }
    if isDeferred, !property.isAsynchronous {
      context.report(.deferredGetter, at: property.getter ?? Syntax(property.binding.pattern))
      return nil
    }
    if isDeferred, property.isSettable {
      context.report(.deferredSetter, at: node)
      return nil
    }
    if !isDeferred, property.isAsynchronous || property.isThrowing {
      context.report(.computedGetter, at: property.getter ?? Syntax(property.binding.pattern))
      return nil
    }
    return property
  }

  /// Whether another macro or wrapper before this one describes the property already.
  private static func isSecond(
    _ node: AttributeSyntax, on variable: VariableDeclSyntax, in context: some MacroExpansionContext
  ) -> Bool {
    let describing = variable.attributes.compactMap { element -> AttributeSyntax? in
      guard case .attribute(let attribute) = element,
        let name = attribute.attributeName.trimmedDescription.split(separator: ".").last,
        ["ComputedProperty", "DeferredProperty"].contains(name)
      else { return nil }
      return attribute
    }
    guard describing.count > 1, let first = describing.first, let here = context.location(of: node),
      let there = context.location(of: first)
    else { return false }
    return here.line.description != there.line.description
      || here.column.description != there.column.description
  }

  private static func access(of variable: VariableDeclSyntax) -> String {
    for modifier in variable.modifiers where modifier.detail == nil {
      if ["public", "package", "private", "fileprivate"].contains(modifier.name.text) {
        return modifier.name.text + " "
      }
    }
    return ""
  }
}

extension DeclaredVariable {
  /// The name with the backticks that it needs.
  fileprivate var spelledName: String {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? name
  }

  private var accessors: [AccessorDeclSyntax] {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return [] }
    return Array(accessors)
  }

  /// The word `get`, where it is written.
  fileprivate var getter: Syntax? {
    accessors.first { $0.accessorSpecifier.text == "get" }.map { Syntax($0.accessorSpecifier) }
  }

  fileprivate var isThrowing: Bool { accessors.contains { $0.effectSpecifiers?.throwsClause != nil } }

  fileprivate var isSettable: Bool {
    accessors.contains { ["set", "_modify", "modify", "mutate"].contains($0.accessorSpecifier.text) }
  }
}
