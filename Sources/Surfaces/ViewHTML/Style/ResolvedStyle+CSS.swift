import SwiftUICore

extension ResolvedStyle {
  /// The opacity of each level of a foreground, from primary to quinary.
  static let levels = [1, 0.6, 0.3, 0.18, 0.12]
  /// The same for areas: the platform's levels are of a dark grey, these of black and white.
  static let areaLevels = [1, 0.55, 0.27, 0.14, 0.08]

  /// The colour of shapes and areas; a gradient's or material's own where one colour is wanted.
  var colorCSS: String { css { $0.css } }

  /// The colour of text.
  var textCSS: String { css { $0.textCSS } }

  private func css(_ color: (Color) -> String) -> String {
    let isText = color(.red) == "var(--red-t)"
    switch self {
    case .color(let value): return color(value)
    case .hierarchical(let level): return isText ? Self.levelCSS(level) : Self.areaCSS(level)
    case .material(let name): return "var(--m-\(Self.thickness(name)))"
    case .gradient(let content): return content.gradient.stops.first.map { color($0.color) } ?? "transparent"
    case .opacity(let style, let share): return Color.faded(style.css(color), share)
    case .level(let style, let level):
      return Color.faded(style.css(color), Self.levels[min(max(level, 0), Self.levels.count - 1)])
    case .tint, .link: return isText ? "var(--tt)" : "var(--t)"
    case .foreground: return isText ? "currentColor" : "var(--f)"
    case .background, .windowBackground: return "var(--bg)"
    case .separator: return "var(--sep)"
    case .selection: return "color-mix(in srgb,var(--t) 20%,transparent)"
    case .placeholder: return "var(--f2)"
    case .fill: return "var(--fill)"
    }
  }

  /// A level of the foreground around.
  static func levelCSS(_ level: Int) -> String { level <= 0 ? "var(--f)" : "var(--f\(min(level, 4) + 1))" }

  /// A level of the foreground around for areas and shapes, which need no contrast of letters.
  static func areaCSS(_ level: Int) -> String {
    guard level > 0 else { return "var(--f)" }
    let mixed = Color.faded("var(--f)", areaLevels[min(level, areaLevels.count - 1)])
    return level <= 2 ? "var(--a\(level + 1),\(mixed))" : mixed
  }

  /// The declarations that fill letters: a gradient is seen through them.
  var lettersCSS: Declarations? {
    guard case .gradient(let gradient) = self else { return nil }
    var css = Declarations()
    css["background"] = gradient.css
    css["-webkit-background-clip"] = "text"
    css["background-clip"] = "text"
    css["color"] = "transparent"
    return css
  }

  /// The declarations that fill an area.
  var fillCSS: Declarations {
    var css = Declarations()
    switch self {
    case .gradient(let content): css["background"] = content.css
    case .material(let name):
      css["background"] = "var(--m-\(Self.thickness(name)))"
      css["-webkit-backdrop-filter"] = "var(--bf)"
      css["backdrop-filter"] = "var(--bf)"
    case .opacity(.gradient(let content), let share): css["background"] = content.css(at: share)
    default: css["background"] = colorCSS
    }
    return css
  }

  /// The declarations of the foreground of a view and all inside.
  var foregroundCSS: Declarations {
    var css = Declarations()
    switch self {
    case .foreground: break
    case .hierarchical(let level):
      // Further levels stay those of the foreground around.
      css["color"] = Self.levelCSS(level)
      css["--y"] = "initial"
      if level > 0 { css["--f"] = Self.levelCSS(level) }
    default:
      css["color"] = textCSS
      css["--f"] = colorCSS
      // Symbols may have the brighter colour of shapes.
      css["--y"] = colorCSS == textCSS ? "initial" : colorCSS
      for level in 1...4 { css["--f\(level + 1)"] = Color.faded(textCSS, Self.levels[level]) }
    }
    return css
  }

  /// The declarations of the tint of a view and all inside.
  var tintCSS: Declarations {
    var css = Declarations()
    guard self != .tint else { return css }
    let color: Color? = if case .color(let color) = self { color } else { nil }
    css["--t"] = colorCSS
    css["--tt"] = textCSS
    css["--tg"] = colorCSS
    css["--ts"] = color?.strongCSS.area ?? colorCSS
    css["--to"] = color?.strongCSS.text ?? "var(--bg)"
    return css
  }

  /// A Boolean value that indicates whether the style looks different where the tint or the foreground is
  /// another.
  var isRelative: Bool {
    switch self {
    case .tint, .foreground, .hierarchical, .selection, .link, .placeholder: true
    case .color(let color): color == .accentColor || color == .primary || color == .secondary
    case .opacity(let style, _), .level(let style, _): style.isRelative
    default: false
    }
  }

  private static func thickness(_ name: String) -> String {
    ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"].contains(name) ? name : "regular"
  }
}

extension GradientContent {
  /// The gradient as an image of the size of its area.
  var css: String { css(at: 1) }

  /// The gradient with a share of its opacity.
  func css(at share: Double) -> String {
    switch shape {
    case .linear(let start, let end):
      let stops = stops(share) { Number.percent(Double($0)) }
      return "linear-gradient(\(Self.direction(start, end)),\(stops))"
    case .radial(let center, let from, let to):
      let stops = stops(share) { Number.length(from + Double($0) * (to - from)) }
      return "radial-gradient(circle at \(center.css),\(stops))"
    case .angular(let center, let from, let to):
      let span = to.degrees == from.degrees ? 360 : to.degrees - from.degrees
      let stops = stops(share) { Number.text(Double($0) * span) + "deg" }
      // The web counts from the top, views from where lines begin.
      return "conic-gradient(from \(Number.text(from.degrees + 90))deg at \(center.css),\(stops))"
    }
  }

  private func stops(_ share: Double, _ place: (CGFloat) -> String) -> String {
    let stops = gradient.stops.map { "\($0.color.opacity(share).css) \(place($0.location))" }
    switch stops.count {
    case 0: return "transparent,transparent"
    case 1: return stops[0] + "," + stops[0]
    default: return stops.joined(separator: ",")
    }
  }

  private static func direction(_ start: UnitPoint, _ end: UnitPoint) -> String {
    let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return "to bottom" }
    let across = x == 0 ? "" : x > 0 ? " right" : " left"
    let down = y == 0 ? "" : y > 0 ? " bottom" : " top"
    // Between corners the web's own words give a gradient whose middle line goes through the other corners.
    if x == 0 || y == 0 || abs(x) == abs(y) { return "to" + down + across }
    return Number.text(atan2(x, -y) * 180 / .pi) + "deg"
  }
}

extension UnitPoint {
  /// The place as a position in an area.
  var css: String { Number.percent(Double(x)) + " " + Number.percent(Double(y)) }
}
