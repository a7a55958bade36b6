// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// A type that determines how pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {}

nonisolated extension View {
  /// Sets the style of the pickers inside; a type of your own changes nothing.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    note(.style(of: .picker, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// The picker style that the surface thinks fit.
public struct DefaultPickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The picker style that the surface thinks fit.
  public nonisolated static var automatic: DefaultPickerStyle { .init() }
}

/// A picker as a menu.
public struct MenuPickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker as a menu.
  public nonisolated static var menu: MenuPickerStyle { .init() }
}

/// A row of segments.
public struct SegmentedPickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of segments.
  public nonisolated static var segmented: SegmentedPickerStyle { .init() }
}

/// A picker style that shows the options among its neighbours.
public struct InlinePickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style that shows the options among its neighbours.
  public nonisolated static var inline: InlinePickerStyle { .init() }
}

/// A picker as a wheel.
public struct WheelPickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker as a wheel.
  public nonisolated static var wheel: WheelPickerStyle { .init() }
}

/// A row of small symbols.
public struct PalettePickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of small symbols.
  public nonisolated static var palette: PalettePickerStyle { .init() }
}

/// A list of its own.
public struct NavigationLinkPickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list of its own.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// A picker of buttons of which one is pressed.
public struct RadioGroupPickerStyle: PickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "radioGroup" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A picker of buttons of which one is pressed.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { .init() }
}
