import AppIntents

/// Takes something off its shelf.
public struct UsePantryItem: AppIntent {
  public static var title: LocalizedStringResource = "Use Up"

  @Parameter(
    title: "What", requestValueDialog: "What did you use?", requestDisambiguationDialog: "Which one?",
    inputConnectionBehavior: .connectToPreviousIntentResult)
  public var item: PantryItemEntity

  /// Free text is understood as a number, and a number with a fraction is rounded down.
  @Parameter(
    title: "Grams", inclusiveRange: (1, 10_000),
    resolvers: {
      IntFromStringResolver(radix: 10)
      IntFromDoubleResolver(roundingRule: .down)
    })
  public var grams: Int

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public init(item: PantryItemEntity, grams: Int) {
    self.item = item
    self.grams = grams
  }

  public static var parameterSummary: some ParameterSummary {
    Summary("Use \(\.$grams) grams of \(\.$item)", table: "Pantry")
  }

  public func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    let taken = await kitchen.use("\(item.place.rawValue)/\(item.name)", grams: Double(grams))
    guard taken > 0 else { throw $item.needsValueError("There is no \(item.name) left. What else?") }
    return .result(value: Int(taken), dialog: "Took \(Int(taken)) grams of \(item.name).")
  }
}
