import AppIntents
import CoreSpotlight
import IntentDiscovery

/// A job that indexes entities again which an index has lost, by the queries of the app that can.
package struct Reindexing: Sendable {
  private let catalog: IntentCatalog
  private let requests: @Sendable () async throws -> [ReindexRequest]
  private let done: @Sendable (ReindexRequest) async throws -> Void

  /// - Parameters:
  ///   - requests: What indexes ask for.
  ///   - done: Is told of each request that was answered.
  package init(
    catalog: IntentCatalog,
    requests: @escaping @Sendable () async throws -> [ReindexRequest] = {
      try await CSSearchableIndex.reindexRequests()
    },
    done: @escaping @Sendable (ReindexRequest) async throws -> Void = {
      try await CSSearchableIndex.didReindex($0)
    }
  ) {
    self.catalog = catalog
    self.requests = requests
    self.done = done
  }

  /// The answer to one request.
  package struct Answer: Sendable {
    package let request: ReindexRequest
    /// The entity types that were indexed again.
    package let entityTypes: [String]
    /// The errors that occurred; the request stands then.
    package let errors: [any Error]
  }

  /// Answers all requests that there are.
  ///
  /// - Returns: What came of each; none where the indexes can't be read, which searches then say.
  @discardableResult
  package func answerAll() async -> [Answer] {
    let waiting: [ReindexRequest]
    do {
      waiting = try await requests()
    } catch {
      return []
    }
    var answers: [Answer] = []
    for request in waiting { answers.append(await answer(request)) }
    return answers
  }

  private func answer(_ request: ReindexRequest) async -> Answer {
    var types: [String] = []
    var errors: [any Error] = []
    let index = CSSearchableIndex(name: request.indexName)
    for type in catalog.queries {
      guard let type = type as? any IndexedEntityQuery.Type else { continue }
      do {
        if let name = try await reindex(type, request, index) { types.append(name) }
      } catch {
        errors.append(error)
      }
    }
    if errors.isEmpty, !types.isEmpty {
      do {
        try await done(request)
      } catch {
        errors.append(error)
      }
    }
    return Answer(request: request, entityTypes: types, errors: errors)
  }

  /// - Returns: The entity type, or nil when the request is not about it.
  private func reindex<Query: IndexedEntityQuery>(
    _ type: Query.Type, _ request: ReindexRequest, _ index: CSSearchableIndex
  ) async throws -> String? {
    let query = type.init()
    try await Dependencies.load(of: query)
    let name = Query.Entity.persistentIdentifier
    guard let lost = request.identifiers else {
      try await query.reindexAllEntities(indexDescription: index.indexDescription)
      return name
    }
    let identifiers = lost.compactMap { EntityIdentifier(description: $0)?.id(of: Query.Entity.self) }
    guard !identifiers.isEmpty else { return nil }
    try await query.reindexEntities(for: identifiers, indexDescription: index.indexDescription)
    return name
  }
}
