// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

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
