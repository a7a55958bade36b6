import Foundation
import Storage
import Testing

@testable import PersonalStore

/// A store whose file is missing or empty, with the passwords beside it.
@Suite struct MissingStoreTests {
  private func addAccount(_ store: PersonalDatabase) throws -> Int64 {
    try store.database.write { connection in
      try connection.execute(
        "INSERT INTO accounts (name, url, user) VALUES ('Home', 'https://dav.example.org', 'ana')")
      return connection.lastInsertedRowID
    }
  }

  /// Passwords are kept by the numbers of accounts: a new account must not come by an old one's.
  @Test func aStoreThatIsBegunAnewHasOtherAccounts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "personal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "personal.db")
    let passwords = PasswordFile(beside: file)
    let first: Int64
    do { first = try addAccount(PersonalDatabase(at: file)) }
    try passwords.set("secret", for: AccountID(rawValue: first))

    let kept = folder.appending(path: "kept.db")
    try FileManager.default.moveItem(at: file, to: kept)
    let new = try addAccount(PersonalDatabase(at: file, notice: { _ in }))
    #expect(try passwords.password(of: AccountID(rawValue: new)) == nil)
    unlink(file.path)
    try FileManager.default.moveItem(at: kept, to: file)
    let again = try PersonalDatabase(at: file)
    #expect(try again.accounts().map(\.id.rawValue) == [first])
    #expect(try passwords.password(of: AccountID(rawValue: first)) == "secret")
  }

  @Test func anEmptyFileIsNotBegunAnew() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "personal-\(UUID().uuidString).db")
    try Data().write(to: file)
    defer { unlink(file.path) }
    let error = #expect(throws: StorageError.self) { _ = try PersonalDatabase(at: file) }
    #expect(error?.code == .damaged && error?.message.contains(file.path) == true)
    #expect(try Data(contentsOf: file).isEmpty)
  }
}
