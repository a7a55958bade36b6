import AppIntents
import SwiftUI
import Testing

struct GoToLighthouseIntent: OpenIntent {
  static let title: LocalizedStringResource = "Go to a Lighthouse"
  @Parameter var target: LighthouseEntity
}

extension GoToLighthouseIntent: TargetContentProvidingIntent {}

@Suite struct TargetContentTests {
  @Test func theContentIsNamedAsTheIntent() async throws {
    let intent = GoToLighthouseIntent()
    #expect(intent.contentIdentifier == GoToLighthouseIntent.persistentIdentifier)
    #expect(intent.contentIdentifier == "GoToLighthouseIntent")
    #expect(GoToLighthouseIntent.supportedModes == .foreground)
    #expect(try await intent.outcome().dialog == nil)
  }

  @MainActor @Test func aViewTakesTheIntentIn() throws {
    let way = Way()
    let view = Text("Guide")
      .onAppIntentExecution(GoToLighthouseIntent.self) { intent in
        way.ids.append(intent.target.id)
      }
      .handlesExternalEvents(
        preferring: [],
        allowing: !way.isEditing ? [GoToLighthouseIntent.persistentIdentifier] : []
      )
    let attributes = try #require(ViewRenderer().nodes(of: view).first).attributes
    let intent = GoToLighthouseIntent()
    intent.target = Guide.all[2].entity
    attributes[IntentExecutionKey.self]?.perform(intent)
    attributes[IntentExecutionKey.self]?.perform(ShowTourIntent())
    #expect(way.ids == [3])
    #expect(attributes[ExternalEventsKey.self]?.allowing == ["GoToLighthouseIntent"])
    #expect(attributes[ExternalEventsKey.self]?.preferring == [])
  }
}

@MainActor private final class Way {
  var ids: [Int] = []
  var isEditing = false
}
