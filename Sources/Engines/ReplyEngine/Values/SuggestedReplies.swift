/// The replies to a thread: at most three of different stances, the best first, or the reason for none.
public struct SuggestedReplies: Sendable, Hashable, Codable {
  /// The replies, the best first.
  public var replies: [SuggestedReply]
  /// The reason for suggesting no reply; nil exactly where there is one.
  public var silence: ReplySilence?
  /// The situations that the message was taken for, the likeliest first.
  public var situations: [Situation]

  /// A situation of the bank, and how likely it is that of the message.
  public struct Situation: Sendable, Hashable, Codable {
    /// The name: "plan.invite".
    public var name: String
    /// The probability, from 0 to 1.
    public var probability: Double

    /// Creates a situation.
    public init(name: String, probability: Double) {
      self.name = name
      self.probability = probability
    }
  }

  /// The reply of which a mail is made where none was chosen: the first that doesn't refuse, else the first.
  public var forMail: SuggestedReply? {
    replies.first { $0.stance != .decline && $0.stance != .disagree } ?? replies.first
  }

  /// Creates an answer from replies, or from the reason for none.
  public init(replies: [SuggestedReply], silence: ReplySilence?, situations: [Situation] = []) {
    self.replies = replies
    self.silence = silence
    self.situations = situations
  }

  static func none(_ silence: ReplySilence, _ situations: [Situation] = []) -> SuggestedReplies {
    SuggestedReplies(replies: [], silence: silence, situations: situations)
  }
}
