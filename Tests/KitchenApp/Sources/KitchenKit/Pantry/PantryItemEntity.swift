import AppIntents

/// Something on a shelf. There are few enough of them to list them all.
public struct PantryItemEntity: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Pantry Item"
  public static var defaultQuery = PantryItemQuery()

  public let id: PantryItemID

  @Property(title: "Name") public var name: String
  @Property(title: "Amount") public var amount: Measurement<UnitMass>
  @Property(title: "Place") public var place: StoragePlace
  @Property(title: "Best Before") public var bestBefore: Date?

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(amount.formatted()) in the \(place.rawValue)",
      image: .init(systemName: "shippingbox", isTemplate: true))
  }

  public init(_ item: PantryItem) {
    id = PantryItemID(place: item.place, name: item.name)
    name = item.name
    amount = Measurement(value: item.grams, unit: .grams)
    place = item.place
    bestBefore = item.bestBefore
  }
}
