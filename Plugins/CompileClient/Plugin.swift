import Foundation
import PackagePlugin

/// A plug-in that makes what browsers get of a target's sources for them: scripts from the modules in `Client`,
/// each style sheet in `StyleSheets` with what it imports. The output depends on these files alone.
@main
struct CompileClient: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let compiler = try context.tool(named: "client-compiler").url
    let output = context.pluginWorkDirectoryURL
    let classes = context.package.directoryURL.appending(
      path: "Sources/Surfaces/ViewHTML/StyleSheets/classes.txt")
    var commands: [Command] = []

    let client = target.directoryURL.appending(path: "Client")
    let modules = try files(in: client, ending: "js")
    if !modules.isEmpty {
      // The second script is loaded where a page needs it, and takes from the first what it imports.
      let scripts = [("Live/main.js", "beckon.js"), ("Extras/main.js", "beckon-more.js")]
        .map { (client.appending(path: $0), output.appending(path: $1)) }
      commands.append(
        .buildCommand(
          displayName: "Compiling the scripts of \(target.name)", executable: compiler,
          arguments: ["scripts", classes.path] + scripts.flatMap { [$0.path, $1.path] },
          inputFiles: modules + [classes],
          outputFiles: scripts.map(\.1)))
    }

    let folder = target.directoryURL.appending(path: "StyleSheets")
    let sheets = try files(in: folder, ending: "css")
    for sheet in sheets where sheet.deletingLastPathComponent().path == folder.path {
      let name = sheet.lastPathComponent
      commands.append(
        .buildCommand(
          displayName: "Compiling \(name)", executable: compiler,
          arguments: ["style", classes.path, sheet.path, output.appending(path: name).path],
          inputFiles: sheets + [classes],
          outputFiles: [output.appending(path: name)]))
    }
    // The target with the table has the classes in Swift too.
    if classes.path.hasPrefix(folder.path) {
      let source = output.appending(path: "StyleClass.swift")
      commands.append(
        .buildCommand(
          displayName: "Compiling the table of classes", executable: compiler,
          arguments: ["classes", classes.path, source.path], inputFiles: [classes], outputFiles: [source]))
    }
    return commands
  }

  /// The files in a folder and those below it, in the order of their paths.
  private func files(in folder: URL, ending: String) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("." + ending) }.sorted().map { folder.appending(path: $0) }
  }
}
