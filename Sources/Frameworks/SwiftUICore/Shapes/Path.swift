/// A path of lines and curves.
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path step by step.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A Boolean value that indicates whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the last step ended; nil before the first, and after a closed part.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath, nil: nil
    }
  }

  /// Calls `body` with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Moves to a place without drawing a line.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Draws a line to where this part began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path with all lengths multiplied.
  func scaled(by factor: CGFloat) -> Path {
    func point(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: point(to))
      case .line(let to): .line(to: point(to))
      case .quadCurve(let to, let control): .quadCurve(to: point(to), control: point(control))
      case .curve(let to, let first, let second):
        .curve(to: point(to), control1: point(first), control2: point(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// Draws lines from the first point on.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Draws a rectangle with round corners, each a quarter of an ellipse.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    // The control points of a quarter circle lie at 4/3 (sqrt 2 - 1) of the radius.
    let share = CGFloat(1 - 0.552_284_749_8)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(left + width, top))
    addLine(to: point(right - width, top))
    addCurve(
      to: point(right, top + height), control1: point(right - width * share, top),
      control2: point(right, top + height * share))
    addLine(to: point(right, bottom - height))
    addCurve(
      to: point(right - width, bottom), control1: point(right, bottom - height * share),
      control2: point(right - width * share, bottom))
    addLine(to: point(left + width, bottom))
    addCurve(
      to: point(left, bottom - height), control1: point(left + width * share, bottom),
      control2: point(left, bottom - height * share))
    addLine(to: point(left, top + height))
    addCurve(
      to: point(left + width, top), control1: point(left, top + height * share),
      control2: point(left + width * share, top))
    closeSubpath()
  }

  /// Draws a part of a circle, in pieces of at most a quarter; clockwise as seen with y upwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).remainder(dividingBy: full)
    if abs(endAngle.radians - startAngle.radians) >= full { sweep = clockwise ? -full : full }
    if !clockwise, sweep < 0 { sweep += full }
    if clockwise, sweep > 0 { sweep -= full }
    guard sweep.isFinite else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3.0 * tan(step / 4)
    func point(_ angle: Double, tangent: Double = 0) -> CGPoint {
      let x = cos(angle) - tangent * sin(angle)
      let y = sin(angle) + tangent * cos(angle)
      return CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y))
    }
    var angle = startAngle.radians
    if elements.isEmpty || currentPoint == nil { move(to: point(angle)) } else { addLine(to: point(angle)) }
    for _ in 0..<count {
      addCurve(
        to: point(angle + step), control1: point(angle, tangent: reach),
        control2: point(angle + step, tangent: -reach))
      angle += step
    }
  }
}

/// The form of round corners.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The style of a line along a shape.
public struct StrokeStyle: Equatable, Sendable {
  /// The form of the ends of lines.
  public enum Cap: Int32, Sendable { case butt, round, square }
  /// The form of the joints of lines.
  public enum Join: Int32, Sendable { case miter, round, bevel }

  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The form of the ends of lines.
  public var lineCap: Cap
  /// The form of the joints of lines.
  public var lineJoin: Join
  /// The length at which sharp corners are cut, in line widths.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn.
  public var dash: [CGFloat]
  /// The place in the dashes at which the line begins.
  public var dashPhase: CGFloat

  /// Takes all of it.
  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
