import Synchronization

/// The knowledge about an entity type, collected across the program.
private struct KnownEntity: @unchecked Sendable {
  // Sendable: key paths are immutable; everything else is.

  var shape: EntityShape
  /// The property names that key paths were resolved to.
  var names: [AnyKeyPath: String] = [:]
  /// An entity to apply key paths to, where none can be created.
  var sample: (any AppEntity)?
}

private let known = Mutex<[ObjectIdentifier: KnownEntity]>([:])

extension AppEntity {
  /// The properties of entities of this type.
  ///
  /// Names and types are known immediately. Titles are known once an entity was seen (`learnShape()`), for
  /// transient entities immediately.
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

  /// Records the shape of this entity for its type. Code that runs queries calls it with the first entity
  /// that it receives; later calls only cost a table lookup.
  ///
  /// - Returns: The shape.
  @discardableResult
  package func learnShape() -> EntityShape {
    let name = ObjectIdentifier(Self.self)
    if let shape = known.withLock({ $0[name]?.shape }), shape.isComplete { return shape }
    let shape = EntityShape(of: self)
    // An entity is kept only where nothing else can resolve key paths.
    let sample = BlankInstance.make(Self.self) == nil ? self : nil
    known.withLock { known in
      known[name, default: KnownEntity(shape: shape)].shape = shape
      known[name]?.sample = sample
    }
    return shape
  }

  /// Returns the name of the variable that a key path such as `\.$title` leads to.
  ///
  /// A key path to a projected value holds a function and no name. It is therefore applied to a value, and
  /// the property that it returns is identified: a blank value, a transient entity, or the first entity seen.
  /// Without any of these, a property is identified by the type of its value, if no other has the same.
  ///
  /// - Returns: nil when the key path leads to no property, or when none of these ways succeeds.
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
  /// Creates an entity from values for its properties.
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
