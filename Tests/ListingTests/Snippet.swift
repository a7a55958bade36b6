import AppIntents
import SwiftUI
import Testing

struct LighthouseSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Lighthouse Card"

  @Parameter var lighthouse: LighthouseEntity
  @Dependency var guide: Guide

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let isFavorite = await guide.isFavorite(lighthouse)

    return .result(
      view: LighthouseCard(lighthouse: lighthouse, isFavorite: isFavorite)
    )
  }
}

extension LighthouseSnippetIntent {
  init(lighthouse: LighthouseEntity) { self.lighthouse = lighthouse }
}

@Suite struct SnippetTests {
  init() { Station.open }

  @Test func eachRunMakesTheViewAnew() async throws {
    let lighthouse = LighthouseEntity(id: 40, name: "Long Bank", sea: "Humber")
    let snippet = LighthouseSnippetIntent(lighthouse: lighthouse)
    #expect(try await snippet.outcome().texts == ["Long Bank", "Keep", "Sail there"])
    Station.guide.setFavorite(true, 40)
    #expect(try await snippet.outcome().texts == ["Long Bank", "Kept", "Sail there"])
  }

  @Test func itIsNotListedAmongActions() {
    #expect(!LighthouseSnippetIntent.isDiscoverable)
  }
}
