import PlainText

extension EntityPropertyQuery {
  /// The properties with their names, in the order in which the query lists them.
  private static var namedProperties:
    [(
      name: String, title: LocalizedStringResource,
      declaration: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    )]
  {
    queryProperties.declarations.enumerated().map { index, declaration in
      let subject = declaration.subjectType
      guard let name = subject.propertyName(at: declaration.keyPath) else {
        let name = "property\(index + 1)"
        return (name, LocalizedStringResource("\(IdentifierWords.title(of: name))"), declaration)
      }
      let title =
        subject.shape[name]?.title ?? LocalizedStringResource("\(IdentifierWords.title(of: name))")
      if subject == Entity.self { return (name, title, declaration) }
      // A property of a related entity has the name of that entity as prefix.
      let owner = String(describing: subject)
      return (owner.prefix(1).lowercased() + owner.dropFirst() + "." + name, title, declaration)
    }
  }

  private static var namedSorts: [(name: String, keyPath: PartialKeyPath<Entity>)] {
    sortingOptions.options.enumerated().map { index, option in
      (Entity.propertyName(at: option.keyPath) ?? "property\(index + 1)", option.keyPath)
    }
  }

  static var propertyFindDescription: FindDescription {
    FindDescription(
      entityType: Entity.self,
      properties: namedProperties.map { name, title, declaration in
        FindDescription.Property(
          name: name, title: title, valueType: declaration.valueType,
          comparisons: declaration.comparators.map {
            FindDescription.Comparison(
              comparison: $0.comparison, inputType: $0.inputType, inputCount: $0.inputCount)
          })
      },
      sorts: namedSorts.map { name, _ in
        FindDescription.Sort(
          name: name,
          title: Entity.shape[name]?.title ?? LocalizedStringResource("\(IdentifierWords.title(of: name))"))
      },
      description: findIntentDescription)
  }

  /// Returns the value that the query's comparator creates for a filter.
  package static func mapping(for filter: FindRequest.Filter) throws -> ComparatorMappingType {
    let (_, comparison) = try propertyFindDescription.comparison(for: filter, in: self)
    let comparators = namedProperties.filter { $0.name == filter.property }.flatMap(\.declaration.comparators)
    let comparator = comparators.first { $0.comparison == filter.comparison }
    guard let mapping = comparator?.transform(filter.values) else {
      throw FindDescription.badValues(for: filter, comparison)
    }
    return mapping
  }

  /// Returns a sort in the form that the query takes.
  package static func sort(for sort: FindRequest.Sort) throws -> EntityQuerySort<Entity> {
    guard let option = namedSorts.first(where: { $0.name == sort.property }) else {
      throw IntentRunError(
        .unknownProperty,
        "\(self) can't sort by '\(sort.property)'. It can sort by \(namedSorts.map(\.name).quoted).")
    }
    return EntityQuerySort(by: option.keyPath, order: sort.isAscending ? .ascending : .descending)
  }

  func findByProperties(_ request: FindRequest) async throws -> [any AppEntity] {
    let found = try await entities(
      matching: request.filters.map(Self.mapping(for:)), mode: request.mode,
      sortedBy: request.sorts.map(Self.sort(for:)), limit: request.limit)
    let entities = found.items.compactMap { $0 as? any AppEntity }
    entities.first?.learnShape()
    // The limit is guaranteed to the caller, even if the query ignores it.
    return request.limit.map { Array(entities.prefix(max($0, 0))) } ?? entities
  }
}
