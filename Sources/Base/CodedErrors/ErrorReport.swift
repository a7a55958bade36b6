import Foundation
import Synchronization

/// The reports of a program on what went wrong where nobody waits for an answer: lines on standard error, which a
/// program that keeps a log writes there too.
package enum ErrorReport {
  private typealias Listener = @Sendable (String) -> Void
  private static let listeners = Mutex<[(id: Int, listener: Listener)]>([])
  private static let lastID = Mutex(0)

  /// Writes a line to standard error, after "beckon: ", and hands it to those who listen.
  package static func write(_ line: String) {
    // One call, so that lines of several threads don't mix; nobody is told where it fails.
    let bytes = Array("beckon: \(line)\n".utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    for (_, listener) in listeners.withLock({ $0 }) { listener(line) }
  }

  /// Hands all further lines to a listener, which is called on any thread.
  ///
  /// - Returns: What ends it when called.
  package static func listen(_ listener: @escaping @Sendable (String) -> Void) -> @Sendable () -> Void {
    let id = lastID.withLock {
      $0 += 1
      return $0
    }
    listeners.withLock { $0.append((id, listener)) }
    return { listeners.withLock { $0.removeAll { $0.id == id } } }
  }
}
