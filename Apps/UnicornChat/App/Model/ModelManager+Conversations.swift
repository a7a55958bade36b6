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

  /// Brings the list up to date with changes: reads the conversations that they name and no others, since where many
  /// write there are some hundred changes a second, and some hundred conversations.
  func readConversations(after changes: [ChatChange]) {
    let isUnclear = changes.contains {
      $0.kind == .everything || $0.kind == .contacts || $0.conversations.isEmpty
    }
    guard !isUnclear, var list = conversations.value else { return readConversations() }
    let named = changes.reduce(into: Set<Conversation.ID>()) { $0.formUnion($1.conversations) }
    do {
      list.removeAll { named.contains($0.id) }
      let hidden = hiddenConversations
      for conversation in try store.conversations(Array(named))
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
