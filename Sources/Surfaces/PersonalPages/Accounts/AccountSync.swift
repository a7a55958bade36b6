import FoundationPlus
import Observation
import PersonalStore
import SystemActions

/// The synchronization of the person's accounts while a program runs: one for the program, however many windows
/// there are.
///
/// Each account is synchronized when the program begins, a quarter of an hour after the last time, and after changes
/// made here; after failures later and later. Several programs don't do the same at once, because the store has a lock
/// for each account.
@MainActor @Observable
final class AccountSync {
  static let shared = AccountSync()

  /// How far each account has come that is being synchronized.
  private(set) var progress: [AccountID: SyncProgress] = [:]
  /// The accounts that a person asked to synchronize, until that is over.
  private(set) var asked: Set<AccountID> = []

  /// The work that goes on for an account, as it was when that began.
  private struct Running {
    let account: SyncAccount
    let synchronizer: AccountSynchronizer
    let task: Task<Void, Never>

    /// Whether it is still the account that was meant: with another password it begins anew.
    func isOf(_ other: SyncAccount) -> Bool {
      account.user == other.user && account.url == other.url && account.passwordPlace == other.passwordPlace
    }
  }

  @ObservationIgnored private var running: [AccountID: Running] = [:]
  @ObservationIgnored private var following: Task<Void, Never>?

  /// After which time a program that has just begun looks for accounts: its own windows come first.
  private static let pause = Duration.seconds(3)
  /// How often it is looked for accounts where there are none.
  private static let search = Duration.seconds(300)

  /// Begins to synchronize in the background. Under test nothing begins by itself.
  func start() {
    guard following == nil, !RunningProgram.isTestRunner else { return }
    following = Task { [weak self] in
      do {
        try await Task.sleep(for: Self.pause)
        while !Task.isCancelled {
          guard let self else { return }
          try await follow()
          try await Task.sleep(for: Self.search)
        }
      } catch {
        // Cancelled, or the store can't be opened: pages that show it say why.
        self?.following = nil
      }
    }
  }

  /// Looks at once what accounts there are: one was added or removed here.
  func lookAgain() {
    following?.cancel()
    following = nil
    do {
      try adjust(to: ActionContext.current().store)
    } catch {
      // The page, which reads the same store, says why.
      return
    }
    start()
  }

  /// Follows the accounts while there are any.
  private func follow() async throws {
    // Where nobody ever kept anything, no file is made to find that out.
    guard ActionContext.slot.service != nil || PersonalDatabase.isThere else { return }
    let store = try ActionContext.current().store
    guard try adjust(to: store) else { return }
    for await change in try store.changes() where change.kinds.isEmpty {
      guard try adjust(to: store) else { return }
    }
  }

  /// Begins with accounts that are new, and ends with those that are gone.
  /// - Returns: whether there are any.
  @discardableResult
  private func adjust(to store: PersonalDatabase) throws -> Bool {
    let accounts = try store.accounts()
    for (id, old) in running where !accounts.contains(where: { $0.id == id && old.isOf($0) }) {
      old.task.cancel()
      running[id] = nil
      progress[id] = nil
    }
    for account in accounts where running[account.id] == nil {
      let synchronizer = try synchronizer(of: account, in: store)
      let task = Task.detached(priority: .utility) { [weak self] in
        do {
          try await synchronizer.run()
        } catch {
          // Cancelled, the account is gone, or the store is: what its server said is noted with the account.
          await self?.ended(synchronizer, of: account.id)
        }
      }
      running[account.id] = Running(account: account, synchronizer: synchronizer, task: task)
    }
    return !accounts.isEmpty
  }

  /// Forgets what ended by itself, so that it begins anew with the next look.
  private func ended(_ synchronizer: AccountSynchronizer, of account: AccountID) {
    if running[account]?.synchronizer === synchronizer { running[account] = nil }
  }

  private func synchronizer(of account: SyncAccount, in store: PersonalDatabase) throws -> AccountSynchronizer
  {
    try AccountSynchronizer(store, account: account.id) { [weak self] progress in
      Task { @MainActor in self?.progress[account.id] = progress }
    }
  }

  /// Synchronizes an account because a person asks for it.
  /// - Throws: what `AccountSynchronizer.synchronize` throws.
  @discardableResult
  func synchronize(_ account: SyncAccount, in store: PersonalDatabase) async throws -> SyncReport {
    asked.insert(account.id)
    defer {
      asked.remove(account.id)
      progress[account.id] = nil
    }
    let synchronizer = try running[account.id]?.synchronizer ?? synchronizer(of: account, in: store)
    return try await synchronizer.synchronize(isAsked: true)
  }
}
