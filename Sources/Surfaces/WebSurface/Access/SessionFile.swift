import Foundation
import Storage

/// The file with the sessions of one mode and port, which its owner alone may read.
struct SessionFile {
  private let folder: URL
  private let url: URL

  init(folder: URL, mode: AccessMode, port: Int) {
    self.folder = folder
    url = folder.appending(path: "browsers-\(mode.rawValue)-\(port).json")
  }

  /// - Returns: No sessions where there is no file.
  /// - Throws: What is wrong with a file that can't be read.
  func read() throws -> [BrowserSession] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode([BrowserSession].self, from: try Data(contentsOf: url))
  }

  /// Writes the file whole and puts it in the place of the one before.
  func write(_ sessions: [BrowserSession]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try PrivateFile.write(try encoder.encode(sessions), to: url)
  }

  /// Removes the files of ports that weren't used since a date: a port that was free is another each time.
  func removeOld(before date: Date) {
    // What can't be listed or removed is left: it holds sessions that are over.
    guard
      case .success(let files) = Result(catching: {
        try FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
      })
    else { return }
    for file in files where file.lastPathComponent.hasPrefix("browsers-") && file.pathExtension == "json" {
      _ = Result {
        let changed = try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        if let changed, changed < date { try FileManager.default.removeItem(at: file) }
      }
    }
  }
}
