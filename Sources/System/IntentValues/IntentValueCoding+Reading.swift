import AppIntents
import JSONValues

extension IntentValueCoding {
  /// One value to read: of a parameter, a property, an answer.
  package struct Item: Sendable {
    package var json: JSONValue
    package var type: any _IntentValue.Type
    /// The place for messages: the name of a parameter.
    package var path: String

    package init(_ json: JSONValue, as type: any _IntentValue.Type, at path: String = "") {
      self.json = json
      self.type = type
      self.path = path
    }
  }

  /// Reads a value. Nothing is fetched before all of it has the right form; then the entities of each type
  /// are asked for at once.
  ///
  /// - Parameter path: The place for messages: the name of a parameter.
  /// - Throws: `IntentRunError` with `conversionFailed`, which names the place and what is expected there, or with
  ///   `unknownEntity` for an entity that is no more; and what queries of the app throw.
  package func value(
    from json: JSONValue, as type: any _IntentValue.Type, at path: String = ""
  ) async throws -> any _IntentValue {
    try await values(from: [Item(json, as: type, at: path)])[0]
  }

  /// Reads several values in their order, such as those of all parameters of an intent; entities that
  /// several name are asked for once.
  ///
  /// - Throws: As `value(from:as:at:)`.
  package func values(from items: [Item]) async throws -> [any _IntentValue] {
    var wanted = WantedEntities()
    let planned = try items.map { try plan($0.json, $0.type, at: JSONPlace($0.path), &wanted) }
    let found = try await fetch(wanted)
    return try planned.map { try $0.made(of: found) }
  }

  /// Fetches the wanted entities, all of one type at once.
  package func fetch(_ wanted: WantedEntities) async throws -> FoundEntities {
    var found = FoundEntities()
    for key in wanted.order {
      guard let type = wanted.types[key], let identifiers = wanted.identifiers[key] else { continue }
      let entities = try await findEntities(type, identifiers)
      if let entity = entities.first?.value { entity.learnShape() }
      found.entities[key] = entities
    }
    return found
  }

  /// Reads a value up to the entities in it, and says which are wanted.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed`.
  package func plan(
    _ json: JSONValue, _ type: any _IntentValue.Type, at place: JSONPlace, _ wanted: inout WantedEntities
  ) throws -> PlannedValue {
    try place.checkDepth()
    switch type {
    case let type as any JSONCodedValue.Type: return .value(try type.value(from: json, at: place, self))
    case let type as any OptionalIntentValue.Type:
      if json.isNull { return .value(type.absent) }
      return .present(type, try plan(json, type.wrappedType, at: place, &wanted), place)
    case let type as any CollectionIntentValue.Type:
      guard case .array(let elements) = json else { throw place.expected("an array", found: json) }
      var planned: [PlannedValue] = []
      planned.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        planned.append(try plan(element, type.elementType, at: place.element(index), &wanted))
      }
      return .collection(type, planned, place)
    case let type as any AppEnum.Type: return .value(try enumeration(json, type, at: place))
    case let type as any AppUnionValue.Type: return try union(json, type, at: place, &wanted)
    case let type as any TransientAppEntity.Type: return try transient(json, type, at: place, &wanted)
    case let type as any AppEntity.Type:
      let members = try JSONMembers(json, at: place, names: ["entity", "id", "title"])
      try check(members, isOf: type)
      let identifier = try members.requiredText("id")
      try check(identifier, isOneOf: type, at: members.at("id"))
      wanted.add(type, identifier)
      return .entity(type, identifier: identifier, place)
    case let type as any AnyEntityCollection.Type: return .value(try collection(json, type, at: place))
    case let type as any (Decodable & _IntentValue).Type:
      return .value(try CodableForm.value(of: type, from: json, at: place))
    default:
      throw place.failure("a value of type \(type) has no JSON form. Make the type conform to Codable.")
    }
  }

  private func enumeration<Value: AppEnum>(
    _ json: JSONValue, _ type: Value.Type, at place: JSONPlace
  ) throws -> any _IntentValue {
    let text: String? =
      switch json {
      case .string(let text): text
      case .number(let text) where Value.RawValue.self is any BinaryInteger.Type:
        text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
          ? text : String(try json.integer(at: place))
      default: nil
      }
    if let text, text.utf8.count <= 4_096, let value = type.init(rawText: text) { return value }
    let names = type.allCases.map { "'\($0.rawText)'" }
    let listed = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? " …" : "")
    let found = text.map { "'\($0.cut(60))'" } ?? json.kindName
    throw place.failure("expected one of \(listed), found \(found).")
  }

  private func union<Value: AppUnionValue>(
    _ json: JSONValue, _ type: Value.Type, at place: JSONPlace, _ wanted: inout WantedEntities
  ) throws -> PlannedValue {
    let members = try JSONMembers(json, at: place, names: ["case", "value"])
    let name = try members.requiredText("case")
    let cases = type.unionCases
    guard let taken = cases.first(where: { $0.name == name }) else {
      let names = cases.map { "'\($0.name)'" }.joined(separator: ", ")
      throw members.at("case").failure("expected one of \(names), found '\(name.cut(60))'.")
    }
    // An optional in a case may be null.
    let payload = members["value"] ?? .null
    return .union(
      type, caseName: name, try plan(payload, taken.payloadType, at: members.at("value"), &wanted), place)
  }

  private func transient<Entity: TransientAppEntity>(
    _ json: JSONValue, _ type: Entity.Type, at place: JSONPlace, _ wanted: inout WantedEntities
  ) throws -> PlannedValue {
    let members = try JSONMembers(json, at: place, names: ["entity", "properties", "title"])
    try check(members, isOf: type)
    let place = members.at("properties")
    guard case .object(let given) = try members.required("properties") else {
      throw place.expected("an object", found: members["properties"] ?? .null)
    }
    let shape = EntitySnapshot(Entity()).properties
    var planned: [(name: String, value: PlannedValue)] = []
    for member in given {
      guard let property = shape.first(where: { $0.name == member.name }) else {
        let names = shape.map { "'\($0.name)'" }.joined(separator: ", ")
        throw place.member(member.name).failure("there is no such property; expected \(names).")
      }
      planned.append(
        (
          member.name,
          try plan(member.value, property.property.valueType, at: place.member(member.name), &wanted)
        ))
    }
    return .transient(type, planned, place)
  }

  private func collection(
    _ json: JSONValue, _ type: any AnyEntityCollection.Type, at place: JSONPlace
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: ["entity", "ids"])
    try check(members, isOf: type.entityType)
    let listed = try members.required("ids")
    guard case .array(let elements) = listed else {
      throw members.at("ids").expected("an array", found: listed)
    }
    var identifiers: [String] = []
    for (index, element) in elements.enumerated() {
      let place = members.at("ids").element(index)
      let identifier = try element.text(at: place)
      try check(identifier, isOneOf: type.entityType, at: place)
      identifiers.append(identifier)
    }
    guard let collection = type.collecting(identifierStrings: identifiers) else {
      throw place.failure("expected identifiers of \(type.entityType.persistentIdentifier).")
    }
    return collection
  }

  private func check(_ members: JSONMembers, isOf type: any AppEntity.Type) throws {
    let name = try members.requiredText("entity")
    guard name == type.persistentIdentifier else {
      throw members.at("entity").failure(
        "expected '\(type.persistentIdentifier)', found '\(name.cut(100))'.")
    }
  }

  private func check<Entity: AppEntity>(
    _ identifier: String, isOneOf type: Entity.Type, at place: JSONPlace
  ) throws {
    guard Entity.ID.entityIdentifier(for: identifier) != nil else {
      throw place.failure(
        "expected an identifier of \(type.persistentIdentifier), which is of type \(Entity.ID.self), found "
          + "'\(identifier.cut(100))'.")
    }
  }
}
