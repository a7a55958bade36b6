import SwiftUICore

extension Color {
  /// The palette's colours, each a custom property with variants for text (`-t`) and for what stands behind
  /// white
  /// text (`-s`).
  static let palette: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray",
  ]

  /// The colour of areas and shapes.
  var css: String { Self.faded(baseCSS(""), alpha) }

  /// The colour of text: what is legible on the palette's backgrounds, where the palette chooses.
  var textCSS: String { Self.faded(baseCSS("-t"), alpha) }

  /// The colour of an area with text on it, and the text's.
  var strongCSS: (area: String, text: String) {
    switch base {
    case .system(let name) where Self.palette.contains(name): (Self.faded("var(--\(name)-s)", alpha), "#fff")
    case .components: (css, isLight ? "#000" : "#fff")
    default: (Self.faded("var(--ts)", alpha), "var(--to)")
    }
  }

  private func baseCSS(_ variant: String) -> String {
    switch base {
    case .system(let name):
      if Self.palette.contains(name) { return "var(--\(name)\(variant))" }
      switch name {
      case "secondary": return "var(--f2)"
      case "accentColor": return variant.isEmpty ? "var(--t)" : "var(--tt)"
      default: return "var(--f)"
      }
    // The surface has no asset catalogue: the accent stands for its colours.
    case .asset: return variant.isEmpty ? "var(--t)" : "var(--tt)"
    case .components(.displayP3, let red, let green, let blue):
      return "color(display-p3 \(share(red)) \(share(green)) \(share(blue)))"
    case .components:
      let (red, green, blue) = sRGB
      return "#" + hex(red) + hex(green) + hex(blue)
    }
  }

  /// The colour as a field for colours has it; the palette's as they are in light, black for what has no
  /// colour
  /// of its own.
  var hexCSS: String {
    if case .system(let name) = base { return Self.lightPalette[name] ?? "#000000" }
    let css = Color(base: base).css
    return css.hasPrefix("#") ? css : "#000000"
  }

  private static let lightPalette = [
    "red": "#ff3b30", "orange": "#ff9500", "yellow": "#ffcc00", "green": "#34c759", "mint": "#00c7be",
    "teal": "#30b0c7", "cyan": "#32ade6", "blue": "#007aff", "indigo": "#5856d6", "purple": "#af52de",
    "pink": "#ff2d55", "brown": "#a2845e", "gray": "#8e8e93", "accentColor": "#007aff",
  ]

  /// The parts in sRGB's curve.
  private var sRGB: (Double, Double, Double) {
    guard case .components(let space, let red, let green, let blue) = base else { return (0, 0, 0) }
    guard space == .sRGBLinear else { return (red, green, blue) }
    // IEC 61966-2-1.
    func curved(_ part: Double) -> Double {
      part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    return (curved(red), curved(green), curved(blue))
  }

  /// A Boolean value that indicates whether black on the colour has more contrast than white (WCAG's
  /// relative luminance above 0.179).
  var isLight: Bool {
    let (red, green, blue) = sRGB
    func linear(_ part: Double) -> Double {
      let part = part.isFinite ? min(max(part, 0), 1) : 0
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.179
  }

  private func share(_ part: Double) -> String { Number.text(part.isFinite ? min(max(part, 0), 1) : 0) }

  private func hex(_ part: Double) -> String {
    let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
  }

  /// A colour with a share of its opacity.
  static func faded(_ css: String, _ alpha: Double) -> String {
    guard alpha < 1 || !alpha.isFinite else { return css }
    if !(alpha > 0) { return "transparent" }
    return "color-mix(in srgb,\(css) \(Number.percent(alpha)),transparent)"
  }
}
