import AppIntents
import Synchronization

/// Films of a small club: the entity that the tests of queries share.
struct Film: AppEntity, Equatable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Film"
  static let defaultQuery = FilmQuery()

  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Year of Release") var year: Int
  @Property(title: "Last Shown") var shown: Date?
  @Property(title: "Tags") var tags: [String]
  @Property(title: "Language") var language: Language
  @Property(title: "Dubbed") var isDubbed: Bool
  @Property(title: "Director") var director: Person?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(String(year))")
  }

  init(
    _ id: Int, _ title: String, _ year: Int, shown: Date? = nil, tags: [String] = [],
    language: Language = .german, director: Person? = nil
  ) {
    self.id = id
    self.title = title
    self.year = year
    self.shown = shown
    self.tags = tags
    self.language = language
    isDubbed = false
    self.director = director
  }

  static func == (a: Film, b: Film) -> Bool { a.id == b.id }

  static let all = [
    Film(1, "Metropolis", 1927, tags: ["silent", "city"]),
    Film(2, "M", 1931, shown: Date(timeIntervalSince1970: 1_700_000_000), tags: ["city"]),
    Film(3, "Ossessione", 1943, language: .italian),
    Film(4, "Umberto D.", 1952, language: .italian),
  ]
}

enum Language: String, AppEnum {
  case german, italian

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Language"
  static let caseDisplayRepresentations: [Language: DisplayRepresentation] = [
    .german: DisplayRepresentation(title: "German", synonyms: ["Deutsch"]), .italian: "Italian",
  ]
}

struct Person: AppEntity, Equatable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Person"
  static let defaultQuery = PersonQuery()
  let id: UUID
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ name: String) {
    id = UUID()
    self.name = name
  }

  static func == (a: Person, b: Person) -> Bool { a.id == b.id }
}

struct PersonQuery: EntityQuery {
  func entities(for identifiers: [Person.ID]) async throws -> [Person] { [] }
}

struct FilmQuery: EntityPropertyQuery, EntityStringQuery {
  enum Condition: Equatable {
    case title(PropertyCheck, String)
    case year(PropertyCheck, Int)
    case between(Int, Int)
    case tag(String)
    case shown(before: Date)
    case shownAt(Date?)
    case notTitle(String)
    case byDirector(String)
  }
  enum PropertyCheck: Equatable { case equal, contains, prefix, suffix, less, lessOrEqual, more, moreOrEqual }

  static let properties = QueryProperties {
    Property(\Film.$title) {
      EqualToComparator { .title(.equal, $0) }
      NotEqualToComparator { .notTitle($0) }
      ContainsComparator { .title(.contains, $0) }
      HasPrefixComparator { .title(.prefix, $0) }
      HasSuffixComparator { .title(.suffix, $0) }
    }
    Property(\.$year) {
      LessThanComparator { .year(.less, $0) }
      LessThanOrEqualToComparator { .year(.lessOrEqual, $0) }
      GreaterThanComparator { .year(.more, $0) }
      GreaterThanOrEqualToComparator { .year(.moreOrEqual, $0) }
      IsBetweenComparator { .between($0, $1) }
    }
    Property(\.$shown) {
      LessThanComparator { .shown(before: $0) }
      EqualToComparator { .shownAt($0) }
    }
    Property(\.$tags) { ContainsComparator { .tag($0) } }
    Property(\Person.$name, entityProvider: { (film: Film) in film.director ?? Person("") }) {
      EqualToComparator { .byDirector($0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Film.$title)
    SortableBy(\.$year)
  }

  static let findIntentDescription: IntentDescription? = IntentDescription("Finds films of the club.")

  func entities(
    matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<Film>], limit: Int?
  ) async throws -> [Film] {
    var films = Film.all.filter { film in
      let checks = comparators.map { condition in
        switch condition {
        case .title(.equal, let text): film.title == text
        case .title(.contains, let text): film.title.contains(text)
        case .year(.less, let year): film.year < year
        case .between(let low, let high): (low...high).contains(film.year)
        case .tag(let tag): film.tags.contains(tag)
        default: false
        }
      }
      return mode == .and ? checks.allSatisfy { $0 } : checks.contains(true)
    }
    if let sort = sortedBy.first {
      films.sort { sort.by == \Film.$title ? $0.title < $1.title : $0.year < $1.year }
      if sort.order == .descending { films.reverse() }
    }
    return films
  }

  func entities(matching string: String) async throws -> [Film] {
    Film.all.filter { $0.title.localizedStandardContains(string) }
  }

  func entities(for identifiers: [Film.ID]) async throws -> [Film] {
    Film.all.filter { identifiers.contains($0.id) }
  }
}
