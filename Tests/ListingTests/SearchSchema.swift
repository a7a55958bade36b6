import AppIntents
import Testing
import VisualIntelligence

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct FindInGuideIntent {
  var semanticContent: SemanticContentDescriptor

  @Dependency
  var chart: Chart

  func perform() async throws -> some IntentResult {
    await chart.show("search \(semanticContent.pixelBuffer?.size.width ?? 0)")
    return .result()
  }
}

@Suite struct SearchSchemaTests {
  init() { Station.open }

  @Test func theSchemaMakesItAnIntentWithAParameter() async throws {
    let intent = FindInGuideIntent()
    #expect(ParameterNames.of(intent).map(\.name) == ["semanticContent"])
    intent.semanticContent = try .picture(width: 77)
    _ = try await intent.outcome()
    #expect(Station.chart.hasShown("search 77"))
  }

  @Test func theSchemaIsNamed() {
    let schema = FindInGuideIntent.__appSchemaIntent
    #expect(schema.domain == "visualIntelligence")
    #expect(schema.name == "semanticContentSearch")
    #expect(String(localized: FindInGuideIntent.title) == "Semantic Content Search")
  }
}
