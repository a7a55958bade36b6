import Foundation
import PackagePlugin

/// Compiles each folder of `Resources/` (one for each language) into one binary file that the program
/// maps at run time. The output depends on the JSON alone: the same input gives the same bytes.
@main
struct CompileLanguageData: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let languages = try FileManager.default.contentsOfDirectory(
      at: resources, includingPropertiesForKeys: nil
    )
    .filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    let compiler = try context.tool(named: "language-compiler").url
    return try languages.map { folder in
      let name = folder.lastPathComponent
      let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).language")
      return .buildCommand(
        displayName: "Compiling language data for \(name)", executable: compiler,
        arguments: [folder.path, output.path], inputFiles: inputs, outputFiles: [output])
    }
  }
}
