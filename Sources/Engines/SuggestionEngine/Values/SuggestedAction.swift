/// Something a message suggests to do, filled in as far as the message goes.
public struct SuggestedAction: Sendable, Hashable, Codable {
  /// The kind of the action and its values. The title is made from these; other values are another action.
  public let values: Values
  /// The title of a button, in the reader's language: "Add dinner, Fri 13 Mar 7 PM at Luigi's".
  public let title: String
  /// The confidence of the engine, from 0 to 1.
  public var confidence: Double
  /// The range of the words it rests on, from the first to the last, in Unicode code points of the analysed
  /// text.
  public var range: Range<Int>
  /// The rule and the words behind the suggestion.
  public var reason: Reason
  /// The id of the earlier message whose action this one replaces, where it changes or completes it.
  public var supersedes: String?
  /// The title where what the action changes isn't there to be changed, as an event that nobody added; nil for
  /// an action that changes nothing.
  package var titleOfNew: String?
  /// The title where what the action completes is there to be changed, though its message changes no time; nil where
  /// `title` says so already, and for an action that replaces none.
  package var titleOfChange: String?
  /// A Boolean value that indicates whether an earlier message offers the same, and this one completes,
  /// confirms or changes it. It belongs to one reading of a conversation and isn't encoded.
  public var repeats = false
  /// The identity across messages of the action that this one replaces, of those that the message of `supersedes`
  /// suggests. A store keeps it beside the action.
  package var replaces: String?
  /// A Boolean value that indicates whether the action says nothing beyond the one that it replaces, which its message
  /// only confirms. A store keeps it beside the action.
  package var confirms = false

  private enum CodingKeys: String, CodingKey {
    case values, title, confidence, range, reason, supersedes, titleOfNew, titleOfChange
  }

  /// The kind of the action.
  public var kind: ActionKind { values.kind }

  /// The rule that suggested an action, and the words that it rests on.
  public struct Reason: Sendable, Hashable, Codable {
    /// The rule that made it, as `explain` shows it.
    public var rule: String
    /// The words it rests on, those of earlier messages first.
    public var evidence: [Evidence]

    /// The words as they stand in the texts.
    public var words: [String] { evidence.map(\.text) }

    /// Creates a reason from a rule and its evidence.
    public init(rule: String, evidence: [Evidence]) {
      self.rule = rule
      self.evidence = evidence
    }
  }

  /// Words that an action rests on.
  public struct Evidence: Sendable, Hashable, Codable {
    /// The words as they stand in the message.
    public var text: String
    /// The id of the earlier message they stand in; nil for the message that the action belongs to.
    public var message: String?

    /// Creates evidence from words of a message; nil is the message that the action belongs to.
    public init(_ text: String, message: String? = nil) {
      self.text = text
      self.message = message
    }
  }

  /// Creates an action from its values, its title and the evidence for it.
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
