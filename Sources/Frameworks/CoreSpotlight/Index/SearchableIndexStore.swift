import Foundation
import Synchronization

/// An item in the form that an index stores: plain values.
package struct SearchableItemRecord: Sendable, Hashable, Codable {
  package var uniqueIdentifier: String
  package var domainIdentifier: String?
  package var expirationDate: Date?
  package var attributes: [String: AttributeValue]
  /// A Boolean value that indicates whether the attributes are merged with the indexed ones.
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

  /// Creates a record of the current values of `item`.
  package init(_ item: CSSearchableItem) {
    self.init(
      uniqueIdentifier: item.uniqueIdentifier, domainIdentifier: item.domainIdentifier,
      expirationDate: item.expirationDate, attributes: item.attributeSet.values, isUpdate: item.isUpdate)
  }
}

/// A change of an index.
package enum IndexChange: Sendable, Hashable {
  case put(SearchableItemRecord)
  case deleteIdentifiers([String])
  /// Deletes the items in domains and their subdomains.
  case deleteDomains([String])
  case deleteAll
}

/// The client state that an app stores with a batch, and the one it expects to find.
package struct ClientStateChange: Sendable, Hashable {
  package var new: Data
  /// The state that has to be stored for the batch to take effect, or nil for any.
  package var expected: Data?

  package init(new: Data, expected: Data? = nil) {
    self.new = new
    self.expected = expected
  }
}

/// A search of a store.
package struct IndexSearch: Sendable {
  /// The question that the items have to answer.
  package enum Question: Sendable {
    /// All words, of which the last may be incomplete, as a person types them.
    case words(String)
    /// A condition on attributes.
    case condition(QueryExpression)
    /// All items, by descending priority.
    case everything
  }

  /// The entities that a search is restricted to.
  package struct Entities: Sendable, Hashable {
    /// The persistent identifiers of the types, or nil for all.
    package var types: [String]?
    /// A Boolean value that indicates whether entities hidden from searches are included.
    package var includesHidden: Bool

    package init(types: [String]? = nil, includesHidden: Bool = false) {
      self.types = types
      self.includesHidden = includesHidden
    }

    /// Returns a Boolean value that indicates whether an item stands for one of the entities.
    func contains(_ record: SearchableItemRecord) -> Bool {
      guard let entity = record.appEntity, includesHidden || !record.isHidden else { return false }
      return types.map { $0.contains(entity.type) } ?? true
    }
  }

  package var question: Question
  /// Conditions that every item has to meet.
  package var filters: [QueryExpression] = []
  /// A Boolean value that indicates whether items are also found by their meaning.
  package var usesMeaning = true
  /// The entities that the items have to stand for, or nil for any items.
  package var entities: Entities?
  /// A Boolean value that indicates whether matching texts are returned with each item.
  package var wantsSnippets = false
  /// The names of the indexes to search; an empty array stands for all.
  package var indexes: [String] = []
  /// The maximum number of items.
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
  /// The score; higher is better.
  package var score: Double
  /// The matching part of its texts, if requested.
  package var snippet: TextSnippet?

  package init(index: String, record: SearchableItemRecord, score: Double, snippet: TextSnippet? = nil) {
    self.index = index
    self.record = record
    self.score = score
    self.snippet = snippet
  }
}

/// A store for the items of indexes.
///
/// Every call is complete when it returns; the changes of one call are atomic.
package protocol SearchableIndexStore: Sendable {
  /// Applies changes to an index, together with a change of its client state.
  ///
  /// - Throws: ``CSIndexError`` with ``CSIndexError/Code/mismatchedClientState`` if the stored state isn't
  ///   the expected one; then nothing is changed.
  func apply(_ changes: [IndexChange], to index: String, clientState: ClientStateChange?) async throws

  /// Records that a batch was begun for an index: if the program ends before `apply` receives its client
  /// state, the index requests reindexing.
  func batchBegan(in index: String) async throws

  /// Returns the client state stored with the last batch.
  func clientState(of index: String) async throws -> Data?

  /// Returns the items with identifiers in the same order, leaving out those that don't exist.
  func records(identifiers: [String], in index: String) async throws -> [SearchableItemRecord]

  /// Returns the matches of a search, best first; those with equal scores by identifier.
  func search(_ search: IndexSearch) async throws -> [IndexMatch]

  /// Returns words that start like the last word of `text`, most frequent first.
  func completions(of text: String, indexes: [String], limit: Int) async throws -> [String]

  /// Returns the pending requests of the indexes, by name of the index.
  func reindexRequests() async throws -> [ReindexRequest]

  /// Removes a request that was answered.
  func didReindex(_ request: ReindexRequest) async throws
}

/// The store that all indexes of the process use.
package enum SearchableIndexStorage {
  private static let shared = Mutex<any SearchableIndexStore>(SearchIndexStore.standard())

  /// The store for the current task only, so that tests don't see each other's items.
  @TaskLocal package static var scoped: (any SearchableIndexStore)?

  /// The store in use: files of the program, or memory in tests, unless another was set.
  package static var store: any SearchableIndexStore { scoped ?? shared.withLock { $0 } }

  /// Sets the store that all indexes use from now on. Items in the previous store stay there.
  package static func use(_ store: any SearchableIndexStore) {
    shared.withLock { $0 = store }
  }
}
