import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: nothing shows previews here, so that it leaves nothing in the program. What it contains is checked
/// by the compiler all the same.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}

/// `@Previewable`: a variable of a preview stays as it is written.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
