/// The key of whether a view shows content that may be out of date once a person has pressed something.
package enum InvalidatableContentKey: NodeAttributeKey {
  package typealias Value = Bool
}

nonisolated extension View {
  /// Marks the view as showing content that may be out of date from a person's press until the next update.
  /// Carried to surfaces.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    nodeAttribute(InvalidatableContentKey.self, invalidatable)
  }
}
