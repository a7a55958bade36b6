/// What a message suggests: at most three actions, the best first, or the reason for none.
public struct Suggestions: Sendable, Hashable, Codable {
  public var actions: [SuggestedAction]
  /// Why there is no action; nil exactly where there is one.
  public var silence: Silence?
  /// What was considered and left out, in order of position.
  public var suppressed: [Suppressed]

  /// Why nothing is suggested.
  public enum Silence: String, Sendable, Hashable, Codable, CaseIterable {
    /// The message has no text.
    case empty
    /// Nothing in it calls for an action.
    case nothingFound = "nothing_found"
    /// Something was found, but not surely enough.
    case lowConfidence = "low_confidence"
    /// The message says that it isn't to be done, or is off.
    case negated
    /// It speaks of what is over.
    case past
    /// It speaks of what might be.
    case hypothetical
    /// It stands in a quotation or in code.
    case quoted
    /// It is about somebody else, or the person's own message offers it to the other side.
    case notForReader = "not_for_reader"
    /// It leaves open which of several times or values holds.
    case ambiguous
    /// An earlier message of the conversation offers it already.
    case alreadyOffered = "already_offered"
    /// A later message of the conversation changes it, and offers it in its new form.
    case superseded
    /// The message is about something that suggestions are out of place for: death, a threat, a fraud.
    case sensitive = "sensitive_topic"
    /// The person switched suggestions off, for this kind, conversation or program.
    case switchedOff = "switched_off"
    /// The engine has no patterns for the message's language.
    case unsupportedLanguage = "unsupported_language"

    /// From the one that is nearest to an action, which tells a person most, to the one that says least. What
    /// a person can change comes first.
    private static let order: [Silence] = [
      .switchedOff, .sensitive, .superseded, .alreadyOffered, .negated, .past, .hypothetical, .ambiguous,
      .quoted, .notForReader, .lowConfidence,
    ]

    /// The cause that stands for several: why an answer has no action where each was left out for one of them.
    static func mostTelling(of causes: some Sequence<Silence>) -> Silence? {
      let causes = Set(causes)
      return order.first(where: causes.contains)
    }

    /// A sentence for a person.
    public var explanation: String {
      switch self {
      case .empty: "The message has no text."
      case .nothingFound: "Nothing in the message calls for an action."
      case .lowConfidence: "What was found is not sure enough."
      case .negated: "The message says that it is not to be done."
      case .past: "The message speaks of what is over."
      case .hypothetical: "The message speaks of what might be."
      case .quoted: "It stands in a quotation or in code."
      case .notForReader: "It is not for the reader to do."
      case .ambiguous: "The message leaves open which of several values holds."
      case .alreadyOffered: "An earlier message offers it already."
      case .superseded: "A later message changes it."
      case .sensitive: "The message is about something that suggestions are out of place for."
      case .switchedOff: "Suggestions of this kind are switched off."
      case .unsupportedLanguage: "There are no patterns for the language of the message."
      }
    }
  }

  /// An action that was considered and left out.
  public struct Suppressed: Sendable, Hashable, Codable {
    public var kind: ActionKind
    /// In Unicode code points of the analysed text.
    public var range: Range<Int>
    public var rule: String
    public var cause: Silence
    /// How sure the engine was of it, where it got as far as that.
    public var confidence: Double?

    init(
      _ kind: ActionKind, _ range: Range<Int>, _ reason: SuggestedAction.Reason, _ cause: Silence,
      _ confidence: Double
    ) {
      self.init(kind: kind, range: range, rule: reason.rule, cause: cause, confidence: confidence)
    }

    public init(
      kind: ActionKind, range: Range<Int>, rule: String, cause: Silence, confidence: Double? = nil
    ) {
      self.confidence = confidence
      self.kind = kind
      self.range = range
      self.rule = rule
      self.cause = cause
    }
  }

  public init(actions: [SuggestedAction], silence: Silence?, suppressed: [Suppressed] = []) {
    self.actions = actions
    self.silence = silence
    self.suppressed = suppressed
  }
}
