import CommandLineSurface
import Conversations
import Foundation
import SuggestionEngine
import TextAnalysis

/// A report of suggestions for a person, in their language: the message in a line, then its actions.
struct SuggestionReport {
  let terminal: Terminal
  let context: AnalysisContext

  private func text(_ text: ReportText, _ values: [String: String] = [:]) -> String {
    text.text(in: language, values)
  }

  private var language: String { context.locale.language.languageCode?.identifier ?? "en" }

  func begin(_ conversation: Conversation) throws {
    let title = TerminalText.escaped(conversation.title ?? text(.conversation))
    try terminal.print(terminal.styles.apply(.heading, to: title))
  }

  func write(_ message: Message, _ found: Suggestions, _ paths: [Int: String]) throws {
    try terminal.print(head(of: message))
    for (index, action) in found.actions.enumerated() {
      let title = terminal.styles.apply(.action, to: TerminalText.escaped(action.title))
      let words = action.reason.words.map { text(.quote, ["word": TerminalText.escaped($0)]) }
      let confidence = "\(Int((action.confidence * 100).rounded()))"
      let why = text(.because, ["confidence": confidence, "words": words.joined(separator: ", ")])
      try terminal.print("  \(title)")
      try terminal.print("    " + terminal.styles.apply(.detail, to: why))
      if let path = paths[index] {
        try terminal.print("    " + text(.saved, ["path": TerminalText.escaped(path)]))
      } else if let uri = action.uri {
        try terminal.print("    \(TerminalText.escaped(uri))")
      }
    }
    if let silence = found.silence {
      let nothing = text(.nothing, ["reason": silence.explanation(in: language)])
      try terminal.print("  " + terminal.styles.apply(.detail, to: nothing))
    }
  }

  /// Says what was looked at, where that isn't everything or nothing was found.
  func end(found: Int, of looked: Int, in all: Int) throws {
    let numbers = ["looked": "\(looked)", "count": "\(all)"]
    let result: ReportText =
      if looked < all {
        found == 0 ? .nothingInLatest : .lookedAtLatest
      } else if all == 1 {
        found == 0 ? .nothingInOne : .lookedAtOne
      } else {
        found == 0 ? .nothingInAll : .lookedAtAll
      }
    let hint = looked == all ? "" : " " + text(.allHint)
    try terminal.print(terminal.styles.apply(.detail, to: text(result, numbers) + hint))
  }

  private func head(of message: Message) -> String {
    let who = message.sender.map { $0.isUser ? text(.you) : $0.name ?? $0.handle ?? text(.somebody) }
    let prefix = who.map { TerminalText.escaped($0) + ": " } ?? ""
    let body = TerminalText.escaped(message.body).split(separator: " ").joined(separator: " ")
    let room = max(20, terminal.width - DisplayWidth.of(prefix))
    return terminal.styles.apply(.heading, to: prefix) + DisplayWidth.truncated(body, to: room)
  }
}
