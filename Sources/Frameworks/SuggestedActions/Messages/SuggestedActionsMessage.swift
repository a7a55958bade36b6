import FoundationPlus
import SuggestionEngine

/// A message of an app, as what actions are suggested from.
///
/// It is made from whatever the app has its messages in, and cheap to copy. Of the texts the letters count;
/// fonts and colours don't. A message with a subject is read as mail: what it quotes, and its signature, isn't
/// read as written in it.
public struct SuggestedActionsMessage: Sendable {
  let content: MessageContent

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - id: What tells the message from all others of the app, the same tomorrow and after a restart: actions
  ///     are kept under it. A string, a `UUID`, a number, a URL, and any type of yours that is `Codable` or
  ///     `RawRepresentable` will do; ids of two types never meet. For an id of a type that says nothing lasting
  ///     about its value the log has a line, once for the type, and nothing is suggested.
  ///   - date: When the message was sent or came; "tomorrow" counts from here.
  ///   - subject: The line above a mail; nil in a chat.
  ///   - body: What the message says.
  ///   - sender: Who wrote it.
  ///   - recipients: Who else reads it.
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
      // One line for a type, however many of its ids there are.
      let reason = (error as? MessageKeyError)?.message ?? "\(error)"
      Notice.say("\(reason) Nothing is suggested for messages with such ids.")
      return nil
    }
  }

  /// How many earlier messages have a part in what is suggested; those before the latest so many are ignored.
  ///
  /// Ask for it rather than writing the number down: it may be another one in another version.
  public static var previousMessagesLimit: Int { SuggestionEngine.previousMessagesLimit }
}
