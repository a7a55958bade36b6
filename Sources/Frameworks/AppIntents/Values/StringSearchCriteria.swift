/// The criteria of a search in an app.
public protocol SearchCriteria: Hashable, Sendable, _IntentValue {
  /// The type of the search scopes.
  associatedtype SearchScopes
}

/// Criteria that consist of a text.
public struct StringSearchCriteria: SearchCriteria {
  /// The type of the search scopes.
  public typealias SearchScopes = StringSearchScope

  /// The search term.
  public let term: String

  /// Creates criteria from a text.
  public init(term: String) { self.term = term }
}

/// The part of an app's content to search.
public enum StringSearchScope: String, AppEnum {
  case general, movies, tv, freeformVideo

  /// The display name of the type, "Search Scope".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }

  /// The names of the scopes.
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "Everything", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
  }
}

/// A kind of video.
public enum VideoCategory: String, AppEnum {
  case movies, tv, freeform

  /// The display name of the type, "Video Category".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }

  /// The names of the categories.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.movies: "Movies", .tv: "TV", .freeform: "Videos"]
  }
}
