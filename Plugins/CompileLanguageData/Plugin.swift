import Foundation
import PackagePlugin

/// A plug-in that compiles each folder of `Resources/` (one for each language) into one binary file that the
/// program maps at run time. The output depends on the JSON alone: the same input gives the same bytes.
///
/// `Resources/actions` has a file for each kind of action, parts of which go into each language; the suggestion
/// engine gets a list of their Swift types made of it instead.
@main
struct CompileLanguageData: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let compiler = try context.tool(named: "language-compiler").url
    let actions = resources.appending(path: "actions")
    let kinds = try files(in: actions)
    if target.name == "SuggestionEngine" {
      let output = context.pluginWorkDirectoryURL.appending(path: "ActionKind+Types.swift")
      return [
        .buildCommand(
          displayName: "Listing the kinds of actions", executable: compiler,
          arguments: ["--kinds", actions.path, output.path], inputFiles: kinds, outputFiles: [output])
      ]
    }
    let languages = try FileManager.default.contentsOfDirectory(
      at: resources, includingPropertiesForKeys: nil
    )
    .filter { $0.hasDirectoryPath && $0.lastPathComponent != "actions" }.sorted { $0.path < $1.path }
    return try languages.map { folder in
      let name = folder.lastPathComponent
      let inputs = try files(in: folder) + kinds
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).language")
      return .buildCommand(
        displayName: "Compiling language data for \(name)", executable: compiler,
        arguments: [folder.path, actions.path, output.path], inputFiles: inputs, outputFiles: [output])
    }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }
}
