import SwiftUICore
import Synchronization
import Testing

@testable import AppIntents

@Suite(.serialized) struct SnippetIntentTests {
  struct Clock: SnippetIntent {
    static let title: LocalizedStringResource = "Clock"
    @Parameter var minutes: Int
    init() {}
    init(minutes: Int) { self.minutes = minutes }
    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result(view: Text("\(minutes) minutes"))
    }
  }

  private final class Board: SnippetSurface {
    let reloaded = Mutex<[String]>([])
    func reload(_ type: any SnippetIntent.Type) { reloaded.withLock { $0.append("\(type)") } }
  }

  @Test func itMakesItsViewEachTimeItRuns() async throws {
    let intent = Clock(minutes: 5)
    let first = try await intent.perform()
    intent.minutes = 4
    let second = try await intent.perform()
    let views = [first, second].compactMap { ($0 as any IntentResult as? any IntentResultParts)?.snippetView }
    #expect(await outline(of: views[0]).contains("5 minutes"))
    #expect(await outline(of: views[1]).contains("4 minutes"))
  }

  @Test func itIsNotListed() { #expect(!Clock.isDiscoverable) }

  @Test func reloadReachesWhoShowsIt() {
    let board = Board()
    let before = SnippetSurfaces.slot.fill(board)
    defer { SnippetSurfaces.slot.fill(before) }
    Clock.reload()
    #expect(board.reloaded.withLock { $0 } == ["Clock"])
  }

  @Test func theEmptyOneShowsNothing() async throws {
    let result = try await EmptySnippetIntent().perform()
    let view = try #require((result as any IntentResult as? any IntentResultParts)?.snippetView)
    #expect(await outline(of: view).isEmpty)
    #expect(String(localized: EmptySnippetIntent.title) == "Empty Snippet")
  }
}
