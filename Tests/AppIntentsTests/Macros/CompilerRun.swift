import Foundation

/// One run of the compiler over files, with the module and the plug-in that these tests were built with.
struct CompilerRun {
  /// What the compiler says of a line.
  struct Complaint: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var message: String
    var description: String { "\(file):\(line): \(message)" }
  }

  var errors: [Complaint]
  var output: String

  /// Type-checks files as one module.
  init(_ files: [URL], options: [String]) throws {
    let built = try Self.builtFolder
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-diagnostic-style", "llvm", "-module-name", "Checked", "-I",
        built.appending(path: "Modules").path, "-load-plugin-executable",
        built.appending(path: "AppIntentsMacros-tool").path + "#AppIntentsMacros",
      ] + Self.moduleMaps + options + files.map(\.path)
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
    errors = Self.errors(in: output)
  }

  /// The folder that the test program lies in.
  private static var builtFolder: URL {
    get throws {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: program).deletingLastPathComponent()
    }
  }

  /// The folder of the tests' sources.
  static var tests: URL {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.resolvingSymlinksInPath()
  }

  /// The C libraries that the modules were built with: their module maps are needed to load them.
  private static var moduleMaps: [String] {
    let libraries = tests.deletingLastPathComponent().appending(path: "Sources/CLibraries")
    let folders = try? FileManager.default.contentsOfDirectory(atPath: libraries.path)
    return (folders ?? []).flatMap { ["-I", libraries.appending(path: $0).path] }
  }

  private static func errors(in output: String) -> [Complaint] {
    var found: [Complaint] = []
    var isInExpansion = false
    for line in output.split(separator: "\n") {
      if let error = complaint(line, kind: "error") {
        isInExpansion = error.file.contains("macro expansion") || error.file.hasPrefix("@__swiftmacro")
        found.append(error)
      } else if isInExpansion, let origin = complaint(line, kind: "note"),
        origin.message.hasPrefix("expanded code originates here")
          || origin.message.hasPrefix("in expansion of")
      {
        // A mistake in what a macro has written is one of the line with the macro.
        let last = found.removeLast()
        found.append(Complaint(file: origin.file, line: origin.line, message: last.message))
        isInExpansion = false
      }
    }
    return found
  }

  /// Reads `path:line:column: kind: message`.
  private static func complaint(_ line: Substring, kind: String) -> Complaint? {
    guard let mark = line.range(of: ": \(kind): ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
    let path = place.dropLast(2).joined(separator: ":")
    return Complaint(
      file: path.split(separator: "/").last.map(String.init) ?? path, line: number,
      message: String(line[mark.upperBound...]))
  }
}
