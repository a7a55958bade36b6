import Foundation
import UnicornChatModel

/// The histories that the stores are filled with that are measured.
struct Histories {
  /// Friday, 13 March 2026, 9:00 in UTC.
  static let friday = Date(timeIntervalSince1970: 1_773_392_400)

  /// A clock that stands still and nothing left to chance, so that two runs have the same messages.
  static var context: ChatContext {
    var context = ChatContext.system()
    context.now = { friday }
    context.seed = 1
    context.calendar = Calendar(identifier: .gregorian)
    context.calendar.timeZone = .gmt
    context.locale = Locale(identifier: "en_US")
    return context
  }

  /// What comes with the app: some weeks of everything that messages can have.
  let sample: ChatHistory
  /// What is said there, for longer histories.
  private let texts: [String]

  init() throws {
    sample = try ChatHistory.seeded(cast: try Cast.load(), context: Self.context)
    texts = sample.conversations.flatMap(\.messages).map(\.text).filter { !$0.isEmpty }
  }

  /// Conversations with one contact each, every tenth a group with a draft.
  func conversations(_ count: Int, messages: Int) -> ChatHistory {
    let me = Self.contact(0, isMe: true)
    let contacts = (1...count).map { Self.contact($0) }
    let conversations = contacts.indices.map { index in
      let isGroup = index % 10 == 9
      let members = isGroup ? (0..<4).map { contacts[(index + $0) % count] } : [contacts[index]]
      return conversation(
        index, with: members, isGroup: isGroup, me: me, messages: messages, unread: index % 7 == 0 ? 3 : 0)
    }
    return ChatHistory(contacts: [me] + contacts, conversations: conversations)
  }

  private func conversation(
    _ number: Int, with members: [Contact], isGroup: Bool, me: Contact, messages count: Int, unread: Int
  ) -> SeedConversation {
    let id = UUID()
    let messages = (0..<count).map { place in
      let isMine = place % 3 == 0 && place < count - unread
      // A word that is rare beside those that everybody uses, as names and numbers are.
      let text = "\(texts[(number * 31 + place * 7) % texts.count]) w\((number * count + place) % 5_000)"
      return Message(
        id: UUID(), conversation: id, author: isMine ? me.id : members[place % members.count].id, text: text,
        date: Self.friday - 60 * Double(count - place) - Double(number),
        delivery: isMine ? .read : .delivered,
        isRead: place < count - unread)
    }
    let conversation = Conversation(
      id: id, name: isGroup ? "Group \(number)" : nil, members: members, isGroup: isGroup,
      isPinned: number % 100 == 0, isMuted: number % 50 == 1, lastActive: messages.last?.date ?? Self.friday,
      draft: isGroup ? Draft(text: "Not sent \(number)") : nil)
    return SeedConversation(conversation: conversation, messages: messages)
  }

  private static func contact(_ number: Int, isMe: Bool = false) -> Contact {
    Contact(
      id: UUID(), name: isMe ? "Ana Souza" : "Unicorn \(number)", handle: "unicorn\(number)@unicorns.example",
      phoneNumber: number % 2 == 0 ? "+4930123\(10_000 + number)" : nil, about: "Number \(number)",
      hue: Contact.Hue.allCases[number % Contact.Hue.allCases.count], emblem: "🦄", isMe: isMe)
  }
}
