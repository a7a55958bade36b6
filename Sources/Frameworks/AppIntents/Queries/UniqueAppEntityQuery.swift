/// Finds the one entity that there is of a type.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  /// The type of what it finds.
  associatedtype Unique where Unique == Entity

  /// The entity.
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

extension UniqueAppEntityQuery {
  /// The entity, whatever identifier is asked for: there is only one.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.isEmpty ? [] : [try await uniqueEntity()]
  }
}

/// The query of a unique entity, made of the closure that makes the entity.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public typealias Unique = Entity
  public typealias Result = [Entity]

  private let provider: (@Sendable () async throws -> Entity)?

  /// Makes a query that calls `provider` each time.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// Makes a query that asks the default query of the entity.
  public init() { provider = nil }

  /// The entity.
  ///
  /// - Throws: What the closure throws; `IntentRunError` when there is none, neither here nor in the default
  ///   query of the entity.
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
