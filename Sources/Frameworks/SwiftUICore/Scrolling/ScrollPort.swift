/// The port of a node that scrolls or whose inside scrolls: requests of the app and reports of the surface.
///
/// After each update a surface asks `request` and remembers the answer. Where it is not nil and not the
/// same as the last one, the surface scrolls: so that the node inside for which ``Node/isPlace(of:)`` holds
/// is in sight, or to an edge or a point. While a person scrolls it calls `report`, where there is one,
/// with the tag of the child of the target layout (or else the row) that is first in sight.
package struct ScrollPort: Sendable {
  package let request: @MainActor () -> ScrollRequest?
  package let report: (@MainActor (NodeTag?) -> Void)?
}

/// A request of the app to scroll content to a place.
package struct ScrollRequest: Sendable {
  /// The target that is to be in sight.
  package enum Target: Sendable {
    case node(NodeTag)
    case edge(Edge)
    /// Distances from the upper leading corner, in points; nil is where it is.
    case point(x: Double?, y: Double?)
  }

  /// The number that distinguishes requests for the same place.
  package let number: Int
  package let target: Target
  /// The place in the container that the same point of the node is to have, in shares of both; nil is
  /// wherever it is seen with least scrolling.
  package let anchor: UnitPoint?

  /// Returns whether nothing is to be done for this request after `other` was done.
  @MainActor package func isSame(as other: ScrollRequest?) -> Bool {
    guard let other, other.number == number, other.anchor == anchor else { return false }
    switch (target, other.target) {
    case (.node(let tag), .node(let other)): return tag.value == other.value
    case (.edge(let edge), .edge(let other)): return edge == other
    case (.point(let x, let y), .point(let otherX, let otherY)): return x == otherX && y == otherY
    default: return false
    }
  }
}

extension Node {
  /// Returns whether one scrolls here by an identifier: that of `id(_:)`, or else the node's tag.
  package func isPlace(of id: NodeTag) -> Bool { explicitID?.value == id.value || tag?.value == id.value }
}
