import Conversations
import Foundation
import Storage
import Testing

@testable import SuggestionEngine

@Suite struct StoreForgettingTests {
  private func contains(_ scratch: StoreScratch, _ text: String) throws -> Bool {
    try scratch.bytes().range(of: Data(text.utf8)) != nil
  }

  /// Gone from every byte of every file, while the store stays open, and what was held back comes back.
  @Test func aForgottenMessageIsGone() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    // Without links: the same people.
    let messages = try (0..<30).map { number in
      try KeyedMessage.text(
        "id-\(number)-marked", "link:shared link:word\(number)end", minute: Double(number))
    }
    for message in messages { _ = try await store.answer(message) }
    #expect(store.cached(messages[1])?.actions.map(\.title) == ["link:word1end"])
    #expect(try contains(scratch, "word0end") && contains(scratch, "id-0-marked"))

    #expect(try store.forget(message: messages[0].key) == 1)
    #expect(try !contains(scratch, "word0end") && !contains(scratch, "id-0-marked"))
    #expect(try contains(scratch, "word1end"))
    #expect(store.cached(messages[0]) == nil)
    #expect(store.cached(messages[1])?.actions.map(\.title) == ["link:shared", "link:word1end"])
    #expect(store.cached(messages[2])?.actions.map(\.title) == ["link:word2end"])
    #expect(try store.forget(message: messages[0].key) == 0)
  }

  /// Answers that rest on it go with it: they may hold its words.
  @Test func whatRestsOnItGoesToo() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let messages = try (0..<4).map {
      try KeyedMessage.text("id-\($0)-marked", "event:7 link:word\($0)end", minute: Double($0))
    }
    for (index, message) in messages.enumerated() {
      _ = try await store.answer(message, Array(messages[max(0, index - 1)..<index]))
    }
    #expect(try store.forget(message: messages[1].key) == 2)
    #expect(try !contains(scratch, "word1end") && !contains(scratch, "id-1-marked"))
    #expect(store.cached(messages[2]) == nil)
    #expect(store.cached(messages[3], [messages[2]])?.actions.map(\.title) == ["event:7", "link:word3end"])
    #expect(try await store.titles(messages[2], [messages[0]]) == ["link:word2end"])
    #expect(store.cached(messages[3], [messages[2]])?.actions.map(\.title) == ["link:word3end"])
  }

  @Test func aForgottenConversationIsGone() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let bob = Participant(name: "Bob", handle: "bob@example.com")
    let first = try KeyedMessage.text("1", "link:first", minute: 1)
    // Somebody joins; it goes on.
    let second = try KeyedMessage.text(
      "2", "link:second", minute: 2, recipients: [KeyedMessage.me, bob])
    let other = try KeyedMessage.text("3", "link:other", minute: 3, sender: bob)
    _ = try await store.answer(first)
    _ = try await store.answer(second, [first])
    _ = try await store.answer(other)
    let name = try #require(store.conversationName(of: first.message))
    #expect(try store.forget(conversation: name) == 2)
    #expect(try !contains(scratch, "link:first") && !contains(scratch, "link:second"))
    #expect(store.cached(other) != nil)
    #expect(try store.forget(conversation: "people-0000000000000000") == 0)

    _ = try await store.answer(
      for: KeyedMessage.text("4", "link:named"), conversation: "A chat", context: StoreScratch.context)
    #expect(try store.forget(conversation: "A chat") == 1)
  }

  @Test func everythingCanGo() async throws {
    let scratch = try StoreScratch()
    let (chat, mail) = (try scratch.store(app: "chat"), try scratch.store(app: "mail"))
    for number in 0..<200 {
      let message = try KeyedMessage.text("\(number)", "link:word\(number)end")
      _ = try await (number % 2 == 0 ? chat : mail).answer(message)
    }
    let before = try chat.summary()
    #expect(before.answers == 200)
    // What an earlier accident left beside it.
    let aside = scratch.folder.appending(path: "answers.damaged.db")
    try Data("link:aside".utf8).write(to: aside)
    #expect(try chat.forgetAll() == 200)
    #expect(try !contains(scratch, "word") && !contains(scratch, "link:"))
    #expect(!FileManager.default.fileExists(atPath: aside.path))
    let after = try mail.summary()
    #expect(after.answers == 0 && after.bytes < before.bytes / 2)
    _ = try await mail.answer(KeyedMessage.text("1", "link:again"))
    #expect(try chat.summary().answers == 1)
  }
}
