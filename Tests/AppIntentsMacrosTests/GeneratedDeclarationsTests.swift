import Foundation
import Testing

@Suite struct GeneratedDeclarationsTests {
  @Test func `The declarations and the guide are what the catalogue makes`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.resolvingSymlinksInPath().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", root.appending(path: "script/schemas").path, "--check"]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}
