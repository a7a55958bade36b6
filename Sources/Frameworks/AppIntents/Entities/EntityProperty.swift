import CoreSpotlight
import PlainText
import Synchronization

/// A value of an entity that other programs can read, filter by and pass on.
///
/// It is a class, so copies of an entity share their properties' values. Reading and writing is safe from any
/// task.
@propertyWrapper
public final class EntityProperty<Value>: AnyIntentValue, Sendable where Value: _IntentValue {
  package let definition: PropertyDefinition
  private let stored = Mutex<Value?>(nil)

  package required init(definition: PropertyDefinition) {
    self.definition = definition
  }

  /// Makes a property with a value, whose title comes from the name of its variable.
  public convenience init(wrappedValue: Value) {
    self.init(definition: PropertyDefinition())
    self.wrappedValue = wrappedValue
  }

  /// Makes a property.
  public convenience init(title: LocalizedStringResource) {
    self.init(definition: PropertyDefinition(title: title))
  }

  /// Makes a property under a name of its own.
  public convenience init(identifier: String, title: LocalizedStringResource? = nil) {
    self.init(definition: PropertyDefinition(identifier: identifier, title: title))
  }

  /// Makes a property that the search index keeps under one of its attributes.
  public convenience init(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(definition: PropertyDefinition(title: title, indexingKey: .attribute(indexingKey)))
  }

  /// Makes a property that the search index keeps under an attribute of the app's own.
  public convenience init(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) {
    self.init(definition: PropertyDefinition(title: title, indexingKey: .custom(customIndexingKey)))
  }

  /// Makes a property that is read from the entity each time.
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

  /// Makes a property that is read from the entity, and written to it, each time.
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

  /// Makes a property that is fetched when something asks for it.
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

  /// The value.
  ///
  /// A property that was never set gives nil if its type is optional. Anything else is a programmer's mistake:
  /// it traps with a message that names the property.
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

  /// The property itself: `\.$name` in queries.
  public var projectedValue: EntityProperty<Value> { self }

  /// What the property is called.
  public var title: LocalizedStringResource {
    definition.title ?? LocalizedStringResource("\(IdentifierWords.title(of: definition.identifier ?? ""))")
  }

  /// Whether there may be no value.
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
  /// Makes a property whose title comes from the name of its variable.
  ///
  /// It stands in an extension so that the compiler makes memberwise initialisers take values, not wrappers: in
  /// the class it would count as how the wrapper is made when nothing is written.
  public convenience init() {
    self.init(definition: PropertyDefinition())
  }
}

extension EntityProperty: PredicateValue {
  /// What predicates compare: the value, not the wrapper.
  package var predicateValue: Any? { storedValue }
}
