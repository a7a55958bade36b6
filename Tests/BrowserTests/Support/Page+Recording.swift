import BrowserDriver
import Foundation
import Testing

extension Page {
  /// Where snapshots of UnicornChat lie; written anew where `BECKON_RECORD` is set.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots/UnicornChat")
  private static let isRecording = ProcessInfo.processInfo.environment["BECKON_RECORD"] != nil

  /// Compares what readers of the screen get with what was recorded under a name.
  func isRecorded(as name: String) async throws {
    let file = Self.folder.appending(path: "\(name).txt")
    var last = ""
    if Self.isRecording {
      try await settle()
      var quiet = 0
      try await until("the page stays as it is") {
        try await Task.sleep(for: .milliseconds(400))
        let now = try await accessibilitySnapshot()
        quiet = now == last ? quiet + 1 : 0
        last = now
        return quiet > 1
      }
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try (last + "\n").write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    do {
      // Suggestions come a moment after the messages.
      try await Page.withPatience(.seconds(20)) {
        try await until("the page is as recorded") {
          last = try await accessibilitySnapshot() + "\n"
          return last == recorded
        }
      }
    } catch let error as BrowserError where error.code == .timeLimit {
      last = try await accessibilitySnapshot(isAnew: true) + "\n"
      if last == recorded { return }
      let (old, new) = (recorded.split(separator: "\n"), last.split(separator: "\n"))
      let line = zip(old, new).enumerated().first { $1.0 != $1.1 }
      Issue.record(
        """
        \(name): \(line.map { "line \($0.offset + 1) was \($0.element.0) and is \($0.element.1)" }
          ?? "\(old.count) lines were \(new.count)")
        """)
    }
  }
}
