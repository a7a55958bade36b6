import CommandLineSurface
import Foundation
import JSONValues
import PersonalStore
import SystemActions

/// `accounts conflicts`: what was changed here and at a server, with both versions.
enum ConflictListing {
  static let description = CommandDescription(
    name: "conflicts", abstract: "lists what was changed here and at a server",
    discussion: "Neither side is overwritten until you choose with `accounts resolve`.",
    options: ReaderOptions.all.filter { ["now", "zone", "locale", "json"].contains($0.name) },
    examples: [.init("beckon accounts conflicts", "both versions of each, with its number")])

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let context = try ReaderOptions.context(of: invocation)
    let (store, terminal) = (try ActionRuns.store(), invocation.terminal)
    let conflicts = try store.syncConflicts()
    if invocation.arguments.flag("json") {
      for conflict in conflicts { try write(conflict, in: store, terminal) }
      return .success
    }
    let text = ConflictText(
      when: WhenText(locale: context.locale, timeZone: context.timeZone, now: context.referenceDate),
      zone: context.timeZone)
    for conflict in conflicts {
      let home = try store.collection(conflict.collection)?.name ?? ""
      let fields = conflict.fields.joined(separator: ", ")
      try terminal.print(
        TerminalText.escaped("\(conflict.id.rawValue)  \(conflict.title)  (\(home); differs in: \(fields))"))
      try terminal.print("   here:   " + TerminalText.escaped(text.line(conflict, conflict.mine)))
      try terminal.print("   there:  " + TerminalText.escaped(text.line(conflict, conflict.theirs)))
    }
    if let first = conflicts.first {
      let choices = first.choices.map(\.rawValue).joined(separator: "|")
      try terminal.print("Choose with: beckon accounts resolve \(first.id.rawValue) \(choices)")
    } else {
      try terminal.print("There are no conflicts.")
    }
    return .success
  }

  private static func write(_ conflict: SyncConflict, in store: PersonalDatabase, _ terminal: Terminal) throws
  {
    let home = try store.collection(conflict.collection)
    var json = JSONWriter()
    json.object { json in
      json.member("id", Int(conflict.id.rawValue))
      json.member("account", home?.account.map { Int($0.rawValue) })
      json.member("collection", home?.name)
      json.member("uid", conflict.uid)
      json.member("title", conflict.title)
      json.member("fields", conflict.fields)
      json.member("mine", conflict.mine?.text)
      json.member("theirs", conflict.theirs?.text)
    }
    json.endLine()
    try terminal.output.write(json.bytes)
  }
}

/// `accounts resolve`: settles a conflict.
enum ConflictResolving {
  static let description = CommandDescription(
    name: "resolve", abstract: "settles a conflict",
    discussion: """
      mine sends what is here to the server; theirs takes what the server has; both keeps the two, the one from here \
      as an item of its own. `beckon undo` takes the choice back, also after it was sent: the conflict waits again.
      """,
    arguments: [
      ArgumentDescription(
        "NUMBER", .integer(1...Int.max), "which conflict, as `accounts conflicts` numbers them"),
      ArgumentDescription(
        "CHOICE",
        .choice([
          .init("mine", "what is here"), .init("theirs", "what the server has"),
          .init("both", "both of them"),
        ]), "which version stays"),
    ],
    examples: [.init("beckon accounts resolve 3 theirs", "takes what the server has")])

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let store = try ActionRuns.store()
    let number = Int64(invocation.arguments.integer("NUMBER") ?? 0)
    guard let choice = invocation.arguments.text("CHOICE").flatMap({ SyncConflict.Choice(rawValue: $0) })
    else {
      return .usage
    }
    guard let conflict = try store.syncConflicts().first(where: { $0.id.rawValue == number }) else {
      throw UsageError(
        .invalidValue,
        "NUMBER: there is no conflict \(number); `beckon accounts conflicts` has those there are")
    }
    guard conflict.choices.contains(choice) else {
      throw UsageError(.invalidValue, "CHOICE: one side deleted it, so there is mine or theirs")
    }
    try store.resolve(conflict.id, choice)
    try invocation.terminal.print(
      TerminalText.escaped("Settled: \(conflict.title). `beckon accounts sync` sends what is to be sent; ")
        + "`beckon undo` takes the choice back.")
    return .success
  }
}

/// A version of an item in a line.
struct ConflictText {
  let when: WhenText
  let zone: TimeZone

  func line(_ conflict: SyncConflict, _ object: ItemObject?) -> String {
    guard object != nil else { return "deleted" }
    do {
      let parts: [String]
      if let event = try conflict.event(object) {
        let start = event.start.instant(in: zone)
        parts = [
          event.title, event.isAllDay ? when.day(start) : when.moment(start), event.location, event.notes,
        ]
      } else if let reminder = try conflict.reminder(object) {
        parts = [
          reminder.title, reminder.due.map { when.moment($0.instant(in: zone)) } ?? "",
          reminder.isCompleted ? "done" : "", reminder.notes,
        ]
      } else if let contact = try conflict.contact(object) {
        parts =
          [contact.displayName, contact.organization]
          + (contact.phones + contact.emails).map(\.value) + [contact.notes]
      } else {
        parts = [conflict.title]
      }
      return parts.filter { !$0.isEmpty }.map { String($0.prefix(200)) }.joined(separator: "  ")
    } catch {
      return "\(error)"
    }
  }
}
