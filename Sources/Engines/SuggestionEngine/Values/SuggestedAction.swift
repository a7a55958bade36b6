/// Something a message suggests to do, filled in as far as the message goes.
public struct SuggestedAction: Sendable, Hashable, Codable {
  /// What it does and with what. Its title is made of these; other values are another action.
  public let values: Values
  /// What a button says, in the reader's language: "Add dinner, Fri 13 Mar 7 PM at Luigi's".
  public let title: String
  /// How sure the engine is, from 0 to 1.
  public var confidence: Double
  /// The words it rests on, from the first to the last, in Unicode code points of the analysed text.
  public var range: Range<Int>
  public var reason: Reason
  /// The id of the earlier message whose action this one replaces, where it changes or completes it.
  public var supersedes: String?

  public var kind: ActionKind { values.kind }

  /// Why an action is suggested.
  public struct Reason: Sendable, Hashable, Codable {
    /// The rule that made it, as `explain` shows it.
    public var rule: String
    /// The words it rests on, those of earlier messages first.
    public var evidence: [Evidence]

    /// The words as they stand in the texts.
    public var words: [String] { evidence.map(\.text) }

    public init(rule: String, evidence: [Evidence]) {
      self.rule = rule
      self.evidence = evidence
    }
  }

  /// Words that an action rests on.
  public struct Evidence: Sendable, Hashable, Codable {
    public var text: String
    /// The id of the earlier message they stand in; nil for the message that the action belongs to.
    public var message: String?

    public init(_ text: String, message: String? = nil) {
      self.text = text
      self.message = message
    }
  }

  public init(
    values: Values, title: String, confidence: Double, range: Range<Int>, reason: Reason,
    supersedes: String? = nil
  ) {
    self.values = values
    self.title = title
    self.confidence = confidence
    self.range = range
    self.reason = reason
    self.supersedes = supersedes
  }
}
