/// A scene with what it takes from outside.
struct AnnotatedScene<Content: Scene> {
  let content: Content
  let events: Set<String>
}

extension AnnotatedScene: Scene, PrimitiveScene {
  var body: Never { noScene }
  var declaring: any View { content.noting { [events] in $0.externalEvents = events }.declaring }
}

/// A scene that says which events from outside it takes, for the code that chooses or opens a window.
@MainActor
package protocol ExternalEventsScene {
  /// The scene itself.
  var scene: any Scene { get }
  /// Parts of the identifiers of the events that open it.
  var externalEvents: Set<String> { get }
}

extension AnnotatedScene: ExternalEventsScene {
  package var scene: any Scene { content }
  package var externalEvents: Set<String> { events }
}

extension Scene {
  /// Sets which events from outside open a window of this scene where no window takes them: links, intents.
  ///
  /// - Parameter conditions: Parts of the events' identifiers, such as the `contentIdentifier` of an intent.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    AnnotatedScene(content: self, events: conditions)
  }
}
