import Foundation
import Synchronization

/// The state of somebody's typing in a conversation: begun or stopped.
package struct TypingState: Hashable, Sendable {
  package let conversation: Conversation.ID
  package let member: Contact.ID
  package let isTyping: Bool
}

/// A board of who types where, for as many listeners as there are. Safe from any task.
final class TypingBoard: Sendable {
  private struct State {
    var typing: [TypingState] = []
    var listeners: [Int: AsyncStream<TypingState>.Continuation] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Those who type now, then everything that changes.
  func stream() -> AsyncStream<TypingState> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: TypingState.self, bufferingPolicy: .bufferingNewest(256))
    let key = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = continuation
      for typing in state.typing { continuation.yield(typing) }
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: key) }
    }
    return stream
  }

  func set(_ isTyping: Bool, _ member: Contact.ID, in conversation: Conversation.ID) {
    state.withLock { state in
      let known = state.typing.firstIndex { $0.conversation == conversation && $0.member == member }
      if isTyping == (known != nil) { return }
      let change = TypingState(conversation: conversation, member: member, isTyping: isTyping)
      if let known { state.typing.remove(at: known) } else { state.typing.append(change) }
      for listener in state.listeners.values { listener.yield(change) }
    }
  }
}
