/// A group of controls that belong together.
public struct ControlGroup<Content: View> {
  let content: any View
  let label: (any View)?

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group with a label.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = content()
    self.label = label()
  }

  /// Creates a group with a title that is looked up.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that is looked up and a symbol.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

extension ControlGroup: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ControlGroup: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.controlGroup)
    if let label { context.add(label, to: draft, as: .part(.label), role: .label) }
    context.add(content, to: draft, as: .content)
  }
}

/// A type that determines how groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// A look of groups of controls that surfaces know.
public struct NamedControlGroupStyle: ControlGroupStyle, NamedStyle {
  nonisolated let styleName: String
  nonisolated init(name: String) { styleName = name }
}

extension ControlGroupStyle where Self == NamedControlGroupStyle {
  /// The control group style that the surface thinks fit.
  public nonisolated static var automatic: NamedControlGroupStyle { .init(name: "automatic") }
  /// Controls beside one another, as one.
  public nonisolated static var navigation: NamedControlGroupStyle { .init(name: "navigation") }
  /// Controls in a menu, beside one another.
  public nonisolated static var compactMenu: NamedControlGroupStyle { .init(name: "compactMenu") }
  /// Controls as a menu.
  public nonisolated static var menu: NamedControlGroupStyle { .init(name: "menu") }
  /// A group of large controls beside one another.
  public nonisolated static var palette: NamedControlGroupStyle { .init(name: "palette") }
}

nonisolated extension View {
  /// Sets the style of the groups of controls inside; a type of your own changes nothing.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    note(.style(of: .controlGroup, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}
