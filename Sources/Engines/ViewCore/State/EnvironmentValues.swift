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

extension EnvironmentValues {
  /// Which storage the values are in: two environments with the same, at one moment, are the same.
  var storageID: UnsafeRawPointer? {
    // A dictionary is one reference on every platform; it is only compared, never followed.
    MemoryLayout.size(ofValue: values) == MemoryLayout<UnsafeRawPointer>.size
      ? unsafeBitCast(values, to: UnsafeRawPointer?.self) : nil
  }

  /// Whether two environments surely give the same; values that can't be compared count as different.
  func isSame(as other: EnvironmentValues) -> Bool {
    if let storageID, storageID == other.storageID { return true }
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      other.values[key].map { Self.areEqual(value, $0) } ?? false
    }
  }

  /// Whether two values are surely equal: by `==` if their type has it, else the same object, or copies of one value.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func areEqual<Value: Equatable>(_ a: Value) -> Bool { a == b as? Value }
    func areSame<Value: SurelyComparable>(_ a: Value) -> Bool {
      (b as? Value).map { a.isSurelySame(as: $0) } ?? false
    }
    func areCopies<Value>(_ a: Value) -> Bool {
      guard let b = b as? Value else { return false }
      return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } }
    }
    if let a = a as? any SurelyComparable { return areSame(a) }
    if let a = a as? any Equatable { return areEqual(a) }
    guard type(of: a) == type(of: b) else { return false }
    if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return _openExistential(a, do: areCopies)
  }
}
