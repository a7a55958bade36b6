import PlainText

/// An entity, read by the names of its variables.
package struct EntitySnapshot: Sendable {
  /// One property of it.
  package struct Property: Sendable {
    /// The name of the variable.
    package let name: String
    package let property: any AnyEntityProperty

    package var title: LocalizedStringResource {
      property.definition.title ?? LocalizedStringResource("\(IdentifierWords.title(of: name))")
    }

    package var kind: EntityShape.Property.Kind {
      switch property.definition.source {
      case .stored: .stored
      case .computed: .computed
      case .deferred: .deferred
      }
    }
  }

  package let entity: any AppEntity

  /// The properties, in the order of their declaration.
  package let properties: [Property]

  /// Reads an entity. It costs some microseconds.
  package init(_ entity: any AppEntity) {
    self.entity = entity
    var mirror: Mirror? = Mirror(reflecting: entity)
    var levels: [[Property]] = []
    // Classes have the variables of what they inherit from as well, which come first.
    while let level = mirror {
      levels.append(
        level.children.compactMap { child in
          guard let label = child.label, let property = child.value as? any AnyEntityProperty else {
            return nil
          }
          return Property(
            name: property.definition.identifier ?? Self.variableName(label), property: property)
        })
      mirror = level.superclassMirror
    }
    properties = levels.reversed().flatMap { $0 }
  }

  /// The name of the variable for which a field stands: that of a wrapper begins with an underscore.
  static func variableName(_ field: String) -> String {
    field.hasPrefix("_") ? String(field.dropFirst()) : field
  }

  /// The property of a name.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty`, which names the properties that there are.
  package func property(_ name: String) throws -> Property {
    if let property = properties.first(where: { $0.name == name }) { return property }
    throw IntentRunError(
      .unknownProperty,
      "\(type(of: entity)) has no property '\(name)'. It has \(properties.map(\.name).quoted).")
  }

  /// The value of a property that is at hand; nil when there is none, or when it has to be fetched.
  package func valueAtHand(of property: Property) -> (any _IntentValue)? {
    switch property.property.definition.source {
    case .stored: property.property.storedValue?.presentValue
    case .computed(let read): read(entity)?.presentValue
    case .deferred: nil
    }
  }

  /// The value of a property, which may have to be fetched; nil when there is none.
  ///
  /// - Throws: What the fetching throws.
  package func value(of property: Property) async throws -> (any _IntentValue)? {
    if case .deferred(let fetch) = property.property.definition.source {
      return try await fetch(entity)?.presentValue
    }
    return valueAtHand(of: property)
  }

  /// The value of the property of a name, which may have to be fetched; nil when there is none.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty`, and what the fetching throws.
  package func value(of name: String) async throws -> (any _IntentValue)? {
    try await value(of: property(name))
  }
}

extension [String] {
  /// The names in quotation marks, for messages.
  var quoted: String { isEmpty ? "none" : map { "'\($0)'" }.joined(separator: ", ") }
}
