import CommandLineSurface
import Foundation
import JSONValues
import PersonalStore

/// `accounts sync`: receives and sends what changed.
enum AccountSyncing {
  static let description = CommandDescription(
    name: "sync", abstract: "receives and sends what changed",
    discussion: """
      Without ACCOUNT it synchronizes all. What can't be reached now is sent the next time; nothing is lost when the \
      program ends in the middle. Ends with status 1 where something couldn't be taken over or sent, or waits for \
      your choice (`accounts conflicts`).

      Apps that show suggestions synchronize by themselves while they run.
      """,
    arguments: [AccountChoice.argument(isRequired: false)], options: [.flag("json", "writes JSON")],
    examples: [.init("beckon accounts sync", "all accounts")])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let store = try ActionRuns.store()
    let accounts = try invocation.arguments.text("ACCOUNT").map { [try AccountChoice.account($0, in: store)] }
    var status = ExitStatus.success
    for account in try accounts ?? store.accounts() {
      do {
        let outcome = try await synchronize(
          account, in: store, invocation.terminal, isJSON: invocation.arguments.flag("json"))
        if status == .success { status = outcome }
      } catch  where accounts == nil {
        // The others are synchronized all the same.
        let failure = AccountFailure.explained(error)
        try invocation.terminal.note(TerminalText.escaped("\(account.name): \(failure)"))
        status = (failure as? CommandFailure)?.status ?? .internal
      }
    }
    if accounts == nil, try store.accounts().isEmpty {
      try invocation.terminal.note("There is no account. `beckon accounts add` adds one.")
    }
    return status
  }

  /// Synchronizes one account and says what came of it.
  static func synchronize(
    _ account: SyncAccount, in store: PersonalDatabase, _ terminal: Terminal, isJSON: Bool
  ) async throws -> ExitStatus {
    let line = SyncProgressLine(terminal)
    defer { line.finish() }
    let synchronizer = try AccountSynchronizer(store, account: account.id) { line.show($0) }
    let report = try await synchronizer.synchronize(isAsked: true)
    line.finish()
    let conflicts = try store.syncConflicts(of: account.id).count
    if isJSON {
      try write(report, account, conflicts, terminal)
    } else {
      try terminal.print(TerminalText.escaped("\(account.name): \(words(report))"))
      if conflicts > 0 {
        let waits = conflicts == 1 ? "1 conflict waits" : "\(conflicts) conflicts wait"
        try terminal.print("\(waits) for your choice: beckon accounts conflicts")
      }
    }
    for problem in report.problems { try terminal.note(TerminalText.escaped("\(account.name): \(problem)")) }
    return report.problems.isEmpty && conflicts == 0 ? .success : .someInputFailed
  }

  private static func words(_ report: SyncReport) -> String {
    if report.isElsewhere { return "another program is synchronizing it." }
    let parts = [
      (report.received, "received"), (report.removed, "deleted here"), (report.sent, "sent"),
      (report.deleted, "deleted there"), (report.merged, "merged"), (report.conflicts, "in conflict"),
    ]
    let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return said.isEmpty ? "up to date." : said.joined(separator: ", ") + "."
  }

  private static func write(
    _ report: SyncReport, _ account: SyncAccount, _ conflicts: Int, _ terminal: Terminal
  ) throws {
    var json = JSONWriter()
    json.object { json in
      json.member("id", Int(account.id.rawValue))
      json.member("name", account.name)
      json.member("received", report.received)
      json.member("removed", report.removed)
      json.member("sent", report.sent)
      json.member("deleted", report.deleted)
      json.member("merged", report.merged)
      json.member("conflicts", conflicts)
      json.member("problems", report.problems)
      json.member("elsewhere", report.isElsewhere)
    }
    json.endLine()
    try terminal.output.write(json.bytes)
  }
}
