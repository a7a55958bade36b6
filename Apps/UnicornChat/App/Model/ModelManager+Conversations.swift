import UnicornChatModel

/// The list of conversations.
extension ModelManager {
  /// Reads the list again, as after an error.
  func readConversations() {
    do {
      let hidden = hiddenConversations
      show(try store.conversations(.all, matching: "").filter { !hidden.contains($0.id) })
    } catch {
      conversations = .failed(error.localizedDescription)
    }
  }

  /// Brings the list up to date with a change: reads the conversations that it names and no others, since where many
  /// write there are some hundred changes a second, and some hundred conversations.
  func readConversations(after change: ChatChange) {
    switch change.kind {
    case .everything, .contacts: return readConversations()
    case .newMessage, .changedMessage, .delivery, .conversation, .removedConversation, .draft: break
    }
    guard var list = conversations.value, !change.conversations.isEmpty else { return readConversations() }
    do {
      list.removeAll { change.conversations.contains($0.id) }
      let hidden = hiddenConversations
      for conversation in try store.conversations(Array(change.conversations))
      where !hidden.contains(conversation.id) {
        let place = list.firstIndex { conversation.comesBefore($0) } ?? list.endIndex
        list.insert(conversation, at: place)
      }
      show(list)
    } catch {
      conversations = .failed(error.localizedDescription)
    }
  }

  private var hiddenConversations: Set<Conversation.ID> { Set(deletions.map(\.conversation.id)) }

  /// Shows a list, unless it is the one that is shown.
  private func show(_ list: [Conversation]) {
    if list != conversations.value { conversations = .loaded(list) }
  }
}
