/// What is searched for in an app.
public protocol SearchCriteria: Hashable, Sendable, _IntentValue {
  /// The type of where the app can search.
  associatedtype SearchScopes
}

/// A text that is searched for.
public struct StringSearchCriteria: SearchCriteria {
  public typealias SearchScopes = StringSearchScope

  /// The text.
  public let term: String

  /// Makes criteria of a text.
  public init(term: String) { self.term = term }
}

/// Where an app searches.
public enum StringSearchScope: String, AppEnum {
  case general, movies, tv, freeformVideo

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }

  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "Everything", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
  }
}

/// A kind of video.
public enum VideoCategory: String, AppEnum {
  case movies, tv, freeform

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }

  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.movies: "Movies", .tv: "TV", .freeform: "Videos"]
  }
}
