import CommandLineSurface
import Foundation
import SuggestionEngine
import TextAnalysis

let explainCommand = Command(
  CommandDescription(
    name: "explain", abstract: "shows what is found in a text, what isn't, and why",
    discussion: """
      Prints every span with its value, the rule that found it and its confidence; what was looked at and \
      refused; and the actions the text suggests, with the words they rest on.
      """,
    arguments: [
      ArgumentDescription(
        "TEXT", .text, "the text of a message; several are joined by spaces, - reads standard input",
        isRepeating: true)
    ],
    options: [
      .option("sender", .text, placeholder: "NAME", "who wrote it"),
      .flag("own", "takes it for a message of the reader's own"),
    ] + ReaderOptions.all,
    examples: [.init("beckon explain 'Dinner at 7 on Friday?'", "the spans and the actions of one message")])
) { invocation in
  ReaderOptions.useColor(of: invocation)
  let context = try ReaderOptions.context(of: invocation)
  let words = invocation.arguments.all("TEXT")
  let text = words == ["-"] ? try standardInput() : words.joined(separator: " ")
  let isOwn = invocation.arguments.flag("own")
  let sender = invocation.arguments.text("sender")
  let message = Message(
    id: "1", date: nil, body: text,
    sender: isOwn || sender != nil ? Participant(name: sender, isUser: isOwn) : nil)

  var engines = Engines()
  let explanation = try engines.explain(text, context: context)
  let analysis = MessageAnalysis(message: message, text: text, detections: explanation.detections)
  let suggestions = try engines.suggestions(for: analysis, context: context)

  if invocation.arguments.flag("json") {
    var json = JSONWriter()
    json.explanation(explanation, suggestions)
    json.endLine()
    try invocation.terminal.output.write(json.bytes)
  } else {
    try ExplanationText(terminal: invocation.terminal, text: text).write(explanation, suggestions)
  }
  return .success
}

private func standardInput() throws -> String {
  let data = try FileHandle.standardInput.readToEnd() ?? Data()
  return String(decoding: data, as: UTF8.self)
}

extension JSONWriter {
  fileprivate mutating func explanation(_ explanation: Explanation, _ suggestions: Suggestions) {
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
      json.suggestions(suggestions, reasons: true)
      json.name("left_out")
      json.array(suggestions.suppressed) { json, left in
        json.object { json in
          json.member("type", left.kind.rawValue)
          json.member("start", left.range.lowerBound)
          json.member("end", left.range.upperBound)
          json.member("rule", left.rule)
          json.member("reason", left.cause.rawValue)
        }
      }
    }
  }
}
