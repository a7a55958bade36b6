import CommandLineSurface
import Conversations
import Foundation
import JSONValues
import ModelClient
import ReplyEngine
import TextAnalysis

let replyCommand = Command(
  CommandDescription(
    name: "reply", abstract: "suggests short replies to the last message of a file",
    discussion: """
      Reads mail (.eml, .mbox), chat exports, Beckon's JSON and plain text, which is one message; what a file \
      is shows in its content. Give --me, or nobody knows which messages are the reader's own.

      At most three replies that differ in stance, in the reader's own tone; or why there is none. Nothing is \
      sent.

      With --model a language model elaborates the mail of --long: FILE is a JSON object with "endpoint" and \
      "model", and perhaps "key_file" or "key_environment", "seconds" and "allow_plain_http". Its text is checked: \
      where it says anything that the draft and the thread don't, the draft stands and standard error says why. \
      Without --model nothing is sent to anybody.

      A file of several conversations gets replies for each. Messages older than a day get none, counted from \
      --now, which is the time of the last message unless it is given.
      """,
    arguments: [ArgumentDescription("FILE", .file, "the file to read; - is standard input")],
    options: [
      .option("me", .text, placeholder: "NAME", "the reader's name or address, as the file has it"),
      .option(
        "stance", .choice(ReplyStance.allCases.map { ValueKind.Choice($0.rawValue) }), placeholder: "STANCE",
        "replies of one stance only"),
      .option(
        "tone", .choice(ReplyTone.allCases.map { ValueKind.Choice($0.rawValue) }), placeholder: "TONE",
        "another tone than the reader's own"),
      .flag(
        "long", "writes a mail from the first reply that doesn't refuse: greeting, each question, sign-off"),
      .option(
        "length", .choice(ReplyLength.allCases.map { ValueKind.Choice($0.rawValue) }), placeholder: "LENGTH",
        "the length of that mail; medium"),
      .option(
        "model", .file, placeholder: "FILE",
        "lets the language model that FILE names elaborate that mail; the mail and the draft are sent to it"),
    ] + ReaderOptions.all,
    examples: [
      .init("beckon reply chat.txt --me 'Sam Reed'", "what Sam could answer"),
      .init("echo 'Dinner at 7?' | beckon reply - --stance decline", "ways to say no"),
    ])
) { invocation in
  ReaderOptions.useColor(of: invocation)
  let arguments = invocation.arguments
  let context = try ReaderOptions.context(of: invocation)
  let stance = arguments.text("stance").flatMap { ReplyStance(rawValue: $0) }
  let tone = arguments.text("tone").flatMap { ReplyTone(rawValue: $0) }
  let conversations = try MessageSource.conversations(
    at: arguments.text("FILE") ?? "-", me: arguments.text("me"), context: context)
  let isLong = arguments.flag("long")
  let length = arguments.text("length").flatMap { ReplyLength(rawValue: $0) }
  if length != nil, !isLong {
    throw UsageError(.missingArgument, "--length says how long a mail is, but --long is missing")
  }
  let elaborator = try arguments.text("model").map { file in
    guard isLong else {
      throw UsageError(.missingArgument, "--model elaborates a mail, but --long is missing")
    }
    do {
      let endpoint = try ModelEndpoint(
        contentsOf: URL(filePath: file), environment: ProcessInfo.processInfo.environment)
      Engines.warn("the mail that is answered and the draft are sent to \(endpoint)")
      return ReplyElaborator(ModelClient(endpoint))
    } catch let error as ModelClientError {
      throw CommandFailure(FileManager.default.isReadableFile(atPath: file) ? .data : .noInput, error.message)
    }
  }
  // Whom a mail was written to is half of the question whether it wants an answer.
  if let mail = conversations.first(where: { mail in
    mail.isMail
      && !mail.messages.contains {
        ([$0.sender].compactMap(\.self) + $0.recipients).contains(where: \.isUser)
      }
  }) {
    let people = mail.messages.flatMap { [$0.sender].compactMap(\.self) + $0.recipients }.compactMap {
      $0.handle ?? $0.name
    }
    throw UsageError(
      .missingArgument,
      "say with --me which of them you are: \(Set(people).sorted().prefix(8).joined(separator: ", "))")
  }
  var engines = Engines()
  let report = ReplyReport(terminal: invocation.terminal)
  for conversation in conversations {
    var now = context
    // A file that is read later was written when it was.
    if arguments.text("now") == nil, let date = conversation.messages.compactMap(\.date).max() {
      now.referenceDate = date
    }
    let thread = ReplyThread(conversation)
    let found = try engines.replies(to: thread, context: now, stance: stance, tone: tone)
    let chosen = isLong ? found.forMail : found.replies.first
    var mail =
      try isLong
      ? chosen.flatMap {
        try engines.longReply(
          from: $0, to: thread, context: now, length: length ?? .medium, tone: tone)
      } : nil
    var reason: String?
    if let elaborator, let draft = mail, let reply = chosen {
      let outcome = try await elaborator.elaborated(
        draft, from: reply, to: thread, with: engines.replyEngine.get())
      (mail, reason) = (outcome.mail, outcome.reason)
      if let reason { Engines.warn("\(reason) The draft stands.") }
    }
    let isElaborated = elaborator != nil && mail != nil ? reason == nil : nil
    if arguments.flag("json") {
      var json = JSONWriter()
      json.object { json in
        json.member("conversation", conversation.title)
        json.member("message", conversation.messages.last?.id)
        json.replies(found)
        json.member("long", mail?.text)
        if elaborator != nil {
          json.member("elaborated", isElaborated)
          json.member("elaboration_dropped", reason)
        }
      }
      json.endLine()
      try invocation.terminal.output.write(json.bytes)
    } else {
      if conversations.count > 1 { try report.begin(conversation) }
      if let mail { try report.write(mail) } else { try report.write(found) }
    }
  }
  return .success
}
