/// A group of views that are treated as one where a builder or a modifier wants one.
///
/// It has no node of its own; a modifier on it applies to each of its views.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }

  /// Creates a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  package func build(in context: inout ViewContext) { context.go(on: content, as: nil) }
}
