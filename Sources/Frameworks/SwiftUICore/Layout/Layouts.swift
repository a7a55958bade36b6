/// A way of laying views out, which can be called with them.
///
/// The ways of stacks and grids are known; layouts of your own aren't, for the surface lays out.
public protocol Layout: Sendable {
  /// The node that lays out.
  var _layout: _LayoutContent { get }
}

/// The content that a layout is for surfaces.
public struct _LayoutContent: Sendable {
  let content: NodeContent
}

extension Layout {
  /// The views in this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: _layout, content: content())
  }
}

private struct LaidOut<Content: View> {
  let layout: _LayoutContent
  let content: Content
}

extension LaidOut: View {
  var body: Never { noBody }
}

extension LaidOut: PrimitiveView {
  func build(in context: inout ViewContext) { context.emit(layout.content, child: content) }
}

/// A layout of views beside one another.
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between them; nil leaves it to the surface.
  public var spacing: CGFloat?
  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The layout's content for surfaces.
  public var _layout: _LayoutContent {
    .init(content: .hstack(alignment: alignment, spacing: spacing.map(Double.init)))
  }
}

/// A layout of views below one another.
public struct VStackLayout: Layout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between them; nil leaves it to the surface.
  public var spacing: CGFloat?
  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The layout's content for surfaces.
  public var _layout: _LayoutContent {
    .init(content: .vstack(alignment: alignment, spacing: spacing.map(Double.init)))
  }
}

/// A layout of views over one another.
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The layout's content for surfaces.
  public var _layout: _LayoutContent { .init(content: .zstack(alignment: alignment)) }
}

/// A layout of rows whose views stand in columns.
public struct GridLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// The distance between columns; nil leaves it to the surface.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil leaves it to the surface.
  public var verticalSpacing: CGFloat?
  /// Creates the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  /// The layout's content for surfaces.
  public var _layout: _LayoutContent {
    .init(
      content: .grid(
        alignment: alignment, horizontalSpacing: horizontalSpacing.map(Double.init),
        verticalSpacing: verticalSpacing.map(Double.init)))
  }
}

/// A layout whose type is hidden: the views keep their state when it turns into another.
public struct AnyLayout: Layout {
  /// The layout's content for surfaces.
  public let _layout: _LayoutContent
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { _layout = layout._layout }
}

/// The size of a view and the places of its guides, as far as they follow from the size.
public struct ViewDimensions: Equatable {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
  public let height: CGFloat

  /// The usual place of a guide, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading, .listRowSeparatorLeading: 0
    case .trailing, .listRowSeparatorTrailing: width
    default: width / 2
    }
  }
  /// The usual place of a guide, from the upper side. Baselines count as the lower side.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    default: height / 2
    }
  }
  /// The place of a guide that was set, without the usual place; always nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The place of a guide that was set, without the usual place; always nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

nonisolated extension View {
  private func guide(
    _ alignment: Alignment, _ compute: (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, NodeChange> {
    // A guide is nearly always a sum of a length and shares of the size: three sizes tell which.
    let constant = compute(ViewDimensions(width: 0, height: 0))
    let width = compute(ViewDimensions(width: 1, height: 0)) - constant
    let height = compute(ViewDimensions(width: 0, height: 1)) - constant
    return note(
      .alignmentGuide(
        alignment, constant: Double(constant), perWidth: Double(width), perHeight: Double(height)))
  }

  /// Sets the place at which the view is lined up horizontally. It may be a sum of a length and shares of
  /// the view's size.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guide(Alignment(horizontal: g, vertical: .center), computeValue)
  }

  /// Sets the place at which the view is lined up vertically. It may be a sum of a length and shares of the
  /// view's size.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guide(Alignment(horizontal: .center, vertical: g), computeValue)
  }

  /// A size in that of the nearest container, in directions; the container is the window, where no other is
  /// known.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    note(.containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment))
  }

  /// A size in that of the nearest container, of which `span` of `count` parts with spaces between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    note(
      .containerRelativeFrame(
        axes, count: max(count, 1), span: max(span, 1), spacing: Double(spacing), alignment: alignment))
  }
}
