import ViewCore

/// What a view does when an intent is executed that leads to its content.
package enum IntentExecutionKey: NodeAttributeKey {
  package struct Value: Sendable {
    package let intentType: any TargetContentProvidingIntent.Type
    /// Does it; nothing for an intent of another type.
    package let perform: @MainActor @Sendable (any AppIntent) -> Void
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
    nodeAttribute(
      IntentExecutionKey.self,
      .init(intentType: I.self) { executed in
        if let executed = executed as? I { action(executed) }
      })
  }
}
