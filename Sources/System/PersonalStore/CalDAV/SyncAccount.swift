import Foundation
import Storage

/// An account of a calendar server.
package struct SyncAccount: Sendable, Hashable, Identifiable {
  package let id: AccountID
  package let name: String
  /// As it was given.
  package let url: URL
  package let user: String
  /// Where the person's calendars are.
  let home: URL
  /// How often synchronizing failed since it last worked.
  package let failures: Int
  /// When it is tried again.
  package let notBefore: Date?
  package let lastSuccess: Date?
  /// Why it failed the last time.
  package let problem: String?
}

extension PersonalDatabase {
  /// The accounts of calendar servers, by name.
  package func accounts() throws -> [SyncAccount] {
    try database.read { connection in
      try connection.rows(
        """
        SELECT id, name, url, user, home, failures, not_before, last_success, problem FROM accounts
        ORDER BY name, id
        """
      ) { row in
        let url = URL(string: try row.value(2)) ?? URL(filePath: "/")
        func instant(_ seconds: Int64?) -> Date? { seconds.map { Date(timeIntervalSince1970: Double($0)) } }
        return SyncAccount(
          id: AccountID(rawValue: try row.value(0)), name: try row.value(1), url: url, user: try row.value(3),
          home: URL(string: try row.value(4)) ?? url, failures: try row.value(5),
          notBefore: instant(try row.value(6)), lastSuccess: instant(try row.value(7)),
          problem: try row.value(8))
      }
    }
  }

  package func account(_ id: AccountID) throws -> SyncAccount? { try accounts().first { $0.id == id } }

  /// Adds an account of a CalDAV server (RFC 4791): finds the person's calendars, and keeps the password in the
  /// file beside the store. The calendars come with the first synchronization.
  /// - Parameters:
  ///   - address: the server's address, with or without a path; `https:` unless it is this machine.
  ///   - passwords: nil for the file beside the store.
  /// - Throws: `invalidAddress`, `unauthorized`, `noCalendars`, `redirected` and what else a connection throws;
  ///   `unsafeCredentials`; nothing is stored then.
  package func addAccount(
    address: String, user: String, password: String, name: String? = nil, passwords: PasswordFile? = nil,
    transport: CurlTransport = CurlTransport()
  ) async throws -> SyncAccount {
    let url = try HTTPOrigin.checked(address)
    guard !user.isEmpty, user.utf8.count <= 255, user.unicodeScalars.allSatisfy({ $0.value >= 0x20 }),
      !user.contains(":")
    else {
      throw PersonalStoreError(.invalidValue, "user: expected a name without colons and control characters.")
    }
    let file = try passwords ?? passwordFile()
    let server = CalDAVServer(
      transport: transport, url: url, credentials: Credentials(user: user, password: password))
    let home = try await server.calendarHome()
    _ = try await server.calendars(at: home)
    let title = name ?? "\(user) at \(HTTPOrigin(url)?.host ?? "the server")"
    let id = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute(
        "INSERT INTO accounts (name, url, user, home) VALUES (?, ?, ?, ?)", title, url.absoluteString, user,
        home.absoluteString)
      let id = AccountID(rawValue: connection.lastInsertedRowID)
      try file.set(password, for: id)
      return id
    }.result
    guard let account = try account(id) else {
      throw PersonalStoreError(.notFound, "The account is not there any more.")
    }
    return account
  }

  /// Removes an account, its password and what is here of its calendars; the server keeps them.
  /// - Parameter keepingItems: leaves the calendars here, as calendars of this store alone.
  /// - Throws: `notFound`; `notAllowed` where changes haven't been sent yet and items aren't kept.
  package func removeAccount(
    _ id: AccountID, keepingItems: Bool = false, discardingUnsent: Bool = false,
    passwords: PasswordFile? = nil
  ) throws {
    let file = try passwords ?? passwordFile()
    guard try account(id) != nil else {
      throw PersonalStoreError(.notFound, "The account is not there any more.")
    }
    let unsent = try unsentCount(id)
    guard keepingItems || discardingUnsent || unsent == 0 else {
      throw PersonalStoreError(
        .notAllowed,
        "\(unsent) changes haven't been sent to the server yet. Synchronize first, or keep the items.")
    }
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      for home in try ItemCollection.all("WHERE account = ?", [id.rawValue], connection) {
        if keepingItems { try home.detach(connection) } else { try home.erase(connection) }
      }
      try connection.execute("DELETE FROM accounts WHERE id = ?", id.rawValue)
    }
    try file.set(nil, for: id)
  }

  /// How many changes wait to be sent.
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

  func passwordFile() throws -> PasswordFile {
    guard let url else {
      throw PersonalStoreError(.unsafeCredentials, "A store in memory has no file of passwords; name one.")
    }
    return PasswordFile(beside: url)
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
