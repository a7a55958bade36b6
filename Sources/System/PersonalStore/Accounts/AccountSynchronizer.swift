import Foundation
import FoundationPlus
import Storage

/// A synchronizer that keeps the calendars and address books of one account the same here and at its server
/// (CalDAV, CardDAV).
///
/// The changes to send are the difference between the items and their last common state, so a change made
/// without a connection is sent later, by whatever process comes next. Received changes are stored in whole
/// transactions. Each state is sent with the condition that the server still has the one before (If-Match);
/// otherwise both changes are merged, or kept as a conflict.
package actor AccountSynchronizer {
  private let store: PersonalDatabase
  private let account: AccountID
  private let passwords: AccountPasswords
  private let transport: CurlTransport
  private let progress: @Sendable (SyncProgress) -> Void
  private var running: Task<SyncReport, any Error>?

  /// Creates a synchronizer for an account.
  ///
  /// - Parameters:
  ///   - passwords: nil for those of the store.
  ///   - progress: is told how far it has come, on any thread.
  package init(
    _ store: PersonalDatabase, account: AccountID, passwords: AccountPasswords? = nil,
    transport: CurlTransport = CurlTransport(),
    progress: @escaping @Sendable (SyncProgress) -> Void = { _ in }
  ) throws {
    self.store = store
    self.account = account
    self.passwords = try passwords ?? store.accountPasswords()
    self.transport = transport
    self.progress = progress
  }

  /// Receives and sends what changed. A call while another one runs gets that one's report.
  /// - Parameter isAsked: whether a person asks for it, so that what was refused a short time ago is sent
  ///   again.
  /// - Throws: `notFound` without the account, `unauthorized`, `unreachable` and what else a connection
  ///   throws; `unsafeCredentials`; `StorageError`. What was received and sent until then stays; the rest
  ///   comes with the next call.
  @discardableResult
  package func synchronize(isAsked: Bool = false) async throws -> SyncReport {
    if let running { return try await running.value }
    let task = Task { try await synchronizeOnce(isAsked) }
    running = task
    defer { running = nil }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Synchronizes now, whenever something changed here, and every so often, until the task is cancelled.
  /// After a failure it waits: half a minute, twice as long each time, at most an hour; also over a restart.
  /// A synchronization that another program has just done isn't repeated.
  package func run(every interval: TimeInterval = 900) async throws {
    let clock = store.context.clock
    if let last = try store.account(account)?.lastSuccess, try store.unsentCount(account) == 0,
      last <= clock.now(), last + interval > clock.now()
    {
      try await wait(for: store.changes(), until: last + interval)
    }
    while true {
      try Task.checkCancellation()
      let now = clock.now()
      let earliest = try store.account(account)?.notBefore ?? now
      if earliest > now {
        try await clock.sleep(earliest)
        continue
      }
      // From before it begins, so that no change falls between sending and waiting.
      let changes = try store.changes()
      do {
        try await synchronize()
      } catch let error as PersonalStoreError where error.code != .notFound {
        // Recorded with the account, with the time of the next try.
        continue
      }
      try await wait(for: changes, until: clock.now() + interval)
    }
  }

  /// Waits for a time, or for a change of this person's.
  private func wait(for changes: AsyncStream<StoreChange>, until date: Date) async throws {
    let clock = store.context.clock
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await change in changes where change.cause != .synchronization && !change.kinds.isEmpty { return }
      }
      group.addTask { try await clock.sleep(date) }
      try await group.next()
      group.cancelAll()
    }
  }

  private func synchronizeOnce(_ isAsked: Bool) async throws -> SyncReport {
    guard let account = try store.account(account) else {
      throw PersonalStoreError.accountIsGone
    }
    guard let lock = try SyncLock(store, account.id) else {
      var report = SyncReport()
      report.isElsewhere = true
      return report
    }
    defer { lock.release() }
    do {
      guard let password = try await passwords.password(of: account) else {
        throw PersonalStoreError(
          .unauthorized, "The password of \(account.name) isn't known. Enter it again.")
      }
      let credentials = Credentials(
        user: account.user, password: password, allowsPlainHTTP: account.allowsPlainHTTP)
      var run = SyncRun(
        store: store, account: account,
        server: { [transport] in DAVServer(transport: transport, url: $0, credentials: credentials) },
        progress: progress)
      run.sendsRefused = isAsked
      try await run.synchronize()
      try store.noteSuccess(account.id)
      return run.report
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      try store.noteFailure(account, error)
      throw error
    }
  }
}

/// A lock that lets one process at a time synchronize an account.
private struct SyncLock {
  private let file: Int32

  /// Nil where another process has it.
  init?(_ store: PersonalDatabase, _ account: AccountID) throws {
    guard let url = store.url else {
      file = -1
      return
    }
    file = Foundation.open("\(url.path).sync-\(account)", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      throw PersonalStoreError(.notAllowed, "The folder of \(url.path) can't be written.")
    }
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      close(file)
      return nil
    }
  }

  func release() {
    if file >= 0 { close(file) }
  }
}

extension PersonalDatabase {
  fileprivate func noteSuccess(_ account: AccountID) throws {
    let now = Int64(context.clock.now().timeIntervalSince1970)
    try database.write { connection in
      try connection.execute(
        "UPDATE accounts SET failures = 0, not_before = NULL, problem = NULL, problem_code = NULL, last_success = ? WHERE id = ?",
        now,
        account.rawValue)
    }
  }

  fileprivate func noteFailure(_ account: SyncAccount, _ error: any Error) throws {
    let next = Int64(context.clock.now().timeIntervalSince1970) + Backoff.seconds(after: account.failures + 1)
    try database.write { connection in
      try connection.execute(
        "UPDATE accounts SET failures = failures + 1, not_before = ?, problem = ?, problem_code = ? WHERE id = ?",
        next,
        String("\(error)".prefix(500)), (error as? PersonalStoreError)?.code.rawValue, account.id.rawValue)
    }
  }
}

/// The waiting times after failures.
enum Backoff {
  /// Half a minute, twice as long each time, at most an hour.
  static func seconds(after failures: Int) -> Int64 { min(3_600, 30 << Int64(min(max(failures - 1, 0), 10))) }
}
