import Foundation

/// What an index says it must be given again, and why.
package struct ReindexRequest: Sendable, Hashable {
  /// An open set of reasons: compare with the constants, expect others.
  package struct Reason: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The index's file was damaged and has been set aside: all items are gone.
    package static let damaged = Reason(rawValue: "damaged")
    /// The program ended while items were collected that were not in the index yet.
    package static let interrupted = Reason(rawValue: "interrupted")
    /// The index was written by another version of the program, in a form that this one does not read.
    package static let outdated = Reason(rawValue: "outdated")
  }

  /// The name of the index; empty for the default one.
  package let indexName: String
  package let reason: Reason
  /// The items that must be indexed again; nil for all.
  package let identifiers: [String]?
  /// What happened, for a person.
  package let message: String

  package init(indexName: String, reason: Reason, identifiers: [String]? = nil, message: String) {
    self.indexName = indexName
    self.reason = reason
    self.identifiers = identifiers
    self.message = message
  }
}

extension CSSearchableIndex {
  /// What indexes of this app must be given again, by name of the index: what was found when they were opened and
  /// nobody has said since that it was done. Opens the indexes that have files.
  ///
  /// The one who answers a request has the items indexed again and then calls ``didReindex(_:)``.
  package static func reindexRequests() async throws -> [ReindexRequest] {
    try await SearchableIndexStorage.store.reindexRequests()
  }

  /// Says that what a request asked for has been indexed again.
  package static func didReindex(_ request: ReindexRequest) async throws {
    try await SearchableIndexStorage.store.didReindex(request)
  }
}

extension SearchableIndexStore {
  /// A store without files loses nothing that it would have to be given again.
  package func reindexRequests() async throws -> [ReindexRequest] { [] }
  package func didReindex(_ request: ReindexRequest) async throws {}
  package func batchBegan(in index: String) async throws {}
}
