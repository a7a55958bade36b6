import FoundationPlus
import SuggestionEngine

/// A message of an app, as the input for suggested actions.
///
/// A message is created from the app's own type and is cheap to copy. Only the characters of the texts
/// matter, not fonts and colours. A message with a subject is read as mail: quotations and the signature
/// aren't considered part of its text.
public struct SuggestedActionsMessage: Sendable {
  let content: MessageContent

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - id: The persistent identifier of the message, unique in the app: actions are stored under it. A
  ///     string, a `UUID`, a number, a URL, and any `Codable` or `RawRepresentable` type will do; ids of
  ///     different types are never equal. For an id without a persistent form, the log has one line per type,
  ///     and nothing is suggested.
  ///   - date: The date on which the message was sent or received, which "tomorrow" refers to.
  ///   - subject: The subject of a mail, or nil in a chat.
  ///   - body: The text of the message.
  ///   - sender: The author.
  ///   - recipients: The other participants.
  public init(
    id: some Hashable, date: Date, subject: AttributedString?, body: AttributedString, sender: Participant,
    recipients: [Participant]
  ) {
    content = MessageContent(
      key: Self.key(id), date: date, subject: subject, body: body, sender: sender, recipients: recipients)
  }

  private static func key(_ id: some Hashable) -> MessageKey? {
    do {
      return try MessageKey(id)
    } catch {
      // One line per type, however many of its ids there are.
      let reason = (error as? MessageKeyError)?.message ?? "\(error)"
      Notice.say("\(reason) Nothing is suggested for messages with such ids.")
      return nil
    }
  }

  /// The number of previous messages that are considered for suggestions; earlier ones are ignored.
  ///
  /// Use this property instead of the number, which may change between versions.
  public static var previousMessagesLimit: Int { SuggestionEngine.previousMessagesLimit }
}
