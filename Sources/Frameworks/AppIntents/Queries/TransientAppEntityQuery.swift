/// The query of entities that are not stored anywhere: it finds nothing.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// The type of the results.
  public typealias Result = [Entity]

  /// Creates the query.
  public init() {}

  /// Returns no entities.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
