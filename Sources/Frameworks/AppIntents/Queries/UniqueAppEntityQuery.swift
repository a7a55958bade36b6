/// A query that finds the only entity of a type.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  /// The type of the entity.
  associatedtype Unique where Unique == Entity

  /// Returns the entity.
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// Returns the only entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

extension UniqueAppEntityQuery {
  /// Returns the entity, regardless of the identifiers: there is only one.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.isEmpty ? [] : [try await uniqueEntity()]
  }
}

/// The query of a unique entity, based on a closure that creates the entity.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  /// The type of the entity.
  public typealias Unique = Entity
  /// The type of the results.
  public typealias Result = [Entity]

  private let provider: (@Sendable () async throws -> Entity)?

  /// Creates a query that calls `provider` each time.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// Creates a query that forwards to the default query of the entity.
  public init() { provider = nil }

  /// Returns the entity.
  ///
  /// - Throws: The error of the closure, or `IntentRunError` when neither this query nor the entity's default
  ///   query has one.
  public func uniqueEntity() async throws -> Entity {
    if let provider { return try await provider() }
    let query = Entity.defaultQuery
    if let other = query as? Self {
      guard let provider = other.provider else {
        throw IntentRunError(
          .missingValue,
          "The default query of \(Entity.self) does not say where the entity comes from. Make it with a "
            + "closure: static let defaultQuery = UniqueAppEntityProvider { \(Entity.self)(...) }.")
      }
      return try await provider()
    }
    return try await query.uniqueEntity()
  }
}
