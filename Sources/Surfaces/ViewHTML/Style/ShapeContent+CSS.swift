import SwiftUICore

extension ShapeContent {
  /// The corners of the shape as a rectangle's; nil for a path.
  var radiusCSS: String? { radiusCSS(inset: inset) }

  private func radiusCSS(inset: Double) -> String? {
    func shrunk(_ radius: Double) -> String { Number.length(max(0, radius - inset)) }
    switch kind {
    case .rectangle: return "0"
    case .roundedRectangle(let width, let height, _):
      return width == height ? shrunk(width) : shrunk(width) + "/" + shrunk(height)
    case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      return [topLeading, topTrailing, bottomTrailing, bottomLeading].map(shrunk).joined(separator: " ")
    case .containerRelative: return "inherit"
    case .circle, .ellipse: return "50%"
    // More than any half height, so that the ends are half circles.
    case .capsule: return "999px"
    case .path: return nil
    }
  }

  /// The shape as the border box of an element, filled.
  func css(filledWith style: ResolvedStyle) -> Declarations {
    var css = style.fillCSS
    if let radiusCSS, radiusCSS != "0" { css["border-radius"] = radiusCSS }
    return css
  }

  /// The declarations that clip an element to the shape.
  var clipCSS: Declarations {
    var css = Declarations()
    if kind == .circle {
      css["clip-path"] = "circle()"
    } else if let radiusCSS {
      css["overflow"] = "clip"
      if radiusCSS != "0" { css["border-radius"] = radiusCSS }
    } else if case .path(let path) = kind {
      let corners = path.corners.map { isPlaced ? $0.points : $0.css }
      css["clip-path"] = "polygon(\(corners.joined(separator: ",")))"
    }
    return css
  }

  /// The greatest circle in the middle of an element, as an element in it.
  func circle(part: String = "s") -> Piece {
    var circle = Element("span", .named(part))
    circle.css = css
    return .element(circle)
  }

  /// A Boolean value that indicates whether the path can only be drawn, because it has a line around it or
  /// is no clip of an area.
  var takesDrawing: Bool {
    guard case .path = kind else { return false }
    guard stroke == nil, case .gradient? = fill else { return true }
    return false
  }

  /// The shape as a box of its own, with its fill and stroke.
  var css: Declarations {
    var css = (fill ?? (stroke == nil ? .foreground : nil)).map { self.css(filledWith: $0) } ?? Declarations()
    let radius = radiusCSS(inset: 0)
    if let radius, radius != "0" { css["border-radius"] = radius }
    if let stroke {
      // An outline takes no room, and its corners follow those of the element at any distance.
      let width = max(0, Double(strokeStyle?.lineWidth ?? 1))
      let isDashed = strokeStyle?.dash.isEmpty == false
      css["outline"] = "\(Number.length(width)) \(isDashed ? "dashed" : "solid") \(stroke.colorCSS)"
      css["outline-offset"] = Number.length(-inset - width / 2)
    } else if inset > 0 {
      css["clip-path"] = "inset(\(Number.length(inset)) round \(radiusCSS ?? "0"))"
    }
    return css
  }

  /// A path as a drawing that is as large as its element.
  var svg: Piece {
    guard case .path(let path) = kind else { return .text("") }
    var paint = Declarations()
    paint["fill"] = (fill ?? (stroke == nil ? .foreground : nil)).map(\.colorCSS) ?? "none"
    if let stroke {
      paint["stroke"] = stroke.colorCSS
      paint["stroke-width"] = Number.length(max(0, Double(strokeStyle?.lineWidth ?? 1)))
      paint["stroke-linecap"] = ["butt", "round", "square"][Int(strokeStyle?.lineCap.rawValue ?? 0)]
      if let dash = strokeStyle?.dash, !dash.isEmpty {
        paint["stroke-dasharray"] = dash.prefix(32).map { Number.length(max(0, Double($0))) }
          .joined(separator: " ")
      }
      paint["stroke-linejoin"] = ["miter", "round", "bevel"][Int(strokeStyle?.lineJoin.rawValue ?? 0)]
    }
    var line = Element("path")
    line.attributes = [Attribute("d", path.drawn)]
    line.css = paint
    var svg = Element("svg")
    if !isPlaced {
      line.set("vector-effect", "non-scaling-stroke")
      svg.set("viewBox", "0 0 1 1")
      svg.set("preserveAspectRatio", "none")
    }
    svg.set("aria-hidden", "true")
    svg.content = [.element(line)]
    return .element(svg)
  }
}

extension CGPoint {
  fileprivate var css: String { Number.percent(Double(x)) + " " + Number.percent(Double(y)) }
  fileprivate var points: String { Number.length(Double(x)) + " " + Number.length(Double(y)) }
  fileprivate var drawn: String { fine(Double(x)) + " " + fine(Double(y)) }

  /// Paths are drawn in a unit square, so three decimals are not enough for a large one.
  private func fine(_ number: Double) -> String {
    Number.text(number.isFinite ? (number * 1e5).rounded() / 1e5 : 0, decimals: 5)
  }
}

extension Path {
  /// The path as the attribute of a drawing.
  fileprivate var drawn: String {
    elements.map { element in
      switch element {
      case .move(let to): "M" + to.drawn
      case .line(let to): "L" + to.drawn
      case .quadCurve(let to, let control): "Q" + control.drawn + " " + to.drawn
      case .curve(let to, let control1, let control2):
        "C" + control1.drawn + " " + control2.drawn + " " + to.drawn
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  /// Corners of a polygon that is near the path: eight to a curve, a thousand at most.
  fileprivate var corners: [CGPoint] {
    var points: [CGPoint] = []
    func mixed(_ weights: [(CGPoint, CGFloat)]) -> CGPoint {
      weights.reduce(into: CGPoint.zero) {
        $0.x += $1.0.x * $1.1
        $0.y += $1.0.y * $1.1
      }
    }
    for element in elements.prefix(1_000) {
      let from = points.last ?? .zero
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control):
        for step in 1...8 {
          let t = CGFloat(step) / 8
          points.append(mixed([(from, (1 - t) * (1 - t)), (control, 2 * t * (1 - t)), (to, t * t)]))
        }
      case .curve(let to, let first, let second):
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let s = 1 - t
          points.append(
            mixed([(from, s * s * s), (first, 3 * t * s * s), (second, 3 * t * t * s), (to, t * t * t)]))
        }
      case .closeSubpath: break
      }
    }
    return points
  }
}
