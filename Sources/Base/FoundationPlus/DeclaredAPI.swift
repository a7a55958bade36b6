import Foundation
import Synchronization

/// The calls to interfaces that exist so that source compiles, and do nothing here.
package enum DeclaredAPI {
  private static let said = Mutex<Set<String>>([])

  /// Says once in the log (standard error) that `name` was called and why it has no effect.
  ///
  /// - Parameters:
  ///   - name: The interface as a developer knows it, such as `AppIntent.donate()`.
  ///   - reason: What is missing here, as the end of a sentence that begins with the name.
  package static func called(_ name: String, because reason: String = "is declared, but does nothing yet") {
    guard said.withLock({ $0.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("beckon: \(name) \(reason)\n".utf8))
  }
}
