import CommandLineSurface
import Conversations
import Foundation
import Interchange
import JSONValues
import ReplyEngine
import SuggestionEngine
import TextAnalysis

/// A function that `beckon batch` can apply to a line.
enum BatchFunction: String, CaseIterable {
  case detect
  case suggest
  case needsReply = "needs-reply"
  case reply
  case rankReplies = "rank-replies"
  case stripQuote = "strip-quote"
  case search

  var abstract: String {
    switch self {
    case .detect: "finds dates, numbers, links and other spans"
    case .suggest: "suggests actions"
    case .needsReply: "says whether the sender waits for a reply or an action"
    case .reply: "suggests replies"
    case .rankReplies: "ranks texts that might come next in a conversation"
    case .stripQuote: "parts a mail's text: what its sender wrote, the signature, the quotes"
    case .search: "finds documents by words and meaning; the first line names their file"
    }
  }
}

/// A session that answers lines of one function, one at a time; nothing of a line is kept for the next but
/// the documents that are searched.
struct BatchSession {
  let function: BatchFunction
  private var engines = Engines()
  private var contexts: BatchContexts
  private var documents: DocumentSearch?

  init(_ function: BatchFunction, now: Date) {
    self.function = function
    contexts = BatchContexts(now: now)
  }

  /// Writes the members of the answer, `id` apart.
  /// - Throws: `BatchLineError` for the line, `CommandFailure` where nothing can go on.
  mutating func answer(_ request: BatchRequest, _ json: inout JSONWriter) throws {
    switch function {
    case .detect:
      let text = try request.text()
      let context = try contexts.context(of: request)
      let detections = try engines.detections(in: text, context: context)
      json.name("detections")
      json.array(detections) { $0.detection($1) }
    case .suggest:
      let (message, previous, context) = try conversation(of: request)
      json.suggestions(try engines.suggestions(for: message, after: previous, context: context))
    case .needsReply:
      let (needsReply, probability) = try engines.needsReply(try request.text())
      json.member("needs_reply", needsReply)
      json.member("confidence", needsReply ? probability : 1 - probability)
    case .reply:
      let (message, previous, context) = try conversation(of: request)
      json.replies(try replies(to: message, after: previous, context: context))
    case .rankReplies:
      let (turns, candidates) = try ranked(request)
      json.name("ranking")
      json.array(try engines.ranking(of: candidates, after: turns)) { $0.value(.number("\($1)")) }
    case .stripQuote:
      let body = try engines.parts(ofMail: try request.text())
      json.member("reply_text", body.unquotedText)
      json.member("signature", body.signature)
      json.member("quoted", body.quoted)
    case .search:
      if request.line["path"] != nil {
        let documents = try DocumentSearch(path: try request.text("path"))
        json.member("count", documents.count)
        self.documents = documents
      } else {
        let text = try request.text()
        guard let documents else {
          throw BatchLineError(
            message: "no documents to search, expected a first line such as {\"id\":1,\"path\":\"FILE\"}")
        }
        json.name("documents")
        json.array(try documents.best(for: text)) { $0.value(.string($1)) }
      }
    }
  }

  /// The replies to the last message of a line, as of when it was sent.
  private mutating func replies(
    to message: Message, after previous: [Message], context: AnalysisContext
  ) throws -> SuggestedReplies {
    let isMail = message.subject != nil
    let conversation = Conversation(messages: previous + [message], isMail: isMail)
    return try engines.replies(to: ReplyThread(conversation), context: context.asOf(message.date))
  }

  /// The turns before a line's candidates, with whether each is by whoever is to speak.
  private func ranked(
    _ request: BatchRequest
  ) throws -> (turns: [(text: String, isOwn: Bool)], candidates: [String]) {
    let speaker = try request.text("speaker")
    guard let given = request.line["candidates"] else {
      throw BatchLineError.missing("candidates", "an array of texts")
    }
    guard case .array(let values) = given else {
      throw BatchLineError.wrong("candidates", given, "an array of texts")
    }
    let candidates = try values.enumerated().map { index, value in
      guard let text = value.string else {
        throw BatchLineError.wrong("candidates[\(index)]", value, "a text")
      }
      return text
    }
    let earlier: [JSONValue]
    switch request.line["previous"] {
    case nil, .null: earlier = []
    case .array(let values): earlier = values.suffix(ReplyRanker.threadLimit)
    case .some(let other): throw BatchLineError.wrong("previous", other, "an array")
    }
    let messages = try MessageJSON(timeZone: .gmt).lines(earlier)
    return (messages.map { ($0.body, $0.sender?.name == speaker) }, candidates)
  }

  /// The message of a line and those before it, in either form: `text` with `speaker` and `me`, or a whole
  /// `message`.
  private mutating func conversation(
    of request: BatchRequest
  ) throws -> (Message, previous: [Message], AnalysisContext) {
    let context = try contexts.context(of: request)
    let earlier: [JSONValue]
    switch request.line["previous"] {
    case nil, .null: earlier = []
    // What lies further back than the engine looks isn't read.
    case .array(let values): earlier = values.suffix(SuggestionEngine.previousMessagesLimit)
    case .some(let other): throw BatchLineError.wrong("previous", other, "an array")
    }
    let json = MessageJSON(timeZone: context.timeZone)
    let previous = try json.lines(earlier)
    if let whole = request.line["message"], !whole.isNull {
      return (try json.line(whole, name: "message", id: "1"), previous, context)
    }
    let turns = BatchTurns(
      speaker: try request.optionalText("speaker"), me: try request.optionalText("me"), previous: previous)
    return (turns.message(try request.text()), turns.previous, context)
  }
}
