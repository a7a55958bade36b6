import CommandLineSurface
import Conversations
import Foundation
import SuggestionEngine
import SystemActions
import TextAnalysis

let doCommand = Command(
  CommandDescription(
    name: "do", abstract: "does what a message suggests",
    discussion: """
      Runs the N-th suggestion that `beckon suggest FILE` lists, counted from 1 over all messages; without N it \
      lists them with their numbers.

      It shows what will be done and asks first. Options change values, as the fields of the form do in a \
      window. Events, reminders and contacts go into the store of the person, and `beckon undo` takes them back; \
      done twice they are there once. Messages, mail, payments and rides are drafts: nothing is sent.

      Addresses are opened with the desktop's programs; where there is no desktop they are written. Places are \
      looked up on OpenStreetMap, or on what BECKON_MAPS names (https://maps.example/?q={query}, or geo for \
      the maps program).
      """,
    arguments: [
      ArgumentDescription("FILE", .file, "the file to read; - is standard input"),
      ArgumentDescription("N", .integer(1...1_000_000), "which suggestion", isRequired: false),
    ],
    options: [
      .option("me", .text, placeholder: "NAME", "the reader's name or address, as the file has it"),
      .flag("all", "counts every message, the reader's own too"),
      .flag("yes", "doesn't ask"),
    ] + ActionValues.options + ReaderOptions.all.filter { $0.name != "json" },
    examples: [
      .init("beckon do chat.txt --me 'Sam Reed'", "what can be done, with numbers"),
      .init("beckon do chat.txt 2 --title 'Dinner with Juan'", "does the second, under another title"),
    ])
) { invocation in
  ReaderOptions.useColor(of: invocation)
  let arguments = invocation.arguments
  let context = try ReaderOptions.context(of: invocation)
  let path = arguments.text("FILE") ?? "-"
  let conversations = try MessageSource.conversations(at: path, me: arguments.text("me"), context: context)
  let found = try NumberedSuggestions(conversations, all: arguments.flag("all"), context)
  guard let number = arguments.integer("N") else {
    try found.list(on: invocation.terminal)
    return .success
  }
  guard found.all.indices.contains(number - 1) else {
    throw UsageError(
      .invalidValue,
      found.all.isEmpty
        ? "nothing is suggested in \(path)"
        : "N: expected a number from 1 to \(found.all.count), not \(number)")
  }
  let chosen = found.all[number - 1]
  let run = try ActionRuns.prepare(context, invocation.terminal)
  let intent = await ActionIntents.intent(for: chosen.action, from: try chosen.source)
  let isAsked = isatty(STDIN_FILENO) != 0
  let status = try await run.perform(
    intent, arguments: try ActionValues.given(arguments, for: intent), assumesYes: arguments.flag("yes"),
    answers: false, on: invocation.terminal)
  if status == .usage, !isAsked, !arguments.flag("yes") {
    try invocation.terminal.errors.write("Nobody is there to ask: add --yes to do it without a question.\n")
  }
  return status
}

/// The suggestions of conversations, as they are counted.
private struct NumberedSuggestions {
  struct Entry {
    var action: SuggestedAction
    var message: Message
    var isMail: Bool

    var source: ActionSource {
      get throws {
        // Files number their messages, so an id alone would be that of another file's message too.
        return ActionSource(
          message: try MessageKey("\(message.id)\u{0}\(message.body)"), sender: message.sender,
          recipients: message.recipients, subject: isMail ? message.subject : nil)
      }
    }
  }

  var all: [Entry] = []

  init(_ conversations: [Conversation], all isAll: Bool, _ context: AnalysisContext) throws {
    var reading = SuggestionReading(context)
    for conversation in conversations {
      try reading.read(reading.chosen(of: conversation, all: isAll), of: conversation) { message, found in
        all += found.actions.map { Entry(action: $0, message: message, isMail: conversation.isMail) }
      }
    }
  }

  func list(on terminal: Terminal) throws {
    if all.isEmpty { try terminal.print("Nothing is suggested.") }
    let column = String(all.count).count
    for (index, entry) in all.enumerated() {
      let number = String(index + 1)
      let padding = String(repeating: " ", count: column - number.count)
      try terminal.print("\(padding)\(number)  \(TerminalText.escaped(entry.action.title))")
    }
  }
}
