import Foundation
import Observation
import UnicornChatModel

/// The messages of a conversation that one window shows: a part of them that grows at its ends.
@MainActor @Observable
final class ThreadModel {
  /// How many messages are read at once.
  static let page = 40
  /// How many are kept before those at the far end are let go.
  static let most = 400
  /// How many are kept before the first ones are let go while somebody sees the last ones: each is gone through with
  /// every message that comes.
  static let mostAtEnd = 2 * page

  let conversationID: Conversation.ID
  /// What is shown, the newest last. They are made when somebody looks: of what comes between two looks, each message
  /// isn't worth all rows.
  var rows: [ThreadRow] {
    access(keyPath: \.rows)
    if areMade { return made }
    let answered = Set(messages.compactMap(\.repliesTo))
    let shown = Dictionary(messages.lazy.filter { answered.contains($0.id) }.map { ($0.id, $0) }) { _, new in
      new
    }
    made = ThreadRow.rows(
      of: messages, quoted: quoted.merging(shown) { _, new in new }, firstUnread: firstUnread,
      me: manager.me.id, calendar: calendar, known: made)
    areMade = true
    return made
  }
  /// Why there is nothing to be seen.
  private(set) var failure: String?
  /// Whether there are messages before the first, and after the last, that is shown.
  private(set) var hasOlder = false
  private(set) var hasNewer = false
  /// What is pinned to the top of the conversation, the last one first.
  private(set) var pinned: [Message] = []
  /// How many came while the end wasn't shown.
  private(set) var missed = 0
  /// How often others have said or changed something that may not have been taken in.
  private(set) var arrivals = 0

  /// The first message in sight, as far as the window has said; nil stands for the end.
  @ObservationIgnored var firstSeen: Message.ID?
  /// Whether a window says when it comes to what has arrived; else that is taken in at once.
  @ObservationIgnored var isAttended = false {
    didSet { if !isAttended { takeIn() } }
  }

  /// Where the next message of this window is written; it follows drafts of other windows.
  @ObservationIgnored weak var composer: ComposerModel?
  /// By whose days the messages are told apart.
  @ObservationIgnored private var calendar: Calendar
  @ObservationIgnored private unowned let manager: ModelManager
  @ObservationIgnored private var messages: [Message] = []
  /// The rows as they were made last, and whether they are those of the messages as they are now.
  @ObservationIgnored private var made: [ThreadRow] = []
  @ObservationIgnored private var areMade = false
  @ObservationIgnored private var quoted: [Message.ID: Message] = [:]
  @ObservationIgnored private var waiting = WaitingChanges()
  /// The first message that wasn't read when the conversation was opened.
  @ObservationIgnored private var firstUnread: Message.ID?

  init(conversation id: Conversation.ID, around target: Message.ID? = nil, manager: ModelManager) {
    conversationID = id
    self.manager = manager
    calendar = manager.store.context.calendar
    open(around: target)
  }

  /// Reads the newest messages, or those around one of them.
  func open(around target: Message.ID? = nil) {
    do {
      let store = manager.store
      if let target {
        messages = try store.messages(in: conversationID, around: target, limit: Self.page)
        hasOlder =
          try messages.first.map { try !store.messages(in: conversationID, before: $0.id, limit: 1).isEmpty }
          ?? false
        hasNewer =
          try messages.last.map { try !store.messages(in: conversationID, after: $0.id, limit: 1).isEmpty }
          ?? false
      } else {
        messages = try store.messages(in: conversationID, before: nil, limit: Self.page + 1)
        hasOlder = messages.count > Self.page
        messages = Array(messages.suffix(Self.page))
        hasNewer = false
        missed = 0
      }
      readPinned(try store.pinnedMessages(in: conversationID))
      firstUnread = firstUnread ?? messages.first { !$0.isRead && $0.author != manager.me.id }?.id
      failure = nil
      try show()
    } catch {
      failure = error.localizedDescription
    }
  }

  /// Reads those before the first.
  func loadOlder() throws {
    guard hasOlder, let first = messages.first else { return }
    let older = try manager.store.messages(in: conversationID, before: first.id, limit: Self.page)
    hasOlder = older.count == Self.page
    messages.insert(contentsOf: older, at: 0)
    if messages.count > Self.most {
      messages.removeLast(messages.count - Self.most)
      hasNewer = true
    }
    try show()
  }

  /// Reads those after the last.
  func loadNewer() throws {
    guard hasNewer, let last = messages.last else { return }
    let newer = try manager.store.messages(in: conversationID, after: last.id, limit: Self.page)
    hasNewer = newer.count == Self.page
    messages.append(contentsOf: newer)
    if messages.count > Self.most {
      messages.removeFirst(messages.count - Self.most)
      hasOlder = true
    }
    if !hasNewer { missed = 0 }
    try show()
  }

  /// Whether a message is among those that are shown.
  func shows(_ id: Message.ID) -> Bool { messages.contains { $0.id == id } }

  /// The messages before one of those that are shown, newest last.
  func messages(before id: Message.ID, limit: Int) -> [Message] {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return [] }
    return Array(messages[..<index].filter { $0.unsent == nil && $0.delivery != .scheduled }.suffix(limit))
  }

  /// The newest messages that were sent, the newest last; none while those aren't shown.
  func newest(limit: Int) -> [Message] {
    access(keyPath: \.rows)
    guard !hasNewer else { return [] }
    return messages.reversed().lazy.filter { $0.unsent == nil && $0.delivery != .scheduled }.prefix(limit)
      .reversed()
  }

  /// The last message that I have sent and can still change; what waits for its time hasn't been sent.
  var lastOfMine: Message? {
    messages.last {
      $0.author == manager.me.id && $0.unsent == nil && $0.delivery != .scheduled && !$0.text.isEmpty
    }
  }

  /// Notes what others have said or changed.
  func wait(for changes: WaitingChanges) {
    if changes.isEmpty { return }
    let isFirst = waiting.isEmpty
    waiting.add(changes)
    if !isAttended { takeIn() } else if isFirst { arrivals += 1 }
  }

  /// Takes in what has arrived.
  func takeIn() {
    if waiting.isEmpty { return }
    let changes = waiting
    waiting = WaitingChanges()
    take(changes)
  }

  /// Takes in changes of the conversation.
  func take(_ changes: WaitingChanges) {
    var named: Set<Message.ID> = []
    for change in changes.changes {
      switch change.kind {
      case .everything: return readAgain()
      case .newMessage, .changedMessage, .delivery:
        if change.messages.isEmpty { return readAgain() }
        named.formUnion(change.messages)
      case .conversation, .removedConversation, .draft, .contacts: break
      }
    }
    guard !named.isEmpty else { return }
    let gone = named.subtracting(changes.messages.keys)
    var isTouched = false
    if !gone.isEmpty {
      let count = messages.count
      messages.removeAll { gone.contains($0.id) }
      isTouched = messages.count != count
    }
    for message in changes.inOrder where message.conversation == conversationID {
      isTouched = put(message) || isTouched
    }
    for message in changes.messages.values where quoted[message.id] != nil {
      quoted[message.id] = message
      isTouched = true
    }
    do {
      let isPinTouched =
        changes.messages.values.contains { $0.pinned != nil } || pinned.contains { named.contains($0.id) }
      if isPinTouched { readPinned(try manager.store.pinnedMessages(in: conversationID)) }
      if isTouched { try show() }
    } catch {
      failure = error.localizedDescription
    }
  }

  private func readPinned(_ new: [Message]) {
    if new != pinned { pinned = new }
  }

  /// Reads everything that is shown again, and what came after it.
  private func readAgain() {
    do {
      let store = manager.store
      messages = try store.messages(messages.map(\.id))
      readPinned(try store.pinnedMessages(in: conversationID))
      quoted = [:]
      if !hasNewer {
        let newer = try messages.last.map {
          try store.messages(in: conversationID, after: $0.id, limit: Self.most)
        }
        messages += try newer ?? store.messages(in: conversationID, before: nil, limit: Self.page)
      }
      try show()
    } catch {
      failure = error.localizedDescription
    }
  }

  /// Puts a message in its place, if that is among those that are shown.
  private func put(_ message: Message) -> Bool {
    if let index = messages.firstIndex(where: { $0.id == message.id }) {
      guard messages[index] != message else { return false }
      // A change of something else leaves it where it is, also among others of the same moment.
      if Self.comes(messages[index], before: message), Self.comes(message, before: messages[index]) {
        messages[index] = message
        return true
      }
      messages.remove(at: index)
    } else if let last = messages.last, message.date >= last.date, hasNewer {
      missed += 1
      return false
    } else if let first = messages.first, message.date < first.date, hasOlder {
      return false
    }
    // Nearly all belong at the end.
    let index = messages.lastIndex { Self.comes($0, before: message) }.map { $0 + 1 } ?? 0
    messages.insert(message, at: index)
    letGo()
    return true
  }

  /// Lets the first messages go where there are many, and nobody is near them.
  private func letGo() {
    guard messages.count > Self.mostAtEnd else { return }
    let seen = firstSeen.flatMap { first in messages.lastIndex { $0.id == first } } ?? messages.count
    let kept = messages.count - seen <= Self.page ? Self.page : Self.most
    guard messages.count > kept else { return }
    messages.removeFirst(messages.count - kept)
    hasOlder = true
  }

  /// What waits for its time stands at the end.
  private static func comes(_ a: Message, before b: Message) -> Bool {
    let (waitsA, waitsB) = (a.delivery == .scheduled, b.delivery == .scheduled)
    return waitsA == waitsB ? a.date <= b.date : waitsB
  }

  /// Has the rows made anew for whoever looks next.
  private func show() throws {
    let missing = Set(messages.compactMap(\.repliesTo)).subtracting(messages.map(\.id))
      .subtracting(quoted.keys)
    if !missing.isEmpty {
      for message in try manager.store.messages(Array(missing)) { quoted[message.id] = message }
    }
    withMutation(keyPath: \.rows) { areMade = false }
  }

  /// Tells the days apart by another calendar, as that of a reader elsewhere.
  func setCalendar(_ calendar: Calendar) {
    guard calendar != self.calendar else { return }
    self.calendar = calendar
    do { try show() } catch { failure = error.localizedDescription }
  }

  func forgetMissed() { missed = 0 }

  /// Marks everything as read that is there.
  func markRead() throws {
    let unread = messages.filter { !$0.isRead && $0.author != manager.me.id }.map(\.id)
    if !unread.isEmpty { try manager.store.setRead(true, unread) }
  }

  /// Lets the sign of what is new go.
  func forgetUnread() {
    guard firstUnread != nil else { return }
    firstUnread = nil
    do { try show() } catch { failure = error.localizedDescription }
  }
}
