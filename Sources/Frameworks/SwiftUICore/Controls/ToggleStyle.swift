/// A type that determines how switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of the switch that the style shows.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style that surfaces know by name.
protocol NamedStyle {
  nonisolated var styleName: String { get }
}

/// The switch style that the surface thinks fit.
public struct DefaultToggleStyle: ToggleStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var styleName: String { "automatic" }
}

/// A knob that is moved.
public struct SwitchToggleStyle: ToggleStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var styleName: String { "switch" }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var styleName: String { "button" }
}

/// A box with a mark.
public struct CheckboxToggleStyle: ToggleStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var styleName: String { "checkbox" }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The switch style that the surface thinks fit.
  public nonisolated static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob that is moved.
  public nonisolated static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public nonisolated static var button: ButtonToggleStyle { .init() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  public nonisolated static var checkbox: CheckboxToggleStyle { .init() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

extension EnvironmentValues {
  /// A style of switches that isn't the surface's.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the switches inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    if let named = style as? any NamedStyle {
      return note(.style(of: .toggle, named.styleName), \.toggleStyle, nil)
    }
    return modifier(EnvironmentChange(change: { $0.toggleStyle = style }))
  }
}
