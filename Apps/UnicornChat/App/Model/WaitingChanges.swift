import UnicornChatModel

/// The changes that a thread has yet to take in.
struct WaitingChanges {
  /// More than these are the same as everything.
  private static let most = 1_000

  private(set) var changes: [ChatChange]
  /// The messages that the changes name and that still exist, as they were last.
  private(set) var messages: [Message.ID: Message]
  /// When each came first, as a number that goes up.
  private var arrivals: [Message.ID: Int] = [:]

  init(_ changes: [ChatChange] = [], _ messages: [Message] = []) {
    self.changes = changes
    let named = changes.reduce(into: Set<Message.ID>()) { $0.formUnion($1.messages) }
    self.messages = Dictionary(messages.lazy.filter { named.contains($0.id) }.map { ($0.id, $0) }) {
      _, new in new
    }
    for message in messages where named.contains(message.id) { note(message.id) }
  }

  /// The messages in the order of the conversation; of one moment in that in which they came.
  var inOrder: [Message] {
    messages.values.sorted { ($0.date, arrivals[$0.id] ?? 0) < ($1.date, arrivals[$1.id] ?? 0) }
  }

  private mutating func note(_ id: Message.ID) {
    if arrivals[id] == nil { arrivals[id] = arrivals.count }
  }

  var isEmpty: Bool { changes.isEmpty }

  /// Adds what came later.
  mutating func add(_ later: WaitingChanges) {
    for id in later.changes.flatMap(\.messages) where later.messages[id] == nil { messages[id] = nil }
    for message in later.inOrder { note(message.id) }
    messages.merge(later.messages) { _, new in new }
    changes += later.changes
    if changes.count > Self.most { self = WaitingChanges([ChatChange(kind: .everything)]) }
  }
}
