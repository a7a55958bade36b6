import Conversations
import Foundation
import Storage
import Synchronization
import Testing

@testable import SuggestionEngine

@Suite struct StoreSettingsTests {
  @Test func aSwitchHoldsForTheNextReadAndBack() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store(settings: scratch.settings())
    // As another process would have it.
    let settings = scratch.settings()
    let message = try KeyedMessage.text("m1", "link:a call:Ana")
    let whole = try await store.answer(message)
    #expect(settings.isOn(kind: .call))

    #expect(try settings.set(false, kind: .call))
    #expect(try !settings.set(false, kind: .call))
    #expect(!settings.isOn(kind: .call) && settings.isOn(kind: .openLink) && settings.isOn())
    let without = try #require(store.cached(message))
    #expect(without.actions.map(\.title) == ["link:a"])
    #expect(without.suppressed.map(\.cause) == [.switchedOff])

    try settings.set(false, kind: .openLink)
    #expect(store.cached(message)?.silence == .switchedOff)
    #expect(store.cached(message)?.actions.isEmpty ?? false)
    try settings.set(true, kind: .openLink)
    try settings.set(true, kind: .call)
    #expect(store.cached(message) == whole)
    #expect(scratch.engine.questions.count == 1)
  }

  @Test func switchesReachAsFarAsTheySay() throws {
    let scratch = try StoreScratch()
    let settings = scratch.settings()
    try settings.set(false, app: "mail")
    try settings.set(false, kind: .pay, conversation: "red", app: "chat")
    try settings.set(false, conversation: "blue")
    #expect(!settings.isOn(app: "mail") && !settings.isOn(kind: .call, conversation: "x", app: "mail"))
    #expect(settings.isOn(app: "chat") && settings.isOn() && settings.isOn(kind: .pay))
    #expect(!settings.isOn(kind: .pay, conversation: "red", app: "chat"))
    #expect(settings.isOn(kind: .call, conversation: "red", app: "chat"))
    #expect(settings.isOn(kind: .pay, conversation: "red", app: "other"))
    #expect(!settings.isOn(kind: .call, conversation: "blue", app: "chat"))
    #expect(try settings.switches().map(\.app) == [nil, "mail", "chat"])
    // They outlive the process.
    #expect(try scratch.settings().switches() == settings.switches())
    try settings.set(true, app: "mail")
    #expect(settings.isOn(app: "mail"))
    let found = settings.applied(
      to: ScriptedEngine.suggestions("link:a"), conversations: ["blue"], app: "chat")
    #expect(found.silence == .switchedOff && found.actions.isEmpty)
  }

  @Test func nothingIsAnalysedOrStoredWhereAllIsOff() async throws {
    let scratch = try StoreScratch()
    let settings = scratch.settings()
    let store = try scratch.store(settings: settings)
    let message = try KeyedMessage.text("m1", "link:a")
    let name = try #require(store.conversationName(of: message.message))
    for entry in [SuggestionSwitch(), SuggestionSwitch(app: "test"), SuggestionSwitch(conversation: name)] {
      try settings.set(false, entry)
      #expect(store.cached(message)?.silence == .switchedOff)
      #expect(try await store.answer(message).silence == .switchedOff)
      try settings.set(true, entry)
    }
    #expect(scratch.engine.questions.isEmpty)
    #expect(try store.summary().answers == 0)
    try settings.set(false, app: "another")
    #expect(try await store.titles(message) == ["link:a"])
  }

  /// A conversation stays off when somebody joins it.
  @Test func aSwitchFollowsTheConversation() async throws {
    let scratch = try StoreScratch()
    let settings = scratch.settings()
    let store = try scratch.store(settings: settings)
    let first = try KeyedMessage.text("1", "link:a", minute: 1)
    let bob = Participant(name: "Bob", handle: "bob@example.com")
    let second = try KeyedMessage.text("2", "link:b", minute: 2, recipients: [KeyedMessage.me, bob])
    _ = try await store.answer(first)
    let name: String = try #require(store.conversationName(of: first.message))
    try settings.set(false, conversation: name)
    #expect(try await store.answer(second, [first]).silence == .switchedOff)
    #expect(try await store.titles(KeyedMessage.text("3", "link:c", sender: bob)) == ["link:c"])
  }

  /// What is off is not on offer: it neither holds back nor takes the place of another action.
  @Test func whatIsOffHoldsNothingBack() async throws {
    let scratch = try StoreScratch()
    let settings = scratch.settings()
    let store = try scratch.store(settings: settings)
    let first = try KeyedMessage.text("1", "day:20525", minute: 1)
    let second = try KeyedMessage.text("2", "event:7/1", minute: 2)
    _ = try await store.answer(first)
    _ = try await store.answer(second, [first])
    #expect(store.cached(first)?.silence == .superseded)
    try settings.set(false, kind: .createEvent)
    #expect(store.cached(first)?.actions.count == 1)
    #expect(store.cached(second)?.silence == .switchedOff)
  }

  /// Nobody knows any more what was off, so everything is.
  @Test func damagedSettingsSwitchEverythingOff() throws {
    let scratch = try StoreScratch()
    try scratch.settings().set(false, kind: .call)
    let file = scratch.folder.appending(path: "settings.db")
    try Data(repeating: 0x41, count: 5_000).write(to: file)
    let settings = scratch.settings()
    #expect(!settings.isOn(kind: .pay))
    let notices = scratch.notices.all
    #expect(notices.contains { $0.contains("beckon settings on") })
    #expect(notices.contains { $0.contains("settings.damaged.db") })
    try settings.set(true)
    #expect(scratch.settings().isOn(kind: .pay))
  }

  /// What was switched in memory, because the file couldn't be used, is in the file as soon as it can.
  @Test func aFileThatCanBeUsedAgainGetsWhatWasSetMeanwhile() throws {
    let scratch = try StoreScratch()
    let folder = scratch.folder.appending(path: "later")
    let settings = SuggestionSettings(folder: folder)
    try settings.set(false, kind: .call)
    #expect(settings.location == nil && !settings.isOn(kind: .call))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try settings.set(false, kind: .pay)
    #expect(settings.location == folder.appending(path: "settings.db"))
    let again = SuggestionSettings(folder: folder)
    #expect(!again.isOn(kind: .call) && !again.isOn(kind: .pay) && again.isOn(kind: .createEvent))
  }
}
