import Foundation
import PackagePlugin

/// A plug-in that compiles the model in each folder of `Models/` into one binary file that the program maps at
/// run time.
///
/// A folder has a description; the model's own files come from `script/setup` and may be missing, and then the
/// output is a table of no tokens. The folder itself is an input of the command, so that the next build sees
/// the files that have appeared in it.
@main
struct CompileEmbeddings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let models = context.package.directoryURL.appending(path: "Models")
    let folders = try FileManager.default.contentsOfDirectory(at: models, includingPropertiesForKeys: nil)
      .filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
    let compiler = try context.tool(named: "embedding-compiler").url
    return folders.map { folder in
      let name = folder.lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).vectors")
      return .buildCommand(
        displayName: "Compiling word vectors of \(name)", executable: compiler,
        arguments: [folder.path, output.path], inputFiles: [folder.appending(path: "model.json"), folder],
        outputFiles: [output])
    }
  }
}
