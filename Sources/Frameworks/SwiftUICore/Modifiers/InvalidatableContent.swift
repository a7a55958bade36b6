/// Whether a view shows what may be out of date once a person has pressed something.
package enum InvalidatableContentKey: NodeAttributeKey {
  package typealias Value = Bool
}

nonisolated extension View {
  /// Says that the view shows what may be out of date from a person's press until the next update. Carried to
  /// surfaces.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    nodeAttribute(InvalidatableContentKey.self, invalidatable)
  }
}
