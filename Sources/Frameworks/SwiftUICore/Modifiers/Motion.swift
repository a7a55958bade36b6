nonisolated extension View {
  /// Animates changes when a value changes. Surfaces get the animation, and animate whatever changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    note(.animation(animation))
  }

  /// Animates all changes of the view.
  public func animation(_ animation: Animation?) -> some View { note(.animation(animation)) }

  /// Animates changes of what is done to the view in `body`.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).note(.animation(animation))
  }

  /// Changes what is known of changes inside. Nothing is known of them when views are evaluated: it does
  /// nothing.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Changes what is known of changes of a value. Nothing is known of them when views are evaluated: it
  /// does nothing.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Keeps the views inside together in motion, as surfaces always do.
  public func geometryGroup() -> some View { self }
}

/// A view that something is done to.
public struct PlaceholderContentView<Content: View> {
  let content: Content
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}
