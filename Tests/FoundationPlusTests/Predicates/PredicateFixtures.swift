import FoundationPlus

enum Course: String { case starter, main, dessert }

struct Ingredient: Equatable {
  var name: String
  var grams: Int
  var isFresh = false
}

struct Recipe {
  var title: String
  var minutes: Int
  var rating: Double?
  var course: Course
  var tags: [String]
  var ingredients: [Ingredient]
  var source: URL?
  var id: UUID
  var cooked: Date?
  var price = Decimal(string: "12.40")
  var size: UInt8 = 4
  var isVegan = false
}

extension Recipe {
  static let soup = Recipe(
    title: "Crème de Légumes", minutes: 35, rating: 4.5, course: .starter, tags: ["Soup", "winter"],
    ingredients: [
      Ingredient(name: "leek", grams: 200, isFresh: true), Ingredient(name: "cream", grams: 50),
    ],
    source: URL(string: "https://kitchen.example/recipes/soup.html"),
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    cooked: Date(timeIntervalSinceReferenceDate: 800_000_000), isVegan: false)
}

class Medium: NSObject {
  var signature: String
  init(signature: String) { self.signature = signature }
}

final class Book: Medium {
  let pages: Int
  @Shelved var shelf: String
  @Plain var language: String
  let author: Author?
  init(signature: String, pages: Int, shelf: String, language: String, author: Author?) {
    self.pages = pages
    _shelf = Shelved(wrappedValue: shelf)
    _language = Plain(wrappedValue: language)
    self.author = author
    super.init(signature: signature)
  }

  static var emma: Book {
    Book(
      signature: "A 12", pages: 474, shelf: "novels", language: "en",
      author: Author(name: "Jane Austen", born: 1775))
  }
}

struct Author { let name: String, born: Int }

/// A wrapper as those of entities are: a class that says what predicates see.
@propertyWrapper final class Shelved: PredicateValue {
  private let place: [String]
  init(wrappedValue: String) { place = [wrappedValue] }
  var wrappedValue: String { place[0] }
  var predicateValue: Any? { place[0] }
}

/// A wrapper that predicates know nothing of.
@propertyWrapper struct Plain { var wrappedValue: String }

/// A value with a key that is no stored property.
struct Loan: PredicateKeyed {
  let days: Int
  func predicateValue(forKey key: String) -> Any?? {
    switch key {
    case "isOverdue": .some(days > 28)
    case "reminder": .some(nil)
    default: nil
    }
  }
}
