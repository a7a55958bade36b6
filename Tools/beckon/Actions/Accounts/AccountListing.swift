import CommandLineSurface
import Foundation
import JSONValues
import PersonalStore
import SystemActions

/// `accounts list`: what there is, and how it stands.
enum AccountListing {
  static let description = CommandDescription(
    name: "list", abstract: "lists accounts with their calendars and address books",
    options: ReaderOptions.all.filter { ["now", "zone", "locale", "json"].contains($0.name) },
    examples: [.init("beckon accounts list --json", "an object a line; never the password")])

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let context = try ReaderOptions.context(of: invocation)
    let (store, terminal) = (try ActionRuns.store(), invocation.terminal)
    let accounts = try store.accounts()
    if invocation.arguments.flag("json") {
      for account in accounts { try write(account, in: store, terminal) }
      return .success
    }
    let text = WhenText(locale: context.locale, timeZone: context.timeZone, now: context.referenceDate)
    for account in accounts {
      try terminal.print(
        TerminalText.escaped("\(account.id)  \(account.name)  \(account.url.absoluteString)  \(account.user)")
      )
      for line in try lines(account, in: store, text) {
        try terminal.print("   " + TerminalText.escaped(line))
      }
    }
    if accounts.isEmpty { try terminal.print("There is no account. `beckon accounts add` adds one.") }
    return .success
  }

  private static func lines(_ account: SyncAccount, in store: PersonalDatabase, _ text: WhenText) throws
    -> [String]
  {
    var lines = [
      account.problem ?? account.lastSuccess.map { "synchronized \(text.moment($0))" }
        ?? "not synchronized yet"
    ]
    if account.problem != nil, let next = account.notBefore {
      lines.append("tried again after \(text.moment(next))")
    }
    for collection in try store.collections() where collection.account == account.id {
      let count = try collection.kinds.map { try store.count($0, in: collection.id) }.reduce(0, +)
      let new = AccountDefault.kinds.filter { collection.isDefaultFor.contains($0.kind) }.map(\.name)
      let mark =
        (collection.isReadOnly ? ", may only be read" : "")
        + (new.isEmpty ? "" : "; new \(new.joined(separator: " and ")) go here")
      lines.append(
        "\(collection.name) (\(words(collection.kinds)), \(count == 1 ? "1 item" : "\(count) items")\(mark))")
    }
    let unsent = try store.unsentCount(account.id)
    if unsent > 0 { lines.append("\(changes(unsent)) to be sent") }
    let conflicts = try store.syncConflicts(of: account.id).count
    if conflicts > 0 {
      lines.append("\(conflicts == 1 ? "1 conflict" : "\(conflicts) conflicts"): beckon accounts conflicts")
    }
    return lines
  }

  /// "1 change waits", "3 changes wait".
  static func changes(_ count: Int) -> String { count == 1 ? "1 change waits" : "\(count) changes wait" }

  /// "events, reminders".
  static func words(_ kinds: Set<ItemKind>) -> String {
    let names: [(ItemKind, String)] = [(.event, "events"), (.reminder, "reminders"), (.contact, "contacts")]
    return names.filter { kinds.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  /// Writes an account as a line of JSON.
  static func write(_ account: SyncAccount, in store: PersonalDatabase, _ terminal: Terminal) throws {
    let collections = try store.collections().filter { $0.account == account.id }
    let counts = try collections.map { collection in
      try collection.kinds.map { try store.count($0, in: collection.id) }.reduce(0, +)
    }
    let unsent = try store.unsentCount(account.id)
    let conflicts = try store.syncConflicts(of: account.id).count
    var json = JSONWriter()
    json.object { json in
      json.member("id", Int(account.id.rawValue))
      json.member("name", account.name)
      json.member("url", account.url.absoluteString)
      json.member("user", account.user)
      json.member("password_in", account.passwordPlace.rawValue)
      json.member("last_success", account.lastSuccess?.formatted(.iso8601))
      json.member("problem", account.problem)
      json.member("unsent", unsent)
      json.member("conflicts", conflicts)
      json.name("collections")
      json.array { json in
        for (collection, count) in zip(collections, counts) {
          json.object { json in
            json.member("name", collection.name)
            json.member("kinds", words(collection.kinds).split(separator: ", ").map(String.init))
            json.member("items", count)
            json.member("read_only", collection.isReadOnly)
            json.member(
              "default_for",
              AccountDefault.kinds.filter { collection.isDefaultFor.contains($0.kind) }.map(\.name))
          }
        }
      }
    }
    json.endLine()
    try terminal.output.write(json.bytes)
  }
}
