import PersonalStore

/// What there is of accounts: a plain value that was read at once.
struct AccountsContent: Sendable {
  struct Entry: Sendable, Identifiable {
    var account: SyncAccount
    var collections: [ItemCollection]
    /// How many changes the server doesn't have yet.
    var unsent: Int
    var id: AccountID { account.id }
  }

  var entries: [Entry] = []
  var conflicts: [SyncConflict] = []

  init() {}

  /// - Throws: `StorageError`, `PersonalStoreError`.
  init(from store: PersonalDatabase) throws {
    let collections = try store.collections()
    entries = try store.accounts().map { account in
      Entry(
        account: account, collections: collections.filter { $0.account == account.id },
        unsent: try store.unsentCount(account.id))
    }
    conflicts = try store.syncConflicts()
  }
}
