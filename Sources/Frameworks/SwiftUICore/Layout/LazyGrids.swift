/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Equatable, Sendable {
  /// The room that a row or column takes, in points.
  public enum Size: Equatable, Sendable {
    /// A size of exactly so many points.
    case fixed(CGFloat)
    /// A share of what there is.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many rows or columns as fit; the surface counts them.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The room that the row or column takes.
  public var size: Size
  /// The distance to the next; nil leaves it to the surface.
  public var spacing: CGFloat?
  /// The alignment of the views in the row or column.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A container of columns that views fill, row after row. They are made at once; the surface lays them out.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View {
  public var body: some View {
    LazyGrid(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, content: content
    ).modifier(Pinning(views: pinned))
  }
}

/// A container of rows that views fill, column after column. They are made at once; the surface lays them
/// out.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View {
  public var body: some View {
    LazyGrid(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, content: content
    ).modifier(Pinning(views: pinned))
  }
}

/// A grid of columns or rows.
private struct LazyGrid<Content: View> {
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyGrid: View {
  var body: Never { noBody }
}

extension LazyGrid: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.emit(
      .lazyGrid(axis, items, alignment: alignment, spacing: spacing.map(Double.init)), child: content)
  }
}
