import AppIntents

/// Asks for a confirmation in the way of the first version: with a result that shows what is meant.
public struct OrderTakeaway: AppIntent {
  public static var title: LocalizedStringResource = "Order Takeaway"

  @Parameter(title: "Dish", default: "Pizza") public var dish: String

  public init() {}

  public func perform() async throws -> some IntentResult {
    try await requestConfirmation(
      result: .result(value: dish, dialog: "One \(dish)?"), confirmationActionName: .order, showPrompt: true)
    try await requestConfirmation()
    return .result()
  }
}

/// Nobody needs these any more, and there is nothing, or no word, in their place.
public struct BoilWater: DeprecatedAppIntent {
  public static var title: LocalizedStringResource = "Boil Water"
  public static var deprecation: IntentDeprecation<HeatOven> { IntentDeprecation(replacedBy: HeatOven.self) }

  public init() {}

  public func perform() async throws -> some IntentResult { .result() }
}
