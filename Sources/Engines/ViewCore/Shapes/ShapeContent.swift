/// A shape as surfaces know it.
package struct ShapeContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case rectangle
    case roundedRectangle(width: Double, height: Double, isContinuous: Bool)
    case unevenRoundedRectangle(
      topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
    /// Corners that fit those of what is around.
    case containerRelative
    case circle
    case ellipse
    case capsule(isContinuous: Bool)
    /// Any other: its path in a unit square.
    case path(Path)
  }

  package var kind: Kind
  package var inset: Double = 0
  package var fill: ResolvedStyle?
  package var stroke: ResolvedStyle?
  package var strokeStyle: StrokeStyle?

  package init(_ kind: Kind) { self.kind = kind }
}
