import PlainText

/// The properties that entities of one type have, by the names of their variables.
package struct EntityShape: Sendable {
  /// One property.
  package struct Property: Sendable {
    /// The source of a property's value.
    package enum Kind: Hashable, Sendable {
      case stored, computed, deferred
    }

    /// The name of the variable.
    package let name: String
    package let title: LocalizedStringResource
    package let valueType: any _IntentValue.Type
    package let kind: Kind
    package let indexingKey: PropertyDefinition.IndexingKey?

    /// A Boolean value that indicates whether the value may be absent.
    package var isOptional: Bool { valueType is any OptionalIntentValue.Type }
  }

  /// The properties, in the order of their declaration.
  package let properties: [Property]

  /// A Boolean value that indicates whether titles, kinds and indexing keys are known. Initialisers set them,
  /// so they are known once an entity of the type exists; names and value types are known without one.
  package let isComplete: Bool

  /// Returns the property with a name.
  package subscript(name: String) -> Property? { properties.first { $0.name == name } }
}

extension EntityShape {
  /// Creates the shape that an entity reveals.
  package init(of entity: any AppEntity) {
    properties = EntitySnapshot(entity).properties.map { property in
      Property(
        name: property.name, title: property.title, valueType: property.property.valueType,
        kind: property.kind, indexingKey: property.property.definition.indexingKey)
    }
    isComplete = true
  }

  /// Creates the shape that a type reveals without an entity.
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
