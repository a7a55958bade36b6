import IntentManifest

extension SourceMaker {
  /// Adds a query, and the "find" action that comes of it.
  mutating func query(_ record: TypeRecord) {
    var query = IntentManifest.Query(
      identifier: identifier(record), type: record.type.name,
      entity: record.associatedTypes["Entity"]?.type.description ?? "")
    let kinds: [(String, IntentManifest.Query.Kind)] = [
      ("EnumerableEntityQuery", .enumerable), ("IndexedEntityQuery", .indexed),
      ("EntityPropertyQuery", .property), ("EntityStringQuery", .string), ("UniqueAppEntityQuery", .unique),
    ]
    query.kinds = kinds.filter { record.conforms(to: $0.0) }.map(\.1)
    if query.kinds.contains(.property) {
      query.properties = comparableProperties(record, of: query.entity)
      query.sortingOptions = sortingOptions(record)
    }
    manifest.queries.append(query)
    guard query.kinds.contains(.property) || query.kinds.contains(.enumerable) else { return }
    manifest.findActions.append(
      .init(
        query: query.type, entity: query.entity,
        description: description(record.staticProperty("findIntentDescription"), record)))
  }

  private mutating func comparableProperties(
    _ record: TypeRecord, of entity: String
  ) -> [IntentManifest.Query.ComparableProperty] {
    guard let property = record.staticProperty("properties") else { return [] }
    guard let builder = property.value["properties"], case .builder = builder else {
      notLiteral("What can be compared", record, property.name)
      return []
    }
    return builder.expressions.compactMap { one in
      // EntityQueryProperty<Entity, Subject, Property, Value, Mapping>
      guard case .keyPath(let path)? = one.arguments.first?.value, let types = one.calledType?.arguments,
        types.count == 5
      else { return nil }
      var name = Self.parameterName(path)
      if types[1].description != entity {
        let owner = types[1].ownName
        name = owner.prefix(1).lowercased() + owner.dropFirst() + "." + name
      }
      let comparators = one["comparators"]?.expressions.compactMap(\.calledType?.ownName) ?? []
      return .init(
        name: name, type: valueType(types[3]),
        comparators: comparators.map { comparator in
          let name = comparator.hasSuffix("Comparator") ? String(comparator.dropLast(10)) : comparator
          return name.prefix(1).lowercased() + name.dropFirst()
        })
    }
  }

  private mutating func sortingOptions(_ record: TypeRecord) -> [String] {
    guard let property = record.staticProperty("sortingOptions") else { return [] }
    guard let builder = property.value["content"], case .builder = builder else {
      notLiteral("By what it sorts", record, property.name)
      return []
    }
    return builder.expressions.compactMap { one in
      guard case .keyPath(let path)? = one.arguments.first?.value else { return nil }
      return Self.parameterName(path)
    }
  }

  mutating func valueQuery(_ record: TypeRecord) -> IntentManifest.ValueQuery {
    let result =
      record.associatedTypes["ResultValue"]?.type ?? record.associatedTypes["Result"]?.type.arguments.first
    return .init(
      identifier: identifier(record), type: record.type.name,
      input: valueType(record.associatedTypes["Input"]?.type ?? TypeName("")),
      result: valueType(result ?? TypeName("")))
  }
}
