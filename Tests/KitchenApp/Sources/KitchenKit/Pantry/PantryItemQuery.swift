import AppIntents

/// Everything there is; the system searches and filters it by itself.
public struct PantryItemQuery: EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? {
    IntentDescription("Finds what is in the kitchen.", categoryName: "Pantry")
  }

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func allEntities() async throws -> [PantryItemEntity] {
    await kitchen.pantry.map(PantryItemEntity.init)
  }

  public func entities(for identifiers: [PantryItemID]) async throws -> [PantryItemEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  /// What has to go first.
  public func defaultResult() async -> PantryItemEntity? {
    await kitchen.pantry.min { $0.bestBefore ?? .distantFuture < $1.bestBefore ?? .distantFuture }
      .map(PantryItemEntity.init)
  }
}
