import Synchronization

/// An object that says when it changes, so that views which observe it are brought up to date.
///
/// The part of Combine that views need; there are no publishers of other values.
public protocol ObservableObject: AnyObject {
  /// The type of `objectWillChange`.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// A publisher that notifies observers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that notifies observers before a ``Published`` property of the object changes.
  ///
  /// Found by a walk over the object's properties; views do so once for each object. A class without such
  /// properties declares a publisher of its own.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      properties += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
    let publisher = properties.lazy.compactMap { $0.publisher }.first ?? ObservableObjectPublisher()
    for property in properties { property.publisher = publisher }
    return publisher
  }
}

/// A publisher that notifies observers before an object changes. Safe on any thread.
public final class ObservableObjectPublisher: Sendable {
  private let observers = Mutex<[ObjectIdentifier: @Sendable () -> Void]>([:])

  /// Creates a publisher that nobody observes.
  public init() {}

  /// Notifies the observers.
  public func send() {
    for action in observers.withLock({ Array($0.values) }) { action() }
  }

  /// Adds an observer, which is notified until it is gone or removed.
  package func add(_ observer: AnyObject, _ action: @escaping @Sendable () -> Void) {
    observers.withLock { $0[ObjectIdentifier(observer)] = action }
  }

  /// Removes an observer.
  package func remove(_ observer: ObjectIdentifier) { observers.withLock { $0[observer] = nil } }
}

/// A property whose changes its object says.
protocol PublishedProperty {
  var publisher: ObservableObjectPublisher? { get nonmutating set }
}

/// A property of an ``ObservableObject`` whose changes the object says, before they happen.
@propertyWrapper
public struct Published<Value> {
  /// The storage of the value, and of who is told.
  private final class Storage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value, which is unavailable: the attribute is only for properties of classes, where the subscript
  /// below is used instead.
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only for properties of classes") }
    set { preconditionFailure("@Published is only for properties of classes") }
  }

  /// The value, whose object says when it changes.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if let publisher = storage.publisher {
        publisher.send()
      } else {
        ((object as? any ObservableObject).flatMap { Self.publisher(of: $0) } as? ObservableObjectPublisher)?
          .send()
      }
      storage.value = newValue
    }
  }

  private static func publisher(of object: some ObservableObject) -> Any { object.objectWillChange }
}

/// Sendable if the value is, as far as the object that holds it is: it is only reached through that object.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedProperty {
  var publisher: ObservableObjectPublisher? {
    get { storage.publisher }
    nonmutating set { storage.publisher = newValue }
  }
}
