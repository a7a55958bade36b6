import CodedErrors
import Foundation
import Synchronization

/// A log of calls to interfaces that exist for source compatibility but have no effect.
package enum DeclaredAPI {
  private static let said = Mutex<Set<String>>([])

  /// Logs to standard error, once per name, that an interface was called and why it has no effect.
  ///
  /// - Parameters:
  ///   - name: The name of the interface, such as `AppIntent.donate()`.
  ///   - reason: The reason, as the end of a sentence that begins with the name.
  package static func called(_ name: String, because reason: String = "is declared, but does nothing yet") {
    guard said.withLock({ $0.insert(name).inserted }) else { return }
    ErrorReport.write("\(name) \(reason)")
  }
}
