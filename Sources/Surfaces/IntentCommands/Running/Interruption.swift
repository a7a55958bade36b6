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

  /// Runs an operation, and calls `cancel` at the first Ctrl-C.
  func during<Value>(
    _ person: PersonTerminal, cancel: @escaping @Sendable () -> Void, _ operation: () async throws -> Value
  ) async rethrows -> Value {
    let counter = Counter()
    let end = observe {
      if counter.next() == 1 {
        _ = Result { try person.line("\nCalling it off. Press Ctrl-C again to end at once.") }
        cancel()
      } else {
        exit(.cancelled)
      }
    }
    defer { end() }
    return try await operation()
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

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }
}
