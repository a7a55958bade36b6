import AppIntents
import AppIntentsTesting
import CoreTransferable
import Foundation
import StoppedClock
import Testing
import UnicornChatModel
import UniformTypeIdentifiers

@testable import UnicornChatInterface

/// What people and programs hand over that isn't right: a clear sentence for each, and nothing lost.
@MainActor @Suite struct BadInputTests {
  let world: ChatWorld
  let chat: Conversation.ID

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
  }

  @Test func aMessageToNobodySaysSo() async throws {
    let me = world.app.entities["ContactEntity"].makeReference(identifier: world.me.id.uuidString)
    #expect(
      await world.refusal(world.run("SendMessageIntent", ["destination": me, "content": "hi"]))
        == "There is nobody to write to. Choose at least one contact.")
    let empty: [String] = []
    let list = await world.refusal(world.run("SendMessageIntent", ["destination": empty, "content": "hi"]))
    #expect(list == "There is nobody to write to. Choose at least one contact.")
    #expect(try world.store.recentMessages(limit: nil).isEmpty)
  }

  @Test func anUnknownNameIsSaidBack() async throws {
    let text = await world.refusal(
      world.run("SendMessageIntent", ["destination": "Nessie", "content": "hi"]))
    #expect(text.contains("Nessie"), "\(text)")
  }

  @Test func whatWasUnsentCanNeitherBeEditedNorUnsentAgain() async throws {
    let message = try world.say("Oops", in: chat)
    let reference = world.reference(message)
    try world.store.unsend(message.id)
    let edit = await world.refusal(
      world.run("EditSentMessageIntent", ["message": reference, "content": "Better"]))
    let unsend = await world.refusal(world.run("UnsendMessageIntent", ["message": reference]))
    let reply = await world.refusal(
      world.run("ReplyToMessageIntent", ["message": reference, "content": "What?"]))
    for text in [edit, unsend, reply] {
      #expect(text.contains("unsent") || text.contains("taken back"), "\(text)")
    }
    // After an hour it can't be brought back either, and the person is told.
    world.clock.advance(to: ChatWorld.friday.addingTimeInterval(3_700))
    try world.store.sweep()
    #expect(try world.message(message.id).unsent != nil)
  }

  @Test func ofTwoEditsTheSecondIsToldWhatTheFirstSays() async throws {
    let message = try world.say("Hello!", in: chat)
    let run = try await world.run("EditSentMessageIntent", ["message": world.reference(message)]).start()
    let question = try #require(await run.nextPrompt())
    _ = try world.store.edit(message.id, to: "Changed elsewhere", expecting: nil)
    try question.answer("Mine")
    do {
      _ = try await run.result
      Issue.record("The second edit went through.")
    } catch {
      let text = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      #expect(text.contains("Changed elsewhere"), "\(text)")
    }
  }

  /// A group of so many, who all react again and again: what is kept and shown doesn't grow with how often.
  @Test func howeverManyReactionsEachPersonHasOne() async throws {
    var members: [Contact] = []
    for number in 0..<200 {
      let contact = ChatWorld.contact("Member \(number)", "member\(number)@unicorns.example")
      try world.store.save(contact)
      members.append(contact)
    }
    let group = try world.store.makeGroup(named: "Everybody", members: members.map(\.id))
    let message = try world.say("News!", in: group.id)
    for round in 0..<5 {
      for (index, member) in members.enumerated() {
        try world.store.react(
          to: message.id, with: .emoji(["🎉", "🦄", "☕", "🌈", "🍰"][(round + index) % 5]), by: member.id)
      }
    }
    let stored = try world.message(message.id).reactions
    #expect(stored.count == 200 && Set(stored.map(\.author)).count == 200)
    let entity = try #require(try await world.model.messageEntities(for: [message.id]).first)
    #expect(entity.attributes.contains(.reactedTo) && entity.reaction != nil)
    #expect(try MessageDocument(entity).data().count < 100_000)
  }

  @Test func anUploadOfMoreThan100MBIsRefusedByItsName() async throws {
    // Holes take no room: nothing of that size is in memory or on disk.
    let file = world.folder.appending(path: "upload-17.tmp")
    try Data().write(to: file)
    try #require(truncate(file.path, 100_000_001) == 0)
    let text = await world.refusal(
      world.run(
        "SendMessageIntent",
        [
          "destination": "Comet",
          "attachments": [IntentFile(fileURL: file, filename: "film.mp4", type: .movie)],
        ]))
    #expect(text.contains("film.mp4") && text.contains("100 MB"), "\(text)")
    #expect(try world.store.recentMessages(limit: nil).isEmpty)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: world.folder.appending(path: "attachments").path)
    #expect(left.isEmpty)
  }

  @Test func aPictureThatIsNoneIsSentAsTheFileItIs() async throws {
    let script = Data("<script>alert(1)</script>".utf8)
    let result = try await world.run(
      "SendMessageIntent",
      ["destination": "Comet", "attachments": [IntentFile(data: script, filename: "cat.png", type: .png)]]
    ).run()
    let id = try result.value[0].as(MessageEntity.self).id
    let attachment = try #require(try world.message(id).attachments.first)
    #expect(
      attachment.kind == .file && attachment.mediaType != "image/png" && attachment.mediaType != "text/html")
    #expect(world.store.url(of: attachment).pathExtension != "html")
    let entity = try #require(try await world.model.messageEntities(for: [id]).first)
    #expect(entity.messageType == .file && !entity.exportedContentTypes().contains(.png))
    #expect(entity.displayRepresentation.image != .init(url: world.store.url(of: attachment)))
    // Half of a picture is kept as it came, too.
    let half = try world.store.addAttachment(pixel.prefix(30), named: "half.png")
    #expect(try world.store.data(of: half) == pixel.prefix(30))
  }

  @Test(arguments: [
    ("../../etc/passwd", "passwd"), ("gpj.\u{202E}exe", "gpj.exe"), ("a\u{0}b\n.txt", "ab .txt"),
    ("", "Attachment"),
    ("C:\\Windows\\x.png", "x.png"),
  ])
  func aFileKeepsOnlyWhatIsAName(given: String, kept: String) async throws {
    let result = try await world.run(
      "SendMessageIntent",
      [
        "destination": "Comet",
        "attachments": [IntentFile(data: pixel, filename: given, type: .png)],
      ]
    ).run()
    let message = try world.message(try result.value[0].as(MessageEntity.self).id)
    let attachment = try #require(message.attachments.first)
    #expect(attachment.name == kept)
    let url = world.store.url(of: attachment).standardizedFileURL
    #expect(url.path.hasPrefix(world.folder.appending(path: "attachments").standardizedFileURL.path))
    #expect(url.deletingPathExtension().lastPathComponent == attachment.id.uuidString.lowercased())
  }

  @Test func aClockThatGoesBackAYearLosesNothingAndKeepsTheOrder() async throws {
    try world.say("before", in: chat)
    let later = try world.store.send(
      OutgoingMessage(text: "later", scheduledFor: ChatWorld.friday.addingTimeInterval(60)), in: chat)
    world.clock.advance(to: ChatWorld.friday.addingTimeInterval(-365 * 86_400))
    try await world.run("SendMessageIntent", ["destination": "Bubbles", "content": "after"]).run()
    try world.hear("answer", from: world.bubbles, in: chat)
    #expect(try world.texts(chat).filter { $0 != "later" } == ["before", "after", "answer"])
    #expect(try world.store.conversation(chat)?.lastMessage?.text == "answer")
    #expect(try world.store.conversations(.all, matching: "").first?.id == chat)
    let edited = try #require(
      try world.store.messages(in: chat, before: nil, limit: 10).first { $0.text == "after" })
    try await world.run("EditSentMessageIntent", ["message": world.reference(edited), "content": "After!"])
      .run()
    #expect(try world.message(edited.id).text == "After!")
    // What waits goes out once, when the clock has come there again.
    #expect(try world.store.sendDue(at: world.clock.clock.now()).isEmpty)
    #expect(try world.store.sendDue(at: ChatWorld.friday.addingTimeInterval(61)).map(\.id) == [later.id])
    #expect(try world.store.sendDue(at: ChatWorld.friday.addingTimeInterval(62)).isEmpty)
    try await world.app.inApp { try await ChatIndex(store: world.store).catchUp() }
    #expect(try await world.app.entities["MessageEntity"].spotlightQuery("answer").count == 1)
  }

  @Test func aTextThatIsTooLongIsRefusedWithItsLength() async throws {
    let text = await world.refusal(
      world.run(
        "SendMessageIntent",
        ["destination": "Comet", "content": .some(String(repeating: "x", count: 100_001))]))
    #expect(text.contains("100,001") && text.contains("file"), "\(text)")
  }

  @Test func hostileWordsAreOnlyWords() async throws {
    let hostile = "'; DROP TABLE messages; -- <img src=x onerror=alert(1)> \u{202E}${applicationName} %@ %n"
    try await world.run("SendMessageIntent", ["destination": "Comet", "content": .some(hostile)]).run()
    let comet = try world.chat(world.comet)
    #expect(try world.texts(comet) == [hostile])
    #expect(try world.store.search(hostile, limit: 5).count <= 1)
    let found = try await world.app.entities["MessageEntity"].entities(matching: "\" OR * NEAR( :")
    #expect(found.isEmpty)
  }
}
