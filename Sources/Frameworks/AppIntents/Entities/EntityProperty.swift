import CoreSpotlight
import Synchronization

/// A value of an entity that other programs can read, filter by and pass on.
///
/// It is a class, so copies of an entity share their properties' values. Reading and writing is safe from any
/// task.
@propertyWrapper
public final class EntityProperty<Value>: AnyIntentValue, Sendable where Value: _IntentValue {
  package let definition: PropertyDefinition
  private let stored = Mutex<Value?>(nil)

  package init(definition: PropertyDefinition) {
    self.definition = definition
  }

  /// Makes a property whose title comes from the name of its variable.
  public convenience init() {
    self.init(definition: PropertyDefinition())
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
    identifier: String, title: LocalizedStringResource? = nil, getter: KeyPath<Entity, Value>
  ) {
    nonisolated(unsafe) let path = getter
    self.init(
      definition: PropertyDefinition(
        identifier: identifier, title: title,
        source: .computed { ($0 as? Entity).map { $0[keyPath: path] } }))
  }

  /// Makes a property that is read from the entity, and written to it, each time.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(identifier: identifier, title: title, getter: getSetter)
  }

  /// Makes a property that is fetched when something asks for it.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(
      definition: PropertyDefinition(
        identifier: identifier, title: title,
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
    definition.title ?? LocalizedStringResource("\(VariableName.title(of: definition.identifier ?? ""))")
  }

  /// Whether there may be no value.
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }
}

/// All that a property says about itself, without its type.
package struct PropertyDefinition: Sendable {
  /// The name under which it is known, where that is not its variable's.
  package var identifier: String?
  package var title: LocalizedStringResource?
  package var indexingKey: IndexingKey?
  package var source: Source

  package init(
    identifier: String? = nil, title: LocalizedStringResource? = nil, indexingKey: IndexingKey? = nil,
    source: Source = .stored
  ) {
    self.identifier = identifier
    self.title = title
    self.indexingKey = indexingKey
    self.source = source
  }

  /// Where the value comes from. The closures give nil for an entity of another type.
  package enum Source: Sendable {
    /// From the property itself.
    case stored
    /// From the entity, each time.
    case computed(@Sendable (any AppEntity) -> (any _IntentValue)?)
    /// From the entity, when something asks for it, as a rule over a network.
    case deferred(@Sendable (any AppEntity) async throws -> (any _IntentValue)?)
  }

  /// Under which attribute the search index keeps the value.
  package enum IndexingKey: @unchecked Sendable {  // A key path is immutable; only its type does not say so.
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    case custom(CSCustomAttributeKey)
  }
}

/// A property, seen without the type of its value.
package protocol AnyEntityProperty: AnyObject, Sendable {
  var definition: PropertyDefinition { get }
  var title: LocalizedStringResource { get }
  var isOptional: Bool { get }
  /// The type of the value.
  var valueType: any _IntentValue.Type { get }
  /// The value that the property itself holds, or nil.
  var storedValue: (any _IntentValue)? { get }
}

extension EntityProperty: AnyEntityProperty {
  package var valueType: any _IntentValue.Type { Value.self }
  package var storedValue: (any _IntentValue)? { stored.withLock { $0 } }
}
