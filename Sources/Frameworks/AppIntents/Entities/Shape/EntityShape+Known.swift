import Synchronization

/// What is known of the types of entities, for the whole program.
private struct KnownEntity: @unchecked Sendable {
  // Sendable: key paths are immutable; everything else is.

  var shape: EntityShape
  /// The names to which key paths led.
  var names: [AnyKeyPath: String] = [:]
  /// An entity to ask key paths about, where none can be made.
  var sample: (any AppEntity)?
}

private let known = Mutex<[ObjectIdentifier: KnownEntity]>([:])

extension AppEntity {
  /// What entities of this type have.
  ///
  /// Names and types are known at once. Titles are once an entity was seen (`learnShape()`), and at once for
  /// transient entities.
  package static var shape: EntityShape {
    if let shape = known.withLock({ $0[ObjectIdentifier(self)]?.shape }) { return shape }
    if let transient = self as? any TransientAppEntity.Type {
      return transient.init().learnShape()
    }
    let shape = EntityShape(ofFieldsIn: self)
    return known.withLock { known in
      known[ObjectIdentifier(self), default: KnownEntity(shape: shape)].shape
    }
  }

  /// Takes up what this entity shows of its type. What runs queries calls it with the first entity it is given;
  /// after that it costs a look into a table.
  ///
  /// - Returns: The shape.
  @discardableResult
  package func learnShape() -> EntityShape {
    let name = ObjectIdentifier(Self.self)
    if let shape = known.withLock({ $0[name]?.shape }), shape.isComplete { return shape }
    let shape = EntityShape(of: self)
    // An entity is kept only where nothing else can answer.
    let sample = BlankInstance.make(Self.self) == nil ? self : nil
    known.withLock { known in
      known[name, default: KnownEntity(shape: shape)].shape = shape
      known[name]?.sample = sample
    }
    return shape
  }

  /// The name of the variable to which a key path such as `\.$title` leads.
  ///
  /// A key path to a projected value holds a function and no name. So it is asked which property it gives of a
  /// value: a blank one, a transient entity, or the first entity seen. Where there is none, a property is known by
  /// the type of its value as long as no other has the same.
  ///
  /// - Returns: nil when the key path leads to no property, or none of these ways tells to which.
  package static func propertyName(at keyPath: AnyKeyPath) -> String? {
    guard let path = keyPath as? PartialKeyPath<Self> else { return nil }
    // A key path is immutable; only its type does not say so.
    nonisolated(unsafe) let key: AnyKeyPath = path
    let name = ObjectIdentifier(self)
    if let found = known.withLock({ $0[name]?.names[key] }) { return found }
    let shape = shape
    guard let found = nameByIdentity(path) ?? nameByType(path, in: shape) else { return nil }
    known.withLock { $0[name]?.names[key] = found }
    return found
  }

  private static func nameByIdentity(_ path: PartialKeyPath<Self>) -> String? {
    let sample = known.withLock { $0[ObjectIdentifier(self)]?.sample }
    let transient = (self as? any TransientAppEntity.Type)?.init()
    guard let entity = sample as? Self ?? transient as? Self ?? BlankInstance.make(self),
      let property = entity[keyPath: path] as? any AnyEntityProperty
    else { return nil }
    return EntitySnapshot(entity).properties.first { $0.property === property }?.name
  }

  private static func nameByType(_ path: PartialKeyPath<Self>, in shape: EntityShape) -> String? {
    guard let type = Swift.type(of: path).valueType as? any AnyEntityProperty.Type else { return nil }
    let fitting = shape.properties.filter { $0.valueType == type.valueType }
    return fitting.count == 1 ? fitting[0].name : nil
  }
}

extension TransientAppEntity {
  /// Makes an entity of values for its properties.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty` or `conversionFailed`.
  package static func making(_ values: [String: any Sendable]) throws -> Self {
    var entity = Self()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let property = try EntitySnapshot(entity).property(name).property
      switch property.definition.source {
      case .stored: try property.store(value)
      case .computed, .deferred:
        guard let changed = property.definition.setter?(entity, value) as? Self else {
          throw IntentRunError(
            .conversionFailed,
            "The property '\(name)' of \(Self.self) can't be set to '\(value)' of type \(type(of: value)).")
        }
        entity = changed
      }
    }
    return entity
  }
}
