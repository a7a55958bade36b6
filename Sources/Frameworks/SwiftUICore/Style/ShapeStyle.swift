/// A style with which something is coloured.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// An implementation for styles that surfaces know, which is never called.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is known to surfaces and needs no resolving; implement resolve(in:)")
  }
}

extension Never: ShapeStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
}

/// A style that surfaces know.
package protocol KnownStyle: ShapeStyle {
  var known: ResolvedStyle { get }
}

/// A style as values.
package enum ResolvedStyle: Equatable, Sendable {
  indirect case color(Color)
  /// The current foreground at a level: 0 is primary.
  case hierarchical(Int)
  case tint
  case foreground
  case background
  case separator
  case selection
  case link
  case placeholder
  case fill
  case windowBackground
  indirect case material(String)
  indirect case gradient(GradientContent)
  indirect case opacity(ResolvedStyle, Double)
  /// A style at a level below its own: 1 is secondary.
  indirect case level(ResolvedStyle, Int)
}

extension ShapeStyle {
  /// The style as values, in an environment. Styles of styles are followed to a depth of 64.
  package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    var style: any ShapeStyle = self
    for _ in 0..<64 {
      if let known = style as? any KnownStyle { return known.known }
      style = step(style, environment)
    }
    return .foreground
  }

  private func step(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> any ShapeStyle {
    style.resolve(in: environment)
  }
}

extension Color: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package var known: ResolvedStyle { .color(self) }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  /// Returns the hidden style.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    RawStyle(known: style.resolved(in: environment))
  }
}

/// A style that is its value.
package struct RawStyle: KnownStyle {
  package typealias Resolved = Never
  package let known: ResolvedStyle
  package init(known: ResolvedStyle) { self.known = known }
}

/// The current foreground at a level of importance.
public struct HierarchicalShapeStyle: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  let level: Int
  package var known: ResolvedStyle { .hierarchical(level) }
  /// The first level of the foreground.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the current foreground.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the current foreground.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the current foreground.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the current foreground.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
