import Foundation
import Testing

/// The program of Tests/WindowProgram under names that apps have: their product is called as the app is.
@Suite struct ProgramNameTests {
  @Test(arguments: [
    ("Counting", "Counting"), ("Counting Stars", "'Counting Stars'"), ("Büro 2.0", "'Büro 2.0'"),
    ("it's $HOME", #"'it'\''s $HOME'"#), ("-", "-"),
  ])
  func anAppMayBeCalledAnything(_ name: String, _ typed: String) throws {
    let help = try run(as: name, ["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("Usage: \(typed) [OPTIONS]\n"))
    #expect(help.output.contains("\n  \(typed) --bind 0.0.0.0"))
    #expect(try run(as: name, ["--version"]).output.hasPrefix("\(name) "))
    let wrong = try run(as: name, ["--port", "x"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.hasPrefix("\(name): "))
    #expect(wrong.errors.contains("Run \"\(typed) --help\""))
  }

  private func run(
    as name: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "window-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: name)
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Self.built)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "en_US.UTF-8"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What it says fits into a pipe, so that one can be read after the other.
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }

  /// `swift build` puts programs and the tests' bundle into one folder.
  private static var built: URL {
    let tests = CommandLine.arguments[0]
    let bundle = tests.hasSuffix(".xctest") ? URL(filePath: tests) : URL(filePath: "/proc/self/exe")
    return bundle.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "window-program")
  }
}
