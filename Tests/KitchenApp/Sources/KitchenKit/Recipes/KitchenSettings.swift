import AppIntents
import CoreSpotlight

/// What holds for the whole app. Nothing is stored in it: its properties read and write the defaults.
public struct KitchenSettings: UniqueAppEntity, IndexedEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kitchen Settings"
  public static var defaultQuery = UniqueAppEntityProvider { KitchenSettings() }

  @ComputedProperty
  public var servings: Int {
    get { UserDefaults.standard.object(forKey: "servings") as? Int ?? 4 }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "servings") }
  }

  @ComputedProperty(title: "Metric", customIndexingKey: CSCustomAttributeKey(keyName: "metric")!)
  public var isMetric: Bool { Locale.current.measurementSystem == .metric }

  @DeferredProperty
  public var recipeCount: Int {
    get async throws { await kitchen.recipes.count }
  }

  @AppDependency private var kitchen: KitchenStore

  public var displayRepresentation: DisplayRepresentation { "Settings" }

  public init() {}
}
