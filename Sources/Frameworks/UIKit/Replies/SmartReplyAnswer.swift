import FoundationPlus
import ReplyEngine

/// The replies to a conversation, at most three of different stances, or the reason for none. An addition of
/// Beckon.
public struct SmartReplyAnswer: Sendable, Hashable {
  /// The replies, the best first.
  public let suggestions: [UISmartReplySuggestion]
  /// The reason for suggesting nothing; nil exactly where something is suggested.
  public let reason: SmartReplyReason?

  init(_ replies: SuggestedReplies) {
    suggestions = replies.replies.map(UISmartReplySuggestion.init)
    reason = replies.silence.map(SmartReplyReason.init)
  }

  init(_ reason: SmartReplyReason) {
    suggestions = []
    self.reason = reason
  }
}

/// A reason for suggesting no reply. An addition of Beckon.
public struct SmartReplyReason: Sendable, Hashable, CustomStringConvertible {
  /// The stable name: `own_message_last`.
  public let name: String
  /// The reason in a sentence for a person.
  public let description: String

  init(name: String, description: String) {
    self.name = name
    self.description = description
  }

  init(_ silence: ReplySilence) { self.init(name: silence.rawValue, description: silence.explanation) }

  static let junk = SmartReplyReason(name: "junk", description: "The conversation is junk.")
  static let unknownSender = SmartReplyReason(
    name: "unknown_sender", description: "Nobody knows who sent the message.")
  static let switchedOff = SmartReplyReason(name: "switched_off", description: "Replies are switched off.")
  static let failed = SmartReplyReason(
    name: "failed", description: "Replies can't be suggested; the log says why.")
}
