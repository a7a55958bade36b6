import CoreSpotlight

extension CSSearchableIndex {
  /// Adds entities to the index, replacing those that it already contains.
  ///
  /// - Parameter priority: The rank of the entities among equal results; higher comes first.
  /// - Throws: The error of the index, or `AttributeError` for a property that does not fit its indexing key.
  public func indexAppEntities<Entity: IndexedEntity>(_ appEntities: [Entity], priority: Int = 0) async throws
  {
    let items = try appEntities.map { entity in
      let check = CSSearchableItemAttributeSet(itemContentType: "public.item")
      if let error = entity.addKeyedProperties(to: check) { throw error }
      return CSSearchableItem(appEntity: entity, priority: priority)
    }
    try await indexSearchableItems(items)
  }

  /// Removes entities from the index.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    try await deleteSearchableItems(
      withIdentifiers: identifiers.map { EntityIdentifier(for: type, identifier: $0).description })
  }

  /// Removes all entities of a type from the index.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
    try await deleteSearchableItems(withDomainIdentifiers: [CSSearchableItem.domain(of: type)])
  }
}

extension EntityAttribute {
  static func key(_ name: String) -> CSCustomAttributeKey {
    guard let key = CSCustomAttributeKey(keyName: name) else {
      preconditionFailure("'\(name)' is no name of an attribute.")
    }
    return key
  }
}

extension CSSearchableItem {
  /// Creates an item for an entity.
  ///
  /// The item is identified by the entity's `EntityIdentifier`, and its domain is the entity's type.
  public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int = 0) {
    self.init(
      uniqueIdentifier: EntityIdentifier(for: appEntity).description,
      domainIdentifier: Self.domain(of: Entity.self), attributeSet: appEntity.attributeSet)
    associateAppEntity(appEntity, priority: priority)
  }

  /// Associates the item with an entity, which a search that finds the item returns.
  public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {
    let attributes = attributeSet
    attributes.setValue(
      EntityIdentifier(for: appEntity).description,
      forCustomKey: EntityAttribute.key(EntityAttribute.identifier))
    attributes.setValue(priority, forCustomKey: EntityAttribute.key(EntityAttribute.priority))
    if let indexed = appEntity as? any IndexedEntity, indexed.hideInSpotlight {
      attributes.setValue(true, forCustomKey: EntityAttribute.key(EntityAttribute.isHidden))
    }
    attributeSet = attributes
  }

  /// Returns the domain of all items that stand for entities of a type.
  static func domain<Entity: AppEntity>(of type: Entity.Type) -> String {
    "appEntity." + Entity.persistentIdentifier.replacing(".", with: "%2E")
  }

  /// The identifier of the entity that the item stands for.
  package var appEntityIdentifier: EntityIdentifier? {
    let text = attributeSet.value(forCustomKey: EntityAttribute.key(EntityAttribute.identifier)) as? NSString
    return text.flatMap { EntityIdentifier(description: $0.description) }
  }

  /// The rank of the item among equal results; higher comes first.
  package var appEntityPriority: Int {
    (attributeSet.value(forCustomKey: EntityAttribute.key(EntityAttribute.priority)) as? NSNumber)?.intValue
      ?? 0
  }

  /// A Boolean value that indicates whether searches by people leave the item out.
  package var isHiddenAppEntity: Bool {
    (attributeSet.value(forCustomKey: EntityAttribute.key(EntityAttribute.isHidden)) as? NSNumber)?.boolValue
      ?? false
  }
}
