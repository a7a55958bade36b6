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

  /// What is being written in the conversations that changes name, as the list has it.
  func drafts(after changes: [ChatChange]) -> [Conversation.ID: Draft] {
    let all = changes.contains { $0.kind == .everything }
    let named = changes.reduce(into: Set<Conversation.ID>()) { $0.formUnion($1.conversations) }
    var drafts: [Conversation.ID: Draft] = [:]
    for conversation in conversations.value ?? [] where all || named.contains(conversation.id) {
      drafts[conversation.id] = conversation.draft ?? Draft()
    }
    return drafts
  }

  private var hiddenConversations: Set<Conversation.ID> { Set(deletions.map(\.conversation.id)) }

  /// Shows a list, unless it is the one that is shown.
  private func show(_ list: [Conversation]) {
    guard list != conversations.value else { return }
    conversations = .loaded(list)
    keepHeaders(of: list)
  }
}
