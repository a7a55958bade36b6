import FoundationPlus
import SuggestionEngine
import SwiftUI
import Testing

@testable import SuggestedActions

@MainActor @Suite(.timeLimit(.minutes(1))) struct ViewTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private struct Row: View {
    let messages: [SuggestedActionsMessage]
    var body: some View {
      VStack(spacing: 12) {
        ForEach(messages.indices, id: \.self) { index in
          Text(verbatim: "bubble")
          SuggestedActionsView(message: messages[index], previousMessages: Array(messages[..<index]))
        }
      }
    }
  }

  @Test func actionsComeInWhenTheyAreThere() async {
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", "link:x call:Ana")))
      #expect(stage.buttons.isEmpty)
      await stage.redraws()
      #expect(stage.buttons == ["link:x", "call:Ana"])
      #expect(scratch.analyses == ["link:x call:Ana after 0"])
    }
  }

  @Test func whereNothingIsSuggestedThereIsNothing() async {
    let service = scratch.service()
    await service.run {
      let message = Scratch.message("a", "see you")
      await SuggestedActionsView.generate(message: message)
      let stage = Stage(Row(messages: [message]))
      // A stack with one bubble: no node that could take room or the focus.
      #expect(stage.nodes.count == Stage(VStack { Text(verbatim: "bubble") }).nodes.count)
      #expect(!stage.tree.needsUpdate)
    }
  }

  @Test func whatWasGeneratedIsShownAtOnceAlsoAfterARestart() async {
    let message = Scratch.message(UUID(uuidString: "8D3C1C1A-0A57-4E0A-9E35-21D1C1B6B7C4"), "event:7")
    await scratch.service().run {
      await SuggestedActionsView.generate(message: message)
      // The generated answer is for whoever runs the program; a window of another reader has it made anew.
      let stage = Stage(SuggestedActionsView(message: message))
      await stage.draws { stage.buttons == ["event:7"] }
    }
    let before = scratch.analyses.count
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: message))
      #expect(stage.buttons == ["event:7"])
      #expect(scratch.analyses.count == before)
    }
  }

  @Test func aMessageThatWasEditedIsAnalysedAgain() async {
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message(7, "link:old")))
      await stage.draws { stage.buttons == ["link:old"] }
      stage.tree.show(SuggestedActionsView(message: Scratch.message(7, "link:new")))
      // What the old text suggested isn't shown under the new one.
      #expect(stage.buttons.isEmpty)
      await stage.draws { stage.buttons == ["link:new"] }
      #expect(scratch.analyses.count == 2)
    }
  }

  @Test func theSameMessageForAnotherReaderKeepsItsActionsMeanwhile() async {
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", "event:7")))
      await stage.draws { stage.buttons == ["event:7"] }
      let gate = scratch.hold()
      stage.tree.environment.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
      _ = stage.tree.update()
      #expect(stage.buttons == ["event:7"])
      gate.signal()
    }
  }

  @Test func idsOfTwoTypesAreTwoMessages() async {
    await scratch.service().run {
      let stage = Stage(
        Row(messages: [
          Scratch.message("1", "link:text", minute: 1), Scratch.message(1, "link:number", minute: 2),
        ]))
      await stage.draws { stage.buttons.count == 2 }
      #expect(stage.buttons == ["link:text", "link:number"])
    }
  }

  @Test func anIdWithoutALastingFormSuggestsNothing() async {
    final class Opaque: Hashable {
      static func == (a: Opaque, b: Opaque) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    await scratch.service().run {
      let message = Scratch.message(Opaque(), "link:x")
      await SuggestedActionsView.generate(message: message)
      let stage = Stage(SuggestedActionsView(message: message))
      #expect(stage.nodes.isEmpty)
      #expect(!stage.tree.needsUpdate)
      #expect(scratch.analyses.isEmpty)
    }
  }

  @Test func onlyTheLatestEarlierMessagesAreRead() async {
    let limit = SuggestedActionsMessage.previousMessagesLimit
    let earlier = (0..<limit + 5).map { Scratch.message($0, "hello", minute: Double($0)) }
    await scratch.service().run {
      await SuggestedActionsView.generate(
        message: Scratch.message("last", "link:x", minute: 60), previousMessages: earlier)
      #expect(scratch.analyses == ["link:x after \(limit)"])
    }
  }

  @Test func manyCallersShareOneAnalysis() async {
    let message = Scratch.message("a", "link:x")
    await scratch.service(width: 4).run {
      let gate = scratch.hold()
      let stages = (0..<3).map { _ in Stage(SuggestedActionsView(message: message)) }
      async let first: Void = SuggestedActionsView.generate(message: message)
      async let second: Void = SuggestedActionsView.generate(message: message)
      gate.signal()
      _ = await (first, second)
      for stage in stages { await stage.draws { stage.buttons == ["link:x"] } }
      // The reader of the windows and whoever runs the program may be two.
      #expect(scratch.analyses.count <= 2)
    }
  }

  @Test func anActionStandsUnderTheEarliestMessageWhateverComesFirst() async {
    let first = Scratch.message("a", "event:7", minute: 0)
    let second = Scratch.message("b", "event:7 link:x", minute: 1)
    await scratch.service().run {
      let late = Stage(SuggestedActionsView(message: second, previousMessages: [first]))
      await late.draws { late.buttons == ["event:7", "link:x"] }
      let early = Stage(SuggestedActionsView(message: first))
      await early.draws { early.buttons == ["event:7"] }
      // The window that was there first follows.
      await late.draws { late.buttons == ["link:x"] }
    }
  }

  @Test func aSignComesOnlyAfterAWhile() async {
    await scratch.service().run {
      let gate = scratch.hold()
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", "link:x")))
      let due = Scratch.noon.addingTimeInterval(0.15)
      await scratch.clock.someoneWaits(until: due)
      #expect(stage.nodes.isEmpty)
      scratch.clock.advance(to: due)
      await stage.draws { stage.hasSign }
      // It takes no room, and makes no gap.
      #expect(stage.tree.snapshot().map { $0.attributes[StackFlowKey.self] } == [.floats])
      gate.signal()
      await stage.draws { !stage.hasSign && stage.buttons == ["link:x"] }
    }
  }

  @Test("Of many messages that wait the latest alone shows a sign")
  func oneSign() async {
    // One analysis at a time: an analysis that is held back takes a thread.
    await scratch.service(width: 1).run {
      let gate = scratch.hold()
      let stage = Stage(
        Row(messages: (0..<12).map { Scratch.message("m\($0)", "link:\($0)", minute: Double($0)) }))
      let due = Scratch.noon.addingTimeInterval(0.15)
      await scratch.clock.someoneWaits(until: due)
      scratch.clock.advance(to: due)
      await stage.draws { stage.hasSign }
      // Those of the others had their time too.
      for _ in 0..<100 { await Task.yield() }
      _ = stage.tree.update()
      #expect(stage.signs == 1)
      gate.signal()
      await stage.draws { stage.buttons.count == 12 }
      #expect(stage.signs == 0)
    }
  }

  @Test func aViewThatGoesGivesItsPlaceUp() async {
    let service = scratch.service(width: 1)
    await service.run {
      let gate = scratch.hold()
      let first = Stage(SuggestedActionsView(message: Scratch.message("a", "link:a")))
      await scratch.clock.someoneWaits()
      let second = Stage(SuggestedActionsView(message: Scratch.message("b", "link:b")))
      while service.turns.waitingCount == 0 { await Task.yield() }
      second.tree.close()
      while service.turns.waitingCount > 0 { await Task.yield() }
      gate.signal()
      await first.draws { first.buttons == ["link:a"] }
      #expect(scratch.analyses == ["link:a after 0"])
    }
  }

  @Test func aMegabyteIsAMessage() async {
    let body = "link:x " + String(repeating: "word ", count: 200_000)
    await scratch.service().run {
      let stage = Stage(SuggestedActionsView(message: Scratch.message("a", body)))
      await stage.draws { stage.buttons == ["link:x"] }
      #expect(scratch.analyses.count == 1)
    }
  }

  @Test func withoutTheEntitlementNothingIsAnalysed() async {
    await scratch.service(isEntitled: false).run {
      let message = Scratch.message("a", "link:x")
      await SuggestedActionsView.generate(message: message)
      #expect(Stage(SuggestedActionsView(message: message)).nodes.isEmpty)
      #expect(scratch.analyses.isEmpty)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)) ?? ["?"]
      #expect(files.isEmpty)
    }
  }
}
