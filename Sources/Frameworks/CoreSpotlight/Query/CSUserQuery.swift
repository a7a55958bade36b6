import Foundation
import Synchronization

/// A search for what a person types: items, and ways to go on typing.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// How a person took up what was found.
  public enum UserInteraction: Int, Sendable, Hashable {
    case select = 0
    case focus = 1

    public static var `default`: UserInteraction { .select }
  }

  private let text: String

  /// Makes a query of what a person typed.
  ///
  /// - Parameters:
  ///   - userQueryString: What was typed, perhaps with an unfinished last word; nothing is found for nothing.
  ///   - userQueryContext: How it is to be answered.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    let settings = userQueryContext?.settings.withLock { $0 } ?? QuerySettings()
    let text = userQueryString ?? settings.suggestion?.text ?? ""
    self.text = text
    super.init(queryString: text, settings: settings) { .words(text) }
  }

  /// Gets ready to answer. Nothing needs preparing here.
  open class func prepare() {}

  /// Gets the indexes of these protection classes ready. Nothing needs preparing here.
  open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}

  /// How many suggestions there are so far.
  public var foundSuggestionCount: Int { suggestionCount.load(ordering: .relaxed) }
  private let suggestionCount = Atomic(0)

  /// Tells which item a person took up. There is no learning from it yet.
  public func userEngaged(
    _ item: CSSearchableItem, visibleItems: [CSSearchableItem], interaction: UserInteraction
  ) {
    DeclaredAPI.called("CSUserQuery.userEngaged(_:visibleItems:interaction:)")
  }

  /// Tells which suggestion a person took up. There is no learning from it yet.
  public func userEngaged(
    _ suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], interaction: UserInteraction
  ) {
    DeclaredAPI.called("CSUserQuery.userEngaged(_:visibleSuggestions:interaction:)")
  }

  /// The ways to go on, the most frequent first.
  func findSuggestions(in store: any SearchableIndexStore) async throws -> [CSSuggestion] {
    let words = try await store.completions(of: text, indexes: [], limit: max(settings.maxSuggestions, 0))
    let before = text.dropLast(TextFolding.words(of: text).last?.count ?? 0)
    let suggestions = words.map { CSSuggestion(text: before + $0, typedCount: text.count) }
    suggestionCount.add(suggestions.count, ordering: .relaxed)
    return suggestions
  }

  /// Suggestions and items, the suggestions first.
  public var responses: Responses { Responses(query: self) }
  /// The suggestions only.
  public var suggestions: Suggestions { Suggestions(query: self) }

  /// One found item.
  public struct Item: Identifiable, Hashable, Sendable {
    /// The found item.
    public let item: CSSearchableItem
    /// The item's unique identifier.
    public var id: String { item.uniqueIdentifier }

    public static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// One way to go on.
  public struct Suggestion: Identifiable, Hashable, Comparable, Sendable {
    /// The way to go on.
    public let suggestion: CSSuggestion
    /// The suggestion's text.
    public var id: String { suggestion.text }

    public static func == (lhs: Suggestion, rhs: Suggestion) -> Bool { lhs.id == rhs.id }
    public static func < (lhs: Suggestion, rhs: Suggestion) -> Bool {
      lhs.suggestion.compare(rhs.suggestion) == .orderedAscending
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// What a query answers.
  public struct Responses: AsyncSequence, Sendable {
    public typealias Element = Response
    public typealias AsyncIterator = Iterator

    let query: CSUserQuery

    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

    /// One suggestion or item.
    public enum Response: Identifiable, Hashable, Sendable {
      case item(Item)
      case suggestion(Suggestion)

      /// Tells the response from the others of its query.
      public var id: String {
        switch self {
        case .item(let item): "item." + item.id
        case .suggestion(let suggestion): "suggestion." + suggestion.id
        }
      }
    }

    /// Goes through the responses; the first step searches.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Response

      private let query: CSUserQuery
      private var rest: ArraySlice<Response>?

      init(query: CSUserQuery) { self.query = query }

      /// The next response.
      ///
      /// - Throws: ``CSSearchQueryError`` where the query was cancelled or a filter can't be read.
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

  /// The suggestions that a query answers.
  public struct Suggestions: AsyncSequence, Sendable {
    public typealias Element = Suggestion
    public typealias AsyncIterator = Iterator

    let query: CSUserQuery

    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

    /// Goes through the suggestions; the first step looks for them.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Suggestion

      private let query: CSUserQuery
      private var rest: ArraySlice<CSSuggestion>?

      init(query: CSUserQuery) { self.query = query }

      /// The next suggestion.
      public mutating func next() async throws -> Suggestion? {
        if rest == nil { rest = try await query.findSuggestions(in: SearchableIndexStorage.store)[...] }
        return rest?.popFirst().map(Suggestion.init(suggestion:))
      }
    }
  }
}
