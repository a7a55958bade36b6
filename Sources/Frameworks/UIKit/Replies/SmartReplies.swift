import FoundationPlus
import SuggestionEngine

/// The smart replies for what isn't a field of UIKit or SwiftUI, and the switches of replies. An addition of
/// Beckon.
///
/// Replies are worked out on this machine; nothing leaves it, and nothing is ever sent by itself.
public enum SmartReplies {
  /// Returns the replies to a conversation, or the reason for none.
  ///
  /// The context is read at once, on the caller's actor; the rest happens off the main actor. The engine is
  /// loaded with the first call.
  ///
  /// - Parameters:
  ///   - draft: the text in the field; where there is some, nothing is suggested.
  ///   - stance: the only stance wanted; nil for different ones.
  ///   - tone: the tone wanted; nil for that of the person's own messages.
  ///   - now: the date as of which messages are recent.
  public nonisolated(nonsending) static func answer(
    to context: UIConversationContext, draft: String = "", stance: SmartReplyStance? = nil,
    tone: SmartReplyTone? = nil, now: Date = .now, locale: Locale = .current,
    timeZone: TimeZone = .current
  ) async -> SmartReplyAnswer {
    await ReplyService.current.answer(
      to: ConversationReading(context, draft: draft),
      reader: ReplyReader(locale: locale, timeZone: timeZone, now: now), stance: stance, tone: tone)
  }

  /// Returns the text of a mail made of a reply: with a greeting, each further question of the last message,
  /// and a sign-off in the way of the person's earlier mails. Without a sign-off where the context says that
  /// the app has a signature of its own.
  ///
  /// Stance and facts are the reply's own.
  ///
  /// - Parameters:
  ///   - suggestion: a reply to this conversation.
  ///   - tone: the tone wanted; nil for that of the conversation.
  /// - Returns: Nil where the conversation has no message by somebody else.
  public nonisolated(nonsending) static func longReply(
    from suggestion: UISmartReplySuggestion, to context: UIConversationContext,
    length: SmartReplyLength = .medium, tone: SmartReplyTone? = nil, locale: Locale = .current,
    timeZone: TimeZone = .current
  ) async -> String? {
    await ReplyService.current.longReply(
      from: suggestion, to: ConversationReading(context),
      reader: ReplyReader(locale: locale, timeZone: timeZone), length: length, tone: tone)
  }

  /// Loads the engine in the background, once, so that the first replies don't wait for it.
  public static func prepare() { ReplyService.current.prepare() }

  // MARK: Switches

  /// The scope of a switch.
  public enum Scope: Sendable, Hashable {
    /// All conversations of the app.
    case app
    /// The conversation with a thread identifier.
    case conversation(String)
  }

  /// Returns a Boolean value that indicates whether replies are on in a scope, considering the switches for the
  /// app and the machine as well. Suggested actions have switches of their own.
  public static func isOn(_ scope: Scope) -> Bool { ReplyService.current.isOn(scope) }

  /// Turns replies on or off in a scope. The setting is stored and takes effect with the next keyboard session.
  ///
  /// - Throws: ``SmartReplyError`` if the switch can't be stored.
  @concurrent public static func set(_ isOn: Bool, _ scope: Scope) async throws {
    try ReplyService.current.set(isOn, scope)
  }
}
