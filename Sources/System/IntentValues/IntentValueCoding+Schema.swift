import AppIntents
import JSONValues

extension IntentValueCoding {
  /// The JSON Schema (2020-12) of the form of a type: what `json(of:)` writes is valid by it.
  ///
  /// Every member is one that `value(from:as:at:)` takes. Titles are in the language of `locale`.
  package func schema(of type: any _IntentValue.Type) -> JSONValue { schema(of: type, within: []) }

  /// - Parameter within: The types around this one, which are not described again.
  func schema(of type: any _IntentValue.Type, within: [any _IntentValue.Type]) -> JSONValue {
    switch type {
    case let type as any JSONCodedValue.Type: return type.schema(self)
    case let type as any OptionalIntentValue.Type: return schema(of: type.wrappedType, within: within).orNull
    case let type as any CollectionIntentValue.Type:
      let elements = JSONValue.array(of: schema(of: type.elementType, within: within))
      return type is any UnorderedIntentValue.Type
        ? elements.merging(.members(["uniqueItems": .boolean(true)])) : elements
    case let type as any AppEnum.Type: return schema(ofEnumeration: type)
    case let type as any AppUnionValue.Type: return schema(ofUnion: type, within: within)
    case let type as any TransientAppEntity.Type: return schema(ofTransient: type, within: within)
    case let type as any AppEntity.Type:
      return titled(
        .object(
          ["entity": constant(type), "id": .ofType("string"), "title": .ofType("string")],
          required: ["entity", "id"]), type.typeDisplayRepresentation.name)
    case let type as any AnyEntityCollection.Type:
      return titled(
        .object(
          ["entity": constant(type.entityType), "ids": .array(of: .ofType("string"))],
          required: ["entity", "ids"]), type.entityType.typeDisplayRepresentation.name)
    // Whatever its Codable conformance writes.
    default: return .object([])
    }
  }

  private func titled(_ schema: JSONValue, _ title: LocalizedStringResource) -> JSONValue {
    JSONValue.members(["title": .string(localized(title))]).merging(schema)
  }

  private func constant(_ type: any AppEntity.Type) -> JSONValue {
    .members(["const": .string(type.persistentIdentifier)])
  }

  private func schema<Value: AppEnum>(ofEnumeration type: Value.Type) -> JSONValue {
    titled(schema(ofCases: Array(type.allCases)), type.typeDisplayRepresentation.name)
  }

  /// The cases with what people call them.
  func schema(ofCases cases: [any AppEnum]) -> JSONValue {
    .members(["oneOf": .array(cases.map { described($0) })])
  }

  private func described<Value: AppEnum>(_ value: Value) -> JSONValue {
    let shown = value.caseRepresentation
    return .members([
      "const": value.rawJSON, "title": .string(localized(shown.title)),
      "description": shown.subtitle.map { .string(localized($0)) },
    ])
  }

  private func schema<Value: AppUnionValue>(
    ofUnion type: Value.Type, within: [any _IntentValue.Type]
  ) -> JSONValue {
    guard !within.contains(where: { $0 == type }) else { return .ofType("object") }
    let cases = type.unionCases.map { unionCase in
      let payload = schema(of: unionCase.payloadType, within: within + [type])
      return titled(
        .object(
          ["case": .members(["const": .string(unionCase.name)]), "value": payload],
          required: unionCase.payloadType is any OptionalIntentValue.Type ? ["case"] : ["case", "value"]),
        unionCase.representation.title)
    }
    return titled(.members(["oneOf": .array(cases)]), type.typeDisplayRepresentation.name)
  }

  private func schema<Entity: TransientAppEntity>(
    ofTransient type: Entity.Type, within: [any _IntentValue.Type]
  ) -> JSONValue {
    // An entity may hold others of its own type.
    guard !within.contains(where: { $0 == type }) else { return .ofType("object") }
    var members: [JSONValue.Member] = []
    for property in EntitySnapshot(Entity()).properties {
      if property.kind != .stored, property.property.definition.setter == nil { continue }
      let described = titled(
        schema(of: property.property.valueType, within: within + [type]), property.title)
      members.append(JSONValue.Member(name: property.name, value: described))
    }
    let properties = JSONValue.members([
      "type": .string("object"), "properties": .object(members), "additionalProperties": .boolean(false),
    ])
    return titled(
      .object(
        ["entity": constant(type), "properties": properties, "title": .ofType("string")],
        required: ["entity", "properties"]), type.typeDisplayRepresentation.name)
  }
}
