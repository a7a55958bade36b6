/// A type that determines how labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of the label that the style shows.
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that its style shows.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    let view: any View
  }
  /// The icon of a label.
  public struct Icon {
    let view: any View
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.title)) }
}

extension LabelStyleConfiguration.Icon: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.icon)) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style, with another look.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// The label style that the surface thinks fit.
public struct DefaultLabelStyle: LabelStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var styleName: String { "automatic" }
}

/// The icon alone; the title is still heard by people who don't see it.
public struct IconOnlyLabelStyle: LabelStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var styleName: String { "iconOnly" }
}

/// A label style that shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var styleName: String { "titleOnly" }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var styleName: String { "titleAndIcon" }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The label style that the surface thinks fit.
  public nonisolated static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that shows the icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that shows the title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  /// A style of labels that isn't the surface's.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    if let named = style as? any NamedStyle {
      return note(.style(of: .label, named.styleName), \.labelStyle, nil)
    }
    return modifier(EnvironmentChange(change: { $0.labelStyle = style }))
  }
}

extension Label: PrimitiveView where Title: View, Icon: View {
  package func build(in context: inout ViewContext) {
    guard let style = context.environment.labelStyle else {
      let draft = context.emit(.label)
      context.add(icon, to: draft, as: .part(.icon), role: .icon)
      context.add(title, to: draft, as: .part(.title), role: .title)
      return
    }
    // The style's own labels must not be styled again.
    var inner = context.environment
    inner.labelStyle = nil
    let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
    context.pass(body(of: style, configuration), as: .content, environment: inner)
  }

  @MainActor private func body(of style: some LabelStyle, _ configuration: LabelStyleConfiguration)
    -> any View
  {
    style.makeBody(configuration: configuration)
  }
}
