import Foundation
import Synchronization

/// What a program writes into a pipe, read when somebody asks for it: what was written before is there then.
final class ProgramOutput: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isOver = false
  }

  private let state = Mutex(State())
  private let descriptor: Int32
  /// Kept, so that the descriptor stays open.
  private let pipe: Pipe

  init(_ pipe: Pipe) {
    self.pipe = pipe
    descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// All until now.
  var text: String { read(within: 0) }

  /// The first part that an expression finds, once the program has said it; nil where it ends before, or takes
  /// too long.
  func wait(for expression: Regex<(Substring, Substring)>, seconds: Int) async -> String? {
    nonisolated(unsafe) let expression = expression
    // Waiting blocks: not on a thread that tests share.
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        var found: String?
        let end = DispatchTime.now() + .seconds(seconds)
        repeat {
          found = read(within: 100).firstMatch(of: expression).map { String($0.1) }
        } while found == nil && !state.withLock { $0.isOver } && DispatchTime.now() < end
        continuation.resume(returning: found)
      }
    }
  }

  /// Waits until the program has closed its end, though not for ever.
  func waitForEnd(seconds: Int) {
    let end = DispatchTime.now() + .seconds(seconds)
    while !state.withLock({ $0.isOver }), DispatchTime.now() < end { _ = read(within: 100) }
  }

  private func read(within milliseconds: Int32) -> String {
    state.withLock { state in
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if !state.isOver, poll(&wait, 1, milliseconds) > 0 {
        var block = [UInt8](repeating: 0, count: 4096)
        var count = Foundation.read(descriptor, &block, block.count)
        while count > 0 {
          state.bytes += block.prefix(count)
          count = Foundation.read(descriptor, &block, block.count)
        }
        state.isOver = count == 0
      }
      return String(decoding: state.bytes, as: UTF8.self)
    }
  }
}
