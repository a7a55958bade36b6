import AppIntents

/// Looks into the cupboards: several entities that need not be fetched to be counted.
public struct WhatsInThePantry: AppIntent {
  public static var title: LocalizedStringResource = "What’s in the Pantry"

  @Parameter(title: "Cold Places Only", default: .fridge, supportedValues: StoragePlace.cold)
  public var place: StoragePlace

  @Parameter(title: "Already Known")
  public var known: EntityCollection<PantryItemEntity>

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func perform() async throws -> some ReturnsValue<[PantryItemEntity]> {
    var known = known
    var found: [PantryItemEntity] = []
    for item in await kitchen.pantry.map(PantryItemEntity.init) where item.place == place {
      guard !known.contains(item.id) else { continue }
      known.append(item.id)
      found.append(item)
    }
    return .result(value: found)
  }
}
