import PersonalStore

/// The accounts there are: a plain value that was read at once.
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
  /// The collections to which new items can go, of accounts and of this machine.
  var homes: [ItemCollection] = []

  /// The collections of a kind to which new items can go: several where there is a choice.
  func homes(for kind: ItemKind) -> [ItemCollection] { homes.filter { $0.kinds.contains(kind) } }

  /// What a collection is called beside others: with its account, where another one has the name.
  func name(of home: ItemCollection, _ onThisMachine: String) -> String {
    guard homes.contains(where: { $0.id != home.id && $0.name == home.name }) || home.account == nil else {
      return home.name
    }
    let owner = entries.first { $0.id == home.account }?.account.name ?? onThisMachine
    return "\(home.name) (\(owner))"
  }

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
    homes = collections.filter { !$0.isReadOnly }
  }
}
