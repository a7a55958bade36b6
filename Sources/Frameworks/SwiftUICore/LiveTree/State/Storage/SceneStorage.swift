import Foundation
import Synchronization

/// A value that a scene keeps, which the surface may restore when the scene is opened again.
///
/// Views of a scene with the same key share the value. Where the surface keeps nothing for scenes, the
/// value lasts as long as the view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let read: (SceneValues.Value) -> Value?
  private let write: (Value) -> SceneValues.Value?

  @Environment(\.sceneValues) private var scene
  @State private var own = SceneValues()
  @State private var changes = 0
  @State private var observer = SceneObserver()

  init(
    _ key: String, _ initial: Value, read: @escaping (SceneValues.Value) -> Value?,
    write: @escaping (Value) -> SceneValues.Value?
  ) {
    self.key = key
    self.initial = initial
    self.read = read
    self.write = write
  }

  private var values: SceneValues { scene ?? own }

  /// The current value of the key.
  public var wrappedValue: Value {
    get { values[key].flatMap(read) ?? initial }
    nonmutating set { values[key] = write(newValue) }
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
    observer.observe(key, in: values) { changes.wrappedValue += 1 }
  }
}

/// Sendable if the value is: the closures only convert.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// The values that a scene keeps. A surface sets one for each scene in the environment, and saves `stored`
/// where it restores scenes. Safe on any thread.
package final class SceneValues: Equatable, Sendable {
  /// A kept value.
  package enum Value: Codable, Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case url(URL)
  }

  private struct Content {
    var values: [String: Value]
    var observers: [String: [ObjectIdentifier: @Sendable () -> Void]] = [:]
  }

  private let content: Mutex<Content>

  /// Creates the values of a new scene, or of one that is opened again.
  package init(_ stored: [String: Value] = [:]) { content = Mutex(Content(values: stored)) }

  package static func == (a: SceneValues, b: SceneValues) -> Bool { a === b }

  /// All values, to save.
  package var stored: [String: Value] { content.withLock { $0.values } }

  subscript(key: String) -> Value? {
    get { content.withLock { $0.values[key] } }
    set {
      let actions = content.withLock { content in
        content.values[key] = newValue
        return Array(content.observers[key, default: [:]].values)
      }
      for action in actions { action() }
    }
  }

  func add(_ observer: SceneObserver, of key: String, _ action: @escaping @Sendable () -> Void) {
    content.withLock { $0.observers[key, default: [:]][ObjectIdentifier(observer)] = action }
  }

  func remove(_ observer: SceneObserver, of key: String) {
    content.withLock { $0.observers[key]?[ObjectIdentifier(observer)] = nil }
  }
}

/// The observer of a key for as long as a view keeps it.
final class SceneObserver: Sendable {
  private let observed = Mutex<(key: String, values: SceneValues)?>(nil)

  func observe(_ key: String, in values: SceneValues, _ action: @escaping @Sendable () -> Void) {
    let old = observed.withLock { current in
      defer { current = (key, values) }
      return current
    }
    if let old {
      if old.key == key, old.values === values { return }
      old.values.remove(self, of: old.key)
    }
    values.add(self, of: key, action)
  }

  deinit { if let old = observed.withLock({ $0 }) { old.values.remove(self, of: old.key) } }
}

private enum SceneValuesKey: EnvironmentKey {
  static var defaultValue: SceneValues? { nil }
}

extension EnvironmentValues {
  /// The values that the scene keeps; nil where nothing is kept for scenes.
  package var sceneValues: SceneValues? {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}
