import AppIntents
import Foundation
import Observation
import UnicornChatModel

/// The model that all windows of the app share: the store, who there is, the list of conversations and who is
/// typing.
///
/// What one window shows is ``ChatNavigation``; the messages of an open conversation are a ``ThreadModel``.
@MainActor @Observable
final class ModelManager {
  /// Everything that was said.
  @ObservationIgnored nonisolated let store: ChatStore
  /// Who answers.
  @ObservationIgnored nonisolated let cast: Cast

  /// The person who uses the app.
  private(set) var me: Contact
  /// Everybody else, by identifier.
  private(set) var contacts: [Contact.ID: Contact] = [:]
  /// The conversations, pinned ones first, then those in which somebody wrote last.
  var conversations = LoadState<[Conversation]>.loading
  /// What their bars and rows need of them, by itself, since it changes seldom.
  private(set) var headers: [Conversation.ID: ThreadHeader] = [:]
  /// Who types, by conversation.
  private(set) var typing: [Conversation.ID: [Contact]] = [:]
  /// The beginning of the current day, for what is said relative to it.
  private(set) var today: Date
  /// How many times faster than life the unicorns answer.
  private(set) var speed: Double
  /// Conversations that were deleted a moment ago, the last one at the end.
  private(set) var deletions: [PendingDeletion] = []

  /// What couldn't be undone or opened for an intent.
  var failure: Failure?
  /// What is known of pages of the web.
  @ObservationIgnored nonisolated let linkPreviews: LinkPreviews
  /// What searches find.
  @ObservationIgnored nonisolated let chatIndex: ChatIndex
  /// What can be seen now.
  @ObservationIgnored let openConversations = OpenConversations()
  @ObservationIgnored var responder: NotificationResponder?
  /// What suggestions were asked for by.
  @ObservationIgnored var subjects = SuggestionSubjects()
  /// The replies that were suggested last, by conversation.
  @ObservationIgnored var suggestedReplies: [Conversation.ID: ThreadReplies.Answer] = [:]
  /// How often somebody has switched replies on or off.
  var replySwitches = 0
  /// What is on its way to the disk.
  @ObservationIgnored let sending: Sending
  /// The donation that is under way.
  @ObservationIgnored var donating: Task<Void, Never>?

  @ObservationIgnored private let herd: Herd
  @ObservationIgnored private(set) var hasBegun = false
  @ObservationIgnored private var work: [Task<Void, Never>] = []
  /// The threads that some window shows.
  @ObservationIgnored let openThreads = OpenThreads()

  /// Reads who there is and the list of conversations.
  ///
  /// - Throws: what the store throws.
  init(store: ChatStore, cast: Cast, speed: Double = 1) throws {
    self.store = store
    linkPreviews = try LinkPreviews.load()
    self.cast = cast
    self.speed = speed
    herd = Herd(store: store, cast: cast, speed: speed)
    chatIndex = ChatIndex(store: store)
    sending = Sending(store: store)
    me = try store.me()
    today = store.context.calendar.startOfDay(for: store.context.now())
    try readContacts()
    readConversations()
  }

  // MARK: What goes on

  /// Begins to follow what changes, and lets the unicorns answer. What follows doesn't end with a window.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    work = [
      Task { [weak self] in await self?.followChanges() },
      Task { [weak self] in await self?.followTyping() },
      Task { [weak self] in await self?.followDays() },
      Task { [herd] in await herd.run() },
      Task { [weak self] in await self?.storeDidFinishLaunching() },
    ]
  }

  private func followChanges() async {
    do {
      for await changes in try store.changes() { take(changes) }
    } catch {
      conversations = .failed(error.localizedDescription)
    }
  }

  private func followTyping() async {
    for await state in herd.typing {
      var who = (typing[state.conversation] ?? []).filter { $0.id != state.member }
      if state.isTyping { who.append(contact(state.member)) }
      typing[state.conversation] = who.isEmpty ? nil : who
    }
  }

  private func followDays() async {
    let context = store.context
    while !Task.isCancelled {
      guard let tomorrow = context.calendar.date(byAdding: .day, value: 1, to: today) else { return }
      do { try await context.wait(max(1, tomorrow.timeIntervalSince(context.now()))) } catch { return }
      today = context.calendar.startOfDay(for: context.now())
    }
  }

  /// Brings everything that is shown up to date with changes.
  private func take(_ changes: [ChatChange]) {
    do {
      if changes.contains(where: { $0.kind == .contacts || $0.kind == .everything }) {
        me = try store.me()
        try readContacts()
      }
      var named: Set<Message.ID> = []
      let messages = try store.messages(
        changes.flatMap(\.messages).filter { named.insert($0).inserted })
      let new = changes.reduce(into: Set<Message.ID>()) {
        if $1.kind == .newMessage { $0.formUnion($1.messages) }
      }
      let newMessages = messages.filter { new.contains($0.id) }
      followToDisk(new: newMessages)
      readConversations(after: changes)
      for (conversation, draft) in drafts(after: changes) {
        for thread in openThreads.threads(of: conversation) { thread.composer?.take(draft) }
      }
      openThreads.take(changes, messages)
      for message in newMessages where message.author != me.id { prepareSuggestions(for: message) }
      announce(newMessages)
      withdrawNotifications(of: named.subtracting(new), messages)
    } catch {
      conversations = .failed(error.localizedDescription)
    }
  }

  private func readContacts() throws {
    contacts = Dictionary(try store.contacts().map { ($0.id, $0) }) { first, _ in first }
    subjects.forget()
  }

  // MARK: Who and what

  var now: Date { store.context.now() }

  /// Everybody there is.
  var people: People { People(me: me, others: contacts) }

  /// Somebody by identifier; a stand-in where nobody has it any more.
  func contact(_ id: Contact.ID) -> Contact { people[id] }

  /// A conversation that isn't deleted.
  func conversation(_ id: Conversation.ID) -> Conversation? {
    conversations.value?.first { $0.id == id }
  }

  /// Keeps what bars and rows need of conversations.
  func keepHeaders(of list: [Conversation]) {
    let new = Dictionary(list.map { ($0.id, ThreadHeader($0)) }) { first, _ in first }
    if new != headers { headers = new }
  }

  var unreadCount: Int {
    conversations.value?.reduce(0) { $0 + ($1.isMuted ? 0 : $1.unreadCount) } ?? 0
  }

  // MARK: Threads

  /// The messages of a conversation as one window shows them: the newest, or those around one of them. It follows
  /// what changes as long as somebody holds it.
  func conversationModel(_ id: Conversation.ID, around message: Message.ID? = nil) -> ThreadModel {
    let thread = ThreadModel(conversation: id, around: message, manager: self)
    openThreads.add(thread)
    return thread
  }

  // MARK: Sending

  /// Sends a message, into a conversation or to people; what they have in common is found or made.
  ///
  /// - Returns: The message, as the only one.
  /// - Throws: ``UnicornChatError``: `noRecipients` where there is nobody, `emptyMessage` where there is nothing.
  @discardableResult
  func sendMessage(
    toRecipientIDs recipientIDs: [Contact.ID], conversationID: Conversation.ID? = nil, messageText: String,
    attachments: [IntentFile] = [], donateIntent: Bool = false
  ) async throws -> [Message.ID] {
    let store = store
    let taken = try await Self.takeIn(attachments, store)
    return try await sendMessage(
      OutgoingMessage(text: messageText, attachments: taken), toRecipientIDs: recipientIDs,
      conversationID: conversationID, donateIntent: donateIntent)
  }

  /// Sends what has all that a message can have.
  ///
  /// - Throws: as above.
  @discardableResult
  func sendMessage(
    _ outgoing: OutgoingMessage, toRecipientIDs recipientIDs: [Contact.ID] = [],
    conversationID: Conversation.ID? = nil, donateIntent: Bool = false
  ) async throws -> [Message.ID] {
    let conversation = try conversationID ?? store.conversation(with: recipientIDs).id
    // What somebody is writing in a window meanwhile stays theirs.
    let message = try send(outgoing, in: conversation, keepingDraft: true, donateIntent: donateIntent)
    // Whoever asked takes the answer for a promise.
    try await store.waitForDisk()
    return [message.id]
  }

  /// Sends into a conversation, without waiting for the disk: the message can be seen on return, and is on its way
  /// until it is safe. From the interface it is donated.
  ///
  /// - Parameters:
  ///   - thread: Where it is sent from: it is seen there at once, however much else there is to take in.
  ///   - keepingDraft: Whether what stands in the conversation's field stays there.
  /// - Throws: as above.
  @discardableResult
  func send(
    _ outgoing: OutgoingMessage, in conversation: Conversation.ID, from thread: ThreadModel? = nil,
    keepingDraft: Bool = false, donateIntent: Bool = true
  ) throws -> Message {
    let message = try store.send(outgoing, in: conversation, keepingDraft: keepingDraft)
    followToDisk([message.id])
    thread?.take(
      WaitingChanges(
        [ChatChange(kind: .newMessage, conversations: [conversation], messages: [message.id])], [message]))
    if donateIntent { donate(message) }
    return message
  }

  @concurrent private static func takeIn(_ files: [IntentFile], _ store: ChatStore) async throws
    -> [Attachment]
  {
    try files.map { try store.addAttachment($0.data, named: $0.filename) }
  }

  // MARK: Conversations

  func setPinned(_ isPinned: Bool, _ id: Conversation.ID) throws { try store.setPinned(isPinned, id) }
  func setMuted(_ isMuted: Bool, _ id: Conversation.ID) throws { try store.setMuted(isMuted, id) }

  /// Marks a conversation as read, or its last message of somebody else as unread.
  func setRead(_ isRead: Bool, _ id: Conversation.ID) throws {
    if isRead { return try store.markAllRead(in: id) }
    let last = try store.messages(in: id, before: nil, limit: 50).last { $0.author != me.id }
    if let last { try store.setRead(false, [last.id]) }
  }

  /// Hides a conversation and deletes it when nobody took that back for a while.
  func delete(_ conversation: Conversation) {
    let deletion = PendingDeletion(id: store.context.makeID(), conversation: conversation)
    deletions.append(deletion)
    readConversations()
    let wait = store.context.wait
    work.append(
      Task { [weak self] in
        do { try await wait(PendingDeletion.grace) } catch { return }
        await self?.finish(deletion)
      })
  }

  /// Shows a conversation again that was deleted a moment ago.
  func takeBack(_ deletion: PendingDeletion) {
    deletions.removeAll { $0.id == deletion.id }
    readConversations()
  }

  /// Deletes for good.
  func finish(_ deletion: PendingDeletion) async {
    guard deletions.contains(where: { $0.id == deletion.id }) else { return }
    do {
      await forgetSuggestions(of: deletion.conversation)
      try store.delete(conversation: deletion.conversation.id)
      deletions.removeAll { $0.id == deletion.id }
    } catch {
      deletions.removeAll { $0.id == deletion.id }
      conversations = .failed(error.localizedDescription)
      return
    }
    readConversations()
  }

  /// Lets the unicorns answer so many times faster.
  func setSpeed(_ speed: Double) {
    self.speed = speed
    Task { [herd] in await herd.setSpeed(speed) }
  }

  /// Lets the unicorns tell times by the reader's clock, and write in the reader's language where a message doesn't
  /// tell its own.
  func setReader(timeZone: TimeZone, locale: Locale) {
    var calendar = store.context.calendar
    calendar.timeZone = timeZone
    let reader = ReaderSettings(calendar: calendar, locale: locale)
    Task { [herd] in await herd.setReader(reader) }
  }

  /// Changes somebody, such as the person who uses the app.
  func save(_ contact: Contact) throws {
    try store.save(contact)
    me = try store.me()
    try readContacts()
  }
}
