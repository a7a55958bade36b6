import Foundation
import Storage

extension PersonalDatabase {
  /// Gives an account another name.
  /// - Throws: `notFound`; `invalidValue` where the name is empty, too long, or that of another account.
  package func renameAccount(_ id: AccountID, to name: String) throws {
    try checkAccountName(name, except: id)
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute("UPDATE accounts SET name = ? WHERE id = ?", name, id.rawValue)
      if connection.changes == 0 { throw PersonalStoreError.accountIsGone }
    }
  }

  /// Moves an account to another address, user or password, which was found and logged in to before.
  ///
  /// What is here stays, with the changes that wait to be sent; the next synchronization compares it with what is at
  /// the new address.
  /// - Parameter place: where the password is kept; nil for where it is now.
  /// - Returns: the account as it is now.
  /// - Throws: `notFound`; `notAllowed` where the new address lacks a collection of the account, whose items would go
  ///   from here, and where another account has it; `unsafeCredentials`.
  @discardableResult
  package func changeAccount(
    _ id: AccountID, to found: FoundAccount, keepingPasswordIn place: PasswordPlace? = nil,
    passwords: AccountPasswords? = nil
  ) async throws -> SyncAccount {
    let passwords = try passwords ?? accountPasswords()
    guard let account = try account(id) else { throw PersonalStoreError.accountIsGone }
    if let other = try accounts().first(where: { $0.id != id && $0.isSame(as: found) }) {
      throw PersonalStoreError(.notAllowed, "\(other.name) is at that address for that user already.")
    }
    let isMoved =
      account.user != found.user || DAVService.allCases.contains { account.homes[$0] != found.homes[$0] }
    if isMoved { try checkCollections(of: account, at: found) }
    let kept = try await passwords.keep(
      found.credentials.password, for: id, label: "Beckon: \(account.name)",
      in: place ?? account.passwordPlace)
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute(
        """
        UPDATE accounts SET url = ?, user = ?, home = ?, contacts_home = ?, chosen = ?, password_place = ?,
          allows_http = ?, failures = 0, not_before = NULL, problem = NULL, problem_code = NULL WHERE id = ?
        """, found.url.absoluteString, found.user, found.homes.calendars?.absoluteString ?? "",
        found.homes.addressBooks?.absoluteString ?? "",
        (found.chosen ?? account.chosen)?.sorted().joined(separator: "\n"), kept.rawValue,
        found.credentials.allowsPlainHTTP, id.rawValue)
      if connection.changes == 0 { throw PersonalStoreError.accountIsGone }
      if isMoved {
        // Tags and tokens are those of the server that was.
        try connection.execute(
          "UPDATE collections SET ctag = NULL, sync_token = NULL WHERE account = ?", id.rawValue)
      }
    }
    if account.passwordPlace != kept { try await passwords.forget(id, in: account.passwordPlace) }
    guard let changed = try self.account(id) else { throw PersonalStoreError.accountIsGone }
    return changed
  }

  /// Refuses an address at which collections of an account aren't: synchronizing would take their items from here.
  private func checkCollections(of account: SyncAccount, at found: FoundAccount) throws {
    let there = Set(found.collections.map(\.id))
    let missing = try database.read { connection in
      try connection.rows(
        "SELECT name, coalesce(href, '') FROM collections WHERE account = ? ORDER BY name",
        account.id.rawValue
      ) { (name: try $0.value(0, as: String.self), href: try $0.value(1, as: String.self)) }
    }.filter { !there.contains($0.href) }
    guard missing.isEmpty else {
      let names = missing.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw PersonalStoreError(
        .notAllowed,
        "\(names): not at \(found.host) for \(found.user), so what \(account.name) has of it here would be deleted. Add that address as an account of its own instead."
      )
    }
  }

  /// Checks the name of an account, by which people tell it from others.
  /// - Throws: `invalidValue`.
  func checkAccountName(_ name: String, except id: AccountID? = nil) throws {
    try FieldLimits.check(name, "name", limit: 255)
    guard !name.allSatisfy(\.isWhitespace) else {
      throw PersonalStoreError(.invalidValue, "name: expected what the account is to be called.")
    }
    if try accounts().contains(where: { $0.id != id && $0.isCalled(name) }) {
      throw PersonalStoreError(.invalidValue, "name: another account is called \"\(name)\" already.")
    }
  }

  /// The name of a new account where nobody gave one: its address, with a number where that is taken.
  func accountName(for found: FoundAccount) throws -> String {
    let plain = found.user.contains("@") ? found.user : "\(found.user) at \(found.host)"
    let taken = try accounts()
    var (name, number) = (plain, 2)
    while taken.contains(where: { $0.isCalled(name) }) {
      name = "\(plain) (\(number))"
      number += 1
    }
    return name
  }
}

extension SyncAccount {
  /// Whether a name is the account's, as people compare names.
  fileprivate func isCalled(_ other: String) -> Bool { name.caseInsensitiveCompare(other) == .orderedSame }

  /// Whether the account is that of the same person at the same server.
  package func isSame(as found: FoundAccount) -> Bool {
    HTTPOrigin(url) == HTTPOrigin(found.url) && user == found.user
  }
}

extension PersonalStoreError {
  static var accountIsGone: PersonalStoreError {
    PersonalStoreError(.notFound, "The account is not there any more.")
  }
}
