import Observation

/// The key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Self.Value { get }
}

/// The values that views get from those around them. Copies share storage until they change.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type, nil if there is none.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }
}
