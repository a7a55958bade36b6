import Foundation
import Testing

/// Each file of each store deleted, emptied, cut and filled with noise in turn; started; put back; started.
@Suite struct StoreDamageTests {
  enum Damage: String, CaseIterable {
    case delete, empty, truncate, noise

    func apply(to file: URL) throws {
      let bytes = try Data(contentsOf: file)
      switch self {
      case .delete: try FileManager.default.removeItem(at: file)
      case .empty: try Data().write(to: file)
      case .truncate: try bytes.prefix(bytes.count / 2).write(to: file)
      case .noise: try noise(of: file).write(to: file)
      }
    }

    /// Bytes as many as a file has, the same each time.
    func noise(of file: URL) throws -> Data {
      let count = try Data(contentsOf: file).count
      return Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 149 + $0 >> 8 + 7) })
    }
  }

  /// A new store is missing here visibly.
  @Test func everyStoreIsAmongThem() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var found: Set<String> = []
    for place in ["Sources", "Apps", "Tools"] {
      let folder = root.appending(path: place)
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let name as String in files where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        for match in text.matches(of: #/applicationID: (0x[0-9A-Fa-f_]+)/#) { found.insert(String(match.1)) }
      }
    }
    // A backup is no store that a program starts with; BackupTests damage it.
    #expect(found == Set(StoreCase.all.map(\.applicationID) + ["0x426B_4261"]))
  }

  @Test(arguments: StoreCase.all)
  func nothingIsLost(store: StoreCase) throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "damage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (live, kept) = (scratch.appending(path: "live"), scratch.appending(path: "kept"))
    try FileManager.default.createDirectory(at: live, withIntermediateDirectories: true)
    do {
      // Copied while it is open, as a crash leaves it: with its log.
      let open = try store.fill(live)
      try withExtendedLifetime(open) { try FileManager.default.copyItem(at: live, to: kept) }
    }
    try FileManager.default.removeItem(at: live)
    for name in try files(kept).keys where name.hasSuffix("-shm") {
      unlink(kept.appending(path: name).path)
    }
    let before = try files(kept)
    let content = try start(store, kept, live) { _ in }.content
    #expect(content?.isEmpty == false)
    #expect(before.keys.contains(store.file + "-wal"))
    for name in before.keys.sorted() where before[name]?.isEmpty == false && !isNote(name) {
      for damage in Damage.allCases {
        let label: Comment = "\(damage) of \(name)"
        let (_, told) = try start(store, kept, live) { try damage.apply(to: $0.appending(path: name)) }
        // What belongs to the file is the store's own; everything else is there, where it was or moved aside.
        let after = Set(try files(live).values)
        for (other, bytes) in before where !isOwn(other, store) && other != name && !isNote(other) {
          #expect(after.contains(bytes), "\(other) is lost by \(damage) of \(name)")
        }
        if name == store.file { #expect(!told.isEmpty, label) }
        // A log that can't be read is kept; some stores say so on standard error only.
        if name == store.file + "-wal", damage == .noise {
          let bytes = try damage.noise(of: kept.appending(path: name))
          #expect(after.contains(bytes), label)
        }
        // Put back, with all that belongs to it.
        for own in before.keys where own == name || isOwn(name, store) && isOwn(own, store) {
          try before[own]?.write(to: live.appending(path: own))
          chmod(live.appending(path: own).path, 0o600)
        }
        unlink(live.appending(path: store.file + "-shm").path)
        let again = try store.content(live, Told())
        #expect(again == content, label)
      }
    }
  }

  /// Starts a store on a fresh copy that was damaged.
  /// - Returns: what it holds; nil where it doesn't start; and what was told, also by an error.
  private func start(
    _ store: StoreCase, _ kept: URL, _ live: URL, _ damage: (URL) throws -> Void
  ) throws -> (content: [String]?, told: [String]) {
    if FileManager.default.fileExists(atPath: live.path) { try FileManager.default.removeItem(at: live) }
    try FileManager.default.copyItem(at: kept, to: live)
    try damage(live)
    let told = Told()
    do {
      return (try store.content(live, told), told.lines)
    } catch {
      return (nil, told.lines + ["\(error)"])
    }
  }

  private func isOwn(_ name: String, _ store: StoreCase) -> Bool {
    [store.file, store.file + "-wal", store.file + "-shm"].contains(name)
  }

  private func isNote(_ name: String) -> Bool { name.hasSuffix(".made") || name.hasSuffix(".lock") }

  private func files(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let names = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let name as String in names {
      let url = folder.appending(path: name)
      var status = stat()
      if stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        files[name] = try Data(contentsOf: url)
      }
    }
    return files
  }
}
