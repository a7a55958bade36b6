import Conversations
import Foundation
import Interchange
import Testing

@testable import UnicornChatModel

struct ExportTests {
  private let reader = ConversationReader(timeZone: .gmt, locale: Locale(identifier: "en_US"))

  @Test func whatIsExportedIsReadBack() throws {
    let scratch = try ChatScratch()
    let group = try scratch.store.makeGroup(
      named: "Dinner \"Friday\"", members: [scratch.bubbles.id, scratch.zoe.id]
    ).id
    let question = try scratch.store.receive("Dinner at 7?\nAt Luigi's", from: scratch.bubbles.id, in: group)
    scratch.pass(-3_600)
    let file = try scratch.store.addAttachment(SampleFiles.png(2, 3), named: "menu.png")
    let answer = try scratch.store.send(
      OutgoingMessage(text: "Yes ❤️ </script>\u{0}", attachments: [file], repliesTo: question.id), in: group)
    try scratch.store.react(to: answer.id, with: .emoji("🍕"), by: scratch.zoe.id)
    let gone = try scratch.say("unsent", in: group)
    try scratch.store.unsend(gone.id)
    _ = try scratch.store.send(
      OutgoingMessage(text: "later", scheduledFor: ChatContext.friday + 86_400), in: group)

    let data = try scratch.store.export(group)
    #expect(try scratch.again().export(group) == data)
    let read = try reader.conversations(in: data)
    let conversation = try #require(read.first)
    #expect(read.count == 1 && conversation.title == "Dinner \"Friday\"" && !conversation.isMail)
    let messages = conversation.messages
    #expect(Set(messages.map(\.body)) == ["Dinner at 7?\nAt Luigi's", "Yes ❤️ </script>\u{0}"])
    let mine = try #require(messages.first { $0.sender?.isUser == true })
    #expect(mine.id == answer.id.uuidString.lowercased() && mine.date == ChatContext.friday - 3_600)
    #expect(mine.sender?.name == "Ana Souza" && mine.recipients.map(\.name) == ["Bubbles", "Zoë Ångström"])
    let theirs = try #require(messages.first { $0.sender?.isUser == false })
    #expect(theirs.sender?.handle == "bubbles@unicorns.example")
    #expect(theirs.recipients.filter(\.isUser).map(\.name) == ["Ana Souza"])
    refused(.notFound) { try scratch.store.export(UUID()) }
  }

  @Test func longAndEmptyConversationsAreWhole() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    #expect(try JSONSerialization.jsonObject(with: scratch.store.export(id)) is [String: Any])
    let folder = scratch.folder.appending(path: "long")
    let long = try ChatStore(folder: folder, context: scratch.context)
    let conversation = Conversation(
      id: UUID(), members: [scratch.bubbles], isGroup: false, lastActive: ChatContext.friday)
    let messages = (0..<2_500).map { index in
      Message(
        id: UUID(), conversation: conversation.id,
        author: index % 2 == 0 ? scratch.me.id : scratch.bubbles.id,
        text: "\(index)", date: ChatContext.friday + Double(index), delivery: .read, isRead: true)
    }
    _ = try long.seedIfEmpty {
      ChatHistory(
        contacts: [scratch.me, scratch.bubbles],
        conversations: [SeedConversation(conversation: conversation, messages: messages)])
    }
    var pieces = 0
    var data = Data()
    try long.export(conversation.id) {
      data.append($0)
      pieces += 1
    }
    #expect(pieces >= 4)
    let read = try reader.conversations(in: data)
    #expect(read.first?.messages.map(\.body) == (0..<2_500).map(String.init))
  }
}
