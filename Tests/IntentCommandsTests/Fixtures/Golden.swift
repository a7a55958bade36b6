import Foundation

/// Texts that are kept in files beside the tests.
enum Golden {
  /// The content of a file; BECKON_RECORD=1 writes it instead.
  static func text(_ name: String, _ found: String) throws -> String {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/IntentCommands/\(name)")
    if ProcessInfo.processInfo.environment["BECKON_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.utf8).write(to: url)
    }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
