import SwiftUICore

/// What a view does when an intent is executed that leads to its content.
package enum IntentExecutionKey: NodeAttributeKey {
  /// A view may handle several intents, each by a modifier of its own.
  package struct Value: JoiningNodeValue {
    private let handlers: [Handler]

    /// The types of intents that the view handles.
    package var intentTypes: [any TargetContentProvidingIntent.Type] { handlers.map(\.type) }

    init<I: TargetContentProvidingIntent>(_ type: I.Type, _ action: @escaping @MainActor (I) -> Void) {
      handlers = [Handler(type: type) { if let intent = $0 as? I { action(intent) } }]
    }

    private init(_ handlers: [Handler]) { self.handlers = handlers }

    /// Handles an intent; nothing for one of a type that the view doesn't handle.
    @MainActor package func perform(_ intent: any AppIntent) {
      for handler in handlers { handler.perform(intent) }
    }

    package func joined(with outer: Value) -> Value { Value(handlers + outer.handlers) }
  }

  private struct Handler: Sendable {
    let type: any TargetContentProvidingIntent.Type
    let perform: @MainActor @Sendable (any AppIntent) -> Void
  }
}

nonisolated extension View {
  /// Handles an intent that leads to content of this view.
  ///
  /// The action runs shortly before the app comes to the front; it may read the intent's parameters, and ask
  /// for nothing. Every view that handles the intent does so.
  ///
  /// - Parameters:
  ///   - intent: The type of the intent.
  ///   - action: What is done with it.
  public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View {
    nodeAttribute(IntentExecutionKey.self, .init(I.self, action))
  }
}
