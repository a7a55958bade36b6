/// Content that can be moved when it doesn't fit.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content
  /// In which directions it moves.
  public var axes: Axis.Set
  /// Whether one sees how far.
  public var showsIndicators: Bool

  /// Makes the view.
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
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension ScrollView: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.scroll(axes, showsIndicators: showsIndicators), child: content)
  }
}

/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with header and footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// Makes a section with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.section)
    context.add(header, to: draft, as: .part(.header), role: .header)
    context.add(content, to: draft, as: .content)
    context.add(footer, to: draft, as: .part(.footer), role: .footer)
  }
}

/// Controls of settings and the like.
public struct Form<Content: View> {
  let content: Content
  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension Form: PrimitiveView {
  package func build(in context: inout ViewContext) { context.emit(.form, child: content) }
}

/// Views in a box with a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Makes a box.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension GroupBox: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.groupBox)
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(content, to: draft, as: .content)
  }
}

/// A value with its label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }

  /// Makes it of its parts.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A view with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string with a title that is looked up.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  /// A value with a title that is looked up.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.labeledContent)
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(content, to: draft, as: .part(.value), role: .value)
  }
}

/// Rows whose views stand in columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid; nil leaves distances to the surface.
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
  /// Never called; see ``View``.
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

  /// Makes a row; nil takes the grid's alignment.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension GridRow: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.gridRow(alignment: alignment), child: content)
  }
}

nonisolated extension View {
  /// How many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> some View { note(.gridCellColumns(count)) }
}
