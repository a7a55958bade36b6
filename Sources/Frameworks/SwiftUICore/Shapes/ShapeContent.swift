/// A shape as surfaces know it.
package struct ShapeContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case rectangle
    indirect case roundedRectangle(width: Double, height: Double, isContinuous: Bool)
    indirect case unevenRoundedRectangle(
      topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
    /// Corners that fit those of what is around.
    case containerRelative
    case circle
    case ellipse
    case capsule(isContinuous: Bool)
    /// A shape of any other form: its path in a unit square, or in points if it is placed.
    indirect case path(Path)
  }

  package var kind: Kind
  package var inset: Double = 0
  /// A Boolean value that indicates whether a path is in points from the upper left, whatever room there
  /// is.
  package var isPlaced = false
  /// The side of the square in which shapes of an app's own are drawn, in points.
  static let side: CGFloat = 100
  package var fill: ResolvedStyle?
  package var stroke: ResolvedStyle?
  /// Boxed: few shapes have one.
  private var boxedStrokeStyle: [StrokeStyle] = []

  package var strokeStyle: StrokeStyle? {
    get { boxedStrokeStyle.first }
    set { boxedStrokeStyle = newValue.map { [$0] } ?? [] }
  }

  package init(_ kind: Kind) { self.kind = kind }
}
