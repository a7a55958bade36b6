import Foundation
import Testing

/// The macros as the compiler sees them: files that must compile in every mode, and files of which exactly the
/// mistakes that they name must be reported.
@Suite struct CompiledMacroTests {
  private static func fixtures(_ folder: String) throws -> [URL] {
    let place = CompilerRun.tests.appending(path: "Fixtures/Macros/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().filter {
      $0.hasSuffix(".swift")
    }.map { place.appending(path: $0) }
  }

  @Test(arguments: ["5", "6"], [[], ["-default-isolation", "MainActor"]])
  func `What is right compiles`(mode: String, isolation: [String]) throws {
    let run = try CompilerRun(
      try Self.fixtures("Right"), options: ["-swift-version", mode, "-warnings-as-errors"] + isolation)
    #expect(run.errors == [], "\(run.output)")
  }

  @Test func `Each mistake is reported once and nothing follows from it`() throws {
    let files = try Self.fixtures("Wrong")
    let run = try CompilerRun(files, options: ["-swift-version", "6"])
    let expected = try files.flatMap(Self.expectedErrors)
    #expect(!expected.isEmpty)
    var left = run.errors
    for wanted in expected {
      let index = left.firstIndex {
        $0.file == wanted.file && $0.line == wanted.line && $0.message.contains(wanted.message)
      }
      if let index { left.remove(at: index) } else { Issue.record("not reported: \(wanted)") }
    }
    #expect(left == [])
  }

  /// The comments `// expected-error: text` and, for the line below, `// expected-error@+1: text`.
  private static func expectedErrors(_ file: URL) throws -> [CompilerRun.Complaint] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      guard let mark = line.range(of: "// expected-error") else { return nil }
      let rest = line[mark.upperBound...]
      guard let colon = rest.range(of: ": ") else { return nil }
      return CompilerRun.Complaint(
        file: file.lastPathComponent, line: index + (rest.hasPrefix("@+1") ? 2 : 1),
        message: String(rest[colon.upperBound...]))
    }
  }
}
