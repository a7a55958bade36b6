import SwiftUICore

extension Font {
  /// Sizes in points, heights of lines and weights of the roles at the platform's usual text size.
  static func figures(of style: TextStyle) -> (size: Double, line: Double, weight: Int) {
    switch style {
    case .extraLargeTitle: (36, 43, 700)
    case .extraLargeTitle2: (28, 34, 700)
    case .largeTitle: (34, 41, 400)
    case .title: (28, 34, 400)
    case .title2: (22, 28, 400)
    case .title3: (20, 25, 400)
    case .headline: (17, 22, 600)
    case .body: (17, 22, 400)
    case .callout: (16, 21, 400)
    case .subheadline: (15, 20, 400)
    case .footnote: (13, 18, 400)
    case .caption: (12, 16, 400)
    case .caption2: (11, 13, 400)
    }
  }

  /// The font; sizes are relative to the reader's own, so that larger text is larger everywhere.
  var css: Declarations {
    var css = Declarations()
    var line = 1.25
    var own = weight?.value ?? 400
    switch base {
    case .style(let style):
      let figures = Self.figures(of: style)
      css["font-size"] = Self.size(figures.size)
      line = figures.line / figures.size
      own = weight?.value ?? figures.weight
    case .system(let size): css["font-size"] = Self.size(size)
    case .custom(_, let size, _): css["font-size"] = Self.size(size)
    }
    switch leading {
    case .tight: line -= 0.1
    case .loose: line += 0.15
    default: break
    }
    css["line-height"] = Number.text(line)
    // A weight that is asked for by itself counts, wherever a font is set.
    css["font-weight"] = "var(--w,\(own))"
    if own != 400 { css["--sw"] = "\(SymbolStylesheet.lineWidth(weight: own))px" }
    css["font-family"] = Self.family(design)
    if case .custom(let name, _, _) = base, let known = Self.quoted(name) {
      css["font-family"] = known + "," + Self.family(design)
    }
    if isItalic { css["font-style"] = "italic" }
    if hasMonospacedDigits { css["font-variant-numeric"] = "tabular-nums" }
    if hasSmallCaps { css["font-variant-caps"] = "small-caps" }
    if let width { css["font-stretch"] = Self.stretch(width) }
    return css
  }

  /// A size in points in the unit that follows the reader's.
  static func size(_ points: Double) -> String {
    Number.text((points.isFinite ? min(max(points, 1), 512) : 17) / 16) + "rem"
  }

  static func family(_ design: Design?) -> String {
    switch design {
    case .serif: "var(--serif)"
    case .rounded: "var(--rounded)"
    case .monospaced: "var(--mono)"
    case .default, nil: "var(--sans)"
    }
  }

  /// The name of a font of the machine, as a style sheet has it: letters, digits, spaces and hyphens alone,
  /// so that nothing of an app can end the rule; nil for any other.
  static func quoted(_ name: String) -> String? {
    let isPlain = name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain && (1...64).contains(name.utf8.count) ? "'\(name)'" : nil
  }

  static func stretch(_ width: Width) -> String {
    Number.percent(1 + (width.value.isFinite ? min(max(Double(width.value), -0.5), 1) : 0))
  }

  /// The size of the text, in points; for symbols beside it.
  var points: Double {
    switch base {
    case .style(let style): Self.figures(of: style).size
    case .system(let size): size
    case .custom(_, let size, _): size
    }
  }
}

extension TextAttributes {
  /// The declarations of the attributes that differ from the text around.
  var css: Declarations {
    var css = font?.css ?? Declarations()
    if let weight { css.setWeight(weight.value) }
    if let isBold { if isBold { css.setWeight(700) } else { css.setWeight(nil) } }
    if let design { css["font-family"] = Font.family(design) }
    if isMonospaced == true { css["font-family"] = Font.family(.monospaced) }
    if let width { css["font-stretch"] = Font.stretch(width) }
    if let isItalic { css["font-style"] = isItalic ? "italic" : "normal" }
    switch (isUnderlined, isStruckThrough) {
    case (nil, nil): break
    case (true, true): css["text-decoration"] = "underline line-through"
    case (true, _): css["text-decoration"] = "underline"
    case (_, true): css["text-decoration"] = "line-through"
    default: css["text-decoration"] = "none"
    }
    if hasMonospacedDigits == true { css["font-variant-numeric"] = "tabular-nums" }
    if let spacing = tracking ?? kerning { css["letter-spacing"] = Number.length(spacing) }
    if let baselineOffset { css["vertical-align"] = Number.length(baselineOffset) }
    if let color { css["color"] = color.textCSS }
    if let level { css["color"] = ResolvedStyle.levelCSS(level) }
    if let style = style?.style {
      css["color"] = style.textCSS
      if let letters = style.lettersCSS { css.merge(letters) }
    }
    return css
  }
}

extension Declarations {
  /// Sets the weight of text here and inside; nil is the fonts' own again.
  mutating func setWeight(_ weight: Int?) {
    self["--w"] = weight.map(String.init) ?? "initial"
    self["font-weight"] = weight.map(String.init) ?? "400"
    self["--sw"] = "\(SymbolStylesheet.lineWidth(weight: weight ?? 400))px"
  }
}
