import PlainText

/// What entities of one type have: their properties, by the names of their variables.
package struct EntityShape: Sendable {
  /// One property.
  package struct Property: Sendable {
    /// Where a value comes from.
    package enum Kind: Hashable, Sendable {
      case stored, computed, deferred
    }

    /// The name of the variable.
    package let name: String
    package let title: LocalizedStringResource
    package let valueType: any _IntentValue.Type
    package let kind: Kind
    package let indexingKey: PropertyDefinition.IndexingKey?

    /// Whether there may be no value.
    package var isOptional: Bool { valueType is any OptionalIntentValue.Type }
  }

  /// The properties, in the order of their declaration.
  package let properties: [Property]

  /// Whether titles, kinds and indexing keys are known. They are written in initialisers, so that they show once
  /// there was an entity of the type; names and types of values show without one.
  package let isComplete: Bool

  /// The property of a name.
  package subscript(name: String) -> Property? { properties.first { $0.name == name } }
}

extension EntityShape {
  /// What an entity shows.
  package init(of entity: any AppEntity) {
    properties = EntitySnapshot(entity).properties.map { property in
      Property(
        name: property.name, title: property.title, valueType: property.property.valueType,
        kind: property.kind, indexingKey: property.property.definition.indexingKey)
    }
    isComplete = true
  }

  /// What a type shows without an entity.
  init<Entity: AppEntity>(ofFieldsIn type: Entity.Type) {
    properties = TypeFields.of(type).compactMap { field in
      guard let property = field.type as? any AnyEntityProperty.Type else { return nil }
      let name = EntitySnapshot.variableName(field.name)
      return Property(
        name: name, title: LocalizedStringResource("\(IdentifierWords.title(of: name))"),
        valueType: property.valueType, kind: .stored, indexingKey: nil)
    }
    isComplete = false
  }
}
