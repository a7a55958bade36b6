/// A gesture with something done in it.
public struct _ActingGesture<Child: Gesture, Value> {
  let child: Child
  /// Makes what happens in the child of what happens in this gesture.
  let actions: (GestureActions<Value>) -> GestureActions<Child.Value>
}

extension _ActingGesture: Gesture {
  public var body: Never { noGestureBody }
}

extension _ActingGesture: RecognizedGesture {
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler] {
    child.resolvedHandlers(self.actions(actions))
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self, Value> {
    _ActingGesture(child: self) { actions in
      var actions = actions
      let ended = actions.ended
      actions.ended = {
        action($0)
        ended($0)
      }
      return actions
    }
  }

  /// Runs an action while the gesture goes on.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self, Value>
  where Value: Equatable {
    _ActingGesture(child: self) { actions in
      var actions = actions
      let changed = actions.changed
      actions.changed = {
        action($0)
        changed($0)
      }
      return actions
    }
  }

  /// Changes state while the gesture goes on, which is as before when it is over.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ActingGesture<Self, Value> {
    _ActingGesture(child: self) { actions in
      var actions = actions
      let (changed, reset) = (actions.changed, actions.reset)
      actions.changed = { value in
        var next = state.wrappedValue
        var transaction = Transaction()
        body(value, &next, &transaction)
        state.set(next)
        changed(value)
      }
      actions.reset = {
        state.reset()
        reset()
      }
      return actions
    }
  }

  /// The gesture with other values.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _ActingGesture<Self, T> {
    _ActingGesture(child: self) { actions in
      GestureActions(
        changed: { actions.changed(body($0)) }, ended: { actions.ended(body($0)) }, reset: actions.reset)
    }
  }

  /// Returns a gesture of this one and another at once.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture that is one of two. Surfaces don't keep the second back until the first has failed.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture of two at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil while it has none.
    public var first: First.Value?
    /// The value of the second gesture; nil while it has none.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates the gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: RecognizedGesture {
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler] {
    first.resolvedHandlers(
      GestureActions(
        changed: { actions.changed(Value(first: $0)) }, ended: { actions.ended(Value(first: $0)) },
        reset: actions.reset))
      + second.resolvedHandlers(
        GestureActions(
          changed: { actions.changed(Value(second: $0)) }, ended: { actions.ended(Value(second: $0)) },
          reset: actions.reset))
  }
}

/// A gesture that is one of two.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that happened.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates the gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: RecognizedGesture {
  public var body: Never { noGestureBody }
  func handlers(_ actions: GestureActions<Value>) -> [NodeHandler] {
    first.resolvedHandlers(
      GestureActions(
        changed: { actions.changed(.first($0)) }, ended: { actions.ended(.first($0)) }, reset: actions.reset))
      + second.resolvedHandlers(
        GestureActions(
          changed: { actions.changed(.second($0)) }, ended: { actions.ended(.second($0)) },
          reset: actions.reset))
  }
}

/// State that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let onReset: (Value) -> Void

  /// Makes state with the value that it has outside of gestures.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    onReset = { _ in }
  }
  /// Makes state with the value that it has outside of gestures.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Makes state with the value that it has outside of gestures.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }
  /// Makes state with the value that it has outside of gestures, and an action before it has it again.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    onReset = {
      var transaction = Transaction()
      reset($0, &transaction)
    }
  }

  /// The value of the gesture's state.
  public var wrappedValue: Value { value }
  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { self.value = value }

  func reset() {
    onReset(value)
    value = initial
  }
}

extension GestureState: PlacedProperty {}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes state without a value outside of gestures.
  public init() { self.init(wrappedValue: nil) }
}

/// The gestures that are recognized on a view that one is added to.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32
  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all = GestureMask(rawValue: 3)
}

private struct GestureNote<Added: Gesture> {
  let gesture: Added
  let isOn: Bool
}

extension GestureNote: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    guard isOn else { return }
    for handler in gesture.resolvedHandlers(GestureActions()) { context.add(.handler(handler)) }
  }
}

nonisolated extension View {
  /// Recognizes a gesture at the view.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureNote(gesture: gesture, isOn: mask.contains(.gesture)))
  }

  /// Recognizes a gesture at the view, if enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureNote(gesture: gesture, isOn: isEnabled))
  }

  /// Recognizes a gesture at the view beside those inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureNote(gesture: gesture, isOn: mask.contains(.gesture)))
  }

  /// Recognizes a gesture at the view before those inside. Surfaces take the innermost first all the same.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureNote(gesture: gesture, isOn: mask.contains(.gesture)))
  }
}
