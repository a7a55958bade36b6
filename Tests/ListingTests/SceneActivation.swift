import AppIntents
import SwiftUI
import Testing

@testable import SwiftUICore

// A program that begins here would be marked with @main.
struct GuideApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Tours")
    }

    WindowGroup {
      Text("Lighthouses")
    }
    .handlesExternalEvents(matching: [
      GoToLighthouseIntent.persistentIdentifier
    ])
  }
}

@Suite struct SceneActivationTests {
  @MainActor @Test func oneSceneTakesTheIntent() throws {
    let list = try #require(GuideApp().body as? SceneList)
    try #require(list.scenes.count == 2)
    #expect(!(list.scenes[0] is any ExternalEventsScene))
    let scene = try #require(list.scenes[1] as? any ExternalEventsScene)
    #expect(scene.externalEvents == ["GoToLighthouseIntent"])
    let window = try #require(scene.scene as? WindowGroup<Text>)
    #expect(ViewRenderer().texts(of: window.content) == ["Lighthouses"])
  }
}
