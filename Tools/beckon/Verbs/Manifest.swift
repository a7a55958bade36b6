import CommandLineSurface
import Foundation
import IntentManifest
import JSONValues
import SourceManifests
import Storage

let manifestCommand = Command(
  CommandDescription(
    name: "manifest", abstract: "lists an app's intents from its build, and what is wrong with them",
    discussion: """
      Reads the constant values that the compiler writes, without running the app, and prints the manifest of its \
      intents, entities, enums, queries and shortcuts as JSON. What is wrong with the declarations, and what can't be \
      known without running the app, goes to standard error, one line each with file and line.

      The build needs flags that --build-flags prints:

        swift build $(beckon manifest --build-flags)
        beckon manifest .build/debug

      Modules whose names end in Tests are left out. The exit status is 1 where something is wrong or, with --check, \
      where the manifest is another than the one that is kept; warnings count with --strict.
      """,
    arguments: [
      ArgumentDescription("BUILD-DIR", .folder, "the folder of the build", defaultValue: ".build/debug")
    ],
    options: [
      .flag("build-flags", "prints the flags for swift build, and writes the file that they name"),
      .option(
        "product", .text, placeholder: "NAME", "takes only the modules that are linked into this product"),
      .option(
        "module", .text, placeholder: "NAME", "takes only this module, even if it is one of tests",
        isRepeating: true),
      .option(
        "check", .file, placeholder: "FILE", "compares with a manifest that is kept, and prints changes"),
      .flag("common", "prints only what a running program tells too"),
      .flag("markdown", "prints a page for people instead of JSON"),
      .flag("findings", "prints only what is wrong, as JSON"),
      .flag("strict", "takes warnings for errors"),
    ],
    examples: [
      .init("swift build $(beckon manifest --build-flags)", "a build with constant values"),
      .init("beckon manifest .build/debug > intents.json", "the manifest to keep"),
      .init("beckon manifest .build/debug --check intents.json", "a check for continuous integration"),
    ])
) { invocation in
  let arguments = invocation.arguments
  let terminal = invocation.terminal
  if arguments.flag("build-flags") {
    try terminal.print(BuildFolder.compilerFlags(protocolsFile: try protocolsFile()).joined(separator: " "))
    return .success
  }
  let made = try manifest(arguments)
  var failed = try report(made.allFindings, to: terminal, invocation)
  let shown = arguments.flag("common") ? made.manifest.commonPart : made.manifest
  if arguments.flag("findings") {
    try terminal.output.write([UInt8](IntentManifest.json(of: made.allFindings)))
  } else if let path = arguments.text("check") {
    let kept = try keptManifest(at: path)
    let changes = try kept.changes(to: shown)
    for change in changes { try terminal.print(TerminalText.escaped(change.description)) }
    failed = failed || !changes.isEmpty
  } else if arguments.flag("markdown") {
    try terminal.output.write(shown.markdown)
  } else {
    try terminal.output.write([UInt8](shown.json()))
  }
  return failed ? .someInputFailed : .success
}

/// The manifest of the build that the command line names.
private func manifest(_ arguments: ParsedArguments) throws -> SourceManifest {
  let path = arguments.text("BUILD-DIR") ?? ".build/debug"
  let modules = arguments.all("module")
  do {
    return try BuildFolder(URL(fileURLWithPath: path), product: arguments.text("product"))
      .manifest(of: modules.isEmpty ? nil : Set(modules))
  } catch let error as IntentManifestError {
    throw CommandFailure(error.status, error.message)
  }
}

private func keptManifest(at path: String) throws -> IntentManifest {
  let data: Data
  do {
    data =
      path == "-"
      ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(fileURLWithPath: path))
  } catch {
    throw CommandFailure(.noInput, "\(path) can't be read: \(error)")
  }
  do {
    return try IntentManifest(json: data)
  } catch let error as IntentManifestError {
    throw CommandFailure(.data, "\(path): \(error.message)")
  }
}

/// Prints what is wrong. Whether it counts as failure.
private func report(
  _ findings: [IntentManifest.Finding], to terminal: Terminal, _ invocation: Invocation
) throws -> Bool {
  for finding in findings { try terminal.note(TerminalText.escaped(finding.description)) }
  let isStrict = invocation.arguments.flag("strict")
  return findings.contains { isStrict || $0.severity == .error }
}

/// Writes the file of protocols for the compiler and gives its path, which is the same each time: with other flags
/// everything would be compiled again.
private func protocolsFile() throws -> String {
  let environment = ProcessInfo.processInfo.environment
  let caches =
    environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
    ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
  let file = caches.appendingPathComponent("beckon/gathered-protocols.json")
  guard !file.path.contains(where: \.isWhitespace) else {
    throw CommandFailure(
      .cannotCreate,
      "\(file.path) has a space in it, which a shell would split: set XDG_CACHE_HOME to another folder")
  }
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A file that is right keeps its date, so that builds don't begin anew.
    if FileManager.default.contents(atPath: file.path) != BuildFolder.protocolsFile {
      try WholeFile.write(BuildFolder.protocolsFile, to: file.path, replacing: true)
    }
  } catch {
    throw CommandFailure(.cannotCreate, "\(file.path) can't be written: \(error)")
  }
  return file.path
}

extension IntentManifestError {
  /// How a command ends for which this is the reason.
  fileprivate var status: ExitStatus {
    switch code {
    case .unreadable, .noConstantValues: .noInput
    default: .data
    }
  }
}
