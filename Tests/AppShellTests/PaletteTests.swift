import AppIntents
import IntentDiscovery
import SwiftUI
import SwiftUICore
import Testing

@testable import AppShell

/// The palette finds what there is and what can be done, and does it, by keyboard alone.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PaletteTests {
  private func opened(_ window: TestWindow) async {
    window.model.handle(.palette)
    await window.until { window.model.palette.isOpen && !window.model.palette.isSearching }
  }

  private func type(_ text: String, in window: TestWindow) async throws {
    try window.type(text, into: "Search and actions")
    await window.until { !window.model.palette.isSearching }
  }

  private func headings(_ window: TestWindow) -> [String] { window.model.palette.groups.map(\.title) }

  @Test func everyActionIsListedByCategory() async throws {
    let window = try TestWindow()
    await opened(window)
    #expect(headings(window) == ["Office", "Upkeep", "Other"])
    let titles = window.options.map(\.title)
    for title in ["Report", "Open Boat", "Paint", "Find Boat"] {
      #expect(titles.contains(title), "\(titles)")
    }
    // Nothing runs because somebody presses Return in an empty field.
    #expect(!window.model.handle(.enter))
    #expect(window.parts { if case .combobox(_, nil, true) = $0 { true } else { false } }.count == 1)
  }

  @Test func anActionIsFoundAndRunByKeyboard() async throws {
    let window = try TestWindow()
    await opened(window)
    try await type("report", in: window)
    #expect(window.options.first?.title == "Report" && window.options.first?.isSelected == true)
    #expect(window.model.handle(.enter))
    await window.untilDone()
    #expect(!window.model.palette.isOpen && window.dialog == nil)
    #expect(window.lastNotice == ["Report", "1,234"])
  }

  @Test func arrowsLeadRoundTheList() async throws {
    let window = try TestWindow()
    await opened(window)
    let rows = window.options.count
    #expect(window.model.handle(.up))
    #expect(window.options.map(\.isSelected).lastIndex(of: true) == rows - 1)
    #expect(window.model.handle(.down))
    #expect(window.options.map(\.isSelected).firstIndex(of: true) == 0)
    #expect(window.model.handle(.pageDown))
    #expect(window.options.filter(\.isSelected).count == 1)
    #expect(window.model.handle(.escape))
    #expect(!window.model.palette.isOpen)
  }

  @Test func theTextFillsParametersAndTheRestIsAskedFor() async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow()
      await opened(window)
      try await type("paint puffin", in: window)
      let row = try #require(
        window.model.palette.groups.flatMap(\.rows).first { $0.id.contains("puffin") && $0.title == "Paint" })
      window.model.palette.take(row.id)
      _ = try await window.question()
      try window.press("Continue")
      await window.untilDone()
      #expect(Harbour.current.log == ["painted puffin 2"])
      await opened(window)
      try await type("paint", in: window)
      window.model.handle(.enter)
      _ = try await window.question()
      try window.press("Gull")
      try window.press("Continue")
      await window.until { window.model.prompt?.message.contains("Gull") == true }
      try window.press("Continue")
      await window.untilDone()
      #expect(Harbour.current.log.last == "painted gull 2")
    }
  }

  /// Two boats have one name: each is a line of its own, and the marked one is the one that runs.
  @Test func linesOfOneActionAreToldApart() async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow()
      await opened(window)
      try await type("paint heron", in: window)
      let rows = window.model.palette.groups.flatMap(\.rows)
      #expect(Set(rows.map(\.id)).count == rows.count)
      #expect(rows.filter { $0.title == "Paint" && $0.subtitle == "Heron" }.count == 2)
      var seen: Set<String> = []
      for _ in rows {
        #expect(window.options.filter(\.isSelected).count == 1)
        seen.insert(try #require(window.model.palette.activeRow))
        #expect(window.model.handle(.down))
      }
      #expect(seen == Set(rows.map(\.id)))
      while window.model.palette.activeRow?.hasSuffix("heron-2") != true
        || window.model.palette.activeRow?.hasPrefix("action/") != true
      {
        window.model.handle(.down)
      }
      window.model.handle(.enter)
      _ = try await window.question()
      try window.press("Continue")
      await window.untilDone()
      #expect(Harbour.current.log == ["painted heron-2 2"])
    }
  }

  @Test func whatCannotBeUndoneIsShownBeforeItRuns() async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow()
      await opened(window)
      try await type("paint tern", in: window)
      window.model.handle(.enter)
      let question = try await window.question()
      #expect(question.message.contains("Tern"))
      #expect(Harbour.current.log.isEmpty)
      try window.press("Cancel", in: window.dialog)
      await window.untilDone()
      #expect(Harbour.current.log.isEmpty)
    }
  }

  @Test func anEntityOpensThroughItsIntent() async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow()
      await opened(window)
      try await type("tern", in: window)
      let row = try #require(window.model.palette.groups.flatMap(\.rows).first { $0.id.hasPrefix("entity/") })
      window.model.palette.take(row.id)
      await window.untilDone()
      #expect(Harbour.current.log == ["opened tern"])
    }
  }

  @Test func findingListsWhatThereIs() async throws {
    let window = try TestWindow()
    await opened(window)
    try window.press("Find Boat")
    await window.until { window.model.palette.scopeTitle != nil && !window.model.palette.isSearching }
    #expect(window.options.map(\.title) == ["Gull", "Heron", "Heron", "Puffin", "Tern"])
    try await type("er", in: window)
    #expect(window.options.map(\.title) == ["Heron", "Heron", "Tern"])
    // Escape leads back before it closes.
    window.model.handle(.escape)
    #expect(window.model.palette.isOpen && window.model.palette.scopeTitle == nil)
  }

  @Test func nothingFoundIsSaid() async throws {
    let window = try TestWindow(languages: ["es"])
    window.model.handle(.palette)
    try window.type("qqqqqq zzzz", into: "Buscar y acciones")
    await window.until { window.model.palette.emptyText != nil }
    #expect(window.dialog?.texts.contains("Sin resultados") == true)
    let bare = try TestWindow(IntentCatalog())
    await opened(bare)
    #expect(bare.dialog?.texts.contains("This app has no actions.") == true)
  }

  @Test func whatOneUsuallyDoesComesFirst() async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow()
      for day in 1...5 {
        let intent = PaintBoat()
        intent.boat = Boat(id: "tern", name: "Tern")
        window.system.donations.add(
          IntentDonation(intent, result: nil, date: .ofTests - Double(day) * 86_400))
      }
      await opened(window)
      #expect(headings(window).first == "Suggestions")
      #expect(window.options.first?.title == "Paint Tern again")
      try window.press("Paint Tern again")
      _ = try await window.question()
      try window.press("Continue")
      await window.untilDone()
      #expect(Harbour.current.log == ["painted tern 2"])
    }
  }

  @Test func aPhraseWithAnUnknownValueIsDoubted() async throws {
    let window = try TestWindow()
    let name = ApplicationName.current
    await opened(window)
    try await type("Paint Gull in \(name)", in: window)
    #expect(headings(window).first == "Phrase")
    try await type("Paint Zeppelin in \(name)", in: window)
    #expect(headings(window).first == "Did you mean …?")
    let rows = try #require(window.model.palette.groups.first?.rows)
    #expect(rows.last?.subtitle == "Asks for Boat")
  }

  @Test func theWindowCanCloseWhileItSearches() async throws {
    let window = try TestWindow()
    window.model.handle(.palette)
    window.model.close()
    #expect(!window.model.palette.isOpen && window.dialog == nil)
    window.model.handle(.palette)
    #expect(!window.model.palette.isOpen)
  }
}

/// What assistive technology is told of the shell's parts.
@MainActor @Suite(.timeLimit(.minutes(2))) struct RoleTests {
  private func attributes(_ node: ViewNode) -> [String: String] {
    let part = node.attributes[ShellPartKey.self]
    return Dictionary((part?.attributes ?? []).map { ($0.name, $0.value) }) { first, _ in first }
  }

  @Test func theFieldOfThePaletteNamesItsListAndItsActiveOption() async throws {
    let window = try TestWindow()
    window.model.handle(.palette)
    await window.until { !window.model.palette.isSearching }
    window.model.handle(.down)
    let all = window.all.map(attributes)
    let field = try #require(all.first { $0["role"] == "combobox" })
    let list = try #require(all.first { $0["role"] == "listbox" })
    let active = all.filter { $0["role"] == "option" && $0["aria-selected"] == "true" }
    #expect(field["aria-controls"] == list["id"] && field["aria-expanded"] == "true")
    #expect(active.count == 1 && field["aria-activedescendant"] == active.first?["id"])
    let names = all.compactMap { $0["role"] == "option" ? $0["id"] : nil }
    #expect(Set(names).count == names.count && names.allSatisfy { !$0.contains(where: \.isWhitespace) })
  }

  @Test func liveRegionsAreThereBeforeAnythingIsAnnounced() throws {
    let window = try TestWindow()
    let live = window.all.map(attributes).filter { $0["aria-live"] == "polite" }
    #expect(live.compactMap { $0["aria-label"] } == ["In progress", "Notices"])
  }
}
