import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppIntent(schema:)`: stored variables become parameters, the type an intent of its schema.
enum AppIntentMacro: MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    MemberAttributes(.intent, attribute: node, declaration: declaration).attributes(for: member, in: context)
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try SchemaExtension(
      .intent, attribute: node, declaration: declaration, type: type, offered: protocols
    ).expand(in: context)
  }
}
