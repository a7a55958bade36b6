import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppEntity(schema:)`: stored variables become properties, the type an entity of its schema.
enum AppEntityMacro: MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    MemberAttributes(.entity, attribute: node, declaration: declaration).attributes(for: member, in: context)
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try SchemaExtension(
      .entity, attribute: node, declaration: declaration, type: type, offered: protocols
    ).expand(in: context)
  }
}
