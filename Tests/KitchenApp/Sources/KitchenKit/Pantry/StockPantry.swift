import AppIntents

/// Puts something on a shelf.
public struct StockPantry: AppIntent {
  public static var title: LocalizedStringResource = "Stock the Pantry"
  public static var supportedModes: IntentModes = [.background]

  @Parameter(
    title: "What",
    inputOptions: String.IntentInputOptions(
      keyboardType: .asciiCapable, capitalizationType: .words, multiline: false, autocorrect: true,
      smartQuotes: false, smartDashes: false))
  public var name: String

  @Parameter(
    title: "How Much", defaultValue: 500, defaultUnit: .grams, defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false)
  public var amount: Measurement<UnitMass>

  @Parameter(title: "Where", default: .cupboard)
  public var place: StoragePlace

  @Parameter(title: "Best Before", kind: .date)
  public var bestBefore: Date?

  /// Frozen things need no date.
  public static var parameterSummary: some ParameterSummary {
    Switch(\.$place) {
      Case(.freezer) {
        Summary("Freeze \(\.$amount) of \(\.$name)") { \.$place }
      }
      Case([.fridge, .cellar]) {
        Summary("Put \(\.$amount) of \(\.$name) in the \(\.$place), best before \(\.$bestBefore)")
      }
      DefaultCase {
        Summary("Put \(\.$amount) of \(\.$name) in the \(\.$place)") { \.$bestBefore }
      }
    }
  }

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func perform() async throws -> some ReturnsValue<PantryItemEntity> {
    let grams = amount.converted(to: .grams).value
    let item = await kitchen.stock(name, grams: grams, place: place, bestBefore: bestBefore)
    return .result(value: PantryItemEntity(item))
  }
}
