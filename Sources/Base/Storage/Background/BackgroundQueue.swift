import Foundation
import Synchronization

/// Does work that computes or blocks for a while, below everything that a person waits for.
///
/// Tasks have few threads, which such work mustn't keep, and Dispatch gives all of its threads the same priority on
/// Linux, whatever their quality of service: where all processors are busy, analysis would take a fifth of the time
/// of who draws. The threads of these queues have a priority of their own. They begin with the work and end when
/// there was none for a while. Work begins in the order in which it comes. Safe from any thread.
package final class BackgroundQueue: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var threads = 0
    var idle = 0
  }

  /// How far below others, in steps of `nice`.
  private static let niceness: Int32 = 10
  /// How long a thread waits for more to do, in seconds.
  private static let patience = 5.0

  private let name: String
  private let width: Int
  // Guards the state, and wakes threads that wait; they wait with a limit, which a mutex has no means for.
  private let news = NSCondition()
  private nonisolated(unsafe) var state = State()

  /// - Parameters:
  ///   - name: What tools show of the threads; Linux keeps 15 bytes.
  ///   - width: How many pieces of work may go on at once; with one they are done one after the other.
  package init(name: String, width: Int = 1) {
    self.name = name
    self.width = max(1, width)
  }

  /// Has work done soon. The queue lives until it is done.
  package func async(_ work: @escaping @Sendable () -> Void) {
    news.lock()
    defer { news.unlock() }
    state.work.append(work)
    if state.idle >= state.work.count {
      news.signal()
    } else if state.threads < width {
      state.threads += 1
      Thread.detachNewThread { [self] in run() }
    }
  }

  private func run() {
    Thread.current.name = name
    Self.stepBack()
    while let work = next() { work() }
  }

  /// What is to be done next; nil, and the end of the thread, where nothing came for a while.
  private func next() -> (@Sendable () -> Void)? {
    news.lock()
    defer { news.unlock() }
    state.idle += 1
    let end = Date(timeIntervalSinceNow: Self.patience)
    while state.work.isEmpty, news.wait(until: end) {}
    state.idle -= 1
    if state.work.isEmpty {
      state.threads -= 1
      return nil
    }
    return state.work.removeFirst()
  }

  /// Lowers the priority of the calling thread, for good: to raise it again takes a privilege.
  private static func stepBack() {
    #if os(Linux)
      // Here threads have a niceness each, and 0 is the calling one (man 2 setpriority). It can always be lowered;
      // where it can't, nothing is lost but the precedence of others.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    #else
      Thread.current.qualityOfService = .utility
    #endif
  }
}
