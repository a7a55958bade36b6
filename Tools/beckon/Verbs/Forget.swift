import CommandLineSurface
import Foundation
import JSONValues
import SuggestionEngine

let forgetCommand = Command(
  CommandDescription(
    name: "forget", abstract: "deletes what is kept about messages",
    discussion: """
      Deletes stored answers, and says how many there were. Answers that rest on a deleted message go with \
      it; what a later message held back because of it is suggested there again. The rows are overwritten, \
      not only unlinked.

      The messages themselves are their apps': they stay.
      """,
    options: [
      .option("message", .text, placeholder: "ID", "the answer to this message"),
      .option("conversation", .text, placeholder: "ID", "the answers of this conversation"),
      .flag("all", "all answers, of every app; asks first"),
      .option(
        "app", .text, placeholder: "NAME", "the app whose message or conversation it is",
        defaultValue: KeptSuggestions.app),
      .flag("yes", "doesn't ask"),
      .flag("json", "writes JSON"),
    ],
    examples: [
      .init("beckon forget --conversation Weekend", "what the messages of a conversation suggested"),
      .init("beckon forget --all --yes", "everything, without asking"),
    ])
) { invocation in
  let arguments = invocation.arguments
  let message = arguments.text("message")
  let conversation = arguments.text("conversation")
  let isAll = arguments.flag("all")
  guard [message != nil, conversation != nil, isAll].filter({ $0 }).count == 1 else {
    throw UsageError(.missingArgument, "give one of --message, --conversation and --all")
  }
  if isAll, !arguments.flag("yes"), try !isConfirmed(invocation.terminal) {
    try invocation.terminal.print("Nothing was deleted.")
    return .success
  }
  let count: Int
  do {
    // Where nothing was ever kept, no file is made either.
    if AnswerStore.hasFile() {
      let store = try KeptSuggestions.answers(of: arguments.text("app") ?? KeptSuggestions.app)
      if let message {
        count = try store.forget(message: MessageKey(message))
      } else if let conversation {
        count = try store.forget(conversation: conversation)
      } else {
        count = try store.forgetAll()
      }
    } else {
      count = 0
    }
  } catch {
    throw CommandFailure(.cannotCreate, "\(error)")
  }
  if arguments.flag("json") {
    var json = JSONWriter()
    json.object { $0.member("removed", count) }
    json.endLine()
    try invocation.terminal.output.write(json.bytes)
  } else {
    let what =
      count == 0 ? "No answer was stored." : count == 1 ? "1 answer removed." : "\(count) answers removed."
    try invocation.terminal.print(what)
  }
  return .success
}

/// Asks a person at a terminal.
/// - Throws: `UsageError` where there is nobody to ask.
private func isConfirmed(_ terminal: Terminal) throws -> Bool {
  guard isatty(STDIN_FILENO) != 0 else {
    throw UsageError(.missingArgument, "--all deletes every answer; nobody is there to ask, so add --yes")
  }
  try terminal.errors.write("Delete all stored answers? [y/N] ")
  var lines = LineReader(descriptor: STDIN_FILENO, limit: 100)
  guard case .content(let line)? = try lines.next() else { return false }
  return ["y", "yes"].contains(String(decoding: line, as: UTF8.self).lowercased())
}
