/// A movement that is tracked. A surface calls `changed` as it moves, once it has moved far enough, and then `ended`, or
/// `cancelled` when it ends otherwise; points count from the node's upper leading corner.
package struct DragTracking: Sendable {
  /// How far it must move, in points.
  package let distance: Double
  package let changed: @MainActor (DragGesture.Value) -> Void
  package let ended: @MainActor (DragGesture.Value) -> Void
  package let cancelled: @MainActor () -> Void
}

/// A movement of a finger or the mouse.
public struct DragGesture {
  /// What is known of the movement.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would end if it slowed down now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far it would have moved if it slowed down now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    package init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize = .zero) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }
  }

  /// How far it must move, in points.
  public var minimumDistance: CGFloat

  /// Makes the gesture. Points count from the view's upper leading corner, whatever the space.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }
}

extension DragGesture: RecognizedGesture {
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler] {
    [
      .dragGesture(
        DragTracking(
          distance: Double(minimumDistance), changed: { actions.changed($0) },
          ended: {
            actions.ended($0)
            actions.reset()
          }, cancelled: { actions.reset() }))
    ]
  }
}
