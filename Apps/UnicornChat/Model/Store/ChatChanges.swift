import Synchronization

/// Changes as they come. Each element is what came since the one before, in order, so that whoever has much to do
/// takes in many at once. It is there for one `for` loop.
package struct ChatChanges: AsyncSequence, Sendable {
  package typealias Element = [ChatChange]
  package typealias Failure = Never

  let signals: AsyncStream<Void>
  let waiting: WaitingChanges

  package struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var signals: AsyncStream<Void>.Iterator
    fileprivate let waiting: WaitingChanges

    package mutating func next(isolation actor: isolated (any Actor)?) async -> [ChatChange]? {
      while await signals.next(isolation: actor) != nil {
        let changes = waiting.take()
        if !changes.isEmpty { return changes }
      }
      return nil
    }
  }

  package func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(signals: signals.makeAsyncIterator(), waiting: waiting)
  }
}

/// Changes that a listener hasn't taken in yet.
final class WaitingChanges: Sendable {
  /// How many wait at most. Who is slower finds `everything` instead of them.
  static let most = 1_024

  private let changes = Mutex<[ChatChange]>([])

  func add(_ new: [ChatChange]) {
    changes.withLock { changes in
      changes += new
      if changes.count > Self.most { changes = [ChatChange(kind: .everything)] }
    }
  }

  func take() -> [ChatChange] {
    changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }
}
