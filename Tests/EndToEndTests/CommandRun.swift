import Foundation

/// One run of the built `beckon`, which lies beside the tests' bundle.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output as JSON objects.
  var lines: [[String: Any]] {
    output.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  /// - Parameters:
  ///   - environment: on top of an environment without locale and terminal.
  ///   - program: another copy of it.
  init(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    program: URL = CommandRun.program
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "beckon-run-\(UUID().uuidString)")
    // Nothing of the person who runs the tests is read or changed.
    process.environment = [
      "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "en_US.UTF-8", "BECKON_HOME": folder.path,
    ].merging(environment) { $1 }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: no output is too long for them, and nothing has to be read meanwhile.
    func file(_ name: String, _ content: Data) throws -> FileHandle {
      try content.write(to: folder.appending(path: name))
      return try FileHandle(forUpdating: folder.appending(path: name))
    }
    process.standardInput = try file("in", input)
    process.standardOutput = try file("out", Data())
    process.standardError = try file("err", Data())
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: folder.appending(path: "out")), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: folder.appending(path: "err")), as: UTF8.self)
  }

  /// `swift build` puts the program and the tests' bundle into one folder.
  static var program: URL {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let beside = (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    let candidates = [beside, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    return candidates.map { $0.appending(path: "beckon") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? beside.appending(path: "beckon")
  }
}
