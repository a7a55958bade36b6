import Foundation
import Storage
import Testing

/// A disk without room: what can't be written is said, and the store goes on when there is room again.
@Suite struct FullDiskTests {
  private func fill(_ database: Database) throws {
    try database.write { connection in
      for number in 0..<200 {
        try connection.execute(
          "INSERT INTO pair VALUES (?, 'x', ?)", number, String(repeating: "x", count: 20_000))
      }
    }
  }

  @Test(arguments: [Database.Options.Durability.full, .grouped, .normal])
  func aStoreWithoutPagesGoesOnWhenItHasSome(_ durability: Database.Options.Durability) async throws {
    let (scratch, told) = (try Scratch(), Told())
    let database = try Database(
      at: scratch.file, schema: schema(), options: .init(durability: durability, notice: { told.add($0) }))
    try database.write { _ = try $0.firstValue("PRAGMA max_page_count = 20", as: Int.self) }
    for _ in 0..<3 { #expect(storageError { try fill(database) }?.code == .diskFull) }
    #expect(told.lines.count == 1 && told.lines[0].contains(scratch.file.path))
    #expect(try database.count("pair") == 0)
    try database.write { _ = try $0.firstValue("PRAGMA max_page_count = 100000", as: Int.self) }
    try fill(database)
    try await database.waitForDisk()
    #expect(try database.count("pair") == 200)
    #expect(told.lines.count == 2)
  }

  /// The same on a real disk of a megabyte, where this may be mounted.
  @Test(.enabled(if: SmallDisk.isPermitted, "mounting a small disk needs root"))
  func aFullDisk() async throws {
    let (disk, told) = (try SmallDisk(), Told())
    let file = disk.folder.appending(path: "store.db")
    let database = try Database(
      at: file, schema: schema(), options: .init(durability: .grouped, notice: { told.add($0) }))
    try database.write { try $0.execute("UPDATE counter SET value = 5") }
    try await database.waitForDisk()
    let ballast = disk.folder.appending(path: "ballast")
    try disk.fill(ballast)
    for _ in 0..<3 { #expect(storageError { try fill(database) }?.code == .diskFull) }
    #expect(told.lines.count == 1 && told.lines[0].contains(file.path))
    #expect(try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 5)
    let error = storageError {
      try WholeFile.write(Data(count: 200_000), to: disk.folder.path + "/export", replacing: false)
    }
    #expect(error?.code == .diskFull)
    unlink(ballast.path)
    try database.write { try $0.execute("UPDATE counter SET value = 6") }
    try await database.waitForDisk()
    #expect(try database.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 6)
    try database.checkIntegrity()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: disk.folder.path).allSatisfy {
        $0.hasPrefix("store")
      })
  }
}

/// A file system of one megabyte in memory, gone with this object.
private final class SmallDisk {
  let folder: URL

  static let isPermitted: Bool = geteuid() == 0 && (try? SmallDisk()) != nil

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.run("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path])
  }

  deinit {
    try? Self.run("umount", ["-l", folder.path])
    rmdir(folder.path)
  }

  /// Writes a file until there is no room.
  func fill(_ file: URL) throws {
    let descriptor = open(file.path, O_CREAT | O_WRONLY, 0o600)
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, bytes, bytes.count) > 0 {}
    #expect(errno == ENOSPC)
  }

  private static func run(_ command: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw CocoaError(.featureUnsupported) }
  }
}
