import CSQLite
import Foundation
import Storage
import Testing

/// A folder of its own for one test, gone when the test is over.
final class Scratch: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    chmod(folder.path, 0o700)
    try? FileManager.default.removeItem(at: folder)
  }

  var file: URL { folder.appending(path: "store.db") }

  func data(_ name: String = "store.db") throws -> Data {
    try Data(contentsOf: folder.appending(path: name))
  }

  /// All files with their contents: to see that nothing was touched.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      contents[name] = try data(name)
    }
    return contents
  }

  /// The file and its log as they stand now, while somebody has them open: what a crash would leave.
  func leftAfterACrash() throws -> Scratch {
    let left = try Scratch()
    for (name, data) in try contents() where !name.hasSuffix("-shm") {
      try data.write(to: left.folder.appending(path: name))
    }
    return left
  }

  /// Makes a file by SQLite alone, as another program would.
  func foreign(_ sql: String) throws {
    var connection: OpaquePointer?
    #expect(sqlite3_open(file.path, &connection) == SQLITE_OK)
    #expect(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(connection)
  }

  /// Overwrites bytes of the file.
  func overwrite(at offset: Int, _ bytes: [UInt8]) throws {
    let handle = try FileHandle(forUpdating: file)
    try handle.seek(toOffset: UInt64(offset))
    try handle.write(contentsOf: bytes)
    try handle.close()
  }

  /// A process of storage-probe on the file.
  func probe(_ command: String, in place: URL? = nil, _ more: String..., output: Pipe? = nil) throws
    -> Process
  {
    let process = Process()
    // The probe is built beside the tests.
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let here = CommandLine.arguments[0].hasSuffix(".xctest") ? URL(filePath: CommandLine.arguments[0]) : tests
    process.executableURL = here.deletingLastPathComponent().appending(path: "storage-probe")
    process.arguments = [command, (place ?? file).path, tables] + more
    if let output { process.standardOutput = output }
    try process.run()
    return process
  }
}

let tables = """
  CREATE TABLE counter (value INTEGER NOT NULL) STRICT;
  INSERT INTO counter VALUES (0);
  CREATE TABLE pair (number INTEGER NOT NULL, half TEXT NOT NULL, filling TEXT NOT NULL) STRICT;
  """

func schema(_ more: Migration...) -> Schema {
  Schema(
    applicationID: 0x5465_7374, name: "a test's store",
    migrations: [Migration("tables", sql: tables)] + more)
}

extension Database {
  func count(_ table: String) throws -> Int {
    try read { try $0.firstValue("SELECT count(*) FROM \(table)", as: Int.self) } ?? -1
  }
}

/// The error a closure throws; a failed expectation where it throws none or another one.
func storageError(_ body: () throws -> Void) -> StorageError? {
  do {
    try body()
    Issue.record("nothing was thrown")
  } catch let error as StorageError {
    return error
  } catch {
    Issue.record("not a StorageError: \(error)")
  }
  return nil
}
