import FoundationPlus
import Synchronization

/// What an app's developer reads in the log, each sentence once.
enum Notice {
  private static let said = Mutex<Set<String>>([])

  /// Says something on standard error, unless it was said before. After a hundred different things nothing
  /// more is said.
  static func say(_ text: String) {
    let isNew = said.withLock { $0.count < 100 && $0.insert(text).inserted }
    if isNew { FileHandle.standardError.write(Data("beckon: \(text)\n".utf8)) }
  }
}
