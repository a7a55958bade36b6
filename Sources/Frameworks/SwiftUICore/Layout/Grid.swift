/// A container of rows whose views stand in columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid; nil leaves distances to the surface.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Grid: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(
      .grid(
        alignment: alignment, horizontalSpacing: horizontalSpacing.map(Double.init),
        verticalSpacing: verticalSpacing.map(Double.init)), child: content)
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; nil takes the grid's alignment.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension GridRow: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.gridRow(alignment: alignment), child: content)
  }
}

nonisolated extension View {
  /// Sets the number of columns of a grid that the view takes.
  public func gridCellColumns(_ count: Int) -> some View { note(.gridCellColumns(count)) }

  /// Sets where the view stands in its cell of a grid, in shares of the cell's size.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { note(.gridCellAnchor(anchor)) }

  /// Sets the alignment of the views in the grid column that this view is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    note(.gridColumnAlignment(guide))
  }

  /// Sets the directions in which a grid doesn't grow for the view.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { note(.gridCellUnsizedAxes(axes)) }
}
