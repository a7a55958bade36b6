import CommandLineSurface
import Dispatch
import Foundation
import Synchronization

/// What Ctrl-C does while a run goes on: the first calls the run off, which then cleans up; the second ends the
/// program.
package struct Interruption: Sendable {
  /// Calls a closure at each Ctrl-C, until what it returns is called.
  package var observe: @Sendable (_ onInterrupt: @escaping @Sendable () -> Void) -> @Sendable () -> Void
  /// Ends the program at once.
  package var exit: @Sendable (ExitStatus) -> Void

  package init(
    observe: @escaping @Sendable (@escaping @Sendable () -> Void) -> @Sendable () -> Void,
    exit: @escaping @Sendable (ExitStatus) -> Void
  ) {
    self.observe = observe
    self.exit = exit
  }

  /// SIGINT of this process.
  package static let signal = Interruption(
    observe: { onInterrupt in
      Foundation.signal(SIGINT, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global(qos: .userInteractive))
      source.setEventHandler(handler: onInterrupt)
      source.resume()
      let held = Held(source)
      return {
        held.cancel()
        Foundation.signal(SIGINT, SIG_DFL)
      }
    },
    exit: { Foundation.exit($0.rawValue) })

  /// Nothing interrupts.
  package static let never = Interruption(observe: { _ in {} }, exit: { _ in })

  /// Starts something, and waits for it; at the first Ctrl-C, which may come while it starts, it is called off.
  func during<Work: Sendable, Value>(
    _ person: PersonTerminal, start: () -> Work, cancel: @escaping @Sendable (Work) -> Void,
    wait: (Work) async -> Value
  ) async -> Value {
    let state = Interrupted<Work>()
    let end = observe {
      let (count, work) = state.interrupt()
      if count == 1 {
        _ = Result { try person.line("\nCalling it off. Press Ctrl-C again to end at once.") }
        if let work { cancel(work) }
      } else {
        exit(.cancelled)
      }
    }
    defer { end() }
    let work = start()
    if state.begin(work) { cancel(work) }
    return await wait(work)
  }

  /// How often something was interrupted, and what it is once it has begun.
  private final class Interrupted<Work: Sendable>: Sendable {
    private let state = Mutex<(count: Int, work: Work?)>((0, nil))

    func interrupt() -> (count: Int, work: Work?) {
      state.withLock { state in
        state.count += 1
        return state
      }
    }

    /// - Returns: Whether it was interrupted before.
    func begin(_ work: Work) -> Bool {
      state.withLock { state in
        state.work = work
        return state.count > 0
      }
    }
  }

  /// Holds a source, which may be cancelled from any thread.
  private final class Held: Sendable {
    private let source: Mutex<(any DispatchSourceSignal)?>

    init(_ source: sending any DispatchSourceSignal) { self.source = Mutex(source) }

    func cancel() {
      source.withLock { source in
        source?.cancel()
        source = nil
      }
    }
  }
}
