import Conversations
import Foundation
import TextAnalysis

/// A conversation of `Fixtures/SuggestionEngine/conversations-*.jsonl`, with what each message has to suggest
/// at the moment it arrives.
struct ConversationCase: Decodable, Sendable {
  var id: String
  /// The name of the reader.
  var me: String
  var locale: String
  var timeZone: String
  var isMail: Bool?
  /// What the app knows of people: a number or an address, by name.
  var handles: [String: String]?
  var turns: [Turn]

  private enum CodingKeys: String, CodingKey {
    case id, me, locale
    case timeZone = "time_zone"
    case isMail = "mail"
    case handles
    case turns = "messages"
  }

  struct Turn: Decodable, Sendable {
    var from: String
    /// Local time of the reader, without an offset.
    var at: String
    var text: String
    var subject: String?
    /// What must be suggested.
    var expect: [Expected]?
    /// What may be: neither demanded nor counted as wrong.
    var may: [Expected]?
    /// Why nothing is suggested, where that tells something.
    var silence: String?

    /// Whether an action would do harm here: it would follow a fraud, an order in a text, words in quotation
    /// marks, or something that was called off.
    var isHarmful: Bool { ["sensitive_topic", "quoted", "negated"].contains(silence) }
  }

  struct Expected: Decodable, Sendable {
    var type: String
    var values: [String: String]
    /// The words it rests on, as they stand in this message or an earlier one.
    var words: [String]?
  }

  /// The conversations of a file, one in a line.
  static func all(_ file: String) throws -> [ConversationCase] {
    let url = folder.appending(path: "\(file).jsonl")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(ConversationCase.self, from: Data($0.utf8))
    }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/SuggestionEngine")

  /// The messages as an app would hand them over.
  func messages() throws -> [Message] {
    var names: [String] = []
    for name in turns.map(\.from) + [me] where !names.contains(name) { names.append(name) }
    let people = names.map { Participant(name: $0, handle: handles?[$0], isUser: $0 == me) }
    let style = Date.ISO8601FormatStyle(timeZone: try zone()).year().month().day().time(
      includingFractionalSeconds: false)
    return try turns.enumerated().map { index, turn in
      Message(
        id: "\(index)", date: try style.parse("\(turn.at):00"),
        subject: turn.subject ?? (isMail ?? false ? "" : nil), body: turn.text,
        sender: people.first { $0.name == turn.from }, recipients: people.filter { $0.name != turn.from })
    }
  }

  /// The reader; messages bring their own dates.
  func context() throws -> AnalysisContext {
    AnalysisContext(
      referenceDate: .distantPast, timeZone: try zone(), locale: Locale(identifier: locale))
  }

  private func zone() throws -> TimeZone {
    guard let zone = TimeZone(identifier: timeZone) else {
      throw ConversationCaseError(description: "no time zone \(timeZone) in \(id)")
    }
    return zone
  }
}

struct ConversationCaseError: Error, CustomStringConvertible {
  var description: String
}
