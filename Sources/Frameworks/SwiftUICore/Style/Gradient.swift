/// A gradient of colours that turn into one another.
public struct Gradient: ShapeStyle, Equatable {
  /// A colour and where it stands, from 0 to 1.
  public struct Stop: Equatable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place of the colour in the gradient.
    public var location: CGFloat
    /// Creates a stop from its colour and its place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Takes colours and their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient that spreads colours evenly.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
}

/// The description of a gradient that surfaces read.
package struct GradientContent: Equatable, Sendable {
  package enum Shape: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, startRadius: Double, endRadius: Double)
    case angular(UnitPoint, Angle, Angle)
  }
  package let gradient: Gradient
  package let shape: Shape
}

extension Gradient: KnownStyle {
  package var known: ResolvedStyle {
    .gradient(GradientContent(gradient: self, shape: .linear(.top, .bottom)))
  }
}

/// Shades of a colour, lighter above.
public struct AnyGradient: Hashable, ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  let color: Color
  package var known: ResolvedStyle {
    Gradient(colors: [color.opacity(0.85), color]).known
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package let known: ResolvedStyle

  /// A gradient between two places.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    known = .gradient(GradientContent(gradient: gradient, shape: .linear(startPoint, endPoint)))
  }
  /// Creates a gradient of colours, evenly spread between two places.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient of colours with their places between two places.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a place outwards.
public struct RadialGradient: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package let known: ResolvedStyle

  /// A gradient between two circles.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    known = .gradient(
      GradientContent(
        gradient: gradient,
        shape: .radial(center, startRadius: Double(startRadius), endRadius: Double(endRadius))))
  }
  /// Creates a gradient of colours, evenly spread between two circles.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a place.
public struct AngularGradient: ShapeStyle, KnownStyle {
  /// The type that the style resolves to: none, because surfaces know the style itself.
  public typealias Resolved = Never
  package let known: ResolvedStyle

  /// A gradient between two angles.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    known = .gradient(
      GradientContent(gradient: gradient, shape: .angular(center, startAngle, endAngle)))
  }
  /// Creates a gradient of colours, evenly spread from an angle once around.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle,
      endAngle: Angle(degrees: angle.degrees + 360))
  }
}

/// A gradient as a view fills what it gets.
protocol GradientView: PrimitiveView, KnownStyle {}

extension GradientView {
  package func build(in context: inout ViewContext) { _ = context.emit(.fill(known)) }
}

extension LinearGradient: View, GradientView {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}
extension RadialGradient: View, GradientView {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}
extension AngularGradient: View, GradientView {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient of colours, evenly spread between two places.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient between two places.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
