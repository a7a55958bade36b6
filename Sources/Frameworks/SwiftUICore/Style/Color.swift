/// A colour: one that the surface knows by name, or by its parts.
public struct Color: Hashable, Sendable {
  /// The colour space in which the components of a colour are given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// The components of a colour, before its opacity.
  package enum Base: Hashable, Sendable {
    /// A colour of the surface, which may differ between light and dark.
    case system(String)
    /// A colour of an asset catalogue.
    case asset(String, bundle: URL?)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
  }

  package let base: Base
  package var alpha: Double

  package init(base: Base, alpha: Double = 1) {
    self.base = base
    self.alpha = alpha
  }

  /// A colour by its parts, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(base: .components(colorSpace, red: red, green: green, blue: blue), alpha: opacity)
  }

  /// A grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func part(_ shift: Double) -> Double {
      let k = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(base: .asset(name, bundle: bundle?.bundleURL))
  }

  /// The colour with a share of its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(base: base, alpha: alpha * opacity) }

  /// A gradient of shades of the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  private static func system(_ name: String) -> Color { Color(base: .system(name)) }

  /// The surface's shade of red.
  public static let red = system("red")
  /// The surface's shade of orange.
  public static let orange = system("orange")
  /// The surface's shade of yellow.
  public static let yellow = system("yellow")
  /// The surface's shade of green.
  public static let green = system("green")
  /// The surface's shade of mint.
  public static let mint = system("mint")
  /// The surface's shade of teal.
  public static let teal = system("teal")
  /// The surface's shade of cyan.
  public static let cyan = system("cyan")
  /// The surface's shade of blue.
  public static let blue = system("blue")
  /// The surface's shade of indigo.
  public static let indigo = system("indigo")
  /// The surface's shade of purple.
  public static let purple = system("purple")
  /// The surface's shade of pink.
  public static let pink = system("pink")
  /// The surface's shade of brown.
  public static let brown = system("brown")
  /// The colour white, in light and dark.
  public static let white = Color(white: 1)
  /// The surface's shade of grey.
  public static let gray = system("gray")
  /// The colour black, in light and dark.
  public static let black = Color(white: 0)
  /// A colour that isn't seen.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of main text.
  public static let primary = system("primary")
  /// The colour of lesser text.
  public static let secondary = system("secondary")
  /// The colour of what can be used.
  public static let accentColor = system("accentColor")
}

extension Color: CustomStringConvertible {
  /// The colour's name or parts.
  public var description: String {
    let text =
      switch base {
      case .system(let name): name
      case .asset(let name, _): "asset \(name)"
      case .components(let space, let red, let green, let blue):
        "\(space)(\(red), \(green), \(blue))"
      }
    return alpha == 1 ? text : "\(text) at \(alpha)"
  }
}

extension Color: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Color: PrimitiveView {
  package func build(in context: inout ViewContext) { _ = context.emit(.fill(.color(self))) }
}
