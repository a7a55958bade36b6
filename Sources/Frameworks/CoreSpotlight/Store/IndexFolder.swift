import Foundation
import Storage

/// The folder for the files of a program's indexes.
struct IndexFolder: Sendable {
  let url: URL
  private static let suffix = "searchindex"
  /// The maximum name length in bytes, beyond which names are distinguished by a hash.
  private static let longestName = 80

  /// Returns the file of an index.
  ///
  /// Letters, digits and hyphens are kept, other bytes are written as hexadecimal digits, so that any name
  /// yields a distinct file inside the folder.
  func file(of name: String) -> URL {
    var text = "index-"
    for byte in name.utf8.prefix(Self.longestName) {
      let isPlain = byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "-")
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + String(Int(byte) + 0x100, radix: 16).dropFirst()
    }
    if name.utf8.count > Self.longestName {
      // FNV-1a, 64 bits.
      let sum = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      text += "~" + String(sum, radix: 16)
    }
    return url.appending(path: "\(text).\(Self.suffix)", directoryHint: .notDirectory)
  }

  /// Returns the index name of a file, or nil if it is truncated, so that only the file's content has it.
  func name(of file: URL) -> String? {
    let text = file.deletingPathExtension().lastPathComponent
    guard text.hasPrefix("index-"), !text.contains("~") else { return nil }
    return String(text.dropFirst("index-".count)).removingPercentEncoding
  }

  /// Returns the files of all indexes by name, or none if there is no folder yet.
  func files() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == Self.suffix }.sorted { $0.path < $1.path }
  }

  /// Moves a file and those that belong to it aside for inspection, replacing an earlier one.
  func setAside(_ file: URL) throws -> URL {
    let aside = file.appendingPathExtension("damaged")
    for ending in ["", "-wal", "-shm"] {
      let from = URL(filePath: file.path + ending)
      let to = URL(filePath: aside.path + ending)
      if FileManager.default.fileExists(atPath: to.path) { try FileManager.default.removeItem(at: to) }
      if FileManager.default.fileExists(atPath: from.path) {
        try FileManager.default.moveItem(at: from, to: to)
      }
    }
    // It isn't missing: the index that replaces it says what happened.
    unlink(file.path + ".made")
    return aside
  }

  /// Returns the folder of the running program, below `BECKON_HOME` or in the person's data folder.
  static func ofProgram(_ process: ProcessInfo = .processInfo, bundle: Bundle = .main) -> IndexFolder {
    let program = bundle.bundleIdentifier ?? process.processName
    let locations = DataLocations(environment: process.environment, program: "beckon")
    let name = program.replacing("/", with: "_")
    return IndexFolder(
      url: locations.data.appending(path: "search", directoryHint: .isDirectory)
        .appending(path: name.isEmpty || name.hasPrefix(".") ? "_" + name : name, directoryHint: .isDirectory)
    )
  }

  /// Creates the folder, for its owner only.
  func prepare() throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
