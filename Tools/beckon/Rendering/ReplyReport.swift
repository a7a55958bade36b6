import CommandLineSurface
import Conversations
import JSONValues
import ReplyEngine

/// A report of suggested replies for a person.
struct ReplyReport {
  let terminal: Terminal

  func begin(_ conversation: Conversation) throws {
    let title = TerminalText.escaped(conversation.title ?? "Conversation")
    try terminal.print(terminal.styles.apply(.heading, to: title))
  }

  func write(_ found: SuggestedReplies) throws {
    for reply in found.replies {
      try terminal.print(
        "  \(terminal.styles.apply(.action, to: TerminalText.escaped(reply.text)))  "
          + terminal.styles.apply(.detail, to: "[\(reply.stance.rawValue)]"))
    }
    if let silence = found.silence {
      try terminal.print("  " + terminal.styles.apply(.detail, to: "Nothing: \(silence.explanation)"))
    }
  }

  /// The text of a mail, as it can be sent.
  func write(_ mail: LongReply) throws {
    for line in mail.text.split(separator: "\n", omittingEmptySubsequences: false) {
      try terminal.print(TerminalText.escaped(String(line)))
    }
  }

  /// What stands behind an answer: the situations, and the replies with their confidence.
  func lines(explaining found: SuggestedReplies) -> [String] {
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
    var lines = found.situations.map { "taken for \($0.name)  [\(percent($0.probability))]" }
    lines += found.replies.map {
      "\(TerminalText.escaped($0.text))  [\($0.stance.rawValue), \($0.situation), \(percent($0.confidence))]"
    }
    if let silence = found.silence { lines.append("\(silence.explanation)  [\(silence.rawValue)]") }
    return lines
  }
}

extension JSONWriter {
  /// The members `replies` and, where there is none, `suppressed`.
  mutating func replies(_ found: SuggestedReplies, situations: Bool = false) {
    func rounded(_ share: Double) -> Double { (share * 1000).rounded() / 1000 }
    name("replies")
    array(found.replies) { json, reply in
      json.object { json in
        json.member("text", reply.text)
        json.member("confidence", rounded(reply.confidence))
        json.member("stance", reply.stance.rawValue)
      }
    }
    member("suppressed", found.silence?.rawValue)
    guard situations else { return }
    name("situations")
    array(found.situations) { json, situation in
      json.object { json in
        json.member("name", situation.name)
        json.member("probability", rounded(situation.probability))
      }
    }
  }
}
