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
  /// The values that somebody set, in the order of their keys: there are some dozens at most, and two
  /// environments are compared more often than one is changed.
  private var entries: [Entry] = []

  private struct Entry {
    let key: ObjectIdentifier
    let held: HeldValue
  }

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { held(ObjectIdentifier(key)) ?? K.defaultValue }
    set { hold(newValue, ObjectIdentifier(key)) }
  }

  /// The observable object of a type, nil if there is none.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { held(ObjectIdentifier(objectType)) }
    set {
      if let newValue { return hold(newValue, ObjectIdentifier(objectType)) }
      let place = place(of: ObjectIdentifier(objectType))
      if place.isTaken { entries.remove(at: place.index) }
    }
  }
}

extension EnvironmentValues {
  private func held<Value>(_ key: ObjectIdentifier) -> Value? {
    let place = place(of: key)
    return place.isTaken ? (entries[place.index].held as? Held<Value>)?.value : nil
  }

  private mutating func hold<Value>(_ value: Value, _ key: ObjectIdentifier) {
    let place = place(of: key)
    let entry = Entry(key: key, held: Held(value))
    if place.isTaken { entries[place.index] = entry } else { entries.insert(entry, at: place.index) }
  }

  /// Returns the index at which a key is stored, or would be inserted.
  private func place(of key: ObjectIdentifier) -> (index: Int, isTaken: Bool) {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return (low, low < entries.count && entries[low].key == key)
  }

  /// The identity of the storage: two environments with the same, at one moment, are the same.
  var storageID: UnsafeRawPointer? { entries.withUnsafeBytes { $0.baseAddress } }

  /// Returns whether two environments surely give the same; values that can't be compared count as
  /// different.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool {
    if storageID == other.storageID { return true }
    guard entries.count == other.entries.count else { return false }
    return zip(entries, other.entries).allSatisfy {
      $0.key == $1.key && ($0.held === $1.held || $0.held.isSame(as: $1.held))
    }
  }

  /// Returns whether two values are surely equal: by `==` if their type has it, else the same object, or
  /// copies of one value.
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

/// A value of an environment, shared by all environments that have it from the same place.
private class HeldValue {
  @MainActor func isSame(as other: HeldValue) -> Bool { false }
}

private final class Held<Value>: HeldValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: HeldValue) -> Bool {
    (other as? Held<Value>).map { ViewComparison.areSame(value, $0.value) } ?? false
  }
}
