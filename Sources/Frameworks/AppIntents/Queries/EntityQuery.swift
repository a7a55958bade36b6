/// Finds entities of one type.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]

  /// Makes a query.
  init()

  /// The entities that have the identifiers. Those that are no more are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer before anything was typed.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public typealias DefaultValue = Entity

  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { .empty }
}

/// Finds entities by a text that a person says or types.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text may mean, the likeliest first.
  func entities(matching string: String) async throws -> Result
}

/// Finds entities of which there are few enough to list them all.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> [Entity]

  /// What the action that finds these entities does.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    var found: [String: Entity] = [:]
    for entity in try await allEntities() { found[entity.id.entityIdentifierString] = entity }
    return identifiers.compactMap { found[$0.entityIdentifierString] }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
