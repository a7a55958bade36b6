import CoreSpotlight

/// All that a property says about itself, without its type.
package struct PropertyDefinition: Sendable {
  /// The name under which it is known, where that is not its variable's.
  package var identifier: String?
  package var title: LocalizedStringResource?
  package var indexingKey: IndexingKey?
  package var source: Source
  /// The entity with another value, or nil when entity or value are of other types. Only computed properties
  /// that can be written have it.
  package var setter: (@Sendable (any AppEntity, any Sendable) -> (any AppEntity)?)?

  package init(
    identifier: String? = nil, title: LocalizedStringResource? = nil, indexingKey: IndexingKey? = nil,
    source: Source = .stored,
    setter: (@Sendable (any AppEntity, any Sendable) -> (any AppEntity)?)? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.indexingKey = indexingKey
    self.source = source
    self.setter = setter
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

    init?(_ path: PartialKeyPath<CSSearchableItemAttributeSet>?, _ key: CSCustomAttributeKey?) {
      if let path {
        self = .attribute(path)
      } else if let key {
        self = .custom(key)
      } else {
        return nil
      }
    }
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
  /// The type of the value, for who has only the type of the property.
  static var valueType: any _IntentValue.Type { get }
  /// Gives the property itself a value, as it is, wrapped into an optional or as the only one of a collection.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` when it is of another type.
  func store(_ value: any Sendable) throws
  /// Makes a property without title and value.
  static func makeBlank() -> Self
}
