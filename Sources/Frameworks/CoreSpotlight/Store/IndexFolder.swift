import Foundation
import Storage

/// Where the indexes of a program have their files.
struct IndexFolder: Sendable {
  let url: URL
  private static let suffix = "searchindex"
  /// Names longer than these bytes are told apart by a sum of all.
  private static let longestName = 80

  /// The file of the index of this name.
  ///
  /// Letters, digits and hyphens stand for themselves, other bytes are written as hexadecimal digits, so that any
  /// name gives a file inside the folder and no two names the same one.
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

  /// The name that a file was made for; nil where it is cut off, so that only the file's content tells it.
  func name(of file: URL) -> String? {
    let text = file.deletingPathExtension().lastPathComponent
    guard text.hasPrefix("index-"), !text.contains("~") else { return nil }
    return String(text.dropFirst("index-".count)).removingPercentEncoding
  }

  /// The files of all indexes, by name; none where there is no folder yet.
  func files() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == Self.suffix }.sorted { $0.path < $1.path }
  }

  /// Moves a file away with what belongs to it, for whoever wants to look into it; one that was set aside before
  /// makes room.
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
    return aside
  }

  /// The folder of the program that runs, below `BECKON_HOME` or among the person's data.
  static func ofProgram(_ process: ProcessInfo = .processInfo, bundle: Bundle = .main) -> IndexFolder {
    let program = bundle.bundleIdentifier ?? process.processName
    let locations = DataLocations(environment: process.environment, program: "beckon")
    let name = program.replacing("/", with: "_")
    return IndexFolder(
      url: locations.data.appending(path: "search", directoryHint: .isDirectory)
        .appending(path: name.isEmpty || name.hasPrefix(".") ? "_" + name : name, directoryHint: .isDirectory)
    )
  }

  /// Makes the folder, for its owner alone.
  func prepare() throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
