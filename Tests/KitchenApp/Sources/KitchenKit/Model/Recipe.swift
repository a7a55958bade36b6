import Foundation

/// A recipe as the kitchen keeps it.
public struct Recipe: Identifiable, Hashable, Codable, Sendable {
  public var id: UUID
  public var title: String
  public var course: Course
  public var difficulty: Difficulty
  public var minutes: Int
  public var servings: Int
  public var rating: Double
  public var isVegetarian: Bool
  public var notes: String?
  public var source: URL?
  public var added: Date
  public var steps: [String]
  public var ingredients: [Ingredient]

  public init(
    id: UUID, title: String, course: Course, difficulty: Difficulty = .easy, minutes: Int,
    servings: Int = 4, rating: Double = 0, isVegetarian: Bool = false, notes: String? = nil,
    source: URL? = nil, added: Date = .distantPast, steps: [String] = [], ingredients: [Ingredient] = []
  ) {
    self.id = id
    self.title = title
    self.course = course
    self.difficulty = difficulty
    self.minutes = minutes
    self.servings = servings
    self.rating = rating
    self.isVegetarian = isVegetarian
    self.notes = notes
    self.source = source
    self.added = added
    self.steps = steps
    self.ingredients = ingredients
  }
}

/// What a recipe needs of one thing.
public struct Ingredient: Hashable, Codable, Sendable {
  public var name: String
  public var grams: Double

  public init(name: String, grams: Double) {
    self.name = name
    self.grams = grams
  }
}
