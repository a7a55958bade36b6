import CommandLineSurface
import PersonalStore
import SystemActions
import TextAnalysis

let undoCommand = Command(
  CommandDescription(
    name: "undo", abstract: "takes back what was done to events, reminders and contacts",
    discussion: """
      Takes back the last change, or the one with a number of --list: what was added is gone, what was deleted or \
      changed is as it was. Nothing is undone where the same thing was changed again since.

      Changes of all programs count, and are kept for thirty days. Run it again for the one before.
      """,
    arguments: [
      ArgumentDescription(
        "NUMBER", .integer(1...Int.max), "which change, as --list numbers them", isRequired: false)
    ],
    options: [.flag("list", "lists what can be undone, the newest first")]
      + ReaderOptions.all.filter { ["now", "zone", "locale"].contains($0.name) },
    examples: [
      .init("beckon undo", "takes back the last change"),
      .init("beckon undo --list", "what can be undone"),
    ])
) { invocation in
  let arguments = invocation.arguments
  let terminal = invocation.terminal
  let context = try ReaderOptions.context(of: invocation)
  let store = try ActionRuns.store(now: context.referenceDate)
  if arguments.flag("list"), arguments.integer("NUMBER") != nil {
    throw UsageError(.invalidValue, "--list takes no NUMBER")
  }
  do {
    let changes = try store.undoableChanges(limit: 50)
    if arguments.flag("list") {
      if changes.isEmpty { try terminal.print("There is nothing to undo.") }
      let text = WhenText(locale: context.locale, timeZone: context.timeZone, now: context.referenceDate)
      for change in changes {
        try terminal.print("\(change.id)  \(text.moment(change.date))  \(description(of: change))")
      }
      return .success
    }
    let wanted = arguments.integer("NUMBER").map { ChangeID(rawValue: Int64($0)) }
    guard let id = wanted ?? changes.first?.id else {
      try terminal.print("There is nothing to undo.")
      return .success
    }
    guard let change = try store.change(id) else {
      throw UsageError(.invalidValue, "NUMBER: there is no change \(id); --list has those there are")
    }
    try store.undo(id)
    try terminal.print("Undone: \(description(of: change))")
    return .success
  } catch let error as PersonalStoreError {
    throw CommandFailure(.data, "\(error)")
  }
}

/// "added “Dinner”", or how many where there are several.
private func description(of change: ChangeRecord) -> String {
  if change.isChoice, let item = change.items.first {
    return "the choice between the versions of “\(TerminalText.escaped(String(item.title.prefix(80))))”"
  }
  let words: [ChangeRecord.Action: String] = [.created: "added", .changed: "changed", .deleted: "deleted"]
  let shown = change.items.prefix(3).map { item in
    "\(words[item.action] ?? "changed") “\(TerminalText.escaped(String(item.title.prefix(80))))”"
  }
  let rest = change.items.count - shown.count
  return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}
