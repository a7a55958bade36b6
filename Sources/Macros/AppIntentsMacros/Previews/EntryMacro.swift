import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a variable of the values of an environment gets accessors by a key of its own, which stands beside it.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration) else {
      context.report(.entryElsewhere, at: node)
      return []
    }
    return [
      "get { self[__Key_\(raw: entry.name).self] }",
      "set { self[__Key_\(raw: entry.name).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // Where it can't stand the accessors say so.
    guard let entry = Entry(declaration) else { return [] }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let type = entry.type.map { ": \($0)" } ?? ""
    if extended?.split(separator: ".").last == "FocusedValues" {
      return [
        """
        private struct __Key_\(raw: entry.name): SwiftUI.FocusedValueKey {
          typealias Value = \(raw: entry.unwrappedType ?? "Never")
        }
        """
      ]
    }
    let value = entry.value ?? "nil"
    if let type = entry.type {
      return [
        """
        private struct __Key_\(raw: entry.name): SwiftUI.EnvironmentKey {
          typealias Value = \(raw: type)
          static var defaultValue: Value { \(raw: value) }
        }
        """
      ]
    }
    return [
      """
      private struct __Key_\(raw: entry.name): SwiftUI.EnvironmentKey {
        static let defaultValue\(raw: type) = \(raw: value)
      }
      """
    ]
  }
}

/// A variable that becomes an entry.
private struct Entry {
  let name: String
  let type: String?
  let value: String?
  let unwrappedType: String?

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil
    else { return nil }
    name = pattern.identifier.text.filter { $0 != "`" }
    let written = binding.typeAnnotation?.type.trimmed
    type = written?.description
    value = binding.initializer?.value.trimmedDescription
    let optional = written?.as(OptionalTypeSyntax.self)
    unwrappedType = optional?.wrappedType.trimmedDescription ?? type
    // Without a type the value says it; without a value only an optional has one.
    guard value != nil || optional != nil else { return nil }
  }
}
