import Foundation
import Synchronization

/// A search with a query string.
///
/// A query is asked once: either with ``start()`` and the handlers, or by going through ``results-swift.property``.
/// Handlers are called on no particular thread, the completion handler last and once.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  // Sendable: what changes stands behind a lock; the rest never changes.
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

  /// Sendable although the closure need not be: the query calls its handlers from one task, one after the other,
  /// and apps hand over what those handlers use, as on the platforms.
  private struct Handler<Value>: @unchecked Sendable {
    let call: (Value) -> Void
  }

  /// How many items were found so far.
  public var foundItemCount: Int { state.withLock { $0.foundCount } }

  /// Whether the query was cancelled.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// The protection classes of the indexes to search; kept only.
  public var protectionClasses: [FileProtectionType] {
    get { state.withLock { $0.protectionClasses } }
    set { state.withLock { $0.protectionClasses = newValue } }
  }

  /// Is given the found items, in batches.
  public var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
    get { state.withLock { $0.foundItems }?.call }
    set {
      let handler = newValue.map { Handler(call: $0) }
      state.withLock { $0.foundItems = handler }
    }
  }

  /// Hears that there are no more items, or why not.
  public var completionHandler: (((any Error)?) -> Void)? {
    get { state.withLock { $0.completion }?.call }
    set {
      let handler = newValue.map { Handler(call: $0) }
      state.withLock { $0.completion = handler }
    }
  }

  /// Makes a query, such as `title == "lamp*"cd && pageCount > 3`.
  ///
  /// A string that can't be read is reported when the query starts.
  public convenience init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.init(queryString: queryString, settings: queryContext?.settings.withLock { $0 } ?? QuerySettings()) {
      .condition(try QueryExpression.parse(queryString))
    }
  }

  /// Makes a query whose items have these attributes.
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

  /// Begins to search; further calls do nothing.
  open func start() {
    let store = SearchableIndexStorage.store
    state.withLock { state in
      guard state.task == nil, !state.isCancelled else { return }
      state.task = Task { await self.run(in: store) }
    }
  }

  /// Ends the search; the completion handler hears ``CSSearchQueryError/Code/cancelled`` if it hasn't ended.
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

  /// The items that answer, as the settings ask for them.
  func find(in store: any SearchableIndexStore) async throws -> [CSSearchableItem] {
    try checkCancellation()
    var search = IndexSearch(question: try makeQuestion())
    search.filters = try settings.filterQueries.map { try QueryExpression.parse($0) }
    search.usesMeaning = !settings.isLexical
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

  /// The found items, one after the other, the best first.
  public var results: Results { Results(query: self) }

  /// The items that a query finds.
  public struct Results: AsyncSequence, Sendable {
    public typealias Element = Item
    public typealias AsyncIterator = Iterator

    let query: CSSearchQuery

    public func makeAsyncIterator() -> Iterator { Iterator(query: query) }

    /// One found item.
    public struct Item: Identifiable, Hashable, Sendable {
      /// The found item.
      public let item: CSSearchableItem
      /// The item's unique identifier.
      public var id: String { item.uniqueIdentifier }

      public static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
      public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// Goes through the items of a query; the first step searches.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Item

      private let query: CSSearchQuery
      private var rest: ArraySlice<CSSearchableItem>?

      init(query: CSSearchQuery) { self.query = query }

      /// The next item.
      ///
      /// - Throws: ``CSSearchQueryError`` where the query string can't be read or the query was cancelled.
      public mutating func next() async throws -> Item? {
        if rest == nil { rest = try await query.find(in: SearchableIndexStorage.store)[...] }
        return rest?.popFirst().map(Item.init(item:))
      }
    }
  }
}
