import Observation
import UnicornChatModel

/// Messages that were sent and may not have reached the disk yet.
///
/// That is a state of the program and not of the messages: what is in the store after a power cut was sent, and what
/// isn't was never said to be. Each is observed by itself, so that a window doesn't follow what others send.
@MainActor
final class Sending {
  @Observable
  fileprivate final class State {
    var isOnDisk = false
  }
  private var states: [Message.ID: State] = [:]
  /// What was followed from where it was sent, and hasn't been heard of as a change yet.
  private var followed: Set<Message.ID> = []
  /// What the disk refused, and wasn't confirmed since.
  private var refused: [(messages: [Message.ID], state: State)] = []
  private let store: ChatStore

  init(store: ChatStore) { self.store = store }

  /// Whether a message is still on its way to the disk.
  func contains(_ id: Message.ID) -> Bool { states[id].map { !$0.isOnDisk } ?? false }

  /// Follows messages to the disk from where they are sent.
  ///
  /// - Parameters:
  ///   - isHeardOf: Whether a change will tell of them too.
  ///   - onFailure: Is called where they don't get there; they stay on their way until the disk takes something again,
  ///     which writes them too.
  func follow(
    _ messages: [Message.ID], isHeardOf: Bool, onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    if messages.isEmpty { return }
    if isHeardOf { followed.formUnion(messages) }
    let state = State()
    for id in messages { states[id] = state }
    Task {
      do {
        try await store.waitForDisk()
        confirm(messages, state)
        for (messages, state) in refused { confirm(messages, state) }
        refused = []
      } catch {
        refused.append((messages, state))
        onFailure(error)
      }
    }
  }

  private func confirm(_ messages: [Message.ID], _ state: State) {
    state.isOnDisk = true
    // Unless it was sent once more meanwhile.
    for id in messages where states[id] === state { states[id] = nil }
  }

  /// Follows messages that a change tells of, such as what was due or another process has sent; those that were
  /// followed already are passed over.
  func followNew(_ messages: [Message.ID], onFailure: @escaping @MainActor (any Error) -> Void) {
    let unknown = messages.filter { followed.remove($0) == nil }
    follow(unknown, isHeardOf: false, onFailure: onFailure)
  }
}

extension ModelManager {
  /// Says of messages that they are on their way until they have reached the disk.
  func followToDisk(_ messages: [Message.ID]) {
    sending.follow(messages, isHeardOf: hasBegun) { self.failure = Failure("Message Not Sent", $0) }
  }

  /// The same for a message that is there already and goes out once more.
  func followToDisk(again message: Message.ID) {
    sending.follow([message], isHeardOf: false) { self.failure = Failure("Message Not Sent", $0) }
  }

  /// The same for what a change tells of.
  func followToDisk(new messages: [Message]) {
    sending.followNew(messages.filter { $0.author == me.id }.map(\.id)) {
      self.failure = Failure("Message Not Sent", $0)
    }
  }
}
