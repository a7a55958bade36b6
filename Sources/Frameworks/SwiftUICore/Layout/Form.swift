/// A container of controls, for settings and the like.
public struct Form<Content: View> {
  let content: Content
  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Form: PrimitiveView {
  package func build(in context: inout ViewContext) { context.emit(.form, child: content) }
}

/// A box around views, with a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates a box.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension GroupBox: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.groupBox)
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(content, to: draft, as: .content)
  }
}
