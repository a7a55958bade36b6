import Foundation
import UnicornChatModel

/// Conversations with unicorns over the input and the output, without a store: each message of the input is followed
/// by its answer.
struct Conversing {
  private let cast: Cast
  private let voice: UnicornVoice
  private let context: ChatContext
  private var name: String

  init(with name: String) throws {
    cast = try Cast.load()
    var context = ChatContext.system()
    context.seed = 1
    self.context = context
    voice = UnicornVoice(cast: cast, context: context)
    self.name = name
  }

  mutating func run() {
    var messages: [Message] = []
    var time = context.now()
    while let line = readLine() {
      if line.isEmpty || line.hasPrefix("#") {
        messages = []
        if let first = line.dropFirst().split(separator: " ").first { name = String(first) }
        print(line)
        continue
      }
      guard let contact = cast.contacts.first(where: { $0.handle.hasPrefix(name) }) else { exit(64) }
      let conversation = Conversation(
        id: UUID(uuidString: "00000000-0000-4000-8000-000000000001") ?? UUID(), members: [contact],
        isGroup: false, lastActive: time)
      func message(_ text: String, by author: Contact.ID) -> Message {
        time.addTimeInterval(20)
        return Message(
          id: context.makeID(), conversation: conversation.id, author: author, text: text, date: time,
          delivery: .delivered, isRead: true)
      }
      let mine = message(line, by: cast.me.id)
      let answer = voice.answer(to: mine, in: conversation, earlier: messages, at: time)
      messages.append(mine)
      for text in answer?.texts ?? [] { messages.append(message(text, by: contact.id)) }
      let reaction = answer?.reaction.map { " [\($0)]" } ?? ""
      print("> \(line)\n    \(answer?.texts.joined(separator: " / ") ?? "-")\(reaction)")
    }
  }
}
