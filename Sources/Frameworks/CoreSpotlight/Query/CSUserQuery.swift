import Foundation
import Synchronization

/// A search for text that a person types, which yields items and completions.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// The way in which a person used a result.
  public enum UserInteraction: Int, Sendable, Hashable {
    case select = 0
    case focus = 1

    /// The default interaction: selecting the result.
    public static var `default`: UserInteraction { .select }
  }

  private let text: String

  /// Creates a query for text that a person typed.
  ///
  /// - Parameters:
  ///   - userQueryString: The text, of which the last word may be incomplete; nothing is found for no text.
  ///   - userQueryContext: The settings of the query.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    let settings = userQueryContext?.settings.withLock { $0 } ?? QuerySettings()
    let text = userQueryString ?? settings.suggestion?.text ?? ""
    self.text = text
    super.init(queryString: text, settings: settings) { .words(text) }
  }

  /// Prepares for queries. Nothing needs preparation here.
  open class func prepare() {}

  /// Prepares the indexes of protection classes. Nothing needs preparation here.
  open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}

  /// The number of suggestions found so far.
  public var foundSuggestionCount: Int { suggestionCount.load(ordering: .relaxed) }
  private let suggestionCount = Atomic(0)

  /// Reports the item that a person used. Nothing is learned from it yet.
  public func userEngaged(
    _ item: CSSearchableItem, visibleItems: [CSSearchableItem], interaction: UserInteraction
  ) {
    DeclaredAPI.called("CSUserQuery.userEngaged(_:visibleItems:interaction:)")
  }

  /// Reports the suggestion that a person used. Nothing is learned from it yet.
  public func userEngaged(
    _ suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], interaction: UserInteraction
  ) {
    DeclaredAPI.called("CSUserQuery.userEngaged(_:visibleSuggestions:interaction:)")
  }

  /// Returns the completions, most frequent first.
  func findSuggestions(in store: any SearchableIndexStore) async throws -> [CSSuggestion] {
    let words = try await store.completions(of: text, indexes: [], limit: max(settings.maxSuggestions, 0))
    let before = text.dropLast(TextFolding.words(of: text).last?.count ?? 0)
    let suggestions = words.map { CSSuggestion(text: before + $0, typedCount: text.count) }
    suggestionCount.add(suggestions.count, ordering: .relaxed)
    return suggestions
  }

  /// An asynchronous sequence of suggestions and items, suggestions first.
  public var responses: Responses { Responses(query: self) }
  /// An asynchronous sequence of the suggestions only.
  public var suggestions: Suggestions { Suggestions(query: self) }

  /// A found item.
  public struct Item: Identifiable, Hashable, Sendable {
    /// The found item.
    public let item: CSSearchableItem
    /// The item's unique identifier.
    public var id: String { item.uniqueIdentifier }

    public static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A completion.
  public struct Suggestion: Identifiable, Hashable, Comparable, Sendable {
    /// The completion.
    public let suggestion: CSSuggestion
    /// The suggestion's text.
    public var id: String { suggestion.text }

    public static func == (lhs: Suggestion, rhs: Suggestion) -> Bool { lhs.id == rhs.id }
    public static func < (lhs: Suggestion, rhs: Suggestion) -> Bool {
      lhs.suggestion.compare(rhs.suggestion) == .orderedAscending
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// The asynchronous sequence of a query's responses.
  public struct Responses: AsyncSequence, Sendable {
    public typealias Element = Response
    /// An iterator over the responses.
    public typealias AsyncIterator = Iterator

    let query: CSUserQuery

    /// Returns an iterator over the responses.
    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

    /// A suggestion or item.
    public enum Response: Identifiable, Hashable, Sendable {
      case item(Item)
      case suggestion(Suggestion)

      /// The identifier of the response among those of its query.
      public var id: String {
        switch self {
        case .item(let item): "item." + item.id
        case .suggestion(let suggestion): "suggestion." + suggestion.id
        }
      }
    }

    /// An iterator over the responses; the first step runs the search.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Response

      private let query: CSUserQuery
      private var rest: ArraySlice<Response>?

      init(query: CSUserQuery) { self.query = query }

      /// Returns the next response, or nil at the end.
      ///
      /// - Throws: ``CSSearchQueryError`` if the query was cancelled or a filter is malformed.
      public mutating func next() async throws -> Response? {
        if rest == nil {
          let store = SearchableIndexStorage.store
          let items = try await query.find(in: store)
          let suggestions = try await query.findSuggestions(in: store)
          rest =
            (suggestions.map { Response.suggestion(Suggestion(suggestion: $0)) }
            + items.map { Response.item(Item(item: $0)) })[...]
        }
        return rest?.popFirst()
      }
    }
  }

  /// The asynchronous sequence of a query's suggestions.
  public struct Suggestions: AsyncSequence, Sendable {
    public typealias Element = Suggestion
    /// An iterator over the suggestions.
    public typealias AsyncIterator = Iterator

    let query: CSUserQuery

    /// Returns an iterator over the suggestions.
    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

    /// An iterator over the suggestions; the first step looks them up.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Suggestion

      private let query: CSUserQuery
      private var rest: ArraySlice<CSSuggestion>?

      init(query: CSUserQuery) { self.query = query }

      /// Returns the next suggestion, or nil at the end.
      public mutating func next() async throws -> Suggestion? {
        if rest == nil { rest = try await query.findSuggestions(in: SearchableIndexStorage.store)[...] }
        return rest?.popFirst().map(Suggestion.init(suggestion:))
      }
    }
  }
}
