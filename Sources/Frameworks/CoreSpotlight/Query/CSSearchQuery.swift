import Foundation
import Synchronization

/// A search with a query string.
///
/// A query runs once: either through ``start()`` and the handlers, or by iterating over
/// ``results-swift.property``. Handlers are called on no particular thread, the completion handler last and
/// once.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  // Sendable: a lock guards the mutable state; the rest is immutable.
  private let state = Mutex(State())
  let settings: QuerySettings
  private let queryString: String
  private let makeQuestion: @Sendable () throws -> IndexSearch.Question

  private struct State {
    var task: Task<Void, Never>?
    var isCancelled = false
    var foundCount = 0
    var protectionClasses: [FileProtectionType] = []
    var foundItems: Handler<[CSSearchableItem]>?
    var completion: Handler<(any Error)?>?
  }

  /// Sendable although the closure need not be: the query calls its handlers from one task, one after the
  /// other, and apps hand over the objects that they use, as on the platforms.
  private struct Handler<Value>: @unchecked Sendable {
    let call: (Value) -> Void
  }

  /// The number of items found so far.
  public var foundItemCount: Int { state.withLock { $0.foundCount } }

  /// A Boolean value that indicates whether the query was cancelled.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// The protection classes of the indexes to search, which are only recorded.
  public var protectionClasses: [FileProtectionType] {
    get { state.withLock { $0.protectionClasses } }
    set { state.withLock { $0.protectionClasses = newValue } }
  }

  /// A closure that receives the found items in batches.
  public var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
    get { state.withLock { $0.foundItems }?.call }
    set {
      let handler = newValue.map { Handler(call: $0) }
      state.withLock { $0.foundItems = handler }
    }
  }

  /// A closure that is called at the end of the query, with the error if it failed.
  public var completionHandler: (((any Error)?) -> Void)? {
    get { state.withLock { $0.completion }?.call }
    set {
      let handler = newValue.map { Handler(call: $0) }
      state.withLock { $0.completion = handler }
    }
  }

  /// Creates a query, such as `title == "lamp*"cd && pageCount > 3`.
  ///
  /// A malformed string is reported when the query starts.
  public convenience init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.init(queryString: queryString, settings: queryContext?.settings.withLock { $0 } ?? QuerySettings()) {
      .condition(try QueryExpression.parse(queryString))
    }
  }

  /// Creates a query that fetches attributes with the found items.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }

  init(
    queryString: String, settings: QuerySettings,
    question: @escaping @Sendable () throws -> IndexSearch.Question
  ) {
    self.queryString = queryString
    self.settings = settings
    makeQuestion = question
  }

  /// Starts the query; further calls have no effect.
  open func start() {
    let store = SearchableIndexStorage.store
    state.withLock { state in
      guard state.task == nil, !state.isCancelled else { return }
      state.task = Task { await self.run(in: store) }
    }
  }

  /// Cancels the query; the completion handler receives ``CSSearchQueryError/Code/cancelled`` if it hasn't
  /// ended.
  open func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  private func run(in store: any SearchableIndexStore) async {
    do {
      let items = try await find(in: store)
      if !items.isEmpty { foundItemsHandler?(items) }
      completionHandler?(nil)
    } catch {
      completionHandler?(error)
    }
  }

  /// Returns the matching items according to the settings.
  func find(in store: any SearchableIndexStore) async throws -> [CSSearchableItem] {
    try checkCancellation()
    var search = IndexSearch(question: try makeQuestion())
    search.filters = try settings.filterQueries.map { try QueryExpression.parse($0) }
    search.usesMeaning = !settings.isLexical
    search.wantsSnippets = settings.fetchesMatchedWords
    search.limit = min(
      max(settings.maxResults, 0), settings.isRanked ? max(settings.maxRankedResults, 0) : .max)
    var matches: [IndexMatch]
    do {
      matches = try await store.search(search)
    } catch is CancellationError {
      throw CSSearchQueryError(.cancelled, message: "The query was cancelled.")
    }
    try checkCancellation()
    if !settings.isRanked { matches.sort { $0.record.uniqueIdentifier < $1.record.uniqueIdentifier } }
    let items = matches.map { match in
      var record = match.record
      if !settings.fetchAttributes.isEmpty {
        let wanted = Set(settings.fetchAttributes)
        record.attributes = record.attributes.filter { wanted.contains($0.key) }
      }
      let item = CSSearchableItem(record)
      item.rank = match.score
      item.matchedWords = match.snippet?.markedWords ?? []
      return item
    }
    state.withLock { $0.foundCount += items.count }
    return items
  }

  private func checkCancellation() throws {
    if isCancelled || Task.isCancelled {
      throw CSSearchQueryError(.cancelled, message: "The query was cancelled.")
    }
  }

  /// An asynchronous sequence of the found items, best first.
  public var results: Results { Results(query: self) }

  /// The asynchronous sequence of items that a query finds.
  public struct Results: AsyncSequence, Sendable {
    public typealias Element = Item
    /// An iterator over the items.
    public typealias AsyncIterator = Iterator

    let query: CSSearchQuery

    /// Returns an iterator over the items.
    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

    /// A found item.
    public struct Item: Identifiable, Hashable, Sendable {
      /// The found item.
      public let item: CSSearchableItem
      /// The item's unique identifier.
      public var id: String { item.uniqueIdentifier }

      public static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
      public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// An iterator over the items of a query; the first step runs the search.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Item

      private let query: CSSearchQuery
      private var rest: ArraySlice<CSSearchableItem>?

      init(query: CSSearchQuery) { self.query = query }

      /// Returns the next item, or nil at the end.
      ///
      /// - Throws: ``CSSearchQueryError`` if the query string is malformed or the query was cancelled.
      public mutating func next() async throws -> Item? {
        if rest == nil { rest = try await query.find(in: SearchableIndexStorage.store)[...] }
        return rest?.popFirst().map(Item.init(item:))
      }
    }
  }
}
