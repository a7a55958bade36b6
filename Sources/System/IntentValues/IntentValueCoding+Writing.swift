import AppIntents
import JSONValues

extension IntentValueCoding {
  /// Writes a value.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed`, which names the place, where JSON can't say it: a number
  ///   that is none, a file larger than allowed, a type that neither Beckon knows nor `Codable` describes.
  package func json(of value: any _IntentValue) throws -> JSONValue {
    try json(of: value, at: JSONPlace())
  }

  func json(of value: any _IntentValue, at place: JSONPlace) throws -> JSONValue {
    try place.checkDepth()
    switch value {
    case let value as any JSONCodedValue: return try value.json(at: place, self)
    case let value as any OptionalIntentValue:
      return try value.wrapped.map { try json(of: $0, at: place) } ?? .null
    case let value as any CollectionIntentValue: return try json(ofElementsOf: value, at: place)
    case let value as any AppEnum: return value.rawJSON
    case let value as any AppUnionValue:
      let (name, payload) = value.taken
      guard let payload = payload as? any _IntentValue else {
        throw place.failure("the case '\(name)' of \(type(of: value)) holds no intent value.")
      }
      return .members([
        "case": .string(name), "value": try json(of: payload, at: place.member("value")),
      ])
    case let value as any TransientAppEntity: return try json(ofTransient: value, at: place)
    case let value as any AppEntity:
      return json(ofEntity: value)
    case let value as any AnyEntityCollection:
      return .members([
        "entity": .string(type(of: value).entityType.persistentIdentifier),
        "ids": .array(value.identifierStrings.map(JSONValue.string)),
      ])
    case let value as any Encodable: return try CodableForm.json(of: value, at: place)
    default:
      throw place.failure(
        "a value of type \(type(of: value)) has no JSON form. Make the type conform to Codable.")
    }
  }

  private func json(
    ofElementsOf collection: any CollectionIntentValue, at place: JSONPlace
  ) throws -> JSONValue {
    var written: [JSONValue] = []
    for (index, element) in collection.elements.enumerated() {
      written.append(try json(of: element, at: place.element(index)))
    }
    guard type(of: collection) is any UnorderedIntentValue.Type else { return .array(written) }
    // The same set is the same text each time.
    let texts = written.map { value in
      var writer = JSONWriter()
      writer.value(value)
      return writer.bytes
    }
    let order = texts.indices.sorted { texts[$0].lexicographicallyPrecedes(texts[$1]) }
    return .array(order.map { written[$0] })
  }

  private func json<Entity: AppEntity>(ofEntity entity: Entity) -> JSONValue {
    entity.learnShape()
    return .members([
      "entity": .string(Entity.persistentIdentifier), "id": .string(entity.id.entityIdentifierString),
      "title": .string(localized(entity.displayRepresentation.title)),
    ])
  }

  /// Properties that can't be set are left out: they come from the others.
  private func json<Entity: TransientAppEntity>(
    ofTransient entity: Entity, at place: JSONPlace
  ) throws -> JSONValue {
    let place = place.member("properties")
    let snapshot = EntitySnapshot(entity)
    var properties: [JSONValue.Member] = []
    for property in snapshot.properties {
      if property.kind != .stored, property.property.definition.setter == nil { continue }
      guard let value = snapshot.valueAtHand(of: property) else { continue }
      let written = try json(of: value, at: place.member(property.name))
      properties.append(JSONValue.Member(name: property.name, value: written))
    }
    return .members([
      "entity": .string(Entity.persistentIdentifier), "properties": .object(properties),
    ])
  }
}

/// A collection without an order.
protocol UnorderedIntentValue {}
extension Set: UnorderedIntentValue where Element: _IntentValue {}

extension AppEnum {
  /// The raw value, as a number where it is one.
  var rawJSON: JSONValue {
    rawValue is any BinaryInteger ? .number(rawText) : .string(rawText)
  }
}
