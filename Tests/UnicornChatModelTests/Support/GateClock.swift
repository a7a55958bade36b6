import Foundation
import Synchronization

@testable import UnicornChatModel

/// A context's clock that stands while anybody works, and goes on to the next date that somebody waits for when the
/// test says so. Who waits can be counted, so that a test knows when all there are wait again.
final class GateClock: Sendable {
  private struct Waiting {
    let date: Date
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Date(timeIntervalSince1970: 1_773_255_600)  // Wed 11 March 2026, 19:00
    var next = 0
    var waiting: [Waiting] = []
  }
  private let state = Mutex(State())

  var now: Date { state.withLock(\.now) }
  /// How many wait.
  var count: Int { state.withLock(\.waiting.count) }

  /// Goes on to the earliest date that is waited for, and wakes whoever waits for it.
  func goOn() {
    let due = state.withLock { state -> [Waiting] in
      guard let date = state.waiting.map(\.date).min() else { return [] }
      state.now = max(state.now, date)
      let due = state.waiting.filter { $0.date <= state.now }
      state.waiting.removeAll { $0.date <= state.now }
      return due
    }
    for waiting in due { waiting.continuation.resume() }
  }

  /// Passes time in which nobody does anything.
  func pass(_ seconds: Double) { state.withLock { $0.now.addTimeInterval(seconds) } }

  func context() -> ChatContext {
    var context = StoppedChat().context()
    context.now = { self.now }
    context.makeID = { UUID() }
    context.wait = { seconds in try await self.sleep(seconds) }
    return context
  }

  private func sleep(_ seconds: Double) async throws {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock {
          $0.waiting.append(
            Waiting(date: $0.now.addingTimeInterval(seconds), number: number, continuation: continuation))
        }
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: Int) {
    let waiting = state.withLock { state -> Waiting? in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      return state.waiting.remove(at: index)
    }
    waiting?.continuation.resume(throwing: CancellationError())
  }
}
