import CivilTime
import CommandLineSurface
import Foundation
import PersonalStore
import SystemActions
import TextAnalysis

let calendarCommand = PersonalItems.command(
  .event, name: "calendar", abstract: "shows, exports and imports events",
  discussion: "Without --from it lists from today on, without --to thirty days.", file: "ICS",
  options: [
    .option("from", .text, placeholder: "DAY", "the first day, such as 2026-03-13; today"),
    .option("to", .text, placeholder: "DAY", "the last day"),
  ],
  examples: [
    .init("beckon calendar list --from 2026-03-01 --to 2026-03-31", "the events of a month"),
    .init("beckon calendar export > calendar.ics", "all events as a file (RFC 5545)"),
    .init("beckon calendar import calendar.ics", "takes over what is in a file"),
  ])

let remindersCommand = PersonalItems.command(
  .reminder, name: "reminders", abstract: "shows, exports and imports reminders",
  discussion: "Without --all it lists what isn't done yet.", file: "ICS",
  options: [.flag("all", "what is done too")],
  examples: [
    .init("beckon reminders list", "what is to be done, by when it is due"),
    .init("beckon reminders export > reminders.ics", "all reminders as a file (RFC 5545)"),
  ])

let contactsCommand = PersonalItems.command(
  .contact, name: "contacts", abstract: "shows, exports and imports contacts", discussion: "", file: "VCF",
  options: [.option("name", .text, placeholder: "TEXT", "only those whose name has these words")],
  examples: [
    .init("beckon contacts list --name ana", "who is called Ana"),
    .init("beckon contacts export > contacts.vcf", "all contacts as a file (RFC 6350)"),
  ])

/// The commands for one kind of what a person keeps.
private enum PersonalItems {
  static func command(
    _ kind: ItemKind, name: String, abstract: String, discussion: String, file: String,
    options: [OptionDescription], examples: [CommandDescription.Example]
  ) -> Command {
    let listing = ReaderOptions.all.filter { ["now", "zone", "locale", "json"].contains($0.name) }
    return Command(
      CommandDescription(
        name: name, abstract: abstract, examples: examples,
        subcommands: [
          CommandDescription(
            name: "list", abstract: "lists \(kind)s", discussion: discussion, options: options + listing),
          CommandDescription(
            name: "export", abstract: "writes all \(kind)s as one file to standard output"),
          CommandDescription(
            name: "import", abstract: "adds and updates \(kind)s from a file",
            discussion: """
              What is here already under the same UID is updated, unless the file has an older state of it; what \
              is the same under another UID is left out. `beckon undo` takes the whole import back.
              """,
            arguments: [ArgumentDescription(file, .file, "the file; - is standard input")],
            options: [.flag("duplicates", "takes over also what is here under another UID")]),
        ])
    ) { invocation in
      switch invocation.path.last {
      case "export": try export(kind, invocation)
      case "import": return try importFile(file, invocation)
      default: try list(kind, invocation)
      }
      return .success
    }
  }

  private static func list(_ kind: ItemKind, _ invocation: Invocation) throws {
    let context = try ReaderOptions.context(of: invocation)
    let listing = PersonalListing(
      store: try ActionRuns.store(now: context.referenceDate), context: context,
      terminal: invocation.terminal,
      isJSON: invocation.arguments.flag("json"))
    do {
      switch kind {
      case .event:
        try listing.events(
          from: day("from", invocation, context), to: day("to", invocation, context))
      case .reminder: try listing.reminders(all: invocation.arguments.flag("all"))
      case .contact: try listing.contacts(named: invocation.arguments.text("name"))
      }
    } catch let error as PersonalStoreError {
      throw CommandFailure(.data, "\(error)")
    }
  }

  private static func day(_ option: String, _ invocation: Invocation, _ context: AnalysisContext) throws
    -> CivilDate?
  {
    try invocation.arguments.value(option, expecting: "a day such as 2026-03-13") { text in
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]),
        let day = Int(parts[2])
      else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
  }

  private static func export(_ kind: ItemKind, _ invocation: Invocation) throws {
    do {
      let store = try ActionRuns.store()
      let text = try kind == .contact ? store.exportContacts() : store.exportCalendar(kinds: [kind])
      try invocation.terminal.output.write(text)
    } catch let error as PersonalStoreError {
      throw CommandFailure(.data, "\(error)")
    }
  }

  private static func importFile(_ argument: String, _ invocation: Invocation) throws -> ExitStatus {
    let path = invocation.arguments.text(argument) ?? "-"
    let data = try MessageSource.data(at: path)
    let report: ImportReport
    do {
      report = try ActionRuns.store().importFile(
        data, allowingDuplicates: invocation.arguments.flag("duplicates"))
    } catch let error as PersonalStoreError {
      throw CommandFailure(.data, "\(path): \(error)")
    }
    let terminal = invocation.terminal
    try terminal.print(
      "\(report.created.values.reduce(0, +)) added, \(report.updated.values.reduce(0, +)) changed, "
        + "\(report.unchanged) as they were, \(report.skippedCount) left out.")
    for remark in report.skipped + report.remarks {
      try terminal.errors.write(TerminalText.escaped("\(path): \(remark)") + "\n")
    }
    return report.skippedCount == 0 ? .success : .someInputFailed
  }
}
