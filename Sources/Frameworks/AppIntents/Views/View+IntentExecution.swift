import SwiftUICore

/// The attribute for a view's handlers of intents that lead to its content.
package enum IntentExecutionKey: NodeAttributeKey {
  /// The handlers of a view, one for each intent that a modifier declares.
  package struct Value: JoiningNodeValue {
    private let handlers: [Handler]

    /// The types of the intents that the view handles.
    package var intentTypes: [any TargetContentProvidingIntent.Type] { handlers.map(\.type) }

    init<I: TargetContentProvidingIntent>(_ type: I.Type, _ action: @escaping @MainActor (I) -> Void) {
      handlers = [Handler(type: type) { if let intent = $0 as? I { action(intent) } }]
    }

    private init(_ handlers: [Handler]) { self.handlers = handlers }

    /// Handles an intent. Intents of other types are ignored.
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
  /// The action runs shortly before the app comes to the foreground; it may read the intent's parameters but
  /// can't ask for values. Every view that handles the intent gets it.
  ///
  /// - Parameters:
  ///   - intent: The type of the intent.
  ///   - action: A closure that receives the intent.
  public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View {
    nodeAttribute(IntentExecutionKey.self, .init(I.self, action))
  }
}
