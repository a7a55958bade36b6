import CommandLineSurface
import Conversations
import Foundation
import Interchange
import JSONValues
import MessageUnderstanding
import ReplyEngine
import SuggestionEngine
import TextAnalysis

let explainCommand = Command(
  CommandDescription(
    name: "explain", abstract: "shows what is found in a text, what isn't, and why",
    discussion: """
      Prints every span with its value, the rule that found it and its confidence; what was looked at and \
      refused; what each sentence does; and the actions the text suggests, with the words they rest on, and \
      those it doesn't, with their scores. Of a plan that forms over several messages it shows what was said for \
      its day, time and place, and which of that was weighed, with what probability.

      With --in it explains a message of a conversation, after those before it.

      With --reply it also says what replies the message gets, what it was taken for, or why it gets none.
      """,
    arguments: [
      ArgumentDescription(
        "TEXT", .text, "the text of a message; several are joined by spaces, - reads standard input",
        isRequired: false, isRepeating: true)
    ],
    options: [
      .option("in", .file, placeholder: "FILE", "the conversation to read instead of a text"),
      .option("message", .text, placeholder: "N", "which message of it, from 1 on; the last"),
      .option("me", .text, placeholder: "NAME", "the reader's name or address, as the file has it"),
      .option("sender", .text, placeholder: "NAME", "who wrote it"),
      .flag("own", "takes it for a message of the reader's own"),
      .flag("reply", "explains its replies too"),
    ] + ReaderOptions.all,
    examples: [.init("beckon explain 'Dinner at 7 on Friday?'", "the spans and the actions of one message")])
) { invocation in
  ReaderOptions.useColor(of: invocation)
  let context = try ReaderOptions.context(of: invocation)
  var engines = Engines()
  let source = try ExplainedMessage(invocation, context: context)
  let digests = try source.previous.map {
    try engines.digest(of: $0, isMail: source.isMail, context: context)
  }
  let digest = try engines.digest(of: source.message, isMail: source.isMail, context: context)
  let text = digest.text
  let explanation = try engines.explain(text, context: context.asOf(source.message.date))
  let suggestions = try engines.suggestions(for: digest, after: digests, isMail: false)
  let plans = try engines.openPlans(at: digest, after: digests)
  let outlook = try engines.planOutlook(at: digest, after: digests)
  let replies = try invocation.arguments.flag("reply") ? engines.replies(to: source, context: context) : nil

  if invocation.arguments.flag("json") {
    var json = JSONWriter()
    json.explanation(explanation, digest.understanding, suggestions, plans, outlook, replies)
    json.endLine()
    try invocation.terminal.output.write(json.bytes)
  } else {
    try ExplanationText(terminal: invocation.terminal, text: text).write(
      explanation, digest.understanding, suggestions, plans, outlook)
    if let replies {
      let report = ReplyReport(terminal: invocation.terminal)
      try invocation.terminal.print(invocation.terminal.styles.apply(.heading, to: "Replies"))
      for line in report.lines(explaining: replies) { try invocation.terminal.print("  " + line) }
    }
  }
  return .success
}

extension Engines {
  /// The replies to a message, as of when it was sent.
  fileprivate mutating func replies(
    to source: ExplainedMessage, context: AnalysisContext
  ) throws -> SuggestedReplies {
    let conversation = Conversation(messages: source.previous + [source.message], isMail: source.isMail)
    return try replies(to: ReplyThread(conversation), context: context.asOf(source.message.date))
  }
}

/// The message to explain, and those before it.
private struct ExplainedMessage {
  var message: Message
  var previous: [Message] = []
  var isMail = false

  init(_ invocation: Invocation, context: AnalysisContext) throws {
    let arguments = invocation.arguments
    let words = arguments.all("TEXT")
    guard let path = arguments.text("in") else {
      for name in ["message", "me"] where arguments.text(name) != nil {
        throw UsageError(.missingArgument, "--\(name) says which message of a file, but --in is missing")
      }
      guard !words.isEmpty else {
        throw UsageError(.missingArgument, "what to explain is missing: a text, or --in FILE")
      }
      let text = words == ["-"] ? try standardInput() : words.joined(separator: " ")
      let isOwn = arguments.flag("own")
      let sender = arguments.text("sender")
      message = Message(
        id: "1", date: nil, body: text,
        sender: isOwn || sender != nil ? Participant(name: sender, isUser: isOwn) : nil)
      return
    }
    guard words.isEmpty else {
      throw UsageError(.unexpectedArgument, "a text and --in can't both be explained")
    }
    let conversations = try MessageSource.conversations(
      at: path, me: arguments.text("me"), context: context)
    let messages = conversations.flatMap(\.messages)
    let number =
      try arguments.value("message", expecting: "a number from 1 to \(messages.count)") { text in
        Int(text).flatMap { messages.indices.contains($0 - 1) ? $0 : nil }
      } ?? messages.count
    guard number > 0 else { throw CommandFailure(.data, "\(path) has no message") }
    message = messages[number - 1]
    // What stands before it in its own conversation.
    for conversation in conversations {
      guard let place = conversation.messages.firstIndex(where: { $0 == message }) else { continue }
      previous = Array(conversation.messages[..<place].suffix(SuggestionEngine.previousMessagesLimit))
      isMail = conversation.isMail
    }
  }
}

private func standardInput() throws -> String {
  let data = try MessageSource.data(at: "-")
  do {
    return try SourceText.message(data)
  } catch let error as InterchangeError where error.code != .empty {
    throw CommandFailure(.data, "standard input: \(error)")
  } catch is InterchangeError {
    return ""
  }
}

extension JSONWriter {
  fileprivate mutating func explanation(
    _ explanation: Explanation, _ understanding: Understanding?, _ suggestions: Suggestions,
    _ plans: [OpenPlan], _ outlook: PlanOutlook?, _ replies: SuggestedReplies?
  ) {
    object { json in
      json.member("language", explanation.language)
      json.name("detections")
      json.array(explanation.detections) { $0.detection($1, rule: true) }
      json.name("rejections")
      json.array(explanation.rejections) { json, rejection in
        json.object { json in
          json.member("type", rejection.type.rawValue)
          json.member("start", rejection.range.lowerBound)
          json.member("end", rejection.range.upperBound)
          json.member("text", rejection.text)
          json.member("rule", rejection.rule)
          json.member("reason", rejection.reason)
        }
      }
      if let understanding {
        json.name("sentences")
        json.array(understanding.sentences) { $0.sentence($1) }
        json.name("sensitive")
        json.object { json in
          for topic in SensitiveTopic.allCases {
            json.member(topic.rawValue, JSONWriter.rounded(understanding.sensitive[topic]))
          }
        }
      }
      json.name("plans")
      json.array(plans) { json, plan in
        json.object { json in
          json.member("title", plan.title)
          json.member("day_unknown", plan.isDayUnknown)
          json.member("cancelled", plan.isCancelled)
          json.name("slots")
          json.array(plan.candidates) { json, candidate in
            json.object { json in
              json.member("slot", candidate.slot)
              json.member("value", candidate.value)
              json.member("standing", candidate.standing)
            }
          }
        }
      }
      if let outlook {
        json.name("plan_weighed")
        json.object { $0.outlook(outlook) }
      }
      json.suggestions(suggestions, reasons: true)
      json.member("threshold", SuggestionEngine.threshold)
      json.name("left_out")
      json.array(suggestions.suppressed) { json, left in
        json.object { json in
          json.member("type", left.kind.rawValue)
          json.member("start", left.range.lowerBound)
          json.member("end", left.range.upperBound)
          json.member("rule", left.rule)
          json.member("reason", left.cause.rawValue)
          json.member("confidence", left.confidence.map { ($0 * 1000).rounded() / 1000 })
        }
      }
      if let replies {
        json.name("reply")
        json.object { $0.replies(replies, situations: true) }
      }
    }
  }

  private mutating func outlook(_ outlook: PlanOutlook) {
    member("nothing", JSONWriter.rounded(outlook.nothing))
    member("threshold", JSONWriter.rounded(outlook.threshold))
    member("told", outlook.isTold)
    for (name, candidates) in [
      ("starts", outlook.starts), ("names", outlook.names), ("places", outlook.places),
    ] {
      self.name(name)
      array(candidates) { json, candidate in
        json.object { json in
          json.member("value", candidate.value)
          json.member("probability", JSONWriter.rounded(candidate.probability))
          json.member("words", candidate.words)
        }
      }
    }
  }

  private mutating func sentence(_ sentence: SentenceUnderstanding) {
    object { json in
      json.member("start", sentence.range.lowerBound)
      json.member("end", sentence.range.upperBound)
      json.member("act", sentence.acts.top.label.rawValue)
      json.member("act_probability", JSONWriter.rounded(sentence.acts.top.probability))
      json.member("actor", sentence.actors.top.label.rawValue)
      json.member("actor_probability", JSONWriter.rounded(sentence.actors.top.probability))
      json.member("topic", sentence.topics.top.label.rawValue)
      json.member("topic_probability", JSONWriter.rounded(sentence.topics.top.probability))
      json.member("needs_reply", JSONWriter.rounded(sentence.needsReply))
    }
  }

  private static func rounded(_ probability: Double) -> Double { (probability * 1000).rounded() / 1000 }
}
