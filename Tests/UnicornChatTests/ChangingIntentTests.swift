import AppIntents
import AppIntentsTesting
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// What becomes of messages that are there, and how it is undone.
@MainActor @Suite struct ChangingIntentTests {
  let world: ChatWorld
  let chat: Conversation.ID

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
  }

  @Test func anEditChangesTheWordsAndIsUndone() async throws {
    let message = try world.say("Hello!", in: chat)
    let result = try await world.run(
      "EditSentMessageIntent", ["message": world.reference(message), "content": "Good morning!"]
    ).run()
    #expect(result.dialog == "It says “Good morning!” now.")
    #expect(try world.texts(chat) == ["Good morning!"])
    #expect(try world.message(message.id).edited != nil)
    #expect(try world.app.undo() == "Edit Message")
    #expect(try world.texts(chat) == ["Hello!"])
  }

  @Test func whatSomebodyElseWroteStaysAsItIs() async throws {
    let heard = try world.hear("Mine!", from: world.bubbles, in: chat)
    for name in ["EditSentMessageIntent", "UnsendMessageIntent"] {
      var intent = world.run(name, ["message": world.reference(heard)])
      if name == "EditSentMessageIntent" { intent.content = "Yours" }
      #expect(await !world.refusal(intent).isEmpty)
    }
    #expect(try world.texts(chat) == ["Mine!"])
  }

  @Test func anEmptyEditIsRefused() async throws {
    let message = try world.say("Hello!", in: chat)
    let text = await world.refusal(
      world.run("EditSentMessageIntent", ["message": world.reference(message), "content": "  "]))
    #expect(!text.isEmpty)
    #expect(try world.texts(chat) == ["Hello!"])
  }

  @Test func ofTwoEditsTheSecondIsTold() async throws {
    let message = try world.say("Hello!", in: chat)
    // Looked up before the other edit, as while a person is asked for the words.
    let run = try await world.run("EditSentMessageIntent", ["message": world.reference(message)]).start()
    let question = try #require(await run.nextPrompt())
    _ = try world.store.edit(message.id, to: "Changed elsewhere", expecting: nil)
    try question.answer("Mine")
    await #expect(throws: (any Error).self) { _ = try await run.result }
    #expect(try world.texts(chat) == ["Changed elsewhere"])
  }

  @Test func whatIsUnsentComesBackByUndo() async throws {
    let message = try world.say("Oops", in: chat)
    let intent = world.run("UnsendMessageIntent", ["message": world.reference(message)])
    try await intent.run()
    #expect(try world.message(message.id).unsent != nil)
    #expect(await !world.refusal(intent).isEmpty, "it is unsent already")
    #expect(try world.app.undo() == "Unsend Message")
    #expect(try world.message(message.id).unsent == nil)
    #expect(try world.texts(chat) == ["Oops"])
  }

  @Test func messagesAreMarkedAndUnmarked() async throws {
    let heard = try world.hear("From the lawyer", from: world.bubbles, in: chat)
    try await world.run(
      "SetMessageReadStatusIntent", ["message": world.reference(heard), "isRead": true]
    ).run()
    #expect(try world.message(heard.id).isRead)
    #expect(try world.app.undo() == "Mark as Read")
    #expect(try !world.message(heard.id).isRead)
    let mine = try world.say("Mine", in: chat)
    let text = await world.refusal(
      world.run("SetMessageReadStatusIntent", ["message": world.reference(mine), "isRead": false]))
    #expect(text.contains("yours"))
  }

  @Test(arguments: [("like", "👍"), ("Thumbs Up", "👍"), ("🎉", "🎉"), ("❤️", "❤️")])
  func aReactionIsSaidInWordsOrAsAnEmoji(said: String, shown: String) async throws {
    let heard = try world.hear("We won", from: world.bubbles, in: chat)
    try await world.run(
      "ReactToMessageIntent", ["message": world.reference(heard), "reaction": .some(said)]
    ).run()
    let reactions = try world.message(heard.id).reactions
    #expect(reactions.map(\.author) == [world.me.id])
    switch reactions.first?.kind {
    case .tapback(let tapback): #expect(tapback == (shown == "👍" ? Reaction.Tapback.like : .love))
    case .emoji(let emoji): #expect(emoji == shown)
    case nil: Issue.record("There is no reaction.")
    }
  }

  @Test func aReactionIsTakenBackAndUndone() async throws {
    let heard = try world.hear("We won", from: world.bubbles, in: chat)
    let message = world.reference(heard)
    #expect(await !world.refusal(world.run("RemoveReactionIntent", ["message": message])).isEmpty)
    try await world.run("ReactToMessageIntent", ["message": message, "reaction": "love"]).run()
    try await world.run("RemoveReactionIntent", ["message": message]).run()
    #expect(try world.message(heard.id).reactions.isEmpty)
    #expect(try world.app.undo() == "Remove Reaction")
    #expect(try world.message(heard.id).reactions.map(\.kind) == [.tapback(.love)])
    #expect(try world.app.undo() == "React")
    #expect(try world.message(heard.id).reactions.isEmpty)
  }

  @Test func wordsAreNoReaction() async throws {
    let heard = try world.hear("We won", from: world.bubbles, in: chat)
    let result = try await world.run(
      "ReactToMessageIntent", ["message": world.reference(heard), "reaction": "very good"]
    ).run(answering: "🎉")
    #expect(result.prompts.first?.dialog == "That is no emoji. With which one?")
    #expect(try world.message(heard.id).reactions.map(\.kind) == [.emoji("🎉")])
  }

  @Test func aMessageWaitsForItsTime() async throws {
    let later = ChatWorld.friday.addingTimeInterval(3600)
    let result = try await world.run(
      "ScheduleMessageIntent", ["destination": "Bubbles", "content": "Now!", "date": later]
    ).run()
    let id = try result.value.as(MessageEntity.self).id
    #expect(try world.message(id).delivery == .scheduled)
    let list = try await world.run("ListScheduledMessagesIntent").run()
    #expect(try list.value[0].as(MessageEntity.self).attributes.contains(.scheduled))
    let reference = world.reference(try world.message(id))
    let evening = later.addingTimeInterval(7200)
    try await world.run("RescheduleMessageIntent", ["message": reference, "date": evening]).run()
    #expect(try world.message(id).date == evening)
    #expect(try world.app.undo() == "Reschedule Message")
    #expect(try world.message(id).date == later)
    try await world.run("CancelScheduledMessageIntent", ["message": reference]).run()
    #expect(try world.store.scheduledMessages().isEmpty)
    #expect(try world.app.undo() == "Cancel Scheduled Message")
    #expect(try world.store.sendDue(at: later).map(\.id) == [id])
    let text = await world.refusal(world.run("CancelScheduledMessageIntent", ["message": reference]))
    #expect(text.contains("doesn't wait any more"))
  }

  @Test func aTimeThatHasPassedIsAskedForAgain() async throws {
    let result = try await world.run(
      "ScheduleMessageIntent",
      ["destination": "Bubbles", "content": "Now!", "date": ChatWorld.friday.addingTimeInterval(-60)]
    ).run(answering: .value(ChatWorld.friday.addingTimeInterval(60)))
    #expect(result.prompts.first?.dialog == "That time has passed. When shall it be sent?")
    #expect(try world.store.scheduledMessages().count == 1)
  }
}
