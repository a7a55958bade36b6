/// A query that finds the cases of an enum that is an entity, by their raw values and titles.
public struct _RawRepresentableStringQuery<Entity>: EntityStringQuery
where Entity: AppEntity & CaseIterable & RawRepresentable, Entity.RawValue == String {
  /// The type of the results.
  public typealias Result = [Entity]

  /// Creates the query.
  public init() {}

  /// Returns the cases with the identifiers, in declaration order.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers.map(\.entityIdentifierString))
    return Entity.allCases.filter { wanted.contains($0.id.entityIdentifierString) }
  }

  /// Returns the case with that raw value, or all whose raw value or title contains the text.
  public func entities(matching string: String) async throws -> [Entity] {
    let exact = Entity.allCases.filter { $0.rawValue == string }
    if !exact.isEmpty { return exact }
    return Entity.allCases.filter {
      $0.rawValue.localizedStandardContains(string)
        || String(localized: $0.displayRepresentation.title).localizedStandardContains(string)
    }
  }

  /// Returns all cases.
  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}
