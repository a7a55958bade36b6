import Conversations
import FoundationPlus
import PersonalStore
import SuggestionEngine
import SwiftUI
import SystemActions
import Testing

@testable import SuggestedActions

/// What an app and a person decide: deletion, switches, reasons, what was done.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ControlTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  @Test func whatIsForgottenIsNotShownAnyMore() async throws {
    let message = Scratch.message("a", "link:x")
    try await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: message))
      await stage.draws { stage.buttons == ["link:x"] }
      #expect(try await SuggestedActionsStore.forget(messageID: "b") == 0)
      #expect(try await SuggestedActionsStore.forget(message: message) == 1)
      await stage.draws { stage.buttons.isEmpty }
      // The view doesn't bring back what a person deleted.
      #expect(scratch.analyses.count == 1)
      let bytes = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).reduce(
        into: Data()
      ) {
        $0 += try Data(contentsOf: scratch.folder.appending(path: $1))
      }
      #expect(!bytes.isEmpty && bytes.range(of: Data("example.com/x".utf8)) == nil)
    }
  }

  @Test func aConversationIsForgottenByAnyOfItsMessages() async throws {
    let first = Scratch.message("a", "link:x", minute: 0)
    let answer = Scratch.message("b", "call:Ana", minute: 1, sender: Scratch.me, recipients: [Scratch.ana])
    let other = SuggestedActionsMessage.Participant(name: "Bo", handle: "bo@example.com", isUser: false)
    let elsewhere = Scratch.message("c", "link:y", minute: 2, sender: other)
    try await scratch.service().run {
      for message in [first, answer, elsewhere] { await SuggestedActionsView.generate(message: message) }
      let (forgotten, left) = (
        try await SuggestedActionsStore.forget(conversation: answer),
        try await SuggestedActionsStore.forget(message: elsewhere)
      )
      #expect(forgotten == 2 && left == 1)
    }
  }

  @Test func aKindIsSwitchedOffAndOn() async throws {
    let link = try #require(SuggestedActionsKind("open_link"))
    try await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", "link:x call:Ana")))
      await stage.draws { stage.buttons == ["link:x", "call:Ana"] }
      try await SuggestedActionsStore.set(false, .kind(link))
      await stage.draws { stage.buttons == ["call:Ana"] }
      #expect(!SuggestedActionsStore.isOn(.kind(link)) && SuggestedActionsStore.isOn(.app))
      try await SuggestedActionsStore.set(true, .kind(link))
      await stage.draws { stage.buttons == ["link:x", "call:Ana"] }
      #expect(scratch.analyses.count == 1)
    }
  }

  @Test func aConversationOfNobodyHasNoSwitch() async throws {
    let nobody = SuggestedActionsMessage.Participant(name: "", handle: " ", isUser: false)
    let message = Scratch.message("a", "link:x", sender: nobody, recipients: [])
    await scratch.service().run {
      let error = await #expect(throws: SuggestedActionsError.self) {
        try await SuggestedActionsStore.set(false, .conversation(of: message))
      }
      #expect(error?.code == .nobody)
      #expect(SuggestedActionsStore.isOn(.app))
    }
  }

  @Test(arguments: ["Don't suggest this kind", "Not in this conversation", "Turn off for this app"])
  func theMenuSwitchesOff(_ entry: String) async throws {
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", "link:x")))
      await stage.draws { stage.buttons.first == "link:x" }
      let menu = stage.nodes.flatMap(\.layers).flatMap { $0 }.flatMap(\.all)
      let texts = menu.compactMap { node -> String? in
        if case .text(let text) = node.content { text.runs.map(\.text).joined() } else { nil }
      }
      #expect(texts.contains("Because of “link:x”"))
      let button = menu.first { node in
        guard case .button = node.content else { return false }
        return node.all.contains {
          if case .text(let text) = $0.content { text.runs.map(\.text).joined() == entry } else { false }
        }
      }
      _ = button?.press()
      await stage.draws { !stage.buttons.contains("link:x") }
    }
  }

  @Test func reasonsAreGiven() async throws {
    try await scratch.service().run {
      let why = try await SuggestedActionsStore.explanation(of: Scratch.message("a", "see link:x"))
      #expect(why.actions.map(\.words) == [["link:x"]] && why.actions[0].kind.description == "open_link")
      #expect(why.reason == nil)
      let nothing = try await SuggestedActionsStore.explanation(of: Scratch.message("b", "hello"))
      #expect(nothing.actions.isEmpty && nothing.reason?.name == "nothing_found")
    }
    try await scratch.service(isEntitled: false).run {
      let nothing = try await SuggestedActionsStore.explanation(of: Scratch.message("a", "see link:x"))
      #expect(nothing.reason == .noEntitlement)
    }
  }

  @Test func whatWasDoneIsOfferedAgainOnceItIsUndone() async throws {
    let message = Scratch.message(UUID(), "event:7 link:x")
    let store = try ActionContext.current().store
    try await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: message))
      await stage.draws { stage.buttons == ["event:7", "link:x"] }
      let source = ActionSource(message: try #require(message.content.key))
      let action = try #require(Scratch.suggestions("event:7").actions.first)
      var event = CalendarEvent(
        uid: ActionIdentity.uid(of: action, from: source), title: "dinner",
        start: CalendarTime(Scratch.noon, in: .gmt))
      event.title = "Dinner"
      let written = try store.create(event, in: nil)
      await stage.draws { stage.buttons == ["Added", "link:x"] }
      _ = try store.delete(written.item.id)
      await stage.draws { stage.buttons == ["event:7", "link:x"] }
    }
  }

  /// The reader's calendar has no part in when something is.
  @Test(arguments: [
    "en_GB", "th_TH@calendar=buddhist", "he_IL@calendar=hebrew", "ar_SA@calendar=islamic-umalqura",
  ])
  func otherCalendarsChangeNoDates(_ locale: String) async throws {
    let service = SuggestionService(
      .init(
        app: "chat", folder: scratch.folder, isEntitled: { true },
        analysis: SuggestionService.Surroundings.system.analysis, engine: { "1" },
        clock: scratch.clock.clock, width: 1, pace: .zero, notice: { Issue.record("\($0)") }))
    let question = Question(
      Scratch.message("a", "Dinner at Luigi's on Friday at 7?"), after: [],
      reader: Reader(locale: Locale(identifier: locale), timeZone: .gmt))
    let found = try await service.answer(question, isShown: true)
    guard let event = found?.actions.first?.values.of(EventValues.self) else {
      Issue.record("no event: \(String(describing: found))")
      return
    }
    #expect("\(event.start)".hasPrefix("2026-03-13T19:00"))
  }
}
