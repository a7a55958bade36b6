import Observation

/// Access to a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// The transaction that is passed to `set` closures that ask for it.
  public var transaction = Transaction() {
    didSet { source = nil }
  }

  /// The place where the value is kept, and its version when the binding was made; nil where neither is
  /// known.
  private(set) var source: BindingSource?

  /// Makes access through two closures, which run where the binding is used.
  ///
  /// Closures that belong to an actor, such as those written in a view's `body`, trap when the binding is
  /// used elsewhere.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let owner = get.isolation
    let setter = set.isolation
    // Only the static knowledge of the isolation is cast away; the check before each call replaces it.
    let plainGet = unsafeBitCast(get, to: (() -> Value).self)
    let plainSet = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.get = {
      owner?.preconditionIsolated("a binding is read outside of the actor that its closure belongs to")
      return plainGet()
    }
    self.set = { value, _ in
      setter?.preconditionIsolated("a binding is set outside of the actor that its closure belongs to")
      plainSet(value)
    }
  }

  /// Makes access through two closures, of which the second is told about the change.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let owner = get.isolation
    let setter = set.isolation
    let plainGet = unsafeBitCast(get, to: (() -> Value).self)
    let plainSet = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.get = {
      owner?.preconditionIsolated("a binding is read outside of the actor that its closure belongs to")
      return plainGet()
    }
    self.set = { value, transaction in
      setter?.preconditionIsolated("a binding is set outside of the actor that its closure belongs to")
      plainSet(value, transaction)
    }
  }

  init(
    unchecked get: @escaping () -> Value, set: @escaping (Value) -> Void, source: BindingSource? = nil
  ) {
    self.get = get
    self.set = { value, _ in set(value) }
    self.source = source
  }

  init(location: StateLocation<Value>) {
    self.init(
      unchecked: { location.value }, set: { location.value = $0 },
      source: BindingSource(place: location, version: location.version))
  }

  /// Access to a value that never changes; setting has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(unchecked: { value }, set: { _ in })
  }

  /// Takes over another binding, as closures with `$` parameters do.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value that is bound.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Access to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    // What is inside of an object may change without the state that holds it, unless the object tells its readers.
    let isTold = !(Value.self is AnyClass) || wrappedValue is any Observable
    return Binding<Subject>(
      unchecked: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }, source: isTold ? source?.part(keyPath) : nil)
  }
}

/// Sendable if the value is: the closures are sendable, or only touch a `StateLocation`, a constant or
/// another binding of a sendable value.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identifier.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Access to a value that is optional elsewhere.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      unchecked: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Access to the value inside of an optional; nil if there is none now. If it goes later, the last value
  /// known is read, and setting has no effect.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      unchecked: { base.wrappedValue ?? value },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  /// Access to the value as a key of any type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      unchecked: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// The binding with what its `set` is told.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the collection of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  /// The indices of the bound collection.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place after `i`.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// Access to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      unchecked: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before `i`.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
