nonisolated extension View {
  /// Notes a modifier at the view's nodes.
  func note(_ modifier: NodeModifier) -> ModifiedContent<Self, NodeChange> {
    self.modifier(NodeChange(.modifier(modifier)))
  }

  /// Sets a value of the environment, and notes the modifier at the view's nodes.
  func note<Value>(
    _ modifier: NodeModifier, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentChange> {
    self.modifier(EnvironmentChange(change: { $0[keyPath: keyPath] = value }, note: modifier))
  }

  /// Handles an event of the view's nodes.
  func handler(_ handler: NodeHandler) -> ModifiedContent<Self, NodeChange> {
    modifier(NodeChange(.handler(handler)))
  }
}
