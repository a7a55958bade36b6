import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: nothing shows previews here, so nothing is made of it; what stands in it is type-checked.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `@Previewable`: a variable of a preview stays as it is written.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
