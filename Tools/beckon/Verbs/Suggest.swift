import CommandLineSurface
import Conversations
import Foundation
import JSONValues
import SuggestionEngine
import TextAnalysis

let suggestCommand = Command(
  CommandDescription(
    name: "suggest", abstract: "suggests actions for the messages of a file",
    discussion: """
      Reads mail (.eml, .mbox), chat exports, Beckon's JSON and plain text, which is one message; what a file \
      is shows in its content.

      Without --all it looks at the latest ten messages that others sent. Give --me, or nobody knows which \
      are the reader's own.

      A message is read together with the ten before it: "7 works" after "dinner at Luigi's on Friday?" is \
      one event, and what an earlier message offers isn't offered again. What `beckon settings` switches off \
      isn't offered at all.

      Dates count from the day a message was sent, and from --now where it has none.
      """,
    arguments: [ArgumentDescription("FILE", .file, "the file to read; - is standard input")],
    options: [
      .option("me", .text, placeholder: "NAME", "the reader's name or address, as the file has it"),
      .flag("all", "looks at every message, the reader's own too"),
      .option(
        "save", .folder, placeholder: "DIR",
        "writes a calendar (.ics) or contact (.vcf) file for each action that has one"),
      .flag("force", "lets --save replace files"),
    ] + ReaderOptions.all,
    examples: [
      .init("beckon suggest chat.txt --me 'Sam Reed'", "what the messages that wait ask to do"),
      .init(
        "echo 'Dinner on Friday at 7?' | beckon suggest - --save ~/Events", "one message; the event as a file"
      ),
    ])
) { invocation in
  ReaderOptions.useColor(of: invocation)
  let arguments = invocation.arguments
  let context = try ReaderOptions.context(of: invocation)
  if arguments.flag("force"), arguments.text("save") == nil {
    throw UsageError(.missingArgument, "--force says what --save may do, but --save is missing")
  }
  let conversations = try MessageSource.conversations(
    at: arguments.text("FILE") ?? "-", me: arguments.text("me"), context: context)

  var run = SuggestRun(invocation: invocation, context: context)
  try run.perform(conversations)
  return .success
}

/// One run of `suggest`.
private struct SuggestRun {
  private let invocation: Invocation
  private let context: AnalysisContext
  private let folder: String?
  private var progress: ProgressLine
  private var done = 0
  /// Names of files this run wrote: another action of the same title gets a file of its own.
  private var fileNames: Set<String> = []
  /// How many messages were shown with what they ask.
  private var shown = 0

  init(invocation: Invocation, context: AnalysisContext) {
    self.invocation = invocation
    self.context = context
    folder = invocation.arguments.text("save")
    progress = ProgressLine(invocation.terminal, unit: "messages")
  }

  mutating func perform(_ conversations: [Conversation]) throws {
    if let folder { try Artifact.makeFolder(folder) }
    let isJSON = invocation.arguments.flag("json")
    var reading = SuggestionReading(context)
    let report = SuggestionReport(terminal: invocation.terminal, context: context)
    for conversation in conversations {
      let chosen = reading.chosen(of: conversation, all: invocation.arguments.flag("all"))
      let before = shown
      if !isJSON, conversations.count > 1, !chosen.isEmpty { try report.begin(conversation) }
      try reading.read(chosen, of: conversation) { message, found in
        let paths = try save(found, of: message)
        if isJSON {
          try writeJSON(found, message, paths)
        } else if !found.actions.isEmpty || chosen.count == 1 {
          try report.write(message, found, paths)
          shown += 1
        }
        done += 1
        try progress.update(done)
      }
      if !isJSON, shown == before || chosen.count < conversation.messages.count {
        try report.end(found: shown - before, of: chosen.count, in: conversation.messages.count)
      }
    }
    try progress.finish()
  }

  /// The path of each action's file, by the action's place.
  private mutating func save(_ found: Suggestions, of message: Message) throws -> [Int: String] {
    guard let folder else { return [:] }
    var paths: [Int: String] = [:]
    for (index, action) in found.actions.enumerated() {
      guard var artifact = try Artifact(action, message: message, context: context.asOf(message.date)) else {
        continue
      }
      artifact.makeNameUnique(in: &fileNames)
      paths[index] = try artifact.save(in: folder, force: invocation.arguments.flag("force"))
    }
    return paths
  }

  private func writeJSON(_ found: Suggestions, _ message: Message, _ paths: [Int: String]) throws {
    var json = JSONWriter()
    json.object { json in
      json.member("id", message.id)
      json.member("sender", message.sender?.name ?? message.sender?.handle)
      json.suggestions(found, reasons: true)
      if !paths.isEmpty { json.member("saved", paths.sorted { $0.key < $1.key }.map(\.value)) }
    }
    json.endLine()
    try invocation.terminal.output.write(json.bytes)
  }
}
