import Foundation
import Synchronization

/// A queue for work that computes or blocks for a while, at a lower priority than everything that a person
/// waits for.
///
/// Tasks have few threads, which such work mustn't occupy, and Dispatch gives all of its threads the same
/// priority on Linux, whatever their quality of service: on a busy machine, analysis would take a fifth of
/// the time from rendering. The threads of these queues have a priority of their own. They start on demand
/// and end after a while without work. Work starts in the order of the calls. Safe to use from any thread.
package final class BackgroundQueue: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var threads = 0
    var idle = 0
  }

  /// The difference in priority to other threads, in steps of `nice`.
  private static let niceness: Int32 = 10
  /// The time that a thread waits for more work, in seconds.
  private static let patience = 5.0

  private let name: String
  private let width: Int
  // Guards the state and wakes waiting threads, which wait with a timeout; a mutex has no means for that.
  private let news = NSCondition()
  private nonisolated(unsafe) var state = State()

  /// Creates a queue.
  /// - Parameters:
  ///   - name: The name of the threads in tools; Linux keeps 15 bytes.
  ///   - width: The maximum number of concurrent work items; with one, they run one after the other.
  package init(name: String, width: Int = 1) {
    self.name = name
    self.width = max(1, width)
  }

  /// Schedules work. The queue lives until it is done.
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

  /// Returns the next work item, or nil, which ends the thread, if there was none for a while.
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

  /// Lowers the priority of the calling thread permanently: raising it again requires a privilege.
  private static func stepBack() {
    #if os(Linux)
      // Here each thread has a niceness, and 0 is the calling one (man 2 setpriority). Lowering the priority
      // is always allowed; if it fails, only the precedence of other threads is lost.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    #else
      Thread.current.qualityOfService = .utility
    #endif
  }
}
