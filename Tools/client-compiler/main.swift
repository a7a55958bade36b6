import Foundation
import Minification

// client-compiler scripts TABLE ENTRY OUTPUT [ENTRY OUTPUT]   the scripts of modules, as browsers get them
// client-compiler style TABLE FILE OUTPUT                     a style sheet with all that it imports
// client-compiler classes TABLE OUTPUT                        the classes of a table, as Swift
// The build plug-in runs it.

let usage = """
  usage: client-compiler scripts TABLE ENTRY OUTPUT [ENTRY OUTPUT]
         client-compiler style TABLE FILE OUTPUT
         client-compiler classes TABLE OUTPUT

  """

func text(of path: String) throws -> String? {
  guard FileManager.default.fileExists(atPath: path) else { return nil }
  return try String(contentsOfFile: path, encoding: .utf8)
}

func write(_ text: String, to path: String) throws {
  try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
}

func table(_ path: String) throws -> StyleClassTable {
  guard let source = try text(of: path) else {
    throw MinificationError(.missing, "there is no table of classes", file: path, line: 1)
  }
  return try StyleClassTable(source, file: path)
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case ("scripts", 4), ("scripts", 6):
    var bundle = ScriptBundle(classes: try table(arguments[1]), reading: text)
    let entries = stride(from: 2, to: arguments.count, by: 2).map { arguments[$0] }
    for (index, script) in try bundle.scripts(entries).enumerated() {
      try write(script, to: arguments[2 * index + 3])
    }
  case ("style", 4):
    let names = try table(arguments[1]).names
    try write(try StyleBundle.sheet(arguments[2], names: names, reading: text), to: arguments[3])
  case ("classes", 3):
    try write(try table(arguments[1]).swift, to: arguments[2])
  default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
