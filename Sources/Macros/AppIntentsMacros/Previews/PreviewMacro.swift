import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: nothing shows previews here, so nothing is made of it; what stands in it is type-checked.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
