extension EnumerableEntityQuery {
  static var enumerableFindDescription: FindDescription {
    let properties = Entity.shape.properties.filter { $0.kind != .deferred }
    return FindDescription(
      entityType: Entity.self,
      properties: properties.compactMap { property in
        let comparisons = PropertyComparison.fitting(property.valueType)
        return comparisons.isEmpty
          ? nil
          : FindDescription.Property(
            name: property.name, title: property.title, valueType: property.valueType,
            comparisons: comparisons)
      },
      sorts: properties.filter { PropertyComparison.canSort($0.valueType) }
        .map { FindDescription.Sort(name: $0.name, title: $0.title) },
      description: findIntentDescription)
  }

  func findAmongAll(_ request: FindRequest) async throws -> [any AppEntity] {
    let all = try await allEntities().items.compactMap { $0 as? any AppEntity }
    all.first?.learnShape()
    let description = Self.enumerableFindDescription
    for filter in request.filters {
      let (_, comparison) = try description.comparison(for: filter, in: Self.self)
      guard filter.values.count == comparison.inputCount else {
        throw FindDescription.badValues(for: filter, comparison)
      }
    }
    for sort in request.sorts where !description.sorts.contains(where: { $0.name == sort.property }) {
      throw IntentRunError(
        .unknownProperty,
        "\(Self.self) can't sort by '\(sort.property)'. It can sort by "
          + "\(description.sorts.map(\.name).quoted).")
    }
    var snapshots = all.map(EntitySnapshot.init)
    if !request.filters.isEmpty {
      snapshots = try snapshots.filter { snapshot in
        func fits(_ filter: FindRequest.Filter) throws -> Bool {
          let value = snapshot.valueAtHand(of: try snapshot.property(filter.property))
          return try filter.comparison.holds(for: value, filter)
        }
        return request.mode == .and
          ? try request.filters.allSatisfy(fits) : try request.filters.contains(where: fits)
      }
    }
    try Self.sort(&snapshots, by: request.sorts)
    return snapshots.prefix(max(request.limit ?? .max, 0)).map(\.entity)
  }

  /// Sorts stably: entities that are equal in all respects keep their order.
  private static func sort(_ snapshots: inout [EntitySnapshot], by sorts: [FindRequest.Sort]) throws {
    guard !sorts.isEmpty else { return }
    var rows = try snapshots.map { snapshot in
      let values = try sorts.map { snapshot.valueAtHand(of: try snapshot.property($0.property)) }
      return (snapshot: snapshot, values: values)
    }
    rows.sort { a, b in
      for (index, sort) in sorts.enumerated() {
        let order = PropertyComparison.order(a.values[index], b.values[index], ascending: sort.isAscending)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return false
    }
    snapshots = rows.map(\.snapshot)
  }
}
