// Styles that take their look from the surface.

/// The current tint.
public struct TintShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .tint }
  /// Creates the style.
  public init() {}
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .foreground }
  /// Creates the style.
  public init() {}
}

/// The current background.
public struct BackgroundStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .background }
  /// Creates the style.
  public init() {}
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .separator }
  /// Creates the style.
  public init() {}
}

/// The colour of selected items.
public struct SelectionShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .selection }
  /// Creates the style.
  public init() {}
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .link }
  /// Creates the style.
  public init() {}
}

/// The style of text that stands for missing content.
public struct PlaceholderTextShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .placeholder }
  /// Creates the style.
  public init() {}
}

/// Shapes in the background of controls.
public struct FillShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .fill }
  /// Creates the style.
  public init() {}
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .windowBackground }
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The current background.
  public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between things.
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected items.
  public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for missing content.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// Shapes in the background of controls.
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

/// A blurred background; surfaces get its name.
public struct Material: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  let name: String
  package var known: ResolvedStyle { .material(name) }
  /// Lets nearly all through.
  public static let ultraThin = Material(name: "ultraThin")
  /// A material that lets much of the background through.
  public static let thin = Material(name: "thin")
  /// A material that lets some of the background through.
  public static let regular = Material(name: "regular")
  /// A material that lets little of the background through.
  public static let thick = Material(name: "thick")
  /// Lets nearly nothing through.
  public static let ultraThick = Material(name: "ultraThick")
  /// A material like that of the surface's bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// Lets nearly all through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets much of the background through.
  public static var thinMaterial: Material { .thin }
  /// A material that lets some of the background through.
  public static var regularMaterial: Material { .regular }
  /// A material that lets little of the background through.
  public static var thickMaterial: Material { .thick }
  /// Lets nearly nothing through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material like that of the surface's bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  /// The surface's shade of red.
  public static var red: Color { .red }
  /// The surface's shade of orange.
  public static var orange: Color { .orange }
  /// The surface's shade of yellow.
  public static var yellow: Color { .yellow }
  /// The surface's shade of green.
  public static var green: Color { .green }
  /// The surface's shade of mint.
  public static var mint: Color { .mint }
  /// The surface's shade of teal.
  public static var teal: Color { .teal }
  /// The surface's shade of cyan.
  public static var cyan: Color { .cyan }
  /// The surface's shade of blue.
  public static var blue: Color { .blue }
  /// The surface's shade of indigo.
  public static var indigo: Color { .indigo }
  /// The surface's shade of purple.
  public static var purple: Color { .purple }
  /// The surface's shade of pink.
  public static var pink: Color { .pink }
  /// The surface's shade of brown.
  public static var brown: Color { .brown }
  /// The colour white.
  public static var white: Color { .white }
  /// The surface's shade of grey.
  public static var gray: Color { .gray }
  /// The colour black.
  public static var black: Color { .black }
  /// A colour that isn't seen.
  public static var clear: Color { .clear }
}

extension ShapeStyle {
  /// The style with a share of its opacity, from 0 to 1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    RawStyle(known: .opacity(resolved(in: EnvironmentValues()), opacity))
  }
}
