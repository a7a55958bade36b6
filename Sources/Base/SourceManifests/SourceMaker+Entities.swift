import IntentManifest

extension SourceMaker {
  mutating func entity(_ record: TypeRecord) -> IntentManifest.Entity {
    var entity = IntentManifest.Entity(
      identifier: identifier(record), type: record.type.name,
      identifierType: record.associatedTypes["ID"]?.type.description ?? "",
      query: record.associatedTypes["DefaultQuery"]?.type.description ?? "")
    entity.schema = schema(record, "__appSchemaEntity")
    let words = typeWords(record, schema: entity.schema)
    entity.title = words.title
    entity.numericFormat = words.numericFormat
    entity.synonyms = words.synonyms
    entity.isIndexed = record.conforms(to: "IndexedEntity")
    entity.isTransient = record.conforms(to: "TransientAppEntity")
    entity.isUnique = record.conforms(to: "UniqueAppEntity")
    entity.isFile = record.conforms(to: "FileEntity")
    entity.isTransferable = record.conformances.contains("CoreTransferable.Transferable")
    entity.hasURL = record.conforms(to: "URLRepresentableEntity")
    entity.isAssistantOnly =
      staticBoolean("isAssistantOnly", "Whether it is for assistants", record) ?? false
    for property in record.properties
    where !property.isStatic && property.type.name == "AppIntents.EntityProperty" {
      guard property.name.hasPrefix("_"), let type = property.type.arguments.first else { continue }
      entity.properties.append(
        .init(
          name: String(property.name.dropFirst()), type: valueType(type), written: written(property, record)))
    }
    return entity
  }

  private mutating func written(
    _ property: TypeRecord.Property, _ record: TypeRecord
  ) -> IntentManifest.Property.Written {
    var written = IntentManifest.Property.Written()
    let name = String(property.name.dropFirst())
    written.title = text(property.value["title"], "The title of the property '\(name)'", record, name)
    if case .keyPath(let path)? = property.value["indexingKey"] { written.indexingKey = path }
    written.customIndexingKey = property.value["customIndexingKey"]?["keyName"]?.text
    return written
  }

  mutating func enumeration(_ record: TypeRecord) -> IntentManifest.Enumeration {
    var enumeration = IntentManifest.Enumeration(identifier: identifier(record), type: record.type.name)
    enumeration.schema = schema(record, "__appSchemaEnum")
    let words = typeWords(record, schema: enumeration.schema)
    enumeration.title = words.title
    enumeration.numericFormat = words.numericFormat
    enumeration.synonyms = words.synonyms
    enumeration.isAssistantOnly =
      staticBoolean("isAssistantOnly", "Whether it is for assistants", record) ?? false
    enumeration.hasURL = record.conforms(to: "URLRepresentableEnum")
    enumeration.cases = cases(record)
    return enumeration
  }

  private mutating func cases(_ record: TypeRecord) -> [IntentManifest.Enumeration.Case] {
    let name = "caseDisplayRepresentations"
    var shown: [String: ConstantValue] = [:]
    if let property = record.staticProperty(name) {
      if case .dictionary(let pairs) = property.value {
        for pair in pairs {
          if let member = pair.key.memberName { shown[member] = pair.value }
        }
      } else {
        notLiteral("How the cases are shown", record, name)
      }
    }
    // A type may list fewer cases than it has, or others.
    let listed = record.staticProperty("allCases")?.value.elements?.map(\.memberName)
    if listed?.contains(nil) == true { notLiteral("The list of cases", record, "allCases") }
    let names = listed?.compactMap(\.self) ?? record.cases.map(\.name)
    let raw = rawValues[record.type.name] ?? [:]
    return names.map { name in
      var one = IntentManifest.Enumeration.Case(value: raw[name] ?? name)
      guard let value = shown[name] else { return one }
      if value.calledType?.ownName == "DisplayRepresentation" {
        one.title = text(value["title"], "The title of '\(name)'", record, "caseDisplayRepresentations")
        one.subtitle = text(
          value["subtitle"], "The subtitle of '\(name)'", record, "caseDisplayRepresentations")
        one.synonyms = texts(
          value["synonyms"], "A synonym of '\(name)'", record, "caseDisplayRepresentations")
      } else {
        one.title = text(value, "The title of '\(name)'", record, "caseDisplayRepresentations")
      }
      return one
    }
  }

  func union(_ record: TypeRecord) -> IntentManifest.Union {
    var union = IntentManifest.Union(type: record.type.name)
    union.cases = record.cases.compactMap { one in
      one.payloads.first.map { .init(name: one.name, type: valueType($0)) }
    }
    return union
  }
}
