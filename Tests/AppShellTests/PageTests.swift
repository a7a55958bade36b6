import AppIntents
import IntentDiscovery
import Observation
import SwiftUI
import SwiftUICore
import Testing

@testable import AppShell

/// A page that shows what reports come to.
@MainActor @Observable
final class LogPage: ShellPage {
  nonisolated static let order = 1
  private(set) var steps: [String] = []
  private(set) var isDeep = false
  private weak var window: ShellModel?

  init(_ window: ShellModel) { self.window = window }

  var name: String { "log" }
  var title: String { "Log" }
  var systemImageName: String { "book" }
  var view: AnyView { AnyView(Text(verbatim: "Log: \(steps.joined(separator: " "))")) }

  func open() {
    steps.append("open")
    isDeep = true
  }
  func close() { steps.append("close") }
  func escape() -> Bool {
    defer { isDeep = false }
    return isDeep
  }
  func show(_ intent: any AppIntent) -> Bool {
    guard intent is ShowTide else { return false }
    steps.append("tide")
    return true
  }
  func link(to value: any _IntentValue) -> NoticeAction? {
    guard let text = value as? String else { return nil }
    return NoticeAction(id: 9_000, title: "See \(text)", kind: .perform { self.steps.append("seen") })
  }
}

struct ShowTide: AppIntent {
  static let title: LocalizedStringResource = "Show Tide"
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text(verbatim: "A card"))
  }
}

struct MeasureTide: AppIntent {
  static let title: LocalizedStringResource = "Measure Tide"
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: "tide", dialog: "Measured")
  }
}

/// Pages that other modules bring.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageTests {
  private func window() throws -> TestWindow {
    try TestWindow(
      IntentCatalog(intents: [ShowTide.self, MeasureTide.self]), pages: ProgramPages([LogPage.self]))
  }

  @Test func theBarOpensAPageAndEscapeLeavesItStepByStep() throws {
    let window = try window()
    #expect(window.dialog == nil)
    try window.press("Log")
    #expect(window.dialog?.texts == ["Log: open"])
    #expect(window.model.handle(.escape))
    #expect(window.dialog != nil)
    #expect(window.model.handle(.escape))
    #expect(window.dialog == nil)
    #expect(!window.model.handle(.escape))
  }

  @Test func thePressOfAnOpenPagesButtonClosesIt() throws {
    let window = try window()
    try window.press("Log")
    try window.press("Log")
    #expect(window.dialog == nil)
  }

  @Test func aPageTakesTheResultThatItShows() async throws {
    let window = try window()
    window.model.start(ShowTide())
    await window.untilDone()
    #expect(window.cards.isEmpty)
    #expect(window.dialog?.texts == ["Log: tide"])
  }

  @Test func aNoticeLeadsToThePage() async throws {
    let window = try window()
    window.model.start(MeasureTide())
    await window.untilDone()
    let notice = try #require(window.notices.last)
    #expect(notice.texts.contains("Measured"))
    try window.press("See tide", in: notice)
    #expect(window.model.notices.notices.isEmpty)
    try window.press("Log")
    #expect(window.dialog?.texts == ["Log: seen open"])
  }

  @Test func aProgramWithoutPagesHasNoButtonForThem() throws {
    let window = try TestWindow()
    #expect(!window.all.flatMap(\.texts).contains("Log"))
  }
}
