import AppIntents
import CoreSpotlight
import UnicornChatModel

/// The index that keeps contacts, conversations and messages in the system's search index, so that they are
/// found by words and by meaning.
///
/// What was indexed is noted in the index itself, as the number of the store's last change: both are written together
/// or not at all. So a launch catches up with what happened meanwhile and reads nothing else, and an index that is
/// lost, or was left before it was whole, is made anew. What is asked of it happens in order, off the main actor.
package actor ChatIndex {
  /// Notes are kept by indexes that have a name.
  static let indexName = "UnicornChat"

  private let store: ChatStore
  private let index = CSSearchableIndex(name: ChatIndex.indexName)
  /// How many messages are read and indexed together; others come in after them.
  private let batch: Int
  /// What goes on.
  private var last: Task<Void, any Error>?

  /// Nothing is read or written yet.
  package init(store: ChatStore, batch: Int = 200) {
    self.store = store
    self.batch = batch
  }

  // MARK: Asked from outside

  /// Indexes what has changed since it was done last: everything, the first time.
  ///
  /// - Throws: ``UnicornChatError`` and `CSIndexError` where the store or the index can't be used.
  func catchUp() async throws { try await inOrder { try await $0.catchUpNow() } }

  /// Makes the whole index anew.
  ///
  /// - Throws: as above.
  package func indexEverything() async throws { try await inOrder { try await $0.indexAllNow() } }

  /// Brings some messages up to date; those that are unsent or gone are taken out.
  ///
  /// - Throws: as above.
  func update(messages: Set<Message.ID>) async throws {
    try await inOrder { try await $0.put(messages: Array(messages)) }
  }

  /// Follows what changes, and indexes it, until the task is cancelled. What can't be indexed now is caught up with
  /// at the next change.
  func follow() async {
    do {
      let changes = try store.changes()
      try await catchUp()
      for await batch in changes where batch.contains(where: { Touched.kinds.contains($0.kind) }) {
        do { try await catchUp() } catch is CancellationError { return } catch { continue }
      }
    } catch {
      // Searches go without what is new until the next launch.
      return
    }
  }

  private func inOrder(_ work: @escaping @Sendable (ChatIndex) async throws -> Void) async throws {
    let before = last
    let task = Task {
      _ = await before?.result
      try await work(self)
    }
    last = task
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  // MARK: What is noted

  /// The mark of where the index stands: of whose messages it is, and the number of their last change. 250
  /// bytes are the most.
  private struct Mark: Codable {
    var me: Contact.ID
    var change: Int64
  }

  private func mark() async throws -> Mark? {
    let data = try await index.fetchLastClientState()
    do {
      return data.isEmpty ? nil : try JSONDecoder().decode(Mark.self, from: data)
    } catch {
      // Another version's: as if there were none.
      return nil
    }
  }

  /// The things that a number of changes is about.
  private struct Touched {
    static let kinds: Set<ChatChange.Kind> = [
      .newMessage, .changedMessage, .conversation, .removedConversation, .contacts, .everything,
    ]

    var everything = false
    var contacts = false
    var conversations: Set<Conversation.ID> = []
    /// Those of which so many messages are concerned that none is named.
    var whole: Set<Conversation.ID> = []
    var messages: Set<Message.ID> = []

    init(_ changes: [ChatChange]) {
      for change in changes where Self.kinds.contains(change.kind) {
        conversations.formUnion(change.conversations)
        messages.formUnion(change.messages)
        switch change.kind {
        case .everything: everything = true
        case .contacts: contacts = true
        case .newMessage, .changedMessage:
          if change.messages.isEmpty { whole.formUnion(change.conversations) }
        default: break
        }
      }
    }
  }

  // MARK: The work

  private func catchUpNow() async throws {
    let me = try store.me().id
    guard let mark = try await mark(), mark.me == me else { return try await indexAllNow() }
    let (changes, latest) = try store.changes(after: mark.change)
    guard latest != mark.change else { return }
    // What a power cut takes back must not be noted: the numbers would be given once more.
    try await store.waitForDisk()
    let touched = Touched(changes)
    if touched.everything || latest < mark.change { return try await indexAllNow() }
    index.beginBatch()
    if touched.contacts { try await index.indexAppEntities(try store.contacts().map(\.entity)) }
    try await put(conversations: touched.conversations)
    for conversation in try store.conversations(Array(touched.whole)) {
      try await putMessages(of: conversation)
    }
    try await put(messages: Array(touched.messages))
    try await index.endBatch(withClientState: try JSONEncoder().encode(Mark(me: me, change: latest)))
  }

  private func indexAllNow() async throws {
    let me = try store.me().id
    // What changes meanwhile is done once more afterwards, so that nothing is missed.
    let latest = try store.changes(after: .max).latest
    try await store.waitForDisk()
    index.beginBatch()
    try await index.deleteAllSearchableItems()
    try await index.endBatch(withClientState: Data())
    try await index.indexAppEntities(try store.contacts().map(\.entity))
    let conversations = try store.conversations(.all, matching: "")
    try await index.indexAppEntities(conversations.map(\.entity))
    for conversation in conversations { try await putMessages(of: conversation) }
    index.beginBatch()
    try await index.endBatch(withClientState: try JSONEncoder().encode(Mark(me: me, change: latest)))
  }

  private func putMessages(of conversation: Conversation) async throws {
    var oldest: Message.ID?
    while true {
      try Task.checkCancellation()
      let page = try store.messages(in: conversation.id, before: oldest, limit: batch)
      try await put(page) { try $0.entities(of: $1, in: [conversation]) }
      guard page.count == batch, let first = page.first else { return }
      oldest = first.id
      await Task.yield()
    }
  }

  private func put(conversations ids: Set<Conversation.ID>) async throws {
    let there = try store.conversations(Array(ids))
    try await index.indexAppEntities(there.map(\.entity))
    let gone = ids.subtracting(there.map(\.id))
    guard !gone.isEmpty else { return }
    try await index.deleteAppEntities(identifiedBy: Array(gone), ofType: ConversationEntity.self)
    // What was said there, nobody else can name any more.
    try await index.deleteSearchableItems(withDomainIdentifiers: gone.map(MessageEntity.searchDomain))
  }

  private func put(messages ids: [Message.ID]) async throws {
    for start in stride(from: 0, to: ids.count, by: batch) {
      try Task.checkCancellation()
      let part = Array(ids[start..<min(start + batch, ids.count)])
      let there = try store.messages(part)
      try await put(there) { try $0.messages($1) }
      let gone = Set(part).subtracting(there.map(\.id))
      try await index.deleteAppEntities(identifiedBy: Array(gone), ofType: MessageEntity.self)
      await Task.yield()
    }
  }

  /// Puts messages into the index, and takes those out that were unsent.
  private func put(
    _ messages: [Message], _ entities: (EntityReading, [Message]) throws -> [MessageEntity]
  ) async throws {
    let unsent = messages.filter { $0.unsent != nil }.map(\.id)
    let items = try entities(EntityReading(store: store), messages.filter { $0.unsent == nil })
      .map(\.searchableItem)
    if !items.isEmpty { try await index.indexSearchableItems(items) }
    if !unsent.isEmpty {
      try await index.deleteAppEntities(identifiedBy: unsent, ofType: MessageEntity.self)
    }
  }
}

extension MessageEntity {
  /// The domain of what was said in a conversation, so that it goes with the conversation.
  static func searchDomain(of conversation: Conversation.ID) -> String {
    "messages.\(conversation.uuidString)"
  }

  /// What the index keeps of the message.
  fileprivate var searchableItem: CSSearchableItem {
    let item = CSSearchableItem(appEntity: self)
    item.domainIdentifier = Self.searchDomain(of: conversation.id)
    return item
  }
}
