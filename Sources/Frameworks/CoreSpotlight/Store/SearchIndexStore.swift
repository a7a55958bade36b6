import Embeddings
import Foundation
import SearchIndex
import Synchronization

/// A store of indexes on the search engine: one file per index, or memory.
///
/// Searches never wait for indexing. A damaged file is set aside when it is opened or the damage is noticed,
/// and the new index requests reindexing of everything.
package final class SearchIndexStore: SearchableIndexStore {
  /// The time that an item without an expiration date is kept, as on the platforms.
  private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  private let folder: IndexFolder?
  private let vectors: WordVectors?
  private let now: @Sendable () -> Date
  private let indexes = Mutex<[String: OpenIndex]>([:])

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files, or nil for memory.
  ///   - vectors: The word vectors for finding items by meaning.
  package init(
    folder: URL?, vectors: WordVectors?, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.folder = folder.map { IndexFolder(url: $0) }
    self.vectors = vectors
    self.now = now
  }

  /// Creates a store in memory, without word vectors: items are found by their words.
  package convenience init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.init(folder: nil, vectors: nil, now: now)
  }

  /// Returns the store of a program: its files, or memory in tests.
  static func standard() -> SearchIndexStore {
    var vectors: WordVectors?
    do {
      vectors = try WordVectors.bundled()
    } catch {
      FileHandle.standardError.write(Data("CoreSpotlight: \(error); searching by words only\n".utf8))
    }
    let folder = TestRunner.isRunning ? nil : IndexFolder.ofProgram().url
    return SearchIndexStore(folder: folder, vectors: vectors)
  }

  // MARK: Changing

  package func apply(
    _ changes: [IndexChange], to name: String, clientState: ClientStateChange?
  ) async throws {
    let owner = ProcessIdentity.current.text
    let expires = now().addingTimeInterval(Self.lifetime)
    var wanted: [SearchIndexChange] = []
    if let expected = clientState?.expected {
      wanted.append(
        .checkState(IndexState.clientState) { stored in
          guard Data(stored ?? []) == expected else {
            throw CSIndexError(
              .mismatchedClientState, message: "The index holds another client state than the expected one.")
          }
        })
    }
    wanted += try changes.map { try Self.change($0, expires: expires) }
    if let clientState {
      wanted.append(.setState(IndexState.clientState, Array(clientState.new)))
      wanted.append(.setState(IndexState.batch + owner, nil))
    }
    let identifiers = changes.compactMap { change in
      if case .put(let record) = change { record.uniqueIdentifier } else { nil }
    }
    try await using(name) { open in
      guard !identifiers.isEmpty, open.index.url != nil else { return try await open.write(wanted) }
      let pending = IndexState.pending + owner + "." + UUID().uuidString
      try await open.write([.setState(pending, Array(try JSONEncoder().encode(identifiers)))])
      do {
        try await open.write(wanted + [.setState(pending, nil)])
      } catch {
        // The caller learns that nothing was stored, so nobody has to be asked for it later.
        try await open.write([.setState(pending, nil)])
        throw error
      }
    }
  }

  package func batchBegan(in name: String) async throws {
    try await using(name) { open in
      guard open.index.url != nil else { return }
      try await open.write([.setState(IndexState.batch + ProcessIdentity.current.text, [])])
    }
  }

  private static func change(_ change: IndexChange, expires: Date) throws -> SearchIndexChange {
    switch change {
    case .put(let record) where record.isUpdate:
      .merge(identifier: record.uniqueIdentifier) { stored in
        var merged = record
        merged.isUpdate = false
        if let known = try stored.map({ try SearchableItemRecord($0) }) {
          merged.attributes = known.attributes.merging(record.attributes) { $1 }
          merged.domainIdentifier = record.domainIdentifier ?? known.domainIdentifier
          merged.expirationDate = record.expirationDate ?? known.expirationDate
        }
        return try merged.searchItem(expires: expires)
      }
    case .put(let record): .put(try record.searchItem(expires: expires))
    case .deleteIdentifiers(let identifiers): .delete(identifiers)
    case .deleteDomains(let domains): .deleteDomains(domains)
    case .deleteAll: .deleteAll
    }
  }

  // MARK: Reading

  package func clientState(of name: String) async throws -> Data? {
    try await using(name) { try $0.index.state(IndexState.clientState).map { Data($0) } }
  }

  package func records(identifiers: [String], in name: String) async throws -> [SearchableItemRecord] {
    try await using(name) { try $0.index.items(identifiers).map { try SearchableItemRecord($0) } }
  }

  package func search(_ search: IndexSearch) async throws -> [IndexMatch] {
    var matches: [IndexMatch] = []
    for name in try names(search.indexes) {
      try Task.checkCancellation()
      matches += try await using(name) { try Self.search(search, in: $0) }
    }
    matches.sort {
      $0.score == $1.score
        ? ($0.record.uniqueIdentifier, $0.index) < ($1.record.uniqueIdentifier, $1.index)
        : $0.score > $1.score
    }
    return Array(matches.prefix(max(search.limit, 0)))
  }

  package func completions(of text: String, indexes: [String], limit: Int) async throws -> [String] {
    var counts: [String: Int] = [:]
    for name in try names(indexes) {
      for (word, items) in try await using(name, { try $0.index.completions(of: text, limit: limit) }) {
        counts[word, default: 0] += items
      }
    }
    return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .prefix(max(limit, 0)).map(\.key)
  }

  private static func search(_ search: IndexSearch, in open: OpenIndex) throws -> [IndexMatch] {
    var query = SearchQuery("")
    var conditions = search.filters
    switch search.question {
    case .words(let text):
      guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
      query.text = text
    case .condition(let condition): conditions.append(condition)
    case .everything: break
    }
    query.usesMeaning = search.usesMeaning
    query.wantsSnippets = search.wantsSnippets
    query.limit = search.limit
    query.includesHidden = search.entities?.includesHidden ?? true
    query.types = search.entities?.types ?? []
    query.filter = conditions.isEmpty ? nil : QueryExpression.all(conditions).searchFilter
    // An empty list of types matches no item.
    if let types = search.entities?.types, types.isEmpty { return [] }
    let entities = search.entities
    let required = conditions
    if !conditions.isEmpty || entities != nil {
      query.accepts = { item in
        let record = try SearchableItemRecord(item)
        return required.allSatisfy { $0.matches(record.attributes) } && entities?.contains(record) ?? true
      }
    }
    return try open.index.search(query).map { hit in
      IndexMatch(
        index: open.name, record: try SearchableItemRecord(hit.item), score: hit.score,
        snippet: hit.snippet.map { TextSnippet($0) })
    }
  }

  // MARK: What must be indexed again

  package func reindexRequests() async throws -> [ReindexRequest] {
    var requests: [ReindexRequest] = []
    for name in try names([]) {
      requests += try await using(name) { open in
        if let message = try open.index.state(IndexState.damaged) {
          return [
            ReindexRequest(
              indexName: name, reason: .damaged, message: String(decoding: message, as: UTF8.self))
          ]
        }
        return try Self.interrupted(open)
      }
    }
    return requests
  }

  package func didReindex(_ request: ReindexRequest) async throws {
    try await using(request.indexName) { open in
      guard request.reason != .damaged else {
        return try await open.write([.setState(IndexState.damaged, nil)])
      }
      let states = try Self.abandoned(
        open, request.identifiers == nil ? IndexState.batch : IndexState.pending)
      try await open.write(states.map { .setState($0.name, nil) })
    }
  }

  /// Returns the requests for work that was begun by processes which have ended.
  private static func interrupted(_ open: OpenIndex) throws -> [ReindexRequest] {
    var requests: [ReindexRequest] = []
    let identifiers = try abandoned(open, IndexState.pending).flatMap { state in
      try JSONDecoder().decode([String].self, from: Data(state.value))
    }
    if !identifiers.isEmpty {
      requests.append(
        ReindexRequest(
          indexName: open.name, reason: .interrupted, identifiers: Array(Set(identifiers)).sorted(),
          message: "The program ended while \(identifiers.count) items were being indexed."))
    }
    if try !abandoned(open, IndexState.batch).isEmpty {
      requests.append(
        ReindexRequest(
          indexName: open.name, reason: .interrupted,
          message: "The program ended in a batch; what was stored goes as far as the last client state."))
    }
    return requests
  }

  private static func abandoned(
    _ open: OpenIndex, _ prefix: String
  ) throws -> [(name: String, value: [UInt8])] {
    try open.index.states(withPrefix: prefix).filter { state in
      let owner = state.name.dropFirst(prefix.count).prefix { $0 != "." }
      return !ProcessIdentity(text: String(owner)).isRunning
    }
  }

  // MARK: Files

  /// Returns the given names, or those of all indexes that are open or have files.
  private func names(_ names: [String]) throws -> [String] {
    guard names.isEmpty else { return names }
    let open = indexes.withLock { Set($0.keys) }
    guard let folder else { return open.sorted() }
    let known = Set(open.map { folder.file(of: $0) })
    let others = try folder.files().filter { !known.contains($0) }.compactMap { file in
      try self.open(file, name: nil, in: folder)?.name
    }
    return (open.union(others)).sorted()
  }

  /// Calls a closure with an index; if its file turns out to be damaged, with its replacement.
  private func using<T: Sendable>(_ name: String, _ body: (OpenIndex) async throws -> T) async throws -> T {
    do {
      let open = try index(name)
      do {
        return try await body(open)
      } catch let error as SearchIndexError where error.code == .damaged {
        guard let folder, let file = open.index.url else { throw error }
        return try await body(
          try replace(file, name: name, in: folder, because: error, unlessOtherThan: open))
      }
    } catch let error as SearchIndexError {
      throw CSIndexError(.indexUnavailableError, message: error.message, underlyingError: error)
    }
  }

  private func index(_ name: String) throws -> OpenIndex {
    if let open = indexes.withLock({ $0[name] }) { return open }
    guard let folder else {
      return try indexes.withLock { indexes in
        if let open = indexes[name] { return open }
        let open = OpenIndex(name: name, index: try SearchIndex(inMemory: vectors, now: now))
        indexes[name] = open
        return open
      }
    }
    do {
      try folder.prepare()
    } catch {
      throw CSIndexError(
        .indexUnavailableError, message: "The folder \(folder.url.path) can't be made.",
        underlyingError: error)
    }
    guard let open = try open(folder.file(of: name), name: name, in: folder) else {
      throw CSIndexError(.indexUnavailableError, message: "The index \(name) can't be opened.")
    }
    return open
  }

  /// Opens a file, or returns nil for one without a name, to which nothing was added yet.
  private func open(_ file: URL, name: String?, in folder: IndexFolder) throws -> OpenIndex? {
    let index: SearchIndex
    switch Result(catching: { () throws(SearchIndexError) in
      try SearchIndex(at: file, vectors: vectors, now: now)
    }) {
    case .success(let opened): index = opened
    case .failure(let error):
      guard error.code == .damaged else { throw error }
      guard let name = name ?? folder.name(of: file) else { return nil }
      return try replace(file, name: name, in: folder, because: error, unlessOtherThan: nil)
    }
    let stored = try index.state(IndexState.name).map { String(decoding: $0, as: UTF8.self) }
    guard let name = name ?? stored else { return nil }
    if stored == nil { try index.write([.setState(IndexState.name, Array(name.utf8))]) }
    try index.removeExpired()
    return indexes.withLock { indexes in
      if let open = indexes[name] { return open }
      let open = OpenIndex(name: name, index: index)
      indexes[name] = open
      return open
    }
  }

  /// Sets a damaged file aside and opens a new one, which records the damage.
  private func replace(
    _ file: URL, name: String, in folder: IndexFolder, because error: SearchIndexError,
    unlessOtherThan broken: OpenIndex?
  ) throws -> OpenIndex {
    try indexes.withLock { indexes in
      // Another caller has done so in the meantime.
      if let open = indexes[name], open !== broken { return open }
      let aside = try folder.setAside(file)
      let message =
        "The index was damaged and everything must be indexed again; its file was set aside as \(aside.path). "
        + error.message
      let index = try SearchIndex(at: file, vectors: vectors, now: now)
      try index.write([
        .setState(IndexState.name, Array(name.utf8)), .setState(IndexState.damaged, Array(message.utf8)),
      ])
      let open = OpenIndex(name: name, index: index)
      indexes[name] = open
      return open
    }
  }
}

extension TextSnippet {
  /// Creates a snippet from one of the index, converting byte to character offsets.
  fileprivate init(_ snippet: SearchHit.Snippet) {
    let utf8 = snippet.text.utf8
    func offset(_ byte: Int) -> Int {
      let index = utf8.index(utf8.startIndex, offsetBy: byte)
      return snippet.text[..<index].count
    }
    self.init(
      text: snippet.text, marks: snippet.marks.map { offset($0.lowerBound)..<offset($0.upperBound) })
  }
}
