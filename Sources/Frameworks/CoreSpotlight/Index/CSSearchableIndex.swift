import Foundation
import Synchronization

/// An index of an app's items on this machine.
///
/// Indexes with the same name contain the same items. The operations of one index happen in the order of the
/// calls, whether asynchronous or with a completion handler. Safe to use from any task.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Sendable: a lock guards all mutable state.
  private let state: Mutex<State>

  private struct State {
    var last: Task<Void, Never>?
    var batch: [IndexChange]?
    var delegate = WeakDelegate()
  }

  /// Sendable: the reference is only passed on; the isolation of the delegate is the app's responsibility, as
  /// on the platforms.
  private struct WeakDelegate: @unchecked Sendable {
    weak var value: (any CSSearchableIndexDelegate)?
  }

  /// The size limit of the client state in bytes.
  private static let clientStateLimit = 250
  private static let shared = CSSearchableIndex(name: "")

  /// The name of the index; empty for the default one.
  package let name: String
  /// The protection class of the index's files, as far as the system supports it.
  package let protectionClass: FileProtectionType?

  /// Creates or opens the index with a name.
  public convenience init(name: String) {
    self.init(name: name, protectionClass: nil)
  }

  /// Creates or opens the index with a name.
  ///
  /// - Parameters:
  ///   - name: The name within the app.
  ///   - protectionClass: The protection class, which is only recorded; files are protected by the
  ///     permissions of the folder.
  public init(name: String, protectionClass: FileProtectionType?) {
    self.name = name
    self.protectionClass = protectionClass
    state = Mutex(State())
  }

  /// Returns the default index of the app.
  open class func `default`() -> CSSearchableIndex { shared }

  /// Returns a Boolean value that indicates whether indexing is available: always.
  open class func isIndexingAvailable() -> Bool { true }

  /// The delegate that reindexes items on request; held weakly. A new delegate is immediately asked for items
  /// that the index has lost, such as those that were being indexed when the program ended.
  public var indexDelegate: (any CSSearchableIndexDelegate)? {
    get { state.withLock { $0.delegate }.value }
    set {
      let delegate = WeakDelegate(value: newValue)
      state.withLock { $0.delegate = delegate }
      if newValue != nil {
        let store = SearchableIndexStorage.store
        Task { try await self.answerReindexRequests(of: store) }
      }
    }
  }

  // MARK: Changing

  /// Adds items, replacing those with the same identifiers.
  ///
  /// Returns immediately; `completionHandler` is called when the items can be found, on no particular thread.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change(items.map { .put(SearchableItemRecord($0)) }, completionHandler)
  }

  /// Adds items, replacing those with the same identifiers; they can be found when it returns.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await change(items.map { .put(SearchableItemRecord($0)) })
  }

  /// Removes the items with identifiers that exist.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change([.deleteIdentifiers(identifiers)], completionHandler)
  }

  /// Removes the items with identifiers that exist.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await change([.deleteIdentifiers(identifiers)])
  }

  /// Removes the items in domains and their subdomains: `chats` includes `chats.42`.
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change([.deleteDomains(domainIdentifiers)], completionHandler)
  }

  /// Removes the items in domains and their subdomains: `chats` includes `chats.42`.
  public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await change([.deleteDomains(domainIdentifiers)])
  }

  /// Removes all items of this index.
  public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    change([.deleteAll], completionHandler)
  }

  /// Removes all items of this index.
  public func deleteAllSearchableItems() async throws {
    try await change([.deleteAll])
  }

  // MARK: Batches

  /// Begins a batch: changes are collected and take effect together with ``endBatch(withClientState:)``.
  ///
  /// An earlier batch that was not ended is dropped.
  public func beginBatch() {
    state.withLock { $0.batch = [] }
    let (store, name) = (SearchableIndexStorage.store, name)
    // An index that can't record this can't make the changes at the end of the batch either, and reports it
    // then.
    _ = enqueue { try await store.batchBegan(in: name) }
  }

  /// Commits the batch and stores `clientState`, atomically.
  public func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    finish(endBatch(ClientStateChange(new: clientState)), completionHandler)
  }

  /// Commits the batch and stores `clientState`, atomically.
  ///
  /// - Throws: ``CSIndexError`` if no batch was begun or the state is longer than 250 bytes.
  public func endBatch(withClientState clientState: Data) async throws {
    try await endBatch(ClientStateChange(new: clientState)).value
  }

  /// Commits the batch and stores `newClientState` if the stored state is the expected one.
  public func endBatch(
    withExpectedClientState expectedClientState: Data?, newClientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    finish(
      endBatch(ClientStateChange(new: newClientState, expected: expectedClientState ?? Data())),
      completionHandler)
  }

  /// Commits the batch and stores `newClientState` if the stored state is the expected one.
  ///
  /// - Throws: ``CSIndexError``, with ``CSIndexError/Code/mismatchedClientState`` if another state is stored.
  public func endBatch(withExpectedClientState expectedClientState: Data?, newClientState: Data) async throws
  {
    try await endBatch(
      ClientStateChange(new: newClientState, expected: expectedClientState ?? Data())
    ).value
  }

  /// Fetches the state stored with the last batch, or nil if there was none.
  public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let (store, name) = (SearchableIndexStorage.store, name)
    let result = enqueue { try await store.clientState(of: name) }
    Task {
      switch await result.result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Returns the state stored with the last batch, or empty data if there was none.
  public func fetchLastClientState() async throws -> Data {
    let (store, name) = (SearchableIndexStorage.store, name)
    return try await enqueue { try await store.clientState(of: name) }.value ?? Data()
  }

  // MARK: Asking the app

  /// Asks the delegate to reindex everything and waits until it is done; returns false without a delegate.
  package func requestReindexing() async -> Bool {
    guard let delegate = indexDelegate else { return false }
    await withCheckedContinuation { continuation in
      let once = Once(continuation)
      delegate.searchableIndex(self, reindexAllSearchableItemsWithAcknowledgementHandler: { once.resume() })
    }
    return true
  }

  /// Asks the delegate to reindex some items and waits until it is done; returns false without a delegate.
  package func requestReindexing(identifiers: [String]) async -> Bool {
    guard let delegate = indexDelegate else { return false }
    await withCheckedContinuation { continuation in
      let once = Once(continuation)
      delegate.searchableIndex(
        self, reindexSearchableItemsWithIdentifiers: identifiers, acknowledgementHandler: { once.resume() })
    }
    return true
  }

  /// Asks the delegate to reindex the items that the index requests, and records the completion.
  ///
  /// - Returns: The number of requests that the delegate answered.
  @discardableResult
  package func answerReindexRequests(of store: any SearchableIndexStore) async throws -> Int {
    var answered = 0
    for request in try await store.reindexRequests() where request.indexName == name {
      let done: Bool
      if let identifiers = request.identifiers {
        done = await requestReindexing(identifiers: identifiers)
      } else {
        done = await requestReindexing()
      }
      guard done else { continue }
      try await store.didReindex(request)
      answered += 1
    }
    return answered
  }

  // MARK: Order

  private func change(_ changes: [IndexChange]) async throws {
    if collect(changes) { return }
    try await enqueue(changes, nil).value
  }

  private func change(_ changes: [IndexChange], _ completion: (@Sendable ((any Error)?) -> Void)?) {
    if collect(changes) {
      completion?(nil)
      return
    }
    finish(enqueue(changes, nil), completion)
  }

  /// Adds changes to the batch, and returns whether there is one.
  private func collect(_ changes: [IndexChange]) -> Bool {
    state.withLock { state in
      guard state.batch != nil else { return false }
      state.batch?.append(contentsOf: changes)
      return true
    }
  }

  private func endBatch(_ clientState: ClientStateChange) -> Task<Void, any Error> {
    let batch = state.withLock { state in
      defer { state.batch = nil }
      return state.batch
    }
    guard let batch else {
      return Task {
        throw CSIndexError(.invalidClientStateError, message: "No batch was begun: call beginBatch() first.")
      }
    }
    guard clientState.new.count <= Self.clientStateLimit else {
      let limit = Self.clientStateLimit
      return Task {
        throw CSIndexError(
          .invalidClientStateError,
          message: "Client state has \(clientState.new.count) bytes; \(limit) are the most.")
      }
    }
    return enqueue(batch, clientState)
  }

  private func enqueue(
    _ changes: [IndexChange], _ clientState: ClientStateChange?
  ) -> Task<Void, any Error> {
    let (store, name) = (SearchableIndexStorage.store, name)
    return enqueue { try await store.apply(changes, to: name, clientState: clientState) }
  }

  /// Runs an operation after all earlier ones.
  private func enqueue<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) -> Task<Value, any Error> {
    state.withLock { state in
      let before = state.last
      let task = Task {
        await before?.value
        return try await operation()
      }
      state.last = Task { _ = await task.result }
      return task
    }
  }

  private func finish(
    _ task: Task<Void, any Error>, _ completion: (@Sendable ((any Error)?) -> Void)?
  ) {
    guard let completion else { return }
    Task {
      switch await task.result {
      case .success: completion(nil)
      case .failure(let error): completion(error)
      }
    }
  }
}

/// A continuation that is resumed by the first call only, since apps may acknowledge twice.
private final class Once: Sendable {
  private let continuation: Mutex<CheckedContinuation<Void, Never>?>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = Mutex(continuation)
  }

  func resume() {
    continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }?.resume()
  }
}
