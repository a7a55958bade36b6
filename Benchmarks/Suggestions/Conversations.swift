import Conversations
import Foundation
import TextAnalysis

/// The messages of the files of own conversations, one after another, so that each has ten before it.
struct Conversations {
  /// The messages of all conversations in order, with the reader of each.
  private(set) var all: [(message: Message, context: AnalysisContext)] = []
  static let previous = 10

  typealias Moment = (message: Message, previous: [Message], context: AnalysisContext)

  private struct Conversation: Decodable {
    struct Turn: Decodable {
      var from: String
      var at: String
      var text: String
      var subject: String?
    }
    var me: String
    var locale: String
    var timeZone: String
    var handles: [String: String]?
    var messages: [Turn]

    enum CodingKeys: String, CodingKey {
      case me, locale
      case timeZone = "time_zone"
      case handles, messages
    }
  }

  /// - Parameter files: conversations, one in a line.
  init(files: [String]) throws {
    for file in files {
      for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
        try append(JSONDecoder().decode(Conversation.self, from: Data(line.utf8)))
      }
    }
  }

  private mutating func append(_ conversation: Conversation) throws {
    let zone = TimeZone(identifier: conversation.timeZone) ?? .gmt
    let context = AnalysisContext(
      referenceDate: .distantPast, timeZone: zone, locale: Locale(identifier: conversation.locale))
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(
      includingFractionalSeconds: false)
    let names = Set(conversation.messages.map(\.from) + [conversation.me]).sorted()
    let people = names.map {
      Participant(name: $0, handle: conversation.handles?[$0], isUser: $0 == conversation.me)
    }
    for turn in conversation.messages {
      let message = Message(
        id: "\(all.count)", date: try style.parse("\(turn.at):00"), subject: turn.subject, body: turn.text,
        sender: people.first { $0.name == turn.from }, recipients: people.filter { $0.name != turn.from })
      all.append((message, context))
    }
  }

  /// Every message that has ten before it, and those.
  ///
  /// The ten are dated as if they were of its conversation, each a minute before the next; those of other
  /// conversations keep their words and their people.
  var moments: [Moment] {
    all.indices.dropFirst(Conversations.previous).map { index in
      let (message, context) = all[index]
      let previous = (1...Conversations.previous).reversed().map { minutes in
        var earlier = all[index - minutes].message
        earlier.date = message.date?.addingTimeInterval(-60 * Double(minutes))
        return earlier
      }
      return (message, previous, context)
    }
  }
}
