import Foundation
import Storage
import Synchronization

/// A database whose content can be made again: where its file can't be used, work goes on without it, and
/// the person is told once.
///
/// A damaged file is moved aside and a new one begun. A file that may not be written, another program's and
/// a newer version's stay as they are; what is stored then is kept in memory, until a later write finds the
/// file usable, such as when the disk has room again, or the process ends.
final class RecoverableFile: Sendable {
  private let url: URL?
  private let schema: Schema
  private let options: Database.Options
  private let notice: @Sendable (String) -> Void
  /// A closure that prepares a file begun in place of a damaged one.
  private let onLoss: @Sendable (borrowing Connection) throws -> Void
  /// A closure that brings what was kept in memory into the file that can be used again.
  private let onReturn: @Sendable (_ memory: Database, _ file: Database) throws -> Void
  private let database: Mutex<Database>

  /// - Parameters:
  ///   - url: the file, in a folder that exists; nil for a store in memory.
  ///   - notice: called with whole sentences for the person.
  /// - Throws: only where not even a store in memory can be made.
  init(
    at url: URL?, schema: Schema, options: Database.Options, notice: @escaping @Sendable (String) -> Void,
    onLoss: @escaping @Sendable (borrowing Connection) throws -> Void = { _ in },
    onReturn: @escaping @Sendable (_ memory: Database, _ file: Database) throws -> Void = { _, _ in }
  ) throws {
    self.onReturn = onReturn
    self.url = url
    self.schema = schema
    var options = options
    options.notice = notice
    self.options = options
    self.notice = notice
    self.onLoss = onLoss
    database = Mutex(
      try Self.open(url, schema, options, notice, onLoss))
  }

  /// The file in use; nil where everything is in memory.
  var location: URL? { database.withLock { $0 }.url }

  /// Returns the address that a damaged file is moved to.
  static func aside(of url: URL) -> URL {
    url.deletingPathExtension().appendingPathExtension("damaged.db")
  }

  func read<T: Sendable>(_ body: (borrowing Connection) throws -> T) throws -> T {
    try recovering { try $0.read(body) }
  }

  func write<T: Sendable>(_ body: (borrowing Connection) throws -> T) throws -> T {
    try returnToFile()
    return try recovering { try $0.write(body) }
  }

  /// Goes on with the file where everything is in memory and it can be used now.
  private func returnToFile() throws {
    guard let url else { return }
    try database.withLock { database in
      guard database.url == nil,
        // What can't be used was told of when it was tried first.
        case .success(let file) = Result(catching: { try Database(at: url, schema: schema, options: options) }
        )
      else { return }
      try onReturn(database, file)
      database = file
    }
  }

  /// Empties the log, and removes a damaged file that was moved aside: what is deleted is to be gone.
  func purge(shrinking: Bool) throws {
    _ = try recovering { try $0.emptyLog(shrinking: shrinking) }
    guard let location else { return }
    try Database.removeAll(setAsideTo: Self.aside(of: location))
  }

  /// Runs work on the database; where that shows that the file is of no use any more, on its successor.
  private func recovering<T>(_ work: (Database) throws -> T) throws -> T {
    let current = database.withLock { $0 }
    do {
      return try work(current)
    } catch let error as StorageError where Self.isLost(error) && current.url != nil {
      let next = try database.withLock { database in
        if database === current {
          database = try Self.open(current.url, schema, options, notice, onLoss)
        }
        return database
      }
      return try work(next)
    }
  }

  private static func isLost(_ error: StorageError) -> Bool {
    [.damaged, .notADatabase, .newerVersion].contains(error.code)
  }

  // MARK: Opening

  private static func open(
    _ url: URL?, _ schema: Schema, _ options: Database.Options, _ notice: (String) -> Void,
    _ onLoss: (borrowing Connection) throws -> Void
  ) throws -> Database {
    guard let url else { return try Database(inMemory: schema) }
    do {
      let aside = aside(of: url)
      let (database, replaced) = try Database.open(
        at: url, schema: schema, options: options, settingDamagedAsideTo: aside, begin: onLoss)
      if let replaced {
        notice("\(url.path) was damaged. It has been moved to \(replaced.path), and a new one begun.")
      }
      return database
    } catch let error as StorageError {
      notice("\(error.message) Until then nothing is kept after this program ends.")
      return try Database(inMemory: schema)
    }
  }
}
