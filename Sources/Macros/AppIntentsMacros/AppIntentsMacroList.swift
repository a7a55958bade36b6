import SwiftSyntaxMacros

/// The macros that this plug-in offers to the compiler.
enum AppIntentsMacroList {
  static var all: [any Macro.Type] {
    [
      AppIntentMacro.self, AppEntityMacro.self, AppEnumMacro.self, UnionValueMacro.self,
      EntityPropertyMacro.self, PreviewMacro.self, PreviewableMacro.self, EntryMacro.self,
    ]
  }
}
