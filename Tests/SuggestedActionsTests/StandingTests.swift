import CivilTime
import FoundationPlus
import PersonalStore
import SuggestionEngine
import SwiftUI
import SystemActions
import Testing

@testable import SuggestedActions

/// What the view shows of actions that were done, that change what was done, or that are past.
@MainActor @Suite(.timeLimit(.minutes(1))) struct StandingTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// The name in the store of what a message's only action writes.
  private func uid(_ body: String, in message: UUID) throws -> String {
    let action = try #require(Scratch.suggestions(body).actions.first)
    return ActionIdentity.uid(of: action, from: ActionSource(message: try MessageKey(message)))
  }

  private func dinner(_ uid: String, at hour: Int) throws -> CalendarEvent {
    let day = try #require(CivilDate(year: 2026, month: 3, day: 13))
    return CalendarEvent(
      uid: uid, title: "dinner \(uid)",
      start: .zoned(day, try #require(ClockTime(hour: hour)), try #require(TimeZone(identifier: "UTC"))))
  }

  @Test func aChangeIsOneOfWhatWasAddedOnly() async throws {
    try await scratch.service().run {
      let (first, second) = (UUID(), UUID())
      let messages = [
        Scratch.message(first, "event:7"), Scratch.message(second, "change:8", minute: 1),
      ]
      let stage = Stage(
        VStack {
          SuggestedActionsView(message: messages[0])
          SuggestedActionsView(message: messages[1], previousMessages: [messages[0]])
        })
      await stage.draws { stage.buttons == ["new:8"] }
      let store = try ActionContext.current().store
      let written = try store.create(try dinner(try uid("event:7", in: first), at: 19), in: nil)
      await stage.draws { stage.buttons == ["change:8"] }
      // Also in a program that was started since.
      try await scratch.service().run {
        let later = Stage(SuggestedActionsView(message: messages[1], previousMessages: [messages[0]]))
        await later.draws { later.buttons == ["change:8"] }
      }
      try store.undo(written.change.id)
      await stage.draws { stage.buttons == ["new:8"] }
    }
  }

  /// A plan has one button, at the message that last changed it; who only confirms it offers nothing.
  @Test func aPlanHasOneButton() async throws {
    try await scratch.service().run {
      let first = UUID()
      let messages = [("event:7", first), ("yes:7", UUID()), ("change:8", UUID()), ("yes:8", UUID())]
        .enumerated().map { Scratch.message($1.1, $1.0, minute: Double($0)) }
      let shown = [Stage(EmptyView()), Stage(EmptyView()), Stage(EmptyView()), Stage(EmptyView())]
      @MainActor func show(_ index: Int) {
        shown[index].tree.show(
          SuggestedActionsView(message: messages[index], previousMessages: Array(messages[..<index])))
      }
      show(0)
      await shown[0].draws { shown[0].buttons == ["event:7"] }
      let store = try ActionContext.current().store
      _ = try store.create(try dinner(try uid("event:7", in: first), at: 19), in: nil)
      await shown[0].draws { shown[0].buttons == ["Added"] }
      await SuggestedActionsView.generate(message: messages[1], previousMessages: [messages[0]])
      show(1)
      #expect(shown[1].buttons.isEmpty)
      show(2)
      await shown[2].draws { shown[2].buttons == ["change:8"] }
      await shown[0].draws { shown[0].buttons.isEmpty }
      await SuggestedActionsView.generate(message: messages[3], previousMessages: Array(messages[..<3]))
      show(3)
      #expect(shown.map(\.buttons) == [[], [], ["change:8"], []])
    }
  }

  @Test func anEventLeavesWhenItIsOver() async {
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", "event:19 link:x")))
      await stage.draws { stage.buttons == ["event:19", "link:x"] }
      // At seven on Friday, and for an hour, as nothing else is said.
      let end = Scratch.noon.addingTimeInterval(3 * 86_400 + 8 * 3_600)
      await scratch.clock.someoneWaits(until: end)
      scratch.clock.advance(to: end)
      await stage.draws { stage.buttons == ["link:x"] }
      #expect(stage.buttons == ["link:x"])
    }
  }

  @Test func whatWasAddedSaysSo() async throws {
    try await scratch.service().run {
      let id = UUID()
      let stage = Stage(SuggestedActionsView(message: Scratch.message(id, "event:7 link:x")))
      await stage.draws { stage.buttons == ["event:7", "link:x"] }
      let store = try ActionContext.current().store
      _ = try store.create(try dinner(try uid("event:7", in: id), at: 7), in: nil)
      await stage.draws { stage.buttons == ["Added", "link:x"] }
    }
  }

  @Test func aCodeLeavesAfterItsMinutes() async {
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", "code:1234 link:x")))
      await stage.draws { stage.buttons == ["code:1234", "link:x"] }
      let end = Scratch.noon.addingTimeInterval(600)
      await scratch.clock.someoneWaits(until: end)
      scratch.clock.advance(to: end)
      await stage.draws { stage.buttons == ["link:x"] }
      #expect(stage.buttons == ["link:x"])
    }
  }
}
