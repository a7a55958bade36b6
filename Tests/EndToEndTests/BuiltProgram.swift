import Foundation

/// The programs of this package as they were built beside the tests, run as a person would.
enum BuiltProgram {
  /// The folder with the built programs.
  static var folder: URL {
    let tests = CommandLine.arguments[0]
    // Some versions of the toolchain load the tests into a program of their own and name them first.
    return (tests.hasSuffix(".xctest") ? URL(filePath: tests) : URL(filePath: "/proc/self/exe"))
      .resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The top of the repository.
  static var repository: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  struct Outcome {
    /// 0 where all went well; negative for the signal that ended it.
    var status: Int32
    /// What it said on both outputs.
    var output: String
  }

  /// Runs a line of shell with the built programs first in the path, nothing to read, and a limit in time.
  ///
  /// The home folder is the working folder, so that nothing of the person who runs the tests is read or
  /// changed.
  static func run(_ line: String, in folder: URL, seconds: Int = 120) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "--signal=KILL", "\(seconds)", "bash", "-o", "pipefail", "-c", line]
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "HOME": folder.path, "PATH": "\(Self.folder.path):\(path)", "LANG": "C.UTF-8", "TZ": "UTC",
      "TMPDIR": folder.path,
    ]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .exit ? status : -status,
      output: String(decoding: said, as: UTF8.self))
  }

  /// Calls a closure with a folder that is gone afterwards. It has links to what lies at the top of the
  /// repository, so that commands find `Examples/` as they do for a reader, and write beside it.
  static func withFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in try FileManager.default.contentsOfDirectory(atPath: repository.path)
    where !name.hasPrefix(".") {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: repository.appending(path: name))
    }
    return try body(folder)
  }
}
