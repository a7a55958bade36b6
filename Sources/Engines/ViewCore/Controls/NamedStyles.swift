// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {}

nonisolated extension View {
  /// How pickers inside look; a type of your own changes nothing.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    note(.style(of: .picker, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// What the surface thinks fit.
public struct DefaultPickerStyle: PickerStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What the surface thinks fit.
  public nonisolated static var automatic: DefaultPickerStyle { .init() }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public nonisolated static var menu: MenuPickerStyle { .init() }
}

/// A row of segments.
public struct SegmentedPickerStyle: PickerStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of segments.
  public nonisolated static var segmented: SegmentedPickerStyle { .init() }
}

/// Among its neighbours.
public struct InlinePickerStyle: PickerStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Among its neighbours.
  public nonisolated static var inline: InlinePickerStyle { .init() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public nonisolated static var wheel: WheelPickerStyle { .init() }
}

/// A row of small symbols.
public struct PalettePickerStyle: PickerStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of small symbols.
  public nonisolated static var palette: PalettePickerStyle { .init() }
}

/// A list of its own.
public struct NavigationLinkPickerStyle: PickerStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list of its own.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {}

nonisolated extension View {
  /// How lists inside look; a type of your own changes nothing.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    note(.style(of: .list, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// What the surface thinks fit.
public struct DefaultListStyle: ListStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// What the surface thinks fit.
  public nonisolated static var automatic: DefaultListStyle { .init() }
}

/// Rows alone.
public struct PlainListStyle: ListStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  public nonisolated static var plain: PlainListStyle { .init() }
}

/// Rows within margins.
public struct InsetListStyle: ListStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows within margins.
  public nonisolated static var inset: InsetListStyle { .init() }
}

/// Sections apart.
public struct GroupedListStyle: ListStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart.
  public nonisolated static var grouped: GroupedListStyle { .init() }
}

/// Sections apart, within margins.
public struct InsetGroupedListStyle: ListStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections apart, within margins.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// A bar at the side.
public struct SidebarListStyle: ListStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// A bar at the side.
  public nonisolated static var sidebar: SidebarListStyle { .init() }
}

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

nonisolated extension View {
  /// How text fields inside look; a type of your own changes nothing.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    note(.style(of: .textField, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// What the surface thinks fit.
public struct DefaultTextFieldStyle: TextFieldStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// What the surface thinks fit.
  public nonisolated static var automatic: DefaultTextFieldStyle { .init() }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public nonisolated static var plain: PlainTextFieldStyle { .init() }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {}

nonisolated extension View {
  /// How progress views inside look; a type of your own changes nothing.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    note(.style(of: .progress, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// What the surface thinks fit.
public struct DefaultProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What the surface thinks fit.
  public nonisolated static var automatic: DefaultProgressViewStyle { .init() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { .init() }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public nonisolated static var circular: CircularProgressViewStyle { .init() }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {}

nonisolated extension View {
  /// How gauges inside look; a type of your own changes nothing.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    note(.style(of: .gauge, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// What the surface thinks fit.
public struct DefaultGaugeStyle: GaugeStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// What the surface thinks fit.
  public nonisolated static var automatic: DefaultGaugeStyle { .init() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "linearCapacity" }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "accessoryLinear" }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "accessoryLinearCapacity" }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "accessoryCircular" }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "accessoryCircularCapacity" }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {}

nonisolated extension View {
  /// How forms inside look; a type of your own changes nothing.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    note(.style(of: .form, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// What the surface thinks fit.
public struct AutomaticFormStyle: FormStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// What the surface thinks fit.
  public nonisolated static var automatic: AutomaticFormStyle { .init() }
}

/// Sections apart.
public struct GroupedFormStyle: FormStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "grouped" }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections apart.
  public nonisolated static var grouped: GroupedFormStyle { .init() }
}

/// Labels beside controls.
public struct ColumnsFormStyle: FormStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "columns" }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels beside controls.
  public nonisolated static var columns: ColumnsFormStyle { .init() }
}
