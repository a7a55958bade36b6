/// The reason for dropping a text in which a language model elaborates a reply.
public enum ElaborationComplaint: Sendable, Hashable {
  /// Nothing is there.
  case empty
  /// More than a mail from a short reply has.
  case tooLong(limit: Int)
  /// Not text for a person: marks, code, another script, words of a machine about itself.
  case notText
  /// The chosen reply isn't in it.
  case replyMissing
  /// Words of another stance.
  case stance(String)
  /// A reason that nobody gave.
  case reason(String)
  /// A name that nobody wrote.
  case name(String)
  /// A day, a month or a time of day that nobody wrote, or not together with what it stands beside.
  case date(String)
  /// A number that nobody wrote.
  case number(String)
  /// An address that nobody wrote.
  case address(String)
  /// A question that the draft doesn't ask.
  case question

  /// The stable name.
  public var name: String {
    switch self {
    case .empty: "empty"
    case .tooLong: "too_long"
    case .notText: "not_text"
    case .replyMissing: "reply_missing"
    case .stance: "stance"
    case .reason: "reason"
    case .name: "name"
    case .date: "date"
    case .number: "number"
    case .address: "address"
    case .question: "question"
    }
  }

  /// The complaint in a sentence for a person.
  public var explanation: String {
    switch self {
    case .empty: "It is empty."
    case .tooLong(let limit): "It is longer than \(limit) letters."
    case .notText: "It isn't the text of a mail."
    case .replyMissing: "It leaves out the chosen reply."
    case .stance(let words): "\"\(words)\" is of another stance than the chosen reply."
    case .reason(let words): "\"\(words)\" gives a reason that the draft doesn't give."
    case .name(let word): "It names \"\(word)\", which nobody has written."
    case .date(let word): "\"\(word)\" is a day or a time that nobody has written so."
    case .number(let word): "It has the number \"\(word)\", which nobody has written."
    case .address(let word): "It has the address \"\(word)\", which nobody has written."
    case .question: "It asks something that the draft doesn't ask."
    }
  }
}
