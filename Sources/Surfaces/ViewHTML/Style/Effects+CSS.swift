import SwiftUICore

extension ColorEffect {
  /// The step of a filter; nil where the web has none.
  var css: String? {
    switch self {
    case .saturation(let amount): "saturate(\(Number.text(max(0, amount))))"
    case .brightness(let amount): "brightness(\(Number.text(max(0, 1 + amount))))"
    case .contrast(let amount): "contrast(\(Number.text(max(0, amount))))"
    case .grayscale(let amount): "grayscale(\(Number.text(min(max(0, amount), 1))))"
    case .hueRotation(let degrees): "hue-rotate(\(Number.text(degrees))deg)"
    case .inversion: "invert(1)"
    case .luminanceToAlpha, .multiply: nil
    }
  }
}

extension Animation {
  /// The transition by which the web goes from one look to the next.
  var css: String { "\(Number.text(max(0, duration ?? Self.usualDuration)))s \(timing)" }

  /// The duration where an app names none, in seconds; the client script has the same.
  private static let usualDuration = 0.35

  /// The timing function of CSS Easing Functions Level 1; a spring overshoots where it bounces.
  private var timing: String {
    switch name {
    case "linear": "linear"
    case "easeIn": "ease-in"
    case "easeOut": "ease-out"
    case "default", "easeInOut": "ease-in-out"
    case "bouncy": "cubic-bezier(.3,1.5,.6,1)"
    default: "var(--e)"
    }
  }
}

extension BlendMode {
  /// The web's name of the mode; those it hasn't are shown as usual.
  var css: String {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      "\(self)"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "plus-darker"
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    }
  }
}
