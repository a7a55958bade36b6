import CoreSpotlight

/// The declaration of a property, independent of its value type.
package struct PropertyDefinition: Sendable {
  /// The explicit name of the property, if it differs from that of its variable.
  package var identifier: String?
  package var title: LocalizedStringResource?
  package var indexingKey: IndexingKey?
  package var source: Source
  /// A closure that returns the entity with another value, or nil when the entity or the value has another
  /// type. Only writable computed properties have one.
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

  /// The source of the value. The closures return nil for an entity of another type.
  package enum Source: Sendable {
    /// The value is stored in the property.
    case stored
    /// The value is computed from the entity each time.
    case computed(@Sendable (any AppEntity) -> (any _IntentValue)?)
    /// The value is fetched from the entity on request, usually over a network.
    case deferred(@Sendable (any AppEntity) async throws -> (any _IntentValue)?)
  }

  /// The attribute under which the search index stores the value.
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

/// A property whose value type is erased.
package protocol AnyEntityProperty: AnyObject, Sendable {
  var definition: PropertyDefinition { get }
  var title: LocalizedStringResource { get }
  var isOptional: Bool { get }
  /// The type of the value.
  var valueType: any _IntentValue.Type { get }
  /// The value that the property itself stores, or nil.
  var storedValue: (any _IntentValue)? { get }
  /// The type of the value, as a static member for callers without an instance.
  static var valueType: any _IntentValue.Type { get }
  /// Stores a value in the property: as it is, wrapped in an optional, or as the only element of a
  /// collection.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` when the value has another type.
  func store(_ value: any Sendable) throws
  /// Returns a property without title and value.
  static func makeBlank() -> Self
}
