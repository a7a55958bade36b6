import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppEnum(schema:)`: the type becomes an enum of its schema.
enum AppEnumMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try SchemaExtension(
      .enumeration, attribute: node, declaration: declaration, type: type, offered: protocols
    ).expand(in: context)
  }
}
