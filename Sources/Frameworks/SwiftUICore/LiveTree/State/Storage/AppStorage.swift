import Foundation
import Synchronization

/// A value of the user defaults, which brings views up to date when another ``AppStorage`` changes it.
///
/// Views with the same key and store share the value. Changes by the user defaults' own methods are seen at
/// the next evaluation: Foundation on Linux tells nobody of them. What isn't of the value's type counts as
/// missing. What is set is on the disk before the setter returns.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  @Environment(\.defaultAppStorage) private var surrounding
  /// Raised when the value changed elsewhere.
  @State private var changes = 0
  @State private var observer = DefaultsObserver()

  init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.read = read
    self.write = write
  }

  private var defaults: UserDefaults { store ?? surrounding }

  /// The current value of the key.
  public var wrappedValue: Value {
    get { defaults.object(forKey: key).flatMap(read) ?? initial }
    nonmutating set {
      if let stored = write(newValue) {
        defaults.set(stored, forKey: key)
      } else {
        defaults.removeObject(forKey: key)
      }
      // Foundation on Linux writes nothing by itself, not even when the program ends.
      defaults.synchronize()
      DefaultsChanges.raise(key)
    }
  }

  /// Access for another view.
  public var projectedValue: Binding<Value> {
    Binding(unchecked: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Starts to observe the stored value, so that the view is evaluated when it changes.
  public mutating func update() {
    // Read so that the view depends on it.
    _ = changes
    let changes = $changes
    observer.observe(key) { changes.wrappedValue += 1 }
  }
}

/// Sendable if the value is: the closures only convert, and user defaults are safe on any thread.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// The observers of changed keys of the user defaults.
enum DefaultsChanges {
  private static let observers = Mutex<[String: [ObjectIdentifier: @Sendable () -> Void]]>([:])

  static func add(_ observer: DefaultsObserver, of key: String, _ action: @escaping @Sendable () -> Void) {
    observers.withLock { $0[key, default: [:]][ObjectIdentifier(observer)] = action }
  }

  static func remove(_ observer: DefaultsObserver, of key: String) {
    observers.withLock {
      $0[key]?[ObjectIdentifier(observer)] = nil
      if $0[key]?.isEmpty == true { $0[key] = nil }
    }
  }

  /// Notifies the observers of a key.
  static func raise(_ key: String) {
    for action in observers.withLock({ Array($0[key, default: [:]].values) }) { action() }
  }
}

/// The observer of a key for as long as a view keeps it.
final class DefaultsObserver: Sendable {
  private let key = Mutex<String?>(nil)

  func observe(_ key: String, _ action: @escaping @Sendable () -> Void) {
    let old = self.key.withLock { current in
      defer { current = key }
      return current
    }
    if let old, old != key { DefaultsChanges.remove(self, of: old) }
    if old != key { DefaultsChanges.add(self, of: key, action) }
  }

  deinit { if let key = key.withLock({ $0 }) { DefaultsChanges.remove(self, of: key) } }
}

private enum DefaultStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The user defaults of ``AppStorage`` that names none.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The user defaults of ``AppStorage`` inside that names none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
