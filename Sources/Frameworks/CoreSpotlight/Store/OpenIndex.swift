import SearchIndex
import Storage

/// An open index with the queue for writing to it.
///
/// Writing waits for earlier writers, here or in another process; a separate queue keeps that from blocking
/// the threads of searches.
final class OpenIndex: Sendable {
  let name: String
  let index: SearchIndex
  private let queue = BackgroundQueue(name: "search-index")

  init(name: String, index: SearchIndex) {
    self.name = name
    self.index = index
  }

  func write(_ changes: [SearchIndexChange]) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      queue.async { [index] in continuation.resume(with: Result { try index.write(changes) }) }
    }
  }
}

/// The names under which an index stores its own state.
enum IndexState {
  /// The name of the index.
  static let name = "name"
  static let clientState = "client-state"
  /// The reason for reindexing everything.
  static let damaged = "damaged"
  /// The prefix, followed by a process, of identifiers of items that are being added.
  static let pending = "pending."
  /// The prefix, followed by a process, of a batch that was begun.
  static let batch = "batch."
}
