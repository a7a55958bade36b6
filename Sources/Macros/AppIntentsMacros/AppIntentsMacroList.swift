import SwiftSyntaxMacros

/// The macros that this plug-in offers to the compiler.
enum AppIntentsMacroList {
  static let all: [any Macro.Type] = []
}
