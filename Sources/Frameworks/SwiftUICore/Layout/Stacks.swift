/// A container that arranges its views beside one another, from where lines begin.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row; nil leaves the distance between the views to the surface.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension HStack: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.hstack(alignment: alignment, spacing: spacing.map(Double.init)), child: content)
  }
}

/// A container that arranges its views below one another.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column; nil leaves the distance between the views to the surface.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension VStack: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.vstack(alignment: alignment, spacing: spacing.map(Double.init)), child: content)
  }
}

/// A container that arranges its views over one another, the last in front.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a stack whose views lie over one another.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ZStack: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.zstack(alignment: alignment), child: content)
  }
}

/// The views of a stack that is made as it is scrolled to; here it is made at once, as ``HStack``.
public struct LazyHStack<Content: View> {
  let stack: HStack<Content>
  let pinned: PinnedScrollableViews

  /// Creates a stack whose views stand side by side.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
    pinned = pinnedViews
  }
}

extension LazyHStack: View {
  public var body: some View { stack.modifier(Pinning(views: pinned)) }
}

/// The views of a stack that is made as it is scrolled to; here it is made at once, as ``VStack``.
public struct LazyVStack<Content: View> {
  let stack: VStack<Content>
  let pinned: PinnedScrollableViews

  /// Creates a stack whose views stand one below the other.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
    pinned = pinnedViews
  }
}

extension LazyVStack: View {
  public var body: some View { stack.modifier(Pinning(views: pinned)) }
}

/// The views that stay in sight while a lazy stack scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32
  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The note of which parts of sections stay in sight, where any do.
struct Pinning {
  let views: PinnedScrollableViews
}

extension Pinning: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    guard !views.isEmpty else { return }
    context.add(
      .modifier(
        .pinned(headers: views.contains(.sectionHeaders), footers: views.contains(.sectionFooters))))
  }
}

/// A space that takes the room that is left.
public struct Spacer: Sendable {
  /// The least length in points; nil leaves it to the surface.
  public var minLength: CGFloat?

  /// Creates a space.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Spacer: PrimitiveView {
  package func build(in context: inout ViewContext) {
    _ = context.emit(.spacer(minLength: minLength.map(Double.init)))
  }
}

/// A line between views.
public struct Divider: Sendable {
  /// Creates a line.
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Divider: PrimitiveView {
  package func build(in context: inout ViewContext) { _ = context.emit(.divider) }
}
