import Foundation
import FoundationPlus
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
    let run = try FinishedProgram(
      running: program, arguments,
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "en_US.UTF-8"])
    guard case .exited(let status) = run.ending else { throw Unfinished(ending: run.ending) }
    return (status, String(decoding: run.output, as: UTF8.self), String(decoding: run.errors, as: UTF8.self))
  }

  private struct Unfinished: Error {
    let ending: FinishedProgram.Ending
  }

  /// `swift build` puts programs and the tests' bundle into one folder.
  private static var built: URL {
    let tests = CommandLine.arguments[0]
    let bundle = tests.hasSuffix(".xctest") ? URL(filePath: tests) : URL(filePath: "/proc/self/exe")
    return bundle.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "window-program")
  }
}
