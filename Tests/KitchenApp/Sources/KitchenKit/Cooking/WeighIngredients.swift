import AppIntents

/// Adds up weights and volumes in the units that cooks use.
public struct WeighIngredients: AppIntent {
  public static var title: LocalizedStringResource = "Weigh Ingredients"

  @Parameter(title: "Flour", defaultValue: 2, defaultUnit: .pounds)
  public var flour: Measurement<UnitMass>
  @Parameter(title: "Sugar", defaultValue: 8, unit: .ounces)
  public var sugar: Measurement<UnitMass>
  @Parameter(title: "Yeast", defaultValue: 7, unit: .grams)
  public var yeast: Measurement<UnitMass>
  @Parameter(title: "Milk", defaultValue: 2, defaultUnit: .cups)
  public var milk: Measurement<UnitVolume>
  @Parameter(title: "Vanilla", defaultValue: 1, defaultUnit: .teaspoons)
  public var vanilla: Measurement<UnitVolume>
  @Parameter(title: "Oil", defaultValue: 3, defaultUnit: .tablespoons)
  public var oil: Measurement<UnitVolume>
  @Parameter(title: "Cream", defaultValue: 1, defaultUnit: .imperialPints)
  public var cream: Measurement<UnitVolume>

  public init() {}

  public func perform() async throws -> some ReturnsValue<Measurement<UnitMass>> {
    // A litre of what pours weighs about a kilogram.
    let poured = [milk, vanilla, oil, cream].reduce(0) { $0 + $1.converted(to: .liters).value }
    let weighed = [flour, sugar, yeast].reduce(0) { $0 + $1.converted(to: .kilograms).value }
    return .result(value: Measurement(value: poured + weighed, unit: .kilograms))
  }
}
