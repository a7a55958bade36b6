import AppIntents
import CoreSpotlight

/// A recipe, as the system sees it: found by search, shown on screen, passed from action to action.
public struct RecipeEntity: IndexedEntity, URLRepresentableEntity {
  public static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Recipe", numericFormat: "\(placeholder: .int) recipes")
  public static var defaultQuery = RecipeQuery()

  public static var urlRepresentation: URLRepresentation { "https://kitchen.example/recipe/\(.id)" }

  public let id: UUID

  @Property(title: "Title", indexingKey: \.title)
  public var title: String

  @Property(title: "Course")
  public var course: Course

  @Property(title: "Minutes")
  public var minutes: Int

  @Property(title: "Servings", customIndexingKey: CSCustomAttributeKey(keyName: "servings")!)
  public var servings: Int

  @Property(title: "Rating")
  public var rating: Double

  @Property(title: "Vegetarian")
  public var isVegetarian: Bool

  @Property(title: "Notes", indexingKey: \.contentDescription)
  public var notes: String?

  @Property(title: "Source")
  public var source: URL?

  @Property(title: "Added")
  public var added: Date

  /// Not a property: shortcuts don't see it.
  public var steps: [String]

  /// Worked out when it is asked for, without waiting.
  @ComputedProperty(title: "Quick")
  public var isQuick: Bool { minutes <= 20 }

  @ComputedProperty(indexingKey: \.keywords)
  public var keywords: [String] { [course.rawValue] + (isVegetarian ? ["vegetarian"] : []) }

  /// Looking through the pantry takes a while, so it happens only when somebody wants to know.
  @DeferredProperty(title: "Missing Ingredients")
  public var missing: [String] {
    get async throws {
      let ingredients = await kitchen.recipes([id]).first?.ingredients ?? []
      let pantry = await kitchen.pantry
      return ingredients.map(\.name).filter { name in !pantry.contains { $0.name == name && $0.grams > 0 } }
    }
  }

  @AppDependency private var kitchen: KitchenStore

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(minutes) minutes",
      image: .init(systemName: isVegetarian ? "carrot" : "fork.knife"),
      synonyms: ["\(title) recipe"])
  }

  public var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.contentCreationDate = added
    return attributes
  }

  public init(_ recipe: Recipe) {
    id = recipe.id
    steps = recipe.steps
    title = recipe.title
    course = recipe.course
    minutes = recipe.minutes
    servings = recipe.servings
    rating = recipe.rating
    isVegetarian = recipe.isVegetarian
    notes = recipe.notes
    source = recipe.source
    added = recipe.added
  }
}
