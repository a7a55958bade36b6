/// Movements of fingers or a mouse that mean something.
///
/// Taps, long presses and drags reach the program; others compile and never happen.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The details of the movement.
  associatedtype Value
  /// The type of `body`, inferred from its implementation.
  associatedtype Body: Gesture
  /// The gesture that this gesture consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// The type of the gesture's value: none, because the gesture has no body of its own.
  public typealias Value = Never
}

/// The actions to run in the course of a gesture.
struct GestureActions<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// The gesture is over, also where it didn't end as it should.
  var reset: () -> Void = {}
}

/// A gesture that makes handlers itself.
@MainActor
protocol RecognizedGesture: Gesture where Body == Never {
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler]
}

extension RecognizedGesture {
  var noGestureBody: Never {
    preconditionFailure("\(Self.self) has no body; put it on a view with gesture(_:)")
  }
}

extension Gesture {
  /// The handlers of this gesture, or of what it consists of; gestures of gestures are followed to a depth
  /// of 64.
  func resolvedHandlers(_ actions: GestureActions<Value>, depth: Int = 0) -> [NodeHandler] {
    func recognized(_ gesture: some RecognizedGesture) -> [NodeHandler] {
      guard let actions = actions as Any as? GestureActions<Value> else { return [] }
      return Self.hand(actions, to: gesture)
    }
    if let gesture = self as? any RecognizedGesture { return recognized(gesture) }
    guard depth < 64 else { return [] }
    return body.resolvedHandlers(GestureActions<Body.Value>(), depth: depth + 1)
  }

  private static func hand<Recognized: RecognizedGesture>(
    _ actions: GestureActions<Value>, to gesture: Recognized
  ) -> [NodeHandler] {
    // The gesture is this one, seen by another protocol: its values have the same type.
    guard let actions = actions as? GestureActions<Recognized.Value> else { return [] }
    return gesture.handlers(actions)
  }
}

/// A press, or several in a row.
public struct TapGesture {
  /// The number of presses.
  public var count: Int
  /// Creates the gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: RecognizedGesture {
  /// The type of the gesture's value: a tap has none.
  public typealias Value = Void
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Void>) -> [NodeHandler] {
    let perform: @MainActor () -> Void = {
      actions.changed(())
      actions.ended(())
      actions.reset()
    }
    return [count <= 1 ? .press(.perform(perform)) : .tap(count: count, perform)]
  }
}

/// A press, or several in a row, with the place. Surfaces say the view's upper leading corner.
public struct SpatialTapGesture {
  /// The details of the press.
  public struct Value: Equatable, Sendable {
    /// The place of the press.
    public var location: CGPoint
  }
  /// The number of presses.
  public var count: Int
  /// Creates the gesture.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
}

extension SpatialTapGesture: RecognizedGesture {
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler] {
    TapGesture(count: count).handlers(
      GestureActions(ended: {
        actions.ended(Value(location: .zero))
        actions.reset()
      }))
  }
}

/// A press that lasts.
public struct LongPressGesture {
  /// The least duration of the press, in seconds.
  public var minimumDuration: Double
  /// The greatest distance that the pointer may move, in points.
  public var maximumDistance: CGFloat
  /// Creates the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: RecognizedGesture {
  /// The type of the gesture's value: whether the press has lasted long enough.
  public typealias Value = Bool
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Bool>) -> [NodeHandler] {
    [
      .longPress(
        LongPress(
          duration: minimumDuration, distance: Double(maximumDistance), perform: { actions.ended(true) },
          pressing: { $0 ? actions.changed(true) : actions.reset() }))
    ]
  }
}

/// Zooming by two fingers. It never happens here.
public struct MagnifyGesture {
  /// The details of the movement.
  public struct Value: Equatable, Sendable {
    /// The factor by which the distance of the fingers has grown.
    public var magnification: CGFloat
    /// The point around which the gesture began.
    public var startAnchor: UnitPoint
    /// The place at which the movement began.
    public var startLocation: CGPoint
    /// The speed at which the magnification grows.
    public var velocity: CGFloat
  }
  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnifyGesture: RecognizedGesture {
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler] { [] }
}

/// Turning by two fingers. It never happens here.
public struct RotateGesture {
  /// The details of the movement.
  public struct Value: Equatable, Sendable {
    /// The angle by which the fingers have turned.
    public var rotation: Angle
    /// The point around which the gesture began.
    public var startAnchor: UnitPoint
    /// The place at which the movement began.
    public var startLocation: CGPoint
    /// The speed at which the fingers turn.
    public var velocity: Angle
  }
  /// Creates the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotateGesture: RecognizedGesture {
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler] { [] }
}
