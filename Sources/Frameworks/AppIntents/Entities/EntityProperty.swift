import CoreSpotlight
import PlainText
import Synchronization

/// A value of an entity that other programs can read, filter by and pass on.
///
/// As a class, it makes copies of an entity share their properties' values. Reading and writing is safe from
/// any task.
@propertyWrapper
public final class EntityProperty<Value>: AnyIntentValue, Sendable where Value: _IntentValue {
  package let definition: PropertyDefinition
  private let stored = Mutex<Value?>(nil)

  package required init(definition: PropertyDefinition) {
    self.definition = definition
  }

  /// Creates a property with a value. The title is derived from the name of the variable.
  public convenience init(wrappedValue: Value) {
    self.init(definition: PropertyDefinition())
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with a title.
  public convenience init(title: LocalizedStringResource) {
    self.init(definition: PropertyDefinition(title: title))
  }

  /// Creates a property with an explicit identifier.
  public convenience init(identifier: String, title: LocalizedStringResource? = nil) {
    self.init(definition: PropertyDefinition(identifier: identifier, title: title))
  }

  /// Creates a property that the search index stores under one of its own attributes.
  public convenience init(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(definition: PropertyDefinition(title: title, indexingKey: .attribute(indexingKey)))
  }

  /// Creates a property that the search index stores under a custom attribute.
  public convenience init(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) {
    self.init(definition: PropertyDefinition(title: title, indexingKey: .custom(customIndexingKey)))
  }

  /// Creates a property that is computed from the entity each time it is read.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil, getter: KeyPath<Entity, Value>
  ) {
    // A key path is immutable; only its type does not say so.
    nonisolated(unsafe) let path = getter
    self.init(
      definition: PropertyDefinition(
        identifier: identifier, title: title,
        indexingKey: PropertyDefinition.IndexingKey(indexingKey, customIndexingKey),
        source: .computed { ($0 as? Entity).map { $0[keyPath: path] } }))
  }

  /// Creates a property that is read from and written to the entity.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil, getSetter: WritableKeyPath<Entity, Value>
  ) {
    // A key path is immutable; only its type does not say so.
    nonisolated(unsafe) let path = getSetter
    self.init(
      definition: PropertyDefinition(
        identifier: identifier, title: title,
        indexingKey: PropertyDefinition.IndexingKey(indexingKey, customIndexingKey),
        source: .computed { ($0 as? Entity).map { $0[keyPath: path] } },
        setter: { entity, value in
          guard var changed = entity as? Entity, let value = convertedIntentValue(value, to: Value.self)
          else { return nil }
          changed[keyPath: path] = value
          return changed
        }))
  }

  /// Creates a property whose value is fetched on request.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(
      definition: PropertyDefinition(
        identifier: identifier, title: title,
        indexingKey: PropertyDefinition.IndexingKey(indexingKey, customIndexingKey),
        source: .deferred { entity in
          guard let entity = entity as? Entity else { return nil }
          return try await asyncGetter(entity)
        }))
  }

  /// The value of the property.
  ///
  /// A property that was never set returns nil if its type is optional. Otherwise reading it is a programming
  /// error and traps with a message that names the property.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }) { return value }
      if let type = Value.self as? any OptionalIntentValue.Type, let absent = type.absent as? Value {
        return absent
      }
      let label =
        definition.title.map { "'\(String(localized: $0))'" } ?? definition.identifier ?? "(no title)"
      preconditionFailure(
        "The property \(label) of type \(Value.self) was read before it had a value. Set it in the entity's "
          + "initialiser, or make its type optional.")
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The property itself, as in `\.$name` in queries.
  public var projectedValue: EntityProperty<Value> { self }

  /// The title of the property, derived from its identifier when none was given.
  public var title: LocalizedStringResource {
    definition.title ?? LocalizedStringResource("\(IdentifierWords.title(of: definition.identifier ?? ""))")
  }

  /// A Boolean value that indicates whether the value may be absent.
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }
}

extension EntityProperty: AnyEntityProperty {
  package var valueType: any _IntentValue.Type { Value.self }
  package static var valueType: any _IntentValue.Type { Value.self }
  package var storedValue: (any _IntentValue)? { stored.withLock { $0 } }
  package static func makeBlank() -> Self { Self(definition: PropertyDefinition()) }

  package func store(_ value: any Sendable) throws {
    guard let value = convertedIntentValue(value, to: Value.self) else {
      throw IntentRunError(
        .conversionFailed,
        "The property '\(String(localized: title))' takes a value of type \(Value.self), and not '\(value)' of "
          + "type \(type(of: value)).")
    }
    wrappedValue = value
  }
}

extension EntityProperty {
  /// Creates a property whose title is derived from the name of its variable.
  ///
  /// The initialiser is in an extension so that memberwise initialisers take values, not wrappers: in the
  /// class, the compiler would use it as the wrapper's default value.
  public convenience init() {
    self.init(definition: PropertyDefinition())
  }
}

extension EntityProperty: PredicateValue {
  /// The value that predicates compare: the wrapped one.
  package var predicateValue: Any? { storedValue }
}
