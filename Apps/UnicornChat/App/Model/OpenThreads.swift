import UnicornChatModel

/// The threads that windows show, by conversation.
@MainActor
final class OpenThreads {
  private struct Weak {
    weak var thread: ThreadModel?
  }

  private var threads: [Conversation.ID: [Weak]] = [:]

  func add(_ thread: ThreadModel) {
    let known = self.threads(of: thread.conversationID).map(Weak.init)
    threads[thread.conversationID] = known + [Weak(thread: thread)]
  }

  /// The threads of a conversation.
  func threads(of conversation: Conversation.ID) -> [ThreadModel] {
    threads[conversation]?.compactMap(\.thread) ?? []
  }

  /// Tells threads of changes, which they take in when their windows come to it.
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
      for thread in open { thread.wait(for: own) }
    }
  }
}
