import AppIntents

/// Opens a recipe. The views show it themselves, so there is nothing to perform.
public struct OpenRecipe: OpenIntent, TargetContentProvidingIntent, URLRepresentableIntent {
  public static var title: LocalizedStringResource = "Open Recipe"
  public static var description = IntentDescription("Shows a recipe in the app.", categoryName: "Recipes")

  public static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  public static var urlRepresentation: URLRepresentation { "https://kitchen.example/open/\(\.$target)" }

  @Parameter(title: "Recipe", requestValueDialog: "Which recipe?")
  public var target: RecipeEntity

  public init() {}

  public init(target: RecipeEntity) {
    self.target = target
  }
}

/// How a recipe stands in the address of an intent.
extension RecipeEntity: CustomURLRepresentationParameterConvertible {
  public var urlRepresentationParameter: String { id.uuidString }
}
