import CommandLineSurface
import Foundation
import SuggestionEngine
import TextAnalysis

/// What `beckon batch` can do with a line.
enum BatchFunction: String, CaseIterable {
  case detect
  case suggest
  case needsReply = "needs-reply"
  case stripQuote = "strip-quote"

  var abstract: String {
    switch self {
    case .detect: "finds dates, numbers, links and other spans"
    case .suggest: "suggests actions"
    case .needsReply: "says whether the sender waits for a reply or an action"
    case .stripQuote: "parts a mail's text: what its sender wrote, the signature, the quotes"
    }
  }
}

/// Answers lines of one function, one at a time; nothing of a line is kept for the next.
struct BatchSession {
  let function: BatchFunction
  private var engines = Engines()
  private var contexts: BatchContexts

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
      let (message, context) = try message(of: request)
      json.suggestions(
        try engines.suggestions(for: message, isMail: message.subject != nil, context: context))
    case .needsReply:
      let (needsReply, probability) = try engines.needsReply(try request.text())
      json.member("needs_reply", needsReply)
      json.member("confidence", needsReply ? probability : 1 - probability)
    case .stripQuote:
      let body = try engines.parts(ofMail: try request.text())
      json.member("reply_text", body.unquotedText)
      json.member("signature", body.signature)
      json.member("quoted", body.quoted)
    }
  }

  /// The message of a line in either of its forms: `text` with `speaker` and `me`, or a whole `message`.
  private mutating func message(of request: BatchRequest) throws -> (Message, AnalysisContext) {
    let context = try contexts.context(of: request)
    if let whole = request.line["message"], !whole.isNull {
      return (try BatchMessage.message(whole, zone: context.timeZone), context)
    }
    let speaker = try request.optionalText("speaker")
    let me = try request.optionalText("me")
    let sender = speaker.map { Participant(name: $0, isUser: $0 == me) }
    return (Message(id: "1", date: nil, body: try request.text(), sender: sender), context)
  }
}
