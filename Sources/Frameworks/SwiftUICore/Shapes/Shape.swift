/// A shape that fills the rectangle it gets.
///
/// As a view it is filled with the foreground. Nothing lays views out here: a shape of your own is drawn in
/// a square and scaled by the surface, unless it draws the same in squares of two sizes.
public protocol Shape: Sendable, View {
  /// The shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be drawn smaller.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by `amount` points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that surfaces know by name.
package protocol KnownShape: Shape {
  nonisolated var content: ShapeContent { get }
}

extension Shape {
  /// The content of the shape, for surfaces.
  package nonisolated var shapeContent: ShapeContent {
    if let known = self as? any KnownShape { return known.content }
    // Lengths in points have a meaning only in a square of some size; a path that is the same in another stays
    // where it is.
    let side = ShapeContent.side
    let path = path(in: CGRect(x: 0, y: 0, width: side, height: side))
    var content = ShapeContent(.path(path))
    content.isPlaced = path == self.path(in: CGRect(x: 0, y: 0, width: 2 * side, height: 2 * side))
    if !content.isPlaced { content.kind = .path(path.scaled(by: 1 / side)) }
    return content
  }
}

extension Shape {
  /// The shape, filled with the foreground.
  public var body: some View { DrawnShape(shape: self, draw: { _, _ in }) }
}

nonisolated extension Shape {
  /// The shape, filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    DrawnShape(shape: self) { $0.fill = content.resolved(in: $1) }
  }

  /// A line along the shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    DrawnShape(shape: self) {
      $0.stroke = content.resolved(in: $1)
      $0.strokeStyle = style
    }
  }

  /// A line along the shape, in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the shape in the foreground's colour, in points.
  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }
}

nonisolated extension InsettableShape {
  /// A line inside of the shape, in points.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// A line inside of the shape.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// A line inside of the shape in the foreground's colour, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// The rule by which the inside of a path is found.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether an area that lies in an even number of parts is outside.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smooth.
  public var isAntialiased: Bool
  /// Creates a style from its rule and from whether edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape as a view.
struct DrawnShape<Content: Shape> {
  let shape: Content
  let draw: (inout ShapeContent, EnvironmentValues) -> Void
}

extension DrawnShape: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension DrawnShape: PrimitiveView {
  func build(in context: inout ViewContext) {
    var content = shape.shapeContent
    draw(&content, context.environment)
    _ = context.emit(.shape(content))
  }
}
