import AppIntents
import CoreSpotlight

/// Finds recipes by identifier, by words and by their properties.
public struct RecipeQuery: EntityPropertyQuery {
  /// A condition that a recipe meets or not; the comparators below make these.
  public typealias ComparatorMappingType = @Sendable (RecipeEntity) -> Bool

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public static var findIntentDescription: IntentDescription? {
    IntentDescription(
      "Finds recipes by what is known of them.", categoryName: "Recipes",
      searchKeywords: ["cook", "dish", "food"], resultValueName: "Recipes")
  }

  public static var properties = QueryProperties {
    Property(\RecipeEntity.$title) {
      EqualToComparator { title in { $0.title == title } }
      NotEqualToComparator { title in { $0.title != title } }
      ContainsComparator { part in { $0.title.localizedCaseInsensitiveContains(part) } }
      HasPrefixComparator { start in { $0.title.hasPrefix(start) } }
      HasSuffixComparator { end in { $0.title.hasSuffix(end) } }
    }
    Property(\RecipeEntity.$minutes) {
      LessThanComparator { minutes in { $0.minutes < minutes } }
      LessThanOrEqualToComparator { minutes in { $0.minutes <= minutes } }
      GreaterThanComparator { minutes in { $0.minutes > minutes } }
      GreaterThanOrEqualToComparator { minutes in { $0.minutes >= minutes } }
      IsBetweenComparator { shortest, longest in { (shortest...longest).contains($0.minutes) } }
    }
    Property(\RecipeEntity.$isVegetarian) {
      EqualToComparator { isVegetarian in { $0.isVegetarian == isVegetarian } }
    }
    Property(\RecipeEntity.$course) {
      EqualToComparator { course in { $0.course == course } }
    }
    Property(\RecipeEntity.$added) {
      GreaterThanComparator { date in { $0.added > date } }
      LessThanComparator { date in { $0.added < date } }
    }
  }

  public static var sortingOptions = SortingOptions {
    SortableBy(\RecipeEntity.$title)
    SortableBy(\RecipeEntity.$minutes)
    SortableBy(\RecipeEntity.$added)
  }

  public func entities(for identifiers: [RecipeEntity.ID]) async throws -> [RecipeEntity] {
    await kitchen.recipes(identifiers).map(RecipeEntity.init)
  }

  public func suggestedEntities() async throws -> [RecipeEntity] {
    await kitchen.recipes.sorted { $0.rating > $1.rating }.prefix(5).map(RecipeEntity.init)
  }

  public func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [Sort<RecipeEntity>], limit: Int?
  ) async throws -> [RecipeEntity] {
    var found = await kitchen.recipes.map(RecipeEntity.init).filter { recipe in
      switch mode {
      case .and: comparators.allSatisfy { $0(recipe) }
      case .or: comparators.contains { $0(recipe) }
      }
    }
    for sort in sortedBy.reversed() {
      switch sort.by {
      case \.$minutes:
        found.sort { sort.order == .ascending ? $0.minutes < $1.minutes : $0.minutes > $1.minutes }
      case \.$added: found.sort { sort.order == .ascending ? $0.added < $1.added : $0.added > $1.added }
      default: found.sort { sort.order == .ascending ? $0.title < $1.title : $0.title > $1.title }
      }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}

extension RecipeQuery: EntityStringQuery {
  public func entities(matching string: String) async throws -> [RecipeEntity] {
    await kitchen.recipes.map(RecipeEntity.init).filter { $0.title.localizedCaseInsensitiveContains(string) }
  }
}

extension RecipeQuery: IndexedEntityQuery {
  public func reindexEntities(
    for identifiers: [RecipeEntity.ID], indexDescription: CSSearchableIndexDescription
  ) async throws {
    try await CSSearchableIndex.default().indexAppEntities(entities(for: identifiers))
  }

  public func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex.default().indexAppEntities(
      kitchen.recipes.map(RecipeEntity.init), priority: 1)
  }
}
