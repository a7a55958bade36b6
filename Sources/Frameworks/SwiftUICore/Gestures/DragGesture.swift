/// A movement that is tracked. A surface calls `changed` as it moves, once it has moved far enough, and
/// then `ended`, or `cancelled` when it ends otherwise; points count from the node's upper leading corner.
package struct DragTracking: Sendable {
  /// The distance that the pointer must move, in points.
  package let distance: Double
  package let changed: @MainActor (DragGesture.Value) -> Void
  package let ended: @MainActor (DragGesture.Value) -> Void
  package let cancelled: @MainActor () -> Void
}

/// A movement of a finger or the mouse.
public struct DragGesture {
  /// The details of the movement.
  public struct Value: Equatable, Sendable {
    /// The time of the pointer's last movement.
    public var time: Date
    /// The place of the pointer.
    public var location: CGPoint
    /// The place at which the movement began.
    public var startLocation: CGPoint
    /// The speed of the movement, in points a second.
    public var velocity: CGSize
    /// The distance of the movement so far.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place at which the movement would end if it slowed down now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance of the whole movement if it slowed down now.
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

  /// The distance that the pointer must move, in points.
  public var minimumDistance: CGFloat

  /// Creates the gesture. Points count from the view's upper leading corner, whatever the space.
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
