/// Content, and what stays in sight at an edge of it.
struct InsetView<Content: View, Inset: View> {
  let content: Content
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let isBar: Bool
}

extension InsetView: View {
  var body: Never { noBody }
}

extension InsetView: PrimitiveView {
  func build(in context: inout ViewContext) {
    let draft = context.emit(
      .inset(edge, alignment: alignment, spacing: spacing.map(Double.init), isBar: isBar))
    context.add(content, to: draft, as: .content)
    context.add(inset, to: draft, as: .part(.header), role: .inset)
  }
}

nonisolated extension View {
  private func inset(
    _ inset: some View, _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, isBar: Bool
  ) -> some View {
    InsetView(
      content: self, inset: inset, edge: edge, alignment: alignment, spacing: spacing, isBar: isBar)
  }

  /// A view that stays in sight above or below this one, which scrolls beneath it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing,
      isBar: false)
  }

  /// A view that stays in sight beside this one, which scrolls beneath it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment),
      spacing, isBar: false)
  }

  /// A bar that stays in sight above or below this view, which scrolls beneath it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing,
      isBar: true)
  }

  /// A bar that stays in sight beside this view, which scrolls beneath it.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment),
      spacing, isBar: true)
  }
}
