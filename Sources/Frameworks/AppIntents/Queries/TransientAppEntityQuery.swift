/// The query of entities that are kept nowhere: it finds none.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public typealias Result = [Entity]

  /// Makes the query.
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
