/// The first of some views that fits the room there is, else the last. Surfaces choose.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates the choice; `axes` are the directions in which a view must fit.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ViewThatFits: PrimitiveView {
  package func build(in context: inout ViewContext) { context.emit(.firstThatFits(axes), child: content) }
}
