import AppIntents
import AppIntentsTesting
import GeoToolbox
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// What is sent by intents, to whom, and what is asked.
@MainActor @Suite struct SendingIntentTests {
  let world: ChatWorld

  init() throws { world = try ChatWorld() }

  @Test func aNameIsEnough() async throws {
    let result = try await world.run("SendMessageIntent", ["destination": "Bubbles", "content": "hi"]).run()
    let chat = try world.chat(world.bubbles)
    #expect(try world.texts(chat) == ["hi"])
    #expect(result.dialog == "Sent to Bubbles.")
    let sent = try result.value[0].as(MessageEntity.self)
    #expect(sent.body == "hi" && sent.author.person.isMe && sent.conversation.id == chat)
    #expect(try world.store.recentMessages(limit: nil).count == 1)
  }

  @Test func severalGetItInOneConversation() async throws {
    try await world.run("SendMessageIntent", ["destination": ["Bubbles", "Comet"], "content": "Dinner?"])
      .run()
    let chat = try world.chat(world.bubbles, world.comet)
    #expect(try world.texts(chat) == ["Dinner?"])
    #expect(try #require(try world.store.conversation(chat)).isGroup)
  }

  @Test func aGroupIsKnownByItsName() async throws {
    let group = try world.store.makeGroup(named: "Foodies", members: [world.bubbles.id, world.comet.id])
    try await world.run("SendMessageIntent", ["destination": "foodies", "content": "What time?"]).run()
    #expect(try world.texts(group.id) == ["What time?"])
  }

  @Test func aNumberAndAnAddressAreNames() async throws {
    for name in ["bubbles@unicorns.example", "030 12345678"] {
      try await world.run("SendMessageIntent", ["destination": .some(name), "content": "hi"]).run()
    }
    #expect(try world.texts(try world.chat(world.bubbles)).count == 2)
  }

  @Test func whatIsMissingIsAskedFor() async throws {
    let result = try await world.run("SendMessageIntent").run(
      answering: .about("destination", "Comet"), .about("content", "On my way"))
    #expect(try world.texts(try world.chat(world.comet)) == ["On my way"])
    #expect(result.prompts.map(\.dialog) == ["To whom?", "What do you want to say?"])
  }

  @Test func whoIsMeantIsAskedForWhereSeveralFit() async throws {
    let result = try await world.run("SendMessageIntent", ["destination": "Bub", "content": "hi"])
      .run(answering: .title("Bubbaloo"))
    #expect(result.prompts.first?.options == ["Bubbaloo", "Bubbles"])
    #expect(try world.texts(try world.chat(world.bubbaloo)) == ["hi"])
  }

  @Test func nobodyIsGuessedWhereNobodyCanBeAsked() async throws {
    let world = try ChatWorld(canAsk: false)
    // One of those who fit has a conversation; it isn't taken for that.
    try world.say("hello", in: try world.chat(world.bubbles))
    let text = await world.refusal(world.run("SendMessageIntent", ["destination": "Bub", "content": "hi"]))
    #expect(text.contains("2 fit 'Bub'"))
    #expect(try world.store.recentMessages(limit: nil).map(\.text) == ["hello"])
  }

  @Test func filesPlacesAndLinksGoAlong() async throws {
    let result = try await world.run(
      "SendMessageIntent",
      [
        "destination": "Comet",
        "attachments": [IntentFile(data: pixel, filename: "../dot.png", type: .png)],
        "locations": [
          PlaceDescriptor(representations: [.address("1 Lake Road")], commonName: "The Lake")
        ],
        "links": [try #require(URL(string: "https://example.org/lake"))],
      ]
    ).run()
    let id = try result.value[0].as(MessageEntity.self).id
    let message = try world.message(id)
    #expect(message.attachments.map(\.kind) == [.picture] && message.attachments[0].width == 1)
    #expect(!message.attachments[0].name.contains("/"))
    #expect(try world.store.data(of: message.attachments[0]) == pixel)
    #expect(message.places == [Place(name: "The Lake", address: "1 Lake Road")])
    #expect(message.links.map(\.absoluteString) == ["https://example.org/lake"])
  }

  @Test func nothingGoesToNobodyAndNoOneGetsNothing() async throws {
    let me = world.app.entities["ContactEntity"].makeReference(identifier: world.me.id.uuidString)
    let nobody = await world.refusal(world.run("SendMessageIntent", ["destination": me, "content": "hi"]))
    #expect(nobody.contains("nobody") || nobody.contains("Nobody") || nobody.contains("somebody"))
    let empty = await world.refusal(
      world.run("SendMessageIntent", ["destination": "Comet"]), answering: " \n ")
    #expect(!empty.isEmpty)
    let unknown = await world.refusal(
      world.run("SendMessageIntent", ["destination": "Nessie", "content": "hi"]))
    #expect(unknown.contains("Nessie"))
    #expect(try world.store.recentMessages(limit: nil).isEmpty)
  }

  @Test func anAnswerNamesWhatItAnswers() async throws {
    let chat = try world.chat(world.bubbles)
    let heard = try world.hear("Picnic?", from: world.bubbles, in: chat)
    let result = try await world.run(
      "ReplyToMessageIntent", ["message": world.reference(heard), "content": "Yes!"]
    ).run()
    #expect(try result.value.as(MessageEntity.self).referencedMessage?.id == heard.id)
    #expect(try world.texts(chat) == ["Picnic?", "Yes!"])
  }

  @Test func aDraftWaitsInItsConversation() async throws {
    let chat = try world.chat(world.comet)
    try world.store.setDraft(Draft(text: "Well,"), in: chat)
    try await world.run("DraftMessageIntent", ["destination": "Comet", "content": "I think so"]).run()
    #expect(try world.store.conversation(chat)?.draft?.text == "Well,\nI think so")
    #expect(try world.texts(chat).isEmpty)
  }

  @Test func whatIsSentInTheWindowIsDonatedAndNothingElse() async throws {
    try await world.app.inApp {
      try await world.model.sendMessage(
        toRecipientIDs: [world.bubbles.id], messageText: "by an intent", donateIntent: false)
      try await world.model.sendMessage(
        toRecipientIDs: [world.bubbles.id], messageText: "Morning!", donateIntent: true)
      await world.model.donating?.value
    }
    let donations = try await world.app.donations
    #expect(donations.map(\.intent.identifier) == ["SendMessageIntent"])
    #expect(try donations[0].intent.content == AttributedString("Morning!"))
  }
}
