import Foundation

/// The rules for when a thread gets replies at all, whatever its messages say. Pure functions of a thread and
/// a moment; each answers with the reason where there are to be none.
///
/// The rules are those that Apple's documentation of Smart Reply states: for messages an empty field, a last
/// message from somebody else, text and not pictures or emoji before it, and recent ones; for mail that the
/// person is a direct recipient, hasn't replied yet, and isn't the sender.
public struct ReplyEligibility: Sendable, Hashable {
  /// The age in seconds up to which a message is recent: a day, unless it is set. Where a message has no date,
  /// or one to come, it is recent.
  public var recency: TimeInterval

  /// A day: who hasn't answered until then rarely answers in three words.
  public static let usualRecency: TimeInterval = 86_400

  /// Creates the rules.
  public init(recency: TimeInterval = usualRecency) {
    self.recency = recency
  }

  /// Returns the reason why a thread gets no replies, or nil where it may.
  ///
  /// Looks at the latest messages only, back to the person's own; linear in those.
  public func silence(for thread: ReplyThread, now: Date) -> ReplySilence? {
    guard thread.draft.allSatisfy(\.isWhitespace) else { return .fieldNotEmpty }
    guard !thread.entries.isEmpty else { return .noMessages }
    return switch thread.kind {
    case .messages: silence(forMessages: thread.entries, now: now)
    case .mail: silence(forMail: thread.entries)
    }
  }

  private func silence(forMessages entries: [ReplyThread.Entry], now: Date) -> ReplySilence? {
    let open = ReplyEligibility.unanswered(entries)
    guard let last = open.last else { return .ownMessageLast }
    // A picture with words before or behind it is answered with a look at the picture.
    guard open.allSatisfy({ $0.content == .text }) else { return .notText }
    return isRecent(last, now) ? nil : .notRecent
  }

  private func silence(forMail entries: [ReplyThread.Entry]) -> ReplySilence? {
    guard let last = entries.last(where: { !$0.isOwn }) else { return .ownAddress }
    let people = last.message.recipients.filter(\.isUser)
    if let handle = last.message.sender?.handle,
      people.contains(where: { $0.handle.map { ReplyEligibility.isSame($0, handle) } ?? false })
    {
      return .ownAddress
    }
    if entries.last?.isOwn ?? false { return .alreadyReplied }
    guard last.content == .text else { return .notText }
    // A mail that names no recipients came to whom it came.
    guard !last.message.recipients.isEmpty else { return nil }
    let direct = people.filter { !last.message.copied.contains($0) }
    return direct.isEmpty ? .notDirectRecipient : nil
  }

  /// The messages since the person's own last one.
  static func unanswered(_ entries: [ReplyThread.Entry]) -> ArraySlice<ReplyThread.Entry> {
    let last = entries.lastIndex(where: \.isOwn)
    return entries[(last.map { $0 + 1 } ?? 0)...].suffix(longestRun)
  }

  /// The messages in a row that are looked at.
  static let longestRun = 20

  private func isRecent(_ entry: ReplyThread.Entry, _ now: Date) -> Bool {
    entry.message.date.map { now.timeIntervalSince($0) <= recency } ?? true
  }

  /// Whether two mail addresses are the same; domains have no case, and hardly anybody's name has.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.lowercased() == other.lowercased()
  }
}
