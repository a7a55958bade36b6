import AppIntents
import IntentRuntime
import SwiftUI
import SwiftUICore
import Testing

@testable import AppShell

struct BoatCard: SnippetIntent {
  static let title: LocalizedStringResource = "Boat Card"
  @Parameter(title: "Boat") var boat: Boat
  init() {}
  init(_ boat: Boat) { self.boat = boat }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    Harbour.current.note("made")
    let boat = boat
    return .result {
      Text(verbatim: boat.name)
      Button("Rename", intent: RenameBoat(boat))
      Toggle(isOn: Harbour.current.log.contains("lit"), intent: LightBoat()) { Text("Light") }
      Button("Look Closer", intent: ShowBoat(boat, title: "Closer"))
    }
  }
}

struct RenameBoat: AppIntent {
  static let title: LocalizedStringResource = "Rename Boat"
  @Parameter(title: "Boat") var boat: Boat
  init() {}
  init(_ boat: Boat) { self.boat = boat }
  func perform() async throws -> some IntentResult {
    Harbour.current.rename(boat.id, boat.name + "!")
    return .result()
  }
}

struct LightBoat: AppIntent {
  static let title: LocalizedStringResource = "Light Boat"
  func perform() async throws -> some IntentResult {
    Harbour.current.note("lit")
    return .result()
  }
}

struct ShowBoat: AppIntent {
  static let title: LocalizedStringResource = "Show Boat"
  @Parameter(title: "Boat") var boat: Boat
  @Parameter(title: "Title", default: "Here it is.") var title: String
  init() {}
  init(_ boat: Boat, title: String = "Here it is.") {
    self.boat = boat
    self.title = title
  }
  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
    .result(dialog: "\(title)", snippetIntent: BoatCard(boat))
  }
}

/// Snippets stay, run what is pressed in them, and are made anew.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SnippetTests {
  private func inHarbour(_ work: @MainActor (TestWindow) async throws -> Void) async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow()
      var scope = SystemScope()
      scope.fill(SnippetSurfaces.slot, with: window.system.runtime.snippets)
      try await SystemScope.$current.withValue(scope) { try await work(window) }
      window.model.close()
    }
  }

  private func shown(_ window: TestWindow, _ text: String) async {
    await window.until { window.model.cards.first?.snippet?.version ?? 0 > 0 }
    while window.cards.first?.texts.contains(text) != true { await Task.yield() }
  }

  private func gull() -> Boat { Boat(id: "gull", name: "Gull") }

  @Test func aResultIsACardThatIsMadeAnewAfterWhatWasPressedInIt() async throws {
    try await inHarbour { window in
      window.model.start(ShowBoat(gull()))
      await window.untilDone()
      await shown(window, "Gull")
      #expect(window.cards.first?.texts.contains("Here it is.") == true)
      guard case .card(_, "Show Boat")? = window.cards.first?.attributes[ShellPartKey.self] else {
        Issue.record("A card has the name of its action.")
        return
      }
      try window.press("Rename")
      await window.untilDone()
      await shown(window, "Gull!")
      #expect(window.model.cards.count == 1)
    }
  }

  @Test func aSwitchShowsWhatItsIntentHasDone() async throws {
    try await inHarbour { window in
      @MainActor func isOn() -> Bool {
        window.cards.first?.all.contains { $0.content == .toggle(isOn: true) } ?? false
      }
      window.model.start(ShowBoat(gull()))
      await window.untilDone()
      await shown(window, "Gull")
      #expect(!isOn())
      try window.press("Light")
      await window.untilDone()
      while !isOn() { await Task.yield() }
    }
  }

  @Test func whatIsShownNextReplacesTheCard() async throws {
    try await inHarbour { window in
      window.model.start(ShowBoat(gull()))
      await window.untilDone()
      await shown(window, "Gull")
      let id = window.model.cards.first?.id
      try window.press("Look Closer")
      await window.untilDone()
      #expect(window.model.cards.map(\.id) == [id].compactMap(\.self))
      #expect(window.cards.first?.texts.contains("Closer") == true)
      try window.press("Close", in: window.cards.first)
      #expect(window.cards.isEmpty)
    }
  }

  @Test func reloadMakesWhatIsShownAnew() async throws {
    try await inHarbour { window in
      window.model.start(ShowBoat(gull()))
      await window.untilDone()
      await shown(window, "Gull")
      Harbour.current.rename("gull", "Albatross")
      BoatCard.reload()
      await shown(window, "Albatross")
    }
  }

  @Test func theLastViewStaysWhenItCannotBeMadeAnew() async throws {
    try await inHarbour { window in
      window.model.start(ShowBoat(gull()))
      await window.untilDone()
      await shown(window, "Gull")
      Harbour.current.rename("gull", nil)
      BoatCard.reload()
      await window.until { window.model.cards.first?.snippet?.problem != nil }
      #expect(window.cards.first?.texts.contains("Gull") == true)
      #expect(
        window.problems == [
          "This can’t be shown now: What this is about is gone, or has another name."
        ])
      Harbour.current.rename("gull", "Gull II")
      BoatCard.reload()
      await shown(window, "Gull II")
      #expect(window.problems.isEmpty)
    }
  }

  @Test func aConfirmationsSnippetCanBeChangedBeforeTheAnswer() async throws {
    try await inHarbour { window in
      let boat = gull()
      window.model.start(
        Act.doing { intent in
          try await intent.requestConfirmation(
            actionName: .order, dialog: "Order a sail?", snippetIntent: BoatCard(boat))
          return "ordered"
        })
      let prompt = try await window.question()
      while window.dialog?.texts.contains("Gull") != true { await Task.yield() }
      try window.press("Rename")
      await window.until { window.model.runs.count == 1 }
      while window.dialog?.texts.contains("Gull!") != true { await Task.yield() }
      #expect(window.model.prompt === prompt)
      try window.press("Order")
      await window.untilDone()
      #expect(window.lastNotice.last == "ordered")
    }
  }
}
