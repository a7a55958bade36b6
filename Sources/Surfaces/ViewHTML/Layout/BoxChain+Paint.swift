import SwiftUICore

// Layers and paint.
extension BoxChain {
  mutating func layer(_ kind: LayerKind, _ alignment: Alignment, _ index: Int) {
    if isCore || box.isClosedForLayers { wrap() }
    var element = Element(
      isPhrasing ? "span" : "div", .named("l\(index)"), kind.styleClasses, content: [.slot(.layer(index))])
    for attribute in kind.attributes { element.set(attribute.name, attribute.value) }
    if alignment != .center { element.css["place-items"] = alignment.placeItems }
    if kind.isBehind {
      box.behind.insert(.element(element), at: 0)
    } else {
      box.before.append(.element(element))
    }
  }

  // MARK: - Paint

  mutating func paint(_ modifier: NodeModifier) {
    switch modifier {
    case .fill(let kind, let style): fill(kind, style, nil)
    case .fillShape(let kind, let style, let shape): fill(kind, style, shape)
    case .border(let style, let width):
      if isCore && !traits.takesPaint || box.isClosedForPaint || box.css["box-shadow"] != nil { wrap() }
      box.css["box-shadow"] = "inset 0 0 0 \(Number.length(max(0, width))) \(style.colorCSS)"
      box.hasPaint = true
    case .clip(let shape):
      var css = shape.clipCSS
      if shape.kind == .circle, box.isSquare {
        css = Declarations()
        css["overflow"] = "clip"
        css["border-radius"] = "50%"
      }
      let isOther = box.radius != nil && css["border-radius"] != box.radius
      if isCore && !traits.takesPaint && traits.content != .fills || box.isClosedForPaint || box.hasClip
        || isOther
      {
        wrap()
      }
      box.css.merge(css)
      box.radius = css["border-radius"]
      box.hasClip = true
    case .opacity(let share):
      let before = box.css["opacity"].flatMap(Double.init) ?? 1
      box.css["opacity"] = Number.text(before * (share.isFinite ? min(max(share, 0), 1) : 1))
    case .colorEffect(let effect): if let step = effect.css { filter(step) }
    case .glass(let glass, let shape):
      guard glass.name != "identity" else { break }
      if isCore && !traits.takesPaint || box.isClosedForPaint || box.hasPaint || box.hasLayers { wrap() }
      box.classes += [.glass]
      if let radius = shape.radiusCSS, radius != "0" { box.css["border-radius"] = radius }
      if let tint = glass.tint { box.css["background"] = Color.faded(tint.css, 0.8) }
      box.radius = box.css["border-radius"]
      box.hasPaint = true
    case .blur(let radius): filter("blur(\(Number.length(max(0, radius))))")
    case .shadow(let color, let radius, let x, let y):
      filter(
        "drop-shadow(\(Number.length(x)) \(Number.length(y)) \(Number.length(max(0, radius))) \(color.css))")
    default: break
    }
  }

  mutating func filter(_ step: String) {
    box.css["filter"] = (box.css["filter"].map { $0 + " " } ?? "") + step
  }

  mutating func fill(_ kind: LayerKind, _ style: ResolvedStyle, _ shape: ShapeContent?) {
    let changesOwn =
      style.isRelative && (box.css["--t"] != nil || box.css["--f"] != nil || box.css["color"] != nil)
    if kind == .mask {
      // Only a gradient leaves something out.
      guard case .gradient(let gradient) = style else { return }
      if box.css["mask"] != nil { wrap() }
      box.css["mask"] = gradient.css
      return
    }
    if !kind.isBehind {
      if isCore || box.isClosedForLayers { wrap() }
      var element = Element("span", .named("o\(boxes.count)\(box.before.count)"), [.layer, .shape])
      element.css = shape.map { $0.css(filledWith: style) } ?? style.fillCSS
      box.before.append(.element(element))
      return
    }
    if isCore && !traits.takesPaint || box.isClosedForPaint || box.hasPaint || box.hasLayers || changesOwn {
      wrap()
    }
    // Behind letters the tint is the shade that white is legible on.
    var css = shape.map { $0.css(filledWith: style) } ?? style.fillCSS
    if style == .tint { css["background"] = "var(--ts)" }
    guard let shape else {
      box.css.merge(css)
      box.hasPaint = true
      return
    }
    let isRound = shape.kind == .circle && !box.isSquare
    if shape.takesDrawing || isRound {
      if isCore { wrap() }
      var drawn = shape
      drawn.fill = style
      let name = "o\(boxes.count)b\(box.behind.count)"
      var element = Element(
        "span", .named(name), isRound ? [.layer, .behind, .shape, .circleShape] : [.layer, .behind, .shape])
      element.content = [isRound ? drawn.circle(part: "o\(boxes.count)c\(box.behind.count)") : drawn.svg]
      box.behind.insert(.element(element), at: 0)
      return
    }
    box.css.merge(css)
    box.radius = box.css["border-radius"]
    box.hasPaint = true
  }
}
