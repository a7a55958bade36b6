import Foundation
import Synchronization

/// An item as an index keeps it: plain values.
package struct SearchableItemRecord: Sendable, Hashable, Codable {
  package var uniqueIdentifier: String
  package var domainIdentifier: String?
  package var expirationDate: Date?
  package var attributes: [String: AttributeValue]
  /// Whether the attributes are added to those that the index has.
  package var isUpdate: Bool

  package init(
    uniqueIdentifier: String, domainIdentifier: String? = nil, expirationDate: Date? = nil,
    attributes: [String: AttributeValue] = [:], isUpdate: Bool = false
  ) {
    self.uniqueIdentifier = uniqueIdentifier
    self.domainIdentifier = domainIdentifier
    self.expirationDate = expirationDate
    self.attributes = attributes
    self.isUpdate = isUpdate
  }

  /// The values that `item` has now.
  package init(_ item: CSSearchableItem) {
    self.init(
      uniqueIdentifier: item.uniqueIdentifier, domainIdentifier: item.domainIdentifier,
      expirationDate: item.expirationDate, attributes: item.attributeSet.values, isUpdate: item.isUpdate)
  }
}

/// One change of an index.
package enum IndexChange: Sendable, Hashable {
  case put(SearchableItemRecord)
  case deleteIdentifiers([String])
  /// Deletes the items of these domains and of the domains within them.
  case deleteDomains([String])
  case deleteAll
}

/// The state that an app stores with a batch, and the state it expects to find.
package struct ClientStateChange: Sendable, Hashable {
  package var new: Data
  /// The state that must be stored for the batch to take effect; anything where nil.
  package var expected: Data?

  package init(new: Data, expected: Data? = nil) {
    self.new = new
    self.expected = expected
  }
}

/// What a search asks of a store.
package struct IndexSearch: Sendable {
  package enum Question: Sendable {
    /// All words, the last one perhaps unfinished, as a person types them.
    case words(String)
    /// A condition on attributes.
    case condition(QueryExpression)
    /// All items; those of higher priority first.
    case everything
  }

  /// Which items that stand for entities of the app are asked for.
  package struct Entities: Sendable, Hashable {
    /// The persistent identifiers of types; all where nil.
    package var types: [String]?
    /// Whether those that hide from searches are asked for as well.
    package var includesHidden: Bool

    package init(types: [String]? = nil, includesHidden: Bool = false) {
      self.types = types
      self.includesHidden = includesHidden
    }

    /// Whether an item stands for one of them.
    func contains(_ record: SearchableItemRecord) -> Bool {
      guard let entity = record.appEntity, includesHidden || !record.isHidden else { return false }
      return types.map { $0.contains(entity.type) } ?? true
    }
  }

  package var question: Question
  /// Conditions that every item must meet as well.
  package var filters: [QueryExpression] = []
  /// Whether items are found by what they mean as well.
  package var usesMeaning = true
  /// The entities that the items must stand for; where nil, any items.
  package var entities: Entities?
  /// Whether texts that answer are shown with each item.
  package var wantsSnippets = false
  /// The names of the indexes to search; all of them where empty.
  package var indexes: [String] = []
  /// The most items to return.
  package var limit: Int = .max

  package init(
    question: Question, filters: [QueryExpression] = [], indexes: [String] = [], limit: Int = .max
  ) {
    self.question = question
    self.filters = filters
    self.indexes = indexes
    self.limit = limit
  }
}

/// An item that a search found.
package struct IndexMatch: Sendable {
  package var index: String
  package var record: SearchableItemRecord
  /// How well it answers; greater is better.
  package var score: Double
  /// The part of its texts that answers, where that was asked for.
  package var snippet: TextSnippet?

  package init(index: String, record: SearchableItemRecord, score: Double, snippet: TextSnippet? = nil) {
    self.index = index
    self.record = record
    self.score = score
    self.snippet = snippet
  }
}

/// Where the items of indexes are kept and searched.
///
/// Every call is complete when it returns; changes of one call take effect together or not at all.
package protocol SearchableIndexStore: Sendable {
  /// Changes the index of this name, and the client state with it.
  ///
  /// - Throws: ``CSIndexError`` with ``CSIndexError/Code/mismatchedClientState`` where another state is stored
  ///   than expected; then nothing is changed.
  func apply(_ changes: [IndexChange], to index: String, clientState: ClientStateChange?) async throws

  /// Hears that a batch was begun for the index of this name: where the program ends before `apply` is given its
  /// client state, the index says so.
  func batchBegan(in index: String) async throws

  /// The state stored with the last batch.
  func clientState(of index: String) async throws -> Data?

  /// The items of these identifiers, in their order; those that aren't there are left out.
  func records(identifiers: [String], in index: String) async throws -> [SearchableItemRecord]

  /// What answers a search, the best first; items of one score by identifier.
  func search(_ search: IndexSearch) async throws -> [IndexMatch]

  /// Words that begin as the last word of `text` does, the most frequent first.
  func completions(of text: String, indexes: [String], limit: Int) async throws -> [String]

  /// What the indexes must be given again, by name of the index.
  func reindexRequests() async throws -> [ReindexRequest]

  /// Forgets a request: what it asked for has been indexed again.
  func didReindex(_ request: ReindexRequest) async throws
}

/// The store that all indexes of the process use.
package enum SearchableIndexStorage {
  private static let shared = Mutex<any SearchableIndexStore>(SearchIndexStore.standard())

  /// A store for the current task only, so that tests don't see each other's items.
  @TaskLocal package static var scoped: (any SearchableIndexStore)?

  /// The store in use: files of the program, or memory in tests, until another is set.
  package static var store: any SearchableIndexStore { scoped ?? shared.withLock { $0 } }

  /// Has all indexes use `store` from now on. Items already kept elsewhere stay there.
  package static func use(_ store: any SearchableIndexStore) {
    shared.withLock { $0 = store }
  }
}
