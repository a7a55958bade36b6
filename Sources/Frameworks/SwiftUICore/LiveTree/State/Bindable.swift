import Observation

/// A property wrapper that provides bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object that is observed.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  /// An unavailable initializer: the value must be an observable object. Declared so that memberwise
  /// initializers take one.
  @available(*, unavailable, message: "the wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes over another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// Access to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      unchecked: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      // Who reads an observable object is asked to look again by the object itself.
      source: object is any Observable ? BindingSource(place: object, version: 0).part(keyPath) : nil)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identifier.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
extension Bindable: DynamicProperty {}
