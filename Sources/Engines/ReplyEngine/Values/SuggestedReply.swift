/// A short answer that a person may insert, look at and send.
public struct SuggestedReply: Sendable, Hashable, Codable {
  /// The text, in the tone of the person who would send it.
  public var text: String
  /// The stance.
  public var stance: ReplyStance
  /// The confidence of the engine, from 0 to 1.
  public var confidence: Double
  /// The situation that the reply is for, as the bank names it: "plan.invite".
  public var situation: String

  /// Creates a reply.
  public init(text: String, stance: ReplyStance, confidence: Double, situation: String) {
    self.text = text
    self.stance = stance
    self.confidence = confidence
    self.situation = situation
  }
}
