/// The way in which colours are mixed with those behind.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}

/// A change of the colours of a view.
package enum ColorEffect: Hashable, Sendable {
  /// A share of the saturation; 1 is unchanged.
  case saturation(Double)
  /// A change of the brightness by an amount from -1 to 1; 0 is unchanged.
  case brightness(Double)
  /// A share of the contrast; 1 is unchanged.
  case contrast(Double)
  /// A share of grey, from 0 to 1.
  case grayscale(Double)
  /// An angle by which hues are turned, in degrees.
  case hueRotation(Double)
  case inversion
  case luminanceToAlpha
  /// A colour by which the view's are multiplied.
  case multiply(Color)
}

extension ColorEffect: CustomStringConvertible {
  /// The effect and its amount.
  package var description: String {
    switch self {
    case .saturation(let amount): "saturation(\(amount))"
    case .brightness(let amount): "brightness(\(amount))"
    case .contrast(let amount): "contrast(\(amount))"
    case .grayscale(let amount): "grayscale(\(amount))"
    case .hueRotation(let angle): "hueRotation(\(angle))"
    case .inversion: "inversion"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .multiply(let color): "multiply(\(color.description))"
    }
  }
}

nonisolated extension View {
  /// Sets the way in which the view's colours are mixed with those behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { note(.blendMode(blendMode)) }
  /// A share of the view's saturation.
  public func saturation(_ amount: Double) -> some View { note(.colorEffect(.saturation(amount))) }
  /// Adds an amount to the view's brightness.
  public func brightness(_ amount: Double) -> some View { note(.colorEffect(.brightness(amount))) }
  /// A share of the view's contrast.
  public func contrast(_ amount: Double) -> some View { note(.colorEffect(.contrast(amount))) }
  /// Makes the view grey, by an amount from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { note(.colorEffect(.grayscale(amount))) }
  /// An angle by which the view's hues are turned.
  public func hueRotation(_ angle: Angle) -> some View { note(.colorEffect(.hueRotation(angle.degrees))) }
  /// The view in opposite colours.
  public func colorInvert() -> some View { note(.colorEffect(.inversion)) }
  /// The view's colours, multiplied by one.
  public func colorMultiply(_ color: Color) -> some View { note(.colorEffect(.multiply(color))) }
  /// The view where it is dark, without colour.
  public func luminanceToAlpha() -> some View { note(.colorEffect(.luminanceToAlpha)) }
  /// The view and what is inside as one, for effects around.
  public func compositingGroup() -> some View { note(.compositingGroup) }
  /// The view drawn as one image, for effects around.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    note(.compositingGroup)
  }
  /// The view only where another is.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    masked(by: mask, .center)
  }
  /// Sets the style that `.background` stands for inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleNote(styles: [style]) { .backgroundStyle($0.first ?? .background) })
  }
  /// The shape that ``ContainerRelativeShape`` stands for inside.
  public func containerShape<T: Shape>(_ shape: T) -> some View { note(.containerShape(shape.shapeContent)) }
  /// Mirrors the view where lines run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    note(.flipsForRightToLeft(enabled))
  }
  /// Lets text be set tighter before it is cut. Surfaces leave that to their text engine.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Sets whether the system's own display of the time and so on is hidden. Browsers show their own.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Sets whether the system's displays over the app are hidden. Browsers show their own.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Sets whether gestures of the system wait for those of the app. Browsers keep theirs.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets the greatest range of brightness in which images inside are drawn; surfaces draw in that of the
  /// screen.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Sets the colour scheme of the whole window, with what the system shows around: light or dark; nil leaves it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(SchemeNote(scheme: colorScheme, isOfWindow: true))
  }
  /// Sets the colour scheme inside: light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(SchemeNote(scheme: colorScheme, isOfWindow: false))
  }
}

extension Image {
  /// The range of brightness in which an image is shown.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// The standard range.
    public static let standard = DynamicRange(name: "standard")
    /// A high range, constrained so that it fits with standard content beside it.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The full high range.
    public static let high = DynamicRange(name: "high")
  }

  /// The image with smooth edges, as surfaces always draw it.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// The colour space in which a drawing is made.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

private struct SchemeNote {
  let scheme: ColorScheme?
  let isOfWindow: Bool
}

extension SchemeNote: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    guard let scheme else { return }
    context.environment.colorScheme = scheme
    context.add(.modifier(.surroundings(isOfWindow ? .windowColorScheme(scheme) : .colorScheme(scheme))))
  }
}
