import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif

#if canImport(SwiftCompilerPlugin)
  struct Plugin: CompilerPlugin {
    let providingMacros = AppIntentsMacroList.all
  }
  Plugin.main()
#else
  struct Plugin: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      for type in AppIntentsMacroList.all where "\(type)" == typeName { return type }
      throw MacroNotFound(name: typeName)
    }
  }
  struct MacroNotFound: Error { var name: String }
  let listener = CompilerPluginMessageListener(
    connection: try StandardIOMessageConnection(), provider: Plugin())
  try listener.main()
#endif
