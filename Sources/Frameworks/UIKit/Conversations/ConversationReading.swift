import Conversations
import FoundationPlus
import ReplyEngine

/// The reading of a conversation context as plain values, which may leave its actor: the thread as the engine
/// takes it, and what rules replies out before any text is read.
struct ConversationReading: Sendable, Hashable {
  /// The identifier of the thread; nil where it has none.
  let name: String?
  /// The latest messages, oldest first.
  var thread: ReplyThread
  /// The reason for suggesting nothing that the context itself gives.
  let reason: SmartReplyReason?
  /// Whether the app puts a signature of its own below a response.
  let hasSignature: Bool

  /// The latest entries that are read. The engine looks at twenty before the last, and at the person's own
  /// among them for the tone.
  static let limit = 40
  /// The entries that are fetched from further back because the last one replies to them.
  static let mostAnswered = 3

  /// Reads a context.
  ///
  /// - Complexity: Independent of the number of entries, unless the last one is a reply to one that is further
  ///   back; then linear in it.
  init(_ context: UIConversationContext, draft: String = "") {
    let mail = context as? UIMailConversationContext
    let entries = ConversationReading.latest(context.entries)
    let answered = entries.last.map { ConversationReading.answered(by: $0, but: entries, in: context) } ?? []
    let people = ConversationPeople(context)
    let lastMail = entries.lastIndex { !people.isOwn($0) }
    name = context.threadIdentifier.isEmpty ? nil : context.threadIdentifier
    thread = ReplyThread(
      kind: mail == nil ? .messages : .mail,
      entries: (answered + entries).enumerated().map { place, entry in
        var message = people.message(entry, at: place)
        // Of earlier mails the subject isn't known; one is as good as another, and only the last is answered.
        if let mail, place == lastMail.map({ $0 + answered.count }), !mail.responseSubject.isEmpty {
          message.subject = mail.responseSubject
        }
        return ReplyThread.Entry(message, content: ConversationReading.content(entry))
      },
      draft: draft)
    reason = ConversationReading.reason(context, last: entries.last, people: people)
    hasSignature = mail?.responseHasCustomSignature ?? false
  }

  /// The latest entries, oldest first.
  private static func latest(_ entries: [UIConversationContext.Entry]) -> [UIConversationContext.Entry] {
    guard let first = entries.first, let last = entries.last, last.sentDate > .distantPast,
      first.sentDate > last.sentDate
    else { return entries.suffix(limit) }
    let newest = entries.prefix(limit)
    let runsBack = zip(newest, newest.dropFirst()).allSatisfy { $0.sentDate >= $1.sentDate }
    return runsBack ? newest.reversed() : entries.suffix(limit)
  }

  /// The entries to which one replies, directly or by way of another, that aren't among the latest; oldest
  /// first. Replies that go round in a circle end where it closes.
  private static func answered(
    by entry: UIConversationContext.Entry, but latest: [UIConversationContext.Entry],
    in context: UIConversationContext
  ) -> [UIConversationContext.Entry] {
    guard context.entries.count > latest.count, entry.replyThreadIdentifier != nil else { return [] }
    let known = Dictionary(
      context.entries.map { ($0.entryIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    var seen = Set(latest.map(\.entryIdentifier))
    var found: [UIConversationContext.Entry] = []
    var next = entry.replyThreadIdentifier
    while found.count < mostAnswered, let identifier = next, let answered = known[identifier],
      seen.insert(identifier).inserted
    {
      found.append(answered)
      next = answered.replyThreadIdentifier
    }
    return found.reversed()
  }

  private static func content(_ entry: UIConversationContext.Entry) -> ReplyThread.Content? {
    guard let message = entry as? UIMessageConversationContext.MessageEntry else { return nil }
    return message.dataKind == .text ? nil : .media
  }

  private static func reason(
    _ context: UIConversationContext, last: UIConversationContext.Entry?, people: ConversationPeople
  ) -> SmartReplyReason? {
    if (context as? UIMessageConversationContext)?.isJunk ?? false { return .junk }
    guard let last else { return nil }
    if !people.isOwn(last) {
      if last.senderIdentifier.isEmpty { return .unknownSender }
      switch (last as? UIMailConversationContext.MailEntry)?.kind {
      case .promotion, .news: return SmartReplyReason(.advertisement)
      case .social, .transaction: return SmartReplyReason(.automated)
      case .personal, .some(.none), nil: break
      }
    }
    let recipients = context.responsePrimaryRecipientIdentifiers
    if !recipients.isEmpty, recipients.allSatisfy(people.isSelf) { return SmartReplyReason(.ownAddress) }
    return nil
  }
}

/// The participants of a conversation, as its context names them.
struct ConversationPeople {
  private let own: Set<String>
  private let names: [String: PersonNameComponents]
  private let isMail: Bool

  init(_ context: UIConversationContext) {
    isMail = context is UIMailConversationContext
    let isMail = isMail
    own = Set(context.selfIdentifiers.map { isMail ? $0.lowercased() : $0 })
    names = context.participantNameByIdentifier
  }

  /// Whether an identifier is one of the person who uses the app; those of mail are addresses, which have no
  /// case.
  func isSelf(_ identifier: String) -> Bool { own.contains(isMail ? identifier.lowercased() : identifier) }

  func isOwn(_ entry: UIConversationContext.Entry) -> Bool {
    (entry as? UIMessageConversationContext.MessageEntry)?.wasSentBySelf ?? false
      || isSelf(entry.senderIdentifier)
  }

  /// Returns an entry as the engine takes it.
  func message(_ entry: UIConversationContext.Entry, at place: Int) -> Message {
    let copied = (entry as? UIMailConversationContext.MailEntry)?.responseSecondaryRecipientIdentifiers ?? []
    // Sets have no order; what is made of them has one, so that the same thread is read once.
    let direct = entry.primaryRecipientIdentifiers.sorted().map { participant($0) }
    let others = copied.sorted().map { participant($0) }
    let isKnown = entry.sentDate > .distantPast && entry.sentDate < .distantFuture
    return Message(
      id: entry.entryIdentifier.isEmpty ? "#\(place)" : entry.entryIdentifier,
      date: isKnown ? entry.sentDate : nil, body: entry.text,
      sender: participant(entry.senderIdentifier, isUser: isOwn(entry)), recipients: direct + others,
      copied: others.filter { !direct.contains($0) })
  }

  private func participant(_ identifier: String, isUser: Bool? = nil) -> Participant {
    let name = names[identifier].map { $0.formatted() } ?? ""
    return Participant(
      name: name.isEmpty ? nil : name, handle: identifier.isEmpty ? nil : identifier,
      isUser: isUser ?? isSelf(identifier))
  }
}
