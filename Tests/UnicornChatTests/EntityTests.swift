import AppIntents
import AppIntentsTesting
import CoreTransferable
import Foundation
import Testing
import UnicornChatModel
import UniformTypeIdentifiers

@testable import UnicornChatInterface

/// What actions see of messages, conversations and people, and what leaves the app.
@MainActor @Suite struct EntityTests {
  let world: ChatWorld
  let chat: Conversation.ID

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
  }

  private func entity(_ message: Message) async throws -> MessageEntity {
    try #require(try await world.model.messageEntities(for: [message.id]).first)
  }

  private func picture() throws -> Message {
    let taken = try world.store.addAttachment(pixel, named: "dot.png")
    return try world.store.send(OutgoingMessage(text: "", attachments: [taken]), in: chat)
  }

  @Test func aMessageHasAllThatTheSchemaNames() async throws {
    let heard = try world.hear("Lake?", from: world.bubbles, in: chat)
    let sent = try world.store.send(
      OutgoingMessage(
        text: "Yes", subject: "Sunday", places: [Place(name: "Lake")],
        links: [try #require(URL(string: "https://example.org"))], repliesTo: heard.id, effect: .confetti),
      in: chat)
    _ = try world.store.react(to: sent.id, with: .emoji("🎉"), by: world.bubbles.id)
    let message = try await entity(sent)
    #expect(message.messageType == .text && message.body == "Yes" && message.subject == "Sunday")
    #expect(
      message.author.id == world.me.id && message.conversation.recipients.map(\.id) == [world.bubbles.id])
    #expect(message.attributes == [.reply, .reactedTo] && !message.isRead)
    #expect(
      message.locations.map(\.commonName) == ["Lake"] && message.links.map(\.url.host) == ["example.org"])
    #expect(message.messageEffect == .confetti && message.referencedMessage?.id == heard.id)
    #expect(message.reaction?.kind == .emoji("🎉") && message.notificationIdentifier == nil)
    #expect(try await entity(heard).notificationIdentifier == "message." + heard.id.uuidString)
    try world.store.setDelivery(.read, of: [sent.id])
    #expect(try await entity(sent).isRead)
  }

  @Test func filesAreNamedAndReadWhenSomebodyAsks() async throws {
    let message = try await entity(try picture())
    #expect(message.messageType == .picture && message.line == "Picture")
    let file = try #require(message.attachments.first)
    #expect(file.fileURL?.path.hasPrefix(world.folder.path) == true)
    #expect(file.filename == "dot.png" && file.type == .png && file.data == pixel)
    #expect(message.displayRepresentation.image == file.fileURL.map { DisplayRepresentation.Image(url: $0) })
  }

  @Test func theNewestAreOfferedAndWordsAreFound() async throws {
    for number in 1...7 { try world.say("Number \(number)", in: chat) }
    let offered = try await world.app.entities["MessageEntity"].suggestedEntities()
    #expect(try await world.lines(offered) == (3...7).reversed().map { "Number \($0)" })
    let found = try await world.app.entities["MessageEntity"].entities(matching: "number 3")
    #expect(try await world.lines(found) == ["Number 3"])
    let people = try await world.app.entities["ContactEntity"].suggestedEntities()
    #expect(world.ids(people).first == world.bubbles.id && people.count == 3)
    let chats = try await world.app.entities["ConversationEntity"].suggestedEntities()
    #expect(world.ids(chats) == [chat])
  }

  @Test func aMessageLeavesWithWhatItHas() async throws {
    let picture = try await entity(try picture())
    #expect(try await picture.exported(as: .png) == pixel)
    #expect(!picture.exportedContentTypes().contains(.jpeg))
    let words = try await entity(try world.say("Only words", in: chat))
    #expect(!words.exportedContentTypes().contains(.png))
    #expect(try await String(decoding: words.exported(as: .utf8PlainText), as: UTF8.self) == "Only words")
    let whole = try await words.exported(as: .unicornChatMessage)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let document = try decoder.decode(MessageDocument.self, from: whole)
    #expect(document == MessageDocument(words))
    #expect(document.body == "Only words" && document.author.name == "Ana Souza")
    await #expect(throws: TransferError.self) { _ = try await words.exported(as: .png) }
  }

  @Test func aContactIsAPersonAndAPersonTheContact() async throws {
    let person = try #require(try await world.bubbles.entity.exportedValue(as: IntentPerson.self))
    #expect(person.name.displayString == "Bubbles" && person.aliases.count == 1)
    let back = try await world.app.entities["ContactEntity"].resolved(from: person)
    #expect(world.ids([back]) == [world.bubbles.id])
    let byHandle = IntentPerson(
      name: .displayName("B."), handle: .init(emailAddress: "bubbles@unicorns.example"))
    let same = try await world.app.entities["ContactEntity"].resolved(from: byHandle)
    #expect(world.ids([same]) == [world.bubbles.id])
    await #expect(throws: (any Error).self) {
      try await world.app.entities["ContactEntity"].resolved(
        from: IntentPerson(name: .displayName("Nessie")))
    }
  }

  @Test func aDestinationIsOneOfThreeKinds() throws {
    let bubbles = world.bubbles.entity
    #expect(MessageDestination.contact(bubbles).persons.map(\.id) == [bubbles.id])
    #expect(MessageDestination.recipients([bubbles, world.comet.entity]).persons.count == 2)
    let conversation = try #require(try world.store.conversation(chat)).entity
    #expect(MessageDestination.conversation(conversation).persons.map(\.id) == [bubbles.id])
  }

  @Test func anAddressLeadsBack() throws {
    let message = UUID()
    for link in [ChatLink(chat), ChatLink(chat, at: message)] { #expect(ChatLink(link.url) == link) }
    for text in ["https://example.org/", "unicornchat://conversation/1", "unicornchat:conversation"] {
      #expect(ChatLink(try #require(URL(string: text))) == nil)
    }
  }

  @Test func theDomainIsThereWhole() {
    let names = Set(world.app.intents.names)
    #expect(
      names.isSuperset(of: [
        "DraftMessageIntent", "SendMessageIntent", "EditSentMessageIntent", "UnsendMessageIntent",
        "SetMessageReadStatusIntent",
      ]))
    #expect(MessageType.__appSchemaEnum.name == "messageType")
    #expect(MessageAttribute.__appSchemaEnum.name == "messageAttribute")
    #expect(ConversationAttribute.__appSchemaEnum.name == "conversationAttribute")
    #expect(MessageEffect.__appSchemaEnum.name == "messageEffect")
    #expect(CustomReaction.__appSchemaEnum.name == "customReaction")
    #expect(CustomAttachment.__appSchemaEntity.name == "customAttachment")
    #expect(Message.Effect.allCases.allSatisfy { MessageEffect($0).effect == $0 })
    #expect(Reaction.Tapback.allCases.allSatisfy { CustomReaction($0).tapback == $0 })
  }
}
