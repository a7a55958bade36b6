import Synchronization

/// A value that belongs to a view and outlives it.
///
/// The first evaluation of a view at its place in the tree stores the initial value; later ones find what
/// was last set, until the view goes. Setting another value asks for a new evaluation of the view. Reading
/// and setting are safe from any thread. Before the view is first rendered the initial value is read, and
/// setting has no effect.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes state with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes state with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The current value of the state.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// Access for another view that reads and sets the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let value = initial
    return Binding(unchecked: { value }, set: { _ in })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state without an initial value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
  mutating func install(_ installation: inout Installation) {
    let initial = initial
    location = installation.slot { StateLocation(initial, changes: $0) }
  }
}

/// The storage of a state's value.
///
/// Sendable though `Value` needs not be: the value is only touched under the lock, and leaves it only through
/// `State` and `Binding`, which are sendable only if `Value` is.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var stored: Value
  private var sets = 0
  private let changes: ChangeSignal

  init(_ value: Value, changes: ChangeSignal) {
    stored = value
    self.changes = changes
  }

  /// The number of times that the value was set.
  var version: Int { lock.withLock { _ in sets } }

  var value: Value {
    get { lock.withLock { _ in stored } }
    set {
      // The old value is let go outside of the lock: its end may run any code, as may a comparison.
      let old = lock.withLock { _ in
        let old = stored
        stored = newValue
        sets += 1
        return old
      }
      if !EnvironmentValues.areEqual(old, newValue) { changes.raise() }
    }
  }
}
