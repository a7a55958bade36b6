import Conversations
import Foundation
import MessageUnderstanding
import SuggestionEngine
import Testing
import TextAnalysis
import UnicornChatModel

/// The weeks of talk that the app begins with, read by the engine that suggests actions: every kind comes up.
struct SuggestionHistoryTests {
  /// A kind, and words of a message of the history that calls for it.
  struct Occasion: Sendable {
    let kind: ActionKind
    let words: String
    /// Whether the message is one's own: what one is owed is asked for where one says so.
    var isMine = false
  }

  static let occasions = [
    Occasion(kind: .createEvent, words: "on the meadow behind the boathouse"),
    Occasion(kind: .createReminder, words: "Please don't forget to bring it"),
    Occasion(kind: .call, words: "Call the harbour office"),
    Occasion(kind: .sendMessage, words: "Please remind Bubbles"),
    Occasion(kind: .sendMail, words: "write to the printers"),
    Occasion(kind: .openLink, words: "I found the map"),
    Occasion(kind: .openMap, words: "40 Saddler Street"),
    Occasion(kind: .trackParcel, words: "1Z999AA10123456784 has"),
    Occasion(kind: .trackFlight, words: "Your return: flight"),
    Occasion(kind: .addContact, words: "Dr Hazel Finch"),
    Occasion(kind: .copyCode, words: "402 917"), Occasion(kind: .pay, words: "I paid for the boat hire"),
    Occasion(kind: .requestMoney, words: "you owe me £8", isMine: true),
    Occasion(kind: .shareLocation, words: "Can you share your location"),
    Occasion(kind: .getRide, words: "Take a taxi"),
    Occasion(kind: .sendPhoto, words: "photos from open night"),
    Occasion(kind: .sendFile, words: "send me the floor plan"),
    Occasion(kind: .viewCalendar, words: "The boat needs a second pair"),
    Occasion(kind: .reply, words: "Reply YES to agree"),
  ]

  /// So many messages before one are read with it, which is what it can depend on here.
  private static let before = 4

  @Test("Every kind of action is suggested under a message of the history, as it comes in")
  func everyKind() throws {
    #expect(Set(Self.occasions.map(\.kind)) == Set(ActionKind.allCases))
    let context = StoppedChat().context()
    let history = try ChatHistory.seeded(cast: try Cast.load(), context: context)
    let analyzer = try ConversationAnalyzer(
      analyzer: try TextAnalyzer(), understander: try MessageUnderstander(), turns: .shared())
    let reader = AnalysisContext(
      referenceDate: context.now(), timeZone: context.calendar.timeZone, locale: context.locale)
    for occasion in Self.occasions {
      let seed = try #require(
        history.conversations.first { $0.messages.contains { $0.text.contains(occasion.words) } },
        "nobody says “\(occasion.words)”")
      let people = history.contacts.filter { contact in
        contact.isMe || seed.conversation.members.contains { $0.id == contact.id }
      }
      let messages = seed.messages.filter {
        $0.delivery != .scheduled && $0.unsent == nil && !$0.text.isEmpty
      }
      let index = try #require(messages.firstIndex { $0.text.contains(occasion.words) })
      let isMine = people.contains { $0.isMe && $0.id == messages[index].author }
      #expect(isMine == occasion.isMine, "\(occasion.kind.rawValue)")
      let found = try analyzer.suggestions(
        for: Self.plain(messages[index], people),
        after: messages[..<index].suffix(Self.before).map { Self.plain($0, people) }, context: reader)
      #expect(
        found.actions.contains { $0.kind == occasion.kind },
        "\(occasion.kind.rawValue): “\(messages[index].text)” gives \(found.actions.map(\.kind.rawValue)), \(found.silence?.rawValue ?? "")"
      )
    }
  }

  private static func plain(_ message: UnicornChatModel.Message, _ people: [Contact]) -> TextAnalysis.Message
  {
    func participant(_ contact: Contact) -> Participant {
      Participant(name: contact.name, handle: contact.handle, isUser: contact.isMe)
    }
    return TextAnalysis.Message(
      id: message.id.uuidString, date: message.date, subject: message.subject, body: message.text,
      sender: people.first { $0.id == message.author }.map(participant),
      recipients: people.filter { $0.id != message.author }.map(participant))
  }
}
