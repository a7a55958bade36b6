import Observation

/// A value that a view reads from its environment.
///
/// It is known from the view's evaluation on; read earlier, it is the default, and for an object a trap.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let missing: String
  private var value: Value?

  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    missing = ""
  }

  /// Reads the observable object of a type. Reading `wrappedValue` traps if the environment has none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectType] }
    missing = "no object of type \(objectType) in the environment; add one with environment(_:)"
  }

  /// Reads the observable object of a type, nil if the environment has none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[objectType]) }
    missing = ""
  }

  /// The value in the environment.
  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else { preconditionFailure(missing) }
    return value
  }
}

extension Environment: InstalledProperty {
  mutating func install(_ installation: inout Installation) { value = read(installation.environment) }
}

nonisolated extension View {
  /// Sets a value in the environment of the view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(
      EnvironmentChange(
        change: { $0[keyPath: keyPath] = value }, note: Surroundings(keyPath, value).map { .surroundings($0) }
      ))
  }

  /// Changes a value in the environment of the view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentChange(change: { transform(&$0[keyPath: keyPath]) }))
  }

  /// Sets an observable object in the environment of the view; nil takes it out.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentChange(change: { $0[T.self] = object }))
  }
}
