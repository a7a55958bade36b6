import PlainText

/// The properties of an entity, accessible by the names of their variables.
package struct EntitySnapshot: Sendable {
  /// One property of an entity.
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

  /// Reads the properties of an entity, which takes a few microseconds.
  package init(_ entity: any AppEntity) {
    self.entity = entity
    var mirror: Mirror? = Mirror(reflecting: entity)
    var levels: [[Property]] = []
    // Classes also have inherited variables, which come first.
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

  /// Returns the name of the variable that a field belongs to: the field of a wrapper has an underscore
  /// prefix.
  static func variableName(_ field: String) -> String {
    field.hasPrefix("_") ? String(field.dropFirst()) : field
  }

  /// Returns the property with a name.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty`, which lists the properties that exist.
  package func property(_ name: String) throws -> Property {
    if let property = properties.first(where: { $0.name == name }) { return property }
    throw IntentRunError(
      .unknownProperty,
      "\(type(of: entity)) has no property '\(name)'. It has \(properties.map(\.name).quoted).")
  }

  /// Returns the value of a property if it is available without fetching, or nil.
  package func valueAtHand(of property: Property) -> (any _IntentValue)? {
    switch property.property.definition.source {
    case .stored: property.property.storedValue?.presentValue
    case .computed(let read): read(entity)?.presentValue
    case .deferred: nil
    }
  }

  /// Returns the value of a property, fetching it if necessary, or nil when it has none.
  ///
  /// - Throws: The error of the fetch.
  package func value(of property: Property) async throws -> (any _IntentValue)? {
    if case .deferred(let fetch) = property.property.definition.source {
      return try await fetch(entity)?.presentValue
    }
    return valueAtHand(of: property)
  }

  /// Returns the value of the property with a name, fetching it if necessary, or nil when it has none.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty`, or the error of the fetch.
  package func value(of name: String) async throws -> (any _IntentValue)? {
    try await value(of: property(name))
  }
}

extension [String] {
  /// The names in quotation marks, for messages.
  var quoted: String { isEmpty ? "none" : map { "'\($0)'" }.joined(separator: ", ") }
}
