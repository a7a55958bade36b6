/// A container whose content can be moved when it doesn't fit.
public struct ScrollView<Content: View> {
  /// The content that is scrolled.
  public var content: Content
  /// The directions in which the content moves.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether one sees how far.
  public var showsIndicators: Bool

  /// Creates the view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ScrollView: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.scroll(axes, showsIndicators: showsIndicators), child: content)
  }
}
