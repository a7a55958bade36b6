import Synchronization

/// The notices to the person, each of which is given once.
final class Notices: Sendable {
  private let said = Mutex<Set<String>>([])
  private let notice: @Sendable (String) -> Void

  init(_ notice: @escaping @Sendable (String) -> Void) { self.notice = notice }

  func say(_ text: String) {
    // A hundred different troubles are one.
    let isNew = said.withLock { $0.count < 100 && $0.insert(text).inserted }
    if isNew { notice(text) }
  }
}
