import CodedErrors
import FoundationPlus
import Synchronization

/// A log for the app's developer, with each message once.
enum Notice {
  private static let said = Mutex<Set<String>>([])

  /// Logs a message to standard error unless it was logged before. After a hundred different messages nothing
  /// more is logged.
  static func say(_ text: String) {
    let isNew = said.withLock { $0.count < 100 && $0.insert(text).inserted }
    if isNew { ErrorReport.write(text) }
  }
}
