import Foundation
import UnicornChatModel

/// The threads that windows show, and whose turn it is to take in what was said.
///
/// A message is shown in every window that has its conversation open, and to make its row is most of the work of
/// saying it. Who does something in a window sees everything that its thread has taken in. Threads therefore take in
/// what others say one after the other, each when the one before was shown: who writes waits for their own message
/// and not for those of everybody. The longer the queue is, the more a thread takes in at once.
@MainActor
final class OpenThreads {
  /// How long a thread has for being shown, in seconds, before the next one's turn comes.
  private static let patience = 0.1

  private struct Weak {
    weak var thread: ThreadModel?
  }

  private var threads: [Conversation.ID: [Weak]] = [:]
  /// Those that have something to take in, the one that waits longest first.
  private var queue: [Weak] = []
  /// The one that was brought up to date last, until it is shown.
  private weak var current: ThreadModel?
  /// How many turns there were.
  private var turns = 0
  private var watch: Task<Void, Never>?

  func add(_ thread: ThreadModel) {
    let known = self.threads(of: thread.conversationID).map(Weak.init)
    threads[thread.conversationID] = known + [Weak(thread: thread)]
  }

  /// The threads of a conversation.
  func threads(of conversation: Conversation.ID) -> [ThreadModel] {
    threads[conversation]?.compactMap(\.thread) ?? []
  }

  /// Has threads take in changes, each in its turn.
  ///
  /// - Parameter messages: The messages that the changes name and that still exist, as they are now.
  func take(_ changes: [ChatChange], _ messages: [Message]) {
    let concernsAll = changes.contains { $0.kind == .everything }
    let named = changes.reduce(into: Set<Conversation.ID>()) { $0.formUnion($1.conversations) }
    for conversation in concernsAll ? Set(threads.keys) : named {
      let open = threads(of: conversation)
      if open.isEmpty {
        threads[conversation] = nil
        continue
      }
      let own = WaitingChanges(
        changes.filter { $0.kind == .everything || $0.conversations.contains(conversation) }, messages)
      for thread in open where thread.wait(for: own) { queue.append(Weak(thread: thread)) }
    }
    if current == nil { goOn() }
  }

  /// Hears that a window shows what its thread has taken in.
  func wasShown(_ thread: ThreadModel) {
    guard current === thread else { return }
    current = nil
    // What people do meanwhile comes first.
    Task { if current == nil { goOn() } }
  }

  private func goOn() {
    while !queue.isEmpty {
      guard let thread = queue.removeFirst().thread, thread.takeWaiting(), thread.isLookedAt else { continue }
      current = thread
      turns += 1
      beginToWatch()
      return
    }
  }

  /// Goes on where a thread isn't shown, as that of a window which nobody sees.
  private func beginToWatch() {
    guard watch == nil else { return }
    watch = Task { [weak self] in
      var seen = 0
      while let turn = self?.turns, self?.current != nil || self?.queue.isEmpty == false {
        if turn == seen, let self, let thread = current {
          thread.isLookedAt = false
          current = nil
          goOn()
        }
        seen = turn
        do { try await Task.sleep(for: .seconds(Self.patience)) } catch { break }
      }
      self?.watch = nil
    }
  }
}

/// What a thread has yet to take in.
struct WaitingChanges {
  /// More than these are the same as everything.
  private static let most = 1_000

  private(set) var changes: [ChatChange]
  /// The messages that the changes name and that still exist, as they were last.
  private(set) var messages: [Message.ID: Message]

  init(_ changes: [ChatChange] = [], _ messages: [Message] = []) {
    self.changes = changes
    let named = changes.reduce(into: Set<Message.ID>()) { $0.formUnion($1.messages) }
    self.messages = Dictionary(messages.lazy.filter { named.contains($0.id) }.map { ($0.id, $0) }) { _, new in new }
  }

  var isEmpty: Bool { changes.isEmpty }

  /// Adds what came later.
  mutating func add(_ later: WaitingChanges) {
    for id in later.changes.flatMap(\.messages) where later.messages[id] == nil { messages[id] = nil }
    messages.merge(later.messages) { _, new in new }
    changes += later.changes
    if changes.count > Self.most { self = WaitingChanges([ChatChange(kind: .everything)]) }
  }
}
