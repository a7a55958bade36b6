// Styles of buttons that surfaces know by name.

/// The button style that the surface thinks fit.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated var styleName: String { "automatic" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The button style that the surface thinks fit.
  public nonisolated static var automatic: DefaultButtonStyle { .init() }
}

/// A border or background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated var styleName: String { "bordered" }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border or background.
  public nonisolated static var bordered: BorderedButtonStyle { .init() }
}

/// A background that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated var styleName: String { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A background that stands out.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A button style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated var styleName: String { "borderless" }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border.
  public nonisolated static var borderless: BorderlessButtonStyle { .init() }
}

/// A button style that shows the label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated var styleName: String { "plain" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that shows the label alone.
  public nonisolated static var plain: PlainButtonStyle { .init() }
}

/// A background of glass; surfaces without it take a border.
public struct GlassButtonStyle: PrimitiveButtonStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated var styleName: String { "glass" }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A background of glass; surfaces without it take a border.
  public nonisolated static var glass: GlassButtonStyle { .init() }
}

/// A background of glass that stands out; surfaces without it take another.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated var styleName: String { "glassProminent" }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A background of glass that stands out; surfaces without it take another.
  public nonisolated static var glassProminent: GlassProminentButtonStyle { .init() }
}
