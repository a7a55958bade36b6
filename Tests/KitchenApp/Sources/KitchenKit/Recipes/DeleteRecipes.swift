import AppIntents

/// Throws recipes away, after asking what is meant; it can be undone.
public struct DeleteRecipes: DeleteIntent, UndoableIntent {
  public static var title: LocalizedStringResource = "Delete Recipes"

  @Parameter(title: "Recipes", size: IntentCollectionSize(min: 1, max: 20))
  public var entities: [RecipeEntity]

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$entities)")
  }

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let keep = Option(title: "Only take out of favourites", style: .default)
    let delete = Option(title: "Delete", style: .destructive)
    let chosen = try await requestChoice(
      between: [delete, keep, .cancel], dialog: "Delete \(entities.count) recipes?")
    let ids = entities.map(\.id)
    guard chosen == delete else {
      for id in ids { await kitchen.setFavourite(id, false) }
      return .result(dialog: "They are no favourites now.")
    }
    let deleted = await kitchen.recipes(ids)
    await kitchen.delete(recipes: ids)
    let kitchen = kitchen
    await MainActor.run {
      undoManager?.registerUndo(withTarget: kitchen) { kitchen in
        Task { for recipe in deleted { await kitchen.add(recipe) } }
      }
      undoManager?.setActionName("Delete Recipes")
    }
    return .result(dialog: "Deleted.")
  }
}
