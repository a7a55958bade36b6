/// The suggestions for a message: at most three actions, the best first, or the reason for none.
public struct Suggestions: Sendable, Hashable, Codable {
  /// The suggested actions, the best first.
  public var actions: [SuggestedAction]
  /// The reason for suggesting no action; nil exactly where there is one.
  public var silence: Silence?
  /// The actions that were considered and left out, in order of position.
  public var suppressed: [Suppressed]
  /// The actions of earlier messages that this one settles: it sends what was asked for, or calls a plan off. Nil where
  /// there are none.
  public var settled: [Settled]?

  /// An action that an earlier message suggests and that a message settles.
  public struct Settled: Sendable, Hashable, Codable {
    /// The id of the message that suggests it.
    public var message: String
    /// The kind of the action.
    public var kind: ActionKind

    /// Creates the record of an action that is settled.
    public init(message: String, kind: ActionKind) {
      self.message = message
      self.kind = kind
    }
  }

  /// A reason for suggesting nothing.
  public enum Silence: String, Sendable, Hashable, Codable, CaseIterable {
    /// The message has no text.
    case empty
    /// Nothing in it calls for an action.
    case nothingFound = "nothing_found"
    /// Something was found, but not surely enough.
    case lowConfidence = "low_confidence"
    /// The message says that it isn't to be done, or is off.
    case negated
    /// The words are about the past.
    case past
    /// The words are about a possibility.
    case hypothetical
    /// The words stand in a quotation or in code.
    case quoted
    /// The words concern somebody else, or the person's own message offers the action to the other side.
    case notForReader = "not_for_reader"
    /// The message leaves open which of several times or values holds.
    case ambiguous
    /// An earlier message of the conversation offers it already.
    case alreadyOffered = "already_offered"
    /// A later message of the conversation changes it, and offers it in its new form.
    case superseded
    /// A later message of the conversation settles it: the file that was asked for was sent, the plan called off.
    case settled
    /// The message is about something that suggestions are out of place for: death, a threat, a fraud.
    case sensitive = "sensitive_topic"
    /// The person switched suggestions off, for this kind, conversation or program.
    case switchedOff = "switched_off"
    /// The engine has no patterns for the message's language.
    case unsupportedLanguage = "unsupported_language"
    /// The message sells something to many.
    case promotion

    /// From the one that is nearest to an action, which tells a person most, to the one that says least. What
    /// a person can change comes first.
    private static let order: [Silence] = [
      .switchedOff, .sensitive, .promotion, .settled, .superseded, .alreadyOffered, .negated, .past,
      .hypothetical,
      .ambiguous,
      .quoted, .notForReader, .lowConfidence,
    ]

    /// The cause that stands for several: why an answer has no action where each was left out for one of
    /// them.
    static func mostTelling(of causes: some Sequence<Silence>) -> Silence? {
      let causes = Set(causes)
      return order.first(where: causes.contains)
    }
  }

  /// An action that was considered and left out.
  public struct Suppressed: Sendable, Hashable, Codable {
    /// The kind of the action.
    public var kind: ActionKind
    /// The range of the words it rested on, in Unicode code points of the analysed text.
    public var range: Range<Int>
    /// The name of the rule that proposed the action.
    public var rule: String
    /// The reason for leaving the action out.
    public var cause: Silence
    /// The confidence of the engine, from 0 to 1, where it got as far as working it out.
    public var confidence: Double?

    init(
      _ kind: ActionKind, _ range: Range<Int>, _ reason: SuggestedAction.Reason, _ cause: Silence,
      _ confidence: Double
    ) {
      self.init(kind: kind, range: range, rule: reason.rule, cause: cause, confidence: confidence)
    }

    /// Creates the record of an action that was left out.
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

  /// Creates suggestions from their actions, or from the reason for none.
  public init(actions: [SuggestedAction], silence: Silence?, suppressed: [Suppressed] = []) {
    self.actions = actions
    self.silence = silence
    self.suppressed = suppressed
  }

  /// Notes what earlier messages suggest and this one settles.
  mutating func settle(_ done: [Settled]) {
    if !done.isEmpty { settled = done }
  }
}
