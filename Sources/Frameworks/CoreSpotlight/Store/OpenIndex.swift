import SearchIndex
import Storage

/// One index that is open, and the queue on which it is written to.
///
/// Writing waits for who writes before it, here or in another process; on a queue of its own that keeps no thread
/// from those who search.
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

/// The names under which an index keeps what is no item.
enum IndexState {
  /// The name of the index.
  static let name = "name"
  static let clientState = "client-state"
  /// Why everything must be indexed again.
  static let damaged = "damaged"
  /// Followed by who does it: items that are being put into the index; their identifiers.
  static let pending = "pending."
  /// Followed by who does it: a batch that was begun.
  static let batch = "batch."
}
