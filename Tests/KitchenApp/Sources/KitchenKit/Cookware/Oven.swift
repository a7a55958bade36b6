import AppIntents

/// The one oven of the house: an entity without a list to choose from.
public struct Oven: UniqueAppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Oven"
  public static var defaultQuery = OvenQuery()

  @Property(title: "Temperature") public var temperature: Measurement<UnitTemperature>

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Oven", subtitle: "\(temperature.formatted())")
  }

  public init(temperature: Measurement<UnitTemperature>) {
    self.temperature = temperature
  }
}

public struct OvenQuery: UniqueAppEntityQuery {
  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func uniqueEntity() async throws -> Oven {
    await Oven(temperature: kitchen.ovenTemperature)
  }
}
