/// A scene with something said about it.
struct AnnotatedScene<Content: Scene> {
  let content: Content
  let events: Set<String>
}

extension AnnotatedScene: Scene {
  var body: Never { noScene }
}

/// Which events from outside a scene takes, for whoever chooses or opens a window.
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
  /// Says which events from outside open a window of this scene where no window takes them: links, intents.
  ///
  /// - Parameter conditions: Parts of the events' identifiers, such as the `contentIdentifier` of an intent.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    AnnotatedScene(content: self, events: conditions)
  }
}
