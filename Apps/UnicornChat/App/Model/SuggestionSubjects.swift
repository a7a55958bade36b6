import SuggestedActions
import UnicornChatModel

/// Messages as what actions are suggested from, kept: each is asked for in all windows that show it, and again with
/// each of those after it.
struct SuggestionSubjects {
  /// So many are kept at most: some screens of each conversation that somebody has open.
  private static let most = 2_000

  private struct Kept {
    let message: Message
    let members: [Contact]
    let subject: SuggestedActionsMessage
  }

  private var kept: [Message.ID: Kept] = [:]

  /// The one of a message as it is now, however far it has come since.
  mutating func subject(_ message: Message, among members: [Contact], make: () -> SuggestedActionsMessage)
    -> SuggestedActionsMessage
  {
    if let known = kept[message.id], known.message.text == message.text, known.message.date == message.date,
      known.message.subject == message.subject, known.members == members
    {
      return known.subject
    }
    if kept.count >= Self.most { kept = [:] }
    let subject = make()
    kept[message.id] = Kept(message: message, members: members, subject: subject)
    return subject
  }

  /// Forgets them, since somebody is called otherwise now.
  mutating func forget() { kept = [:] }
}
