import Synchronization

/// Which action stands where in the conversations that were read last, as of one state of the file.
struct ResolutionCache {
  private struct Key: Hashable {
    var group: StoredAnswer.Group
    var off: SwitchedKinds
  }
  private var writes: Int64 = -1
  private var known: [Key: ConversationResolution] = [:]
  /// More conversations than are on a screen.
  private let capacity = 32

  func resolution(
    _ group: StoredAnswer.Group, _ off: SwitchedKinds, writes: Int64
  ) -> ConversationResolution? {
    writes == self.writes ? known[Key(group: group, off: off)] : nil
  }

  mutating func keep(
    _ resolution: ConversationResolution, _ group: StoredAnswer.Group, _ off: SwitchedKinds, writes: Int64
  ) {
    if writes != self.writes || known.count >= capacity { known = [:] }
    self.writes = writes
    known[Key(group: group, off: off)] = resolution
  }
}

/// Says each thing to the person once.
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
