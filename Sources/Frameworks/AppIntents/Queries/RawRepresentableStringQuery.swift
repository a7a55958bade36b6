/// Finds the cases of an enum that is an entity, by their raw values and their titles.
public struct _RawRepresentableStringQuery<Entity>: EntityStringQuery
where Entity: AppEntity & CaseIterable & RawRepresentable, Entity.RawValue == String {
  public typealias Result = [Entity]

  /// Makes the query.
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers.map(\.entityIdentifierString))
    return Entity.allCases.filter { wanted.contains($0.id.entityIdentifierString) }
  }

  public func entities(matching string: String) async throws -> [Entity] {
    let exact = Entity.allCases.filter { $0.rawValue == string }
    if !exact.isEmpty { return exact }
    return Entity.allCases.filter {
      $0.rawValue.localizedStandardContains(string)
        || String(localized: $0.displayRepresentation.title).localizedStandardContains(string)
    }
  }

  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}
