import Foundation
import Synchronization

/// The stores that this process writes to, for the end of it: their logs are moved into their files, so that
/// a file alone is all of a store.
enum OpenDatabases {
  private static let all = Mutex<[ObjectIdentifier: Entry]>([:])

  /// A store, which takes itself out before it goes.
  private struct Entry: @unchecked Sendable {
    // Read under the lock that a store's deinitialiser waits for.
    unowned(unsafe) let database: Database
  }

  private static let atEnd: Void = {
    atexit { OpenDatabases.all.withLock { for entry in $0.values { entry.database.checkpointAtEnd() } } }
  }()

  static func add(_ database: Database) {
    atEnd
    all.withLock { $0[ObjectIdentifier(database)] = Entry(database: database) }
  }

  static func remove(_ database: Database) {
    _ = all.withLock { $0.removeValue(forKey: ObjectIdentifier(database)) }
  }
}
