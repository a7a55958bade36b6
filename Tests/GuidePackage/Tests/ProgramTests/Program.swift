import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A program of this package that is run with a home folder of its own.
final class Program {
  struct Outcome {
    var status: Int32
    var output: String
  }

  private let process = Process()
  private let output = Pipe()
  private let home: URL

  init(_ name: String) throws {
    // Programs lie beside the bundle of the tests.
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    home = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    process.executableURL = folder.appending(path: name)
    process.currentDirectoryURL = home
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["HOME": home.path, "BECKON_HOME": home.path, "NO_COLOR": "1"]) { $1 }
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  func run(_ arguments: String...) throws -> Outcome {
    process.arguments = arguments
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  func start(_ arguments: String...) throws -> Program {
    process.arguments = arguments
    try process.run()
    return self
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// The address that a server prints, or nil where it ends without one.
  func address() -> URL? {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      text += String(decoding: data, as: UTF8.self)
      for word in text.split(whereSeparator: \.isWhitespace).dropLast(text.last == "\n" ? 0 : 1)
      where word.hasPrefix("http://") {
        return URL(string: String(word))
      }
    }
  }

  func page(at address: URL) async throws -> String {
    let (data, _) = try await URLSession(configuration: .ephemeral).data(from: address)
    return String(decoding: data, as: UTF8.self)
  }
}
