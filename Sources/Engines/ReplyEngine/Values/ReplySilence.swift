/// A reason for suggesting no reply.
public enum ReplySilence: String, Sendable, Hashable, Codable, CaseIterable {
  /// The thread has no message.
  case noMessages = "no_messages"
  /// Something is written in the field already.
  case fieldNotEmpty = "field_not_empty"
  /// The last message is the person's own.
  case ownMessageLast = "own_message_last"
  /// The messages to be answered are pictures or symbols.
  case notText = "not_text"
  /// The messages to be answered are too old.
  case notRecent = "not_recent"
  /// The person isn't a direct recipient of the mail.
  case notDirectRecipient = "not_direct_recipient"
  /// The person has replied to the mail.
  case alreadyReplied = "already_replied"
  /// The mail comes from an address of the person's own.
  case ownAddress = "own_address"
  /// The engine has no replies in the message's language.
  case unsupportedLanguage = "unsupported_language"
  /// The message is about death, grave illness, violence, money troubles or a quarrel.
  case sensitive = "sensitive_topic"
  /// The message is probably a fraud.
  case fraud
  /// The message asks for a code, a password or the like.
  case secret
  /// The message carries a one-time code.
  case code
  /// The message advertises something.
  case advertisement
  /// The message comes from a service, or says what happened in an app.
  case automated
  /// The message speaks of love, which no program should answer.
  case affection
  /// The message asks for medical, legal or financial advice.
  case advice
  /// The message is about politics or religion.
  case politics
  /// The message is for somebody else in the group.
  case notForReader = "not_for_reader"
  /// Nothing in the message calls for a reply.
  case nothingAsked = "nothing_asked"
  /// No reply fits surely enough.
  case lowConfidence = "low_confidence"
  /// No reply of the stance that was asked for fits.
  case noSuchStance = "no_such_stance"

  /// A sentence for a person.
  public var explanation: String {
    switch self {
    case .noMessages: "There is no message to reply to."
    case .fieldNotEmpty: "Something is written in the field already."
    case .ownMessageLast: "The last message is your own."
    case .notText: "There is no text to reply to."
    case .notRecent: "The message is too old."
    case .notDirectRecipient: "The mail is not addressed to you."
    case .alreadyReplied: "You have replied to the mail."
    case .ownAddress: "The mail comes from an address of your own."
    case .unsupportedLanguage: "There are no replies in the language of the message."
    case .sensitive: "The message is about something that ready-made replies are out of place for."
    case .fraud: "The message looks like a fraud."
    case .secret: "The message asks for a code or a password."
    case .code: "The message carries a code."
    case .advertisement: "The message is an advertisement."
    case .automated: "The message comes from a service."
    case .affection: "The message speaks of love."
    case .advice: "The message asks for medical, legal or financial advice."
    case .politics: "The message is about politics or religion."
    case .notForReader: "The message is for somebody else."
    case .nothingAsked: "Nothing in the message calls for a reply."
    case .lowConfidence: "No reply fits surely enough."
    case .noSuchStance: "No reply of that stance fits."
    }
  }
}
