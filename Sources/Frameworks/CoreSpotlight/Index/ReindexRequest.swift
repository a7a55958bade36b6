import Foundation

/// A request of an index to be given items again, with the reason.
package struct ReindexRequest: Sendable, Hashable {
  /// The reason for a request. Compare with the constants, and expect others.
  package struct Reason: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The file of the index was damaged and has been set aside: all items are lost.
    package static let damaged = Reason(rawValue: "damaged")
    /// The program ended while items were being collected that were not in the index yet.
    package static let interrupted = Reason(rawValue: "interrupted")
    /// The index was written by another version of the program, in a format that this one can't read.
    package static let outdated = Reason(rawValue: "outdated")
  }

  /// The name of the index; empty for the default one.
  package let indexName: String
  package let reason: Reason
  /// The items to reindex, or nil for all.
  package let identifiers: [String]?
  /// The message for people.
  package let message: String

  package init(indexName: String, reason: Reason, identifiers: [String]? = nil, message: String) {
    self.indexName = indexName
    self.reason = reason
    self.identifiers = identifiers
    self.message = message
  }
}

extension CSSearchableIndex {
  /// Returns the pending requests of this app's indexes, by name of the index: problems found on opening that
  /// were not resolved since. Opens the indexes that have files.
  ///
  /// Whoever answers a request reindexes the items and then calls ``didReindex(_:)``.
  package static func reindexRequests() async throws -> [ReindexRequest] {
    try await SearchableIndexStorage.store.reindexRequests()
  }

  /// Records that a request was answered.
  package static func didReindex(_ request: ReindexRequest) async throws {
    try await SearchableIndexStorage.store.didReindex(request)
  }
}

extension SearchableIndexStore {
  /// Returns no requests: a store without files doesn't lose items.
  package func reindexRequests() async throws -> [ReindexRequest] { [] }
  package func didReindex(_ request: ReindexRequest) async throws {}
  package func batchBegan(in index: String) async throws {}
}
