import Synchronization

/// An observer that keeps a view that observes an object up to date.
final class ObjectObserver: Sendable {
  private let observed = Mutex<(object: ObjectIdentifier, publisher: ObservableObjectPublisher)?>(nil)

  func observe(_ object: some ObservableObject, _ action: @escaping @Sendable () -> Void) {
    let identifier = ObjectIdentifier(object)
    if observed.withLock({ $0?.object == identifier }) { return }
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
    publisher.add(self, action)
    let old = observed.withLock { current in
      defer { current = (identifier, publisher) }
      return current
    }
    if let old, old.publisher !== publisher { old.publisher.remove(ObjectIdentifier(self)) }
  }

  deinit { observed.withLock { $0 }?.publisher.remove(ObjectIdentifier(self)) }
}

/// An object that is kept elsewhere, whose changes bring the view up to date.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that provides bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    /// Access to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(unchecked: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object that is observed.
  public var wrappedValue: ObjectType
  @State private var changes = 0
  @State private var observer = ObjectObserver()

  /// Wraps an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Wraps an object.
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Starts to observe the object, so that the view is evaluated when it changes.
  public mutating func update() {
    // Read so that the view depends on it.
    _ = changes
    let changes = $changes
    observer.observe(wrappedValue) { changes.wrappedValue += 1 }
  }
}

/// An object that belongs to a view and outlives it, as ``State`` does, whose changes bring the view up to
/// date.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The storage of the object, which is made when the view is evaluated first.
  private final class Storage {
    let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  @State private var storage: Storage
  @State private var changes = 0
  @State private var observer = ObjectObserver()

  /// Creates the object when the view is evaluated first at its place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    _storage = State(wrappedValue: Storage(thunk))
  }

  /// The object that is observed.
  public var wrappedValue: ObjectType { storage.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Starts to observe the object, so that the view is evaluated when it changes.
  public mutating func update() {
    // Read so that the view depends on it.
    _ = changes
    let changes = $changes
    observer.observe(wrappedValue) { changes.wrappedValue += 1 }
  }
}

// The object is made once for a place, whatever a new view of it would make.
extension StateObject: PlacedProperty {}

/// An object of the environment, whose changes bring the view up to date. Reading it traps if the
/// environment has none.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment(\.objects) private var objects
  @State private var changes = 0
  @State private var observer = ObjectObserver()

  /// Finds the object by its type.
  public init() {}

  private var found: ObjectType? { objects.byType[ObjectIdentifier(ObjectType.self)] as? ObjectType }

  /// The object that is observed.
  public var wrappedValue: ObjectType {
    guard let found else {
      preconditionFailure(
        "no object of type \(ObjectType.self) in the environment; add one with environmentObject(_:)")
    }
    return found
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Starts to observe the object, so that the view is evaluated when it changes.
  public mutating func update() {
    // Read so that the view depends on it.
    _ = changes
    let changes = $changes
    if let found { observer.observe(found) { changes.wrappedValue += 1 } }
  }
}

/// The observable objects of an environment.
struct EnvironmentObjects: Equatable {
  var byType: [ObjectIdentifier: AnyObject] = [:]

  static func == (a: EnvironmentObjects, b: EnvironmentObjects) -> Bool {
    a.byType.count == b.byType.count && a.byType.allSatisfy { b.byType[$0.key] === $0.value }
  }
}

private enum EnvironmentObjectsKey: EnvironmentKey {
  static var defaultValue: EnvironmentObjects { EnvironmentObjects() }
}

extension EnvironmentValues {
  var objects: EnvironmentObjects {
    get { self[EnvironmentObjectsKey.self] }
    set { self[EnvironmentObjectsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets an object in the environment of the view, where it is found by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentChange(change: { $0.objects.byType[ObjectIdentifier(T.self)] = object }))
  }
}
