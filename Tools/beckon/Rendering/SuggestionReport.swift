import CommandLineSurface
import Conversations
import Foundation
import SuggestionEngine
import TextAnalysis

/// A report of suggestions for a person: the message in a line, then its actions.
struct SuggestionReport {
  let terminal: Terminal
  let context: AnalysisContext

  func begin(_ conversation: Conversation) throws {
    let title = TerminalText.escaped(conversation.title ?? "Conversation")
    try terminal.print(terminal.styles.apply(.heading, to: title))
  }

  func write(_ message: Message, _ found: Suggestions, _ paths: [Int: String]) throws {
    try terminal.print(head(of: message))
    for (index, action) in found.actions.enumerated() {
      let title = terminal.styles.apply(.action, to: TerminalText.escaped(action.title))
      let words = action.reason.words.map { "\"\(TerminalText.escaped($0))\"" }.joined(separator: ", ")
      let why = "\(Int((action.confidence * 100).rounded())) %, because of \(words)"
      try terminal.print("  \(title)")
      try terminal.print("    " + terminal.styles.apply(.detail, to: why))
      if let path = paths[index] {
        try terminal.print("    saved \(TerminalText.escaped(path))")
      } else if let uri = action.uri {
        try terminal.print("    \(TerminalText.escaped(uri))")
      }
    }
    if let silence = found.silence {
      try terminal.print("  " + terminal.styles.apply(.detail, to: "Nothing: \(silence.explanation)"))
    }
  }

  /// Says what was looked at, where that isn't everything or nothing was found.
  func end(found: Int, of looked: Int, in all: Int) throws {
    let scope =
      looked == all
      ? (all == 1 ? "the message" : "all \(all) messages") : "the latest \(looked) of \(all) messages"
    let result = found == 0 ? "Nothing to suggest in \(scope)." : "Looked at \(scope)."
    let hint = looked == all ? "" : " --all looks at every message."
    try terminal.print(terminal.styles.apply(.detail, to: result + hint))
  }

  private func head(of message: Message) -> String {
    let who = message.sender.map { $0.isUser ? "You" : $0.name ?? $0.handle ?? "Somebody" }
    let prefix = who.map { TerminalText.escaped($0) + ": " } ?? ""
    let body = TerminalText.escaped(message.body).split(separator: " ").joined(separator: " ")
    let room = max(20, terminal.width - DisplayWidth.of(prefix))
    return terminal.styles.apply(.heading, to: prefix) + DisplayWidth.truncated(body, to: room)
  }
}
