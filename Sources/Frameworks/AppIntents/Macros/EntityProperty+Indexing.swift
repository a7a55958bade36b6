import CoreSpotlight

extension EntityProperty {
  /// Creates a property that is computed from the entity each time, and that the search index stores under
  /// one of its own attributes.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
  ) {
    self.init(identifier: identifier, title: title, key: .attribute(indexingKey), getter: getter)
  }

  /// Creates a property that is computed from the entity each time, and that the search index stores under a
  /// custom attribute.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(identifier: identifier, title: title, key: .custom(customIndexingKey), getter: getter)
  }

  /// Creates a property that is read from and written to the entity, and that the search index stores under
  /// one of its own attributes.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(identifier: identifier, title: title, key: .attribute(indexingKey), getter: getSetter)
  }

  /// Creates a property that is read from and written to the entity, and that the search index stores under a
  /// custom attribute.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(identifier: identifier, title: title, key: .custom(customIndexingKey), getter: getSetter)
  }

  private convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource?, key: PropertyDefinition.IndexingKey,
    getter: KeyPath<Entity, Value>
  ) {
    // A key path is immutable; only its type does not say so.
    nonisolated(unsafe) let path = getter
    self.init(
      definition: PropertyDefinition(
        identifier: identifier, title: title, indexingKey: key,
        source: .computed { ($0 as? Entity).map { $0[keyPath: path] } }))
  }
}
