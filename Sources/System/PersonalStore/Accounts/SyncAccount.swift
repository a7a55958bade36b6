import Foundation
import Storage

/// An account of a server with calendars, address books, or both.
package struct SyncAccount: Sendable, Hashable, Identifiable {
  package let id: AccountID
  package let name: String
  /// The address at which it was found.
  package let url: URL
  package let user: String
  /// The addresses of the person's collections.
  let homes: DAVHomes
  /// The hrefs of collections that are taken; nil for all.
  let chosen: Set<String>?
  package let passwordPlace: PasswordPlace
  package let allowsPlainHTTP: Bool
  /// The number of failures since synchronizing last worked.
  package let failures: Int
  /// The date before which it isn't tried again.
  package let notBefore: Date?
  package let lastSuccess: Date?
  /// The message of the last failure, and the code of that error.
  package let problem: String?
  package let problemCode: PersonalStoreError.Code?

  /// Whether a collection of the server is taken.
  func takes(_ collection: RemoteCollection) -> Bool { chosen?.contains(collection.href) ?? true }
}

extension PersonalDatabase {
  /// The accounts, by name.
  package func accounts() throws -> [SyncAccount] {
    try database.read { connection in
      try connection.rows(
        """
        SELECT id, name, url, user, home, contacts_home, chosen, password_place, allows_http, failures, not_before,
          last_success, problem, problem_code FROM accounts ORDER BY name, id
        """
      ) { row in
        func instant(_ seconds: Int64?) -> Date? { seconds.map { Date(timeIntervalSince1970: Double($0)) } }
        func home(_ text: String) -> URL? { text.isEmpty ? nil : URL(string: text) }
        return SyncAccount(
          id: AccountID(rawValue: try row.value(0)), name: try row.value(1),
          url: URL(string: try row.value(2)) ?? URL(filePath: "/"), user: try row.value(3),
          homes: DAVHomes(calendars: home(try row.value(4)), addressBooks: home(try row.value(5))),
          chosen: try row.value(6, as: String?.self).map { Set($0.split(separator: "\n").map(String.init)) },
          passwordPlace: PasswordPlace(rawValue: try row.value(7)) ?? .file,
          allowsPlainHTTP: try row.value(8), failures: try row.value(9),
          notBefore: instant(try row.value(10)),
          lastSuccess: instant(try row.value(11)), problem: try row.value(12),
          problemCode: try row.value(13, as: String?.self).map(PersonalStoreError.Code.init(rawValue:)))
      }
    }
  }

  package func account(_ id: AccountID) throws -> SyncAccount? { try accounts().first { $0.id == id } }

  /// Adds an account at an address; see `FoundAccount.find` and `addAccount(_:)`.
  package func addAccount(
    address: String, user: String, password: String, name: String? = nil, passwords: PasswordFile? = nil,
    transport: CurlTransport = CurlTransport()
  ) async throws -> SyncAccount {
    let found = try await FoundAccount.find(address, user: user, password: password, transport: transport)
    return try await addAccount(found, name: name, passwords: passwords.map { AccountPasswords(file: $0) })
  }

  /// Adds an account that was found, and keeps its password. Its collections come with the first
  /// synchronization.
  ///
  /// An account of the same person at the same server gets the new password and address, and the new choice of
  /// collections where one was made.
  /// - Parameters:
  ///   - place: where the password is kept; nil for the keyring, and the file where there is none.
  ///   - passwords: nil for those of this store.
  /// - Throws: `invalidValue` for the name of another account; `unsafeCredentials`. Nothing is stored then.
  package func addAccount(
    _ found: FoundAccount, name: String? = nil, keepingPasswordIn place: PasswordPlace? = nil,
    passwords: AccountPasswords? = nil
  ) async throws -> SyncAccount {
    let passwords = try passwords ?? accountPasswords()
    let known = try accounts().first { $0.isSame(as: found) }
    if let name { try checkAccountName(name, except: known?.id) }
    let title = try name ?? known?.name ?? accountName(for: found)
    let id = try known?.id ?? insert(found, title)
    do {
      let kept = try await passwords.keep(
        found.credentials.password, for: id, label: "Beckon: \(title)", in: place)
      try update(id, found, title, kept)
      if let known, known.passwordPlace != kept { try await passwords.forget(id, in: known.passwordPlace) }
    } catch {
      if known == nil { try forget(id) }
      throw error
    }
    guard let account = try account(id) else {
      throw PersonalStoreError.accountIsGone
    }
    return account
  }

  private func insert(_ found: FoundAccount, _ title: String) throws -> AccountID {
    // Without homes nothing is synchronized until the password is kept.
    try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute(
        "INSERT INTO accounts (name, url, user) VALUES (?, ?, ?)", title, found.url.absoluteString, found.user
      )
      return AccountID(rawValue: connection.lastInsertedRowID)
    }.result
  }

  private func update(_ id: AccountID, _ found: FoundAccount, _ title: String, _ place: PasswordPlace) throws
  {
    let chosen = found.chosen.map { $0.sorted().joined(separator: "\n") }
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute(
        """
        UPDATE accounts SET name = ?, url = ?, home = ?, contacts_home = ?, chosen = coalesce(?, chosen), password_place = ?,
          allows_http = ?, failures = 0, not_before = NULL, last_success = NULL, problem = NULL,
          problem_code = NULL WHERE id = ?
        """, title, found.url.absoluteString, found.homes.calendars?.absoluteString ?? "",
        found.homes.addressBooks?.absoluteString ?? "", chosen, place.rawValue,
        found.credentials.allowsPlainHTTP, id.rawValue)
    }
  }

  private func forget(_ id: AccountID) throws {
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute("DELETE FROM accounts WHERE id = ?", id.rawValue)
    }
  }

  /// The password of an account; nil where it isn't known any more.
  /// - Throws: `unsafeCredentials`.
  package func password(of account: SyncAccount) async throws -> String? {
    try await accountPasswords().password(of: account)
  }

  /// An account with its password, as it could be added again; nil where the password isn't known.
  /// - Throws: `unsafeCredentials`.
  package func copy(of account: SyncAccount, passwords: AccountPasswords? = nil) async throws -> FoundAccount?
  {
    guard let password = try await (passwords ?? accountPasswords()).password(of: account) else { return nil }
    return FoundAccount(
      url: account.url, user: account.user, collections: [], homes: account.homes,
      credentials: Credentials(
        user: account.user, password: password, allowsPlainHTTP: account.allowsPlainHTTP),
      chosen: account.chosen)
  }

  /// Removes an account, its password and what is here of its collections; the server keeps them.
  /// - Parameters:
  ///   - keepingItems: leaves the collections here, as collections of this store alone.
  ///   - discardingUnsent: gives up changes that the server doesn't have yet.
  /// - Throws: `notFound`; `notAllowed` where changes haven't been sent yet and neither was said;
  ///   `unsafeCredentials` where the account is gone but its password can't be forgotten.
  package func removeAccount(
    _ id: AccountID, keepingItems: Bool = false, discardingUnsent: Bool = false,
    passwords: AccountPasswords? = nil
  ) async throws {
    let passwords = try passwords ?? accountPasswords()
    guard let account = try account(id) else {
      throw PersonalStoreError.accountIsGone
    }
    let unsent = try unsentCount(id)
    guard keepingItems || discardingUnsent || unsent == 0 else {
      throw PersonalStoreError(
        .notAllowed,
        "Changes that haven't been sent to the server yet: \(unsent). Synchronize first, keep the items, or discard the changes."
      )
    }
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      for home in try ItemCollection.all("WHERE account = ?", [id.rawValue], connection) {
        if keepingItems { try home.detach(connection) } else { try home.erase(connection) }
      }
      try connection.execute("DELETE FROM accounts WHERE id = ?", id.rawValue)
    }
    if let url { unlink("\(url.path).sync-\(id)") }
    try await passwords.forget(id, in: account.passwordPlace)
  }

  /// Returns the number of changes that wait to be sent.
  package func unsentCount(_ id: AccountID) throws -> Int {
    try database.read { connection in
      try connection.firstValue(
        """
        SELECT (
          SELECT count(*) FROM items JOIN collections ON collections.id = items.collection
          LEFT JOIN remotes ON remotes.item = items.id AND remotes.collection = items.collection
          WHERE account = ?1 AND (remotes.id IS NULL OR remotes.base <> items.text)
        ) + (
          SELECT count(*) FROM remotes JOIN collections ON collections.id = remotes.collection
          WHERE account = ?1 AND item IS NULL AND is_readable = 1
        )
        """, id.rawValue, as: Int.self) ?? 0
    }
  }
}

extension ItemCollection {
  /// Deletes the collection with its items; new items of its kinds go to another one again.
  func erase(_ connection: borrowing Connection) throws {
    try handDefaultsOn(connection)
    try ItemCollection.erase(id, connection)
  }

  /// Makes the collection one of this store alone.
  func detach(_ connection: borrowing Connection) throws {
    try connection.execute("DELETE FROM remotes WHERE collection = ?", id.rawValue)
    try connection.execute("DELETE FROM conflicts WHERE collection = ?", id.rawValue)
    try connection.execute("DELETE FROM send_failures WHERE collection = ?", id.rawValue)
    try connection.execute(
      """
      UPDATE collections SET account = NULL, href = NULL, ctag = NULL, sync_token = NULL, is_read_only = 0
      WHERE id = ?
      """, id.rawValue)
  }

  private func handDefaultsOn(_ connection: borrowing Connection) throws {
    for kind in isDefaultFor {
      try connection.execute(
        """
        UPDATE collections SET default_for = default_for | ?1 WHERE id = (
          SELECT id FROM collections WHERE kinds & ?1 <> 0 AND is_read_only = 0 AND id <> ?2
          ORDER BY account IS NOT NULL, id LIMIT 1)
        """, kind.rawValue, id.rawValue)
    }
  }
}
