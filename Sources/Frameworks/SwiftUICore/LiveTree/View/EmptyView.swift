/// A view with nothing in it: no node, no size, no gap.
public struct EmptyView: Sendable, BitwiseCopyable {
  /// Creates the empty view.
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension EmptyView: PrimitiveView {
  package func build(in context: inout ViewContext) {}
}
