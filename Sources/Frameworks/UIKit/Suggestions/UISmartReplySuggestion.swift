import FoundationPlus
import ReplyEngine

/// A reply that a person may insert, look at and send.
///
/// All that it holds is constant, so that it can be sent anywhere.
public final class UISmartReplySuggestion: UIInputSuggestion, @unchecked Sendable {
  let reply: SuggestedReply

  init(_ reply: SuggestedReply) { self.reply = reply }

  /// The text of the reply.
  public var smartReply: String { reply.text }
  /// The stance of the reply. An addition of Beckon.
  public var stance: SmartReplyStance { SmartReplyStance(reply.stance) }
  /// The confidence that the reply fits, from 0 to 1. An addition of Beckon.
  public var confidence: Double { reply.confidence }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UISmartReplySuggestion)?.reply == reply
  }
  public override var hash: Int { reply.hashValue }
  public override var description: String { smartReply }
}
