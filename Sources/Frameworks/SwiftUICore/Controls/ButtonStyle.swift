/// A type that determines how buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of the button that the style shows.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that its style shows.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let view: any View
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether a person presses it now; surfaces show that themselves, so
  /// never here.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.label)) }
}

/// A type that determines how buttons look and are used.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of the button that the style shows.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style of its look and use shows.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let view: any View
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: ViewAction

  /// Performs the action of the button. A button of a higher module, such as an intent's, is only pressed
  /// by its node.
  @MainActor public func trigger() {
    if case .perform(let action) = action { action() }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.label)) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style, with another look.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

/// Surfaces' own styles by name.
private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: CustomButtonStyle? { nil }
}

/// A style that isn't the surface's.
enum CustomButtonStyle {
  case look(any ButtonStyle)
  case use(any PrimitiveButtonStyle)
}

extension EnvironmentValues {
  /// A style of buttons that isn't the surface's.
  var buttonStyle: CustomButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange(change: { $0.buttonStyle = .look(style) }))
  }

  /// Sets the look and the use of the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    if let named = style as? any NamedStyle {
      return note(.style(of: .button, named.styleName), \.buttonStyle, nil)
    }
    return modifier(EnvironmentChange(change: { $0.buttonStyle = .use(style) }))
  }

  /// The shape of buttons with a border inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { note(.buttonBorderShape(shape)) }

  /// Sets the size of the controls inside.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    note(.controlSize(controlSize), \.controlSize, controlSize)
  }

  /// Hides the labels of controls inside, which assistive technology still speaks.
  public func labelsHidden() -> some View { note(.labelsHidden) }
}

extension Button: PrimitiveView {
  package func build(in context: inout ViewContext) {
    var inner = context.environment
    inner.buttonStyle = nil
    switch context.environment.buttonStyle {
    case nil: context.emit(.button(role), handlers: [.press(action)], child: label)
    case .look(let style):
      let draft = context.emit(.button(role), handlers: [.press(action)])
      draft.attributes[CustomLookKey.self] = true
      let configuration = ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: false)
      context.add(body(of: style, configuration), to: draft, as: .content, environment: inner)
    case .use(let style):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(view: label), action: action)
      context.pass(body(of: style, configuration), as: .content, environment: inner)
    }
  }

  @MainActor private func body(of style: some ButtonStyle, _ configuration: ButtonStyleConfiguration)
    -> any View
  {
    style.makeBody(configuration: configuration)
  }

  @MainActor private func body(
    of style: some PrimitiveButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> any View {
    style.makeBody(configuration: configuration)
  }
}
