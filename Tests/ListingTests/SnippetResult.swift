import AppIntents
import SwiftUI
import Testing

struct NearestLighthouseIntent: AppIntent {
  static let title: LocalizedStringResource = "Find the Nearest Lighthouse"

  @Dependency var guide: Guide

  func perform() async throws -> some ReturnsValue<LighthouseEntity> & ShowsSnippetIntent & ProvidesDialog {
    let lighthouse = await self.nearest()

    return .result(
      value: lighthouse,
      dialog: IntentDialog(
        full: "The nearest light is \(lighthouse.name).",
        supporting: "\(lighthouse.name) shines over the \(lighthouse.sea)."
      ),
      snippetIntent: LighthouseSnippetIntent(lighthouse: lighthouse)
    )
  }
}

extension NearestLighthouseIntent {
  func nearest() async -> LighthouseEntity { Guide.all[1].entity }
}

@Suite struct SnippetResultTests {
  @Test func aResultHasAValueAndADialogAndASnippetIntent() async throws {
    let outcome = try await NearestLighthouseIntent().outcome()
    #expect((outcome.value as? LighthouseEntity)?.id == 2)
    #expect(outcome.spoken == "The nearest light is Hollow Cape.")
    #expect(outcome.supporting == "Hollow Cape shines over the Baltic.")
    let snippet = try #require(outcome.snippetIntent as? LighthouseSnippetIntent)
    #expect(snippet.lighthouse.name == "Hollow Cape")
  }
}
