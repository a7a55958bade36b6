import Observation

/// The key of a value that the focused view gives to the whole window.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that views give to the whole window: those around the focus, and those that give them while
/// their window is in use. See ``FocusedValue``.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if no view gave one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type that a view gave.
  subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }

  enum Comparison {
    case same, different
    /// Values such as closures and bindings can't be compared.
    case unsure
  }

  func comparison(with other: FocusedValues) -> Comparison {
    guard values.count == other.values.count else { return .different }
    var isUnsure = false
    for (key, value) in values {
      guard let next = other.values[key] else { return .different }
      if EnvironmentValues.areEqual(value, next) { continue }
      if value is any Equatable { return .different }
      isUnsure = true
    }
    return isUnsure ? .unsure : .same
  }
}

/// A value that a view around the focus gives, or one anywhere in the window that gives it by
/// `focusedSceneValue`; nil if there is none. Of several views around the focus the innermost counts.
///
/// It is known from the evaluation of the view on that reads it, which is evaluated again when the value
/// changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  /// Reads a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[objectType] } }

  /// The value that the focused view provides; nil for none.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: InstalledProperty, PlacedProperty {
  mutating func install(_ installation: inout Installation) {
    value = installation.environment.focusBoard.flatMap { read($0.values) }
  }
}

/// A binding that a view around the focus gives, or one anywhere in the window that gives it by
/// `focusedSceneValue`; setting has no effect while there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  /// Reads a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  /// The binding's value.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// The binding.
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding(binding)
  }
}

extension FocusedBinding: InstalledProperty, PlacedProperty {
  mutating func install(_ installation: inout Installation) {
    binding = installation.environment.focusBoard.flatMap { read($0.values) }
  }
}

/// A value that a view provides to its window.
///
/// Sendable, because it is made by a view, whose code runs on the main actor, and `give`, which alone uses
/// the value, is bound there too.
package struct FocusedGift: @unchecked Sendable {
  /// A Boolean value that indicates whether the value is provided while the window is in use, wherever the
  /// focus is.
  package let isOfScene: Bool
  private let set: (inout FocusedValues) -> Void

  init(isOfScene: Bool, _ set: @escaping (inout FocusedValues) -> Void) {
    self.isOfScene = isOfScene
    self.set = set
  }

  @MainActor func give(to values: inout FocusedValues) { set(&values) }
}

nonisolated extension View {
  private func giving(
    isOfScene: Bool = false, _ set: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContent<Self, NodeChange> {
    handler(.focusedValue(FocusedGift(isOfScene: isOfScene, set)))
  }

  /// Provides a value to the window while the focus is inside.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    giving { $0[keyPath: keyPath] = value }
  }

  /// Provides a value, if there is one, to the window while the focus is inside.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    giving { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Provides an observable object, if there is one, to the window while the focus is inside.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    giving { if let object { $0[T.self] = object } }
  }

  /// Provides a value, if there is one, to the window wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    giving(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Provides a value to the window wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    giving(isOfScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Provides an observable object, if there is one, to the window wherever the focus is.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    giving(isOfScene: true) { if let object { $0[T.self] = object } }
  }
}
