import CommandLineSurface
import Foundation
import Synchronization

/// The handling of Ctrl-C while a run goes on: the first calls the run off, which then cleans up; the second
/// ends the program.
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

  /// SIGINT of this process. It is caught from the moment `observe` returns.
  package static let signal = Interruption(
    observe: { SignalPipe.open($0) }, exit: { Foundation.exit($0.rawValue) })

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

  /// A count of how often something was interrupted, and what it is once it has begun.
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
}

/// The end of a pipe into which the handler of SIGINT writes, or -1. It is read by the handler, which may run at any
/// moment on any thread: a word without an initialiser that could be running.
nonisolated(unsafe) private var interruptDescriptor: Int32 = -1

/// A pipe that carries signals out of their handler, where next to nothing may be called, to a thread.
private enum SignalPipe {
  /// Calls a closure on a thread of its own at each SIGINT, until what is returned is called.
  static func open(_ onInterrupt: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return {} }
    let (reading, writing) = (ends[0], ends[1])
    interruptDescriptor = writing
    Foundation.signal(SIGINT) { _ in
      var byte: UInt8 = 1
      _ = write(interruptDescriptor, &byte, 1)
    }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(reading, &byte, 1)
        if count == 1, byte == 1 { onInterrupt() } else if count >= 0 || errno != EINTR { break }
      }
      close(reading)
      close(writing)
    }
    return {
      Foundation.signal(SIGINT, SIG_DFL)
      // The last byte ends the thread; nobody writes any more.
      var last: UInt8 = 0
      _ = write(writing, &last, 1)
    }
  }
}
