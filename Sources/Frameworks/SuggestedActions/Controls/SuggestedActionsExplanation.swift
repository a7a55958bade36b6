import SuggestionEngine

/// The reasons for a message's suggested actions, or for their absence. An addition of Beckon.
public struct SuggestedActionsExplanation: Sendable, Hashable {
  /// A suggested action.
  public struct Action: Sendable, Hashable {
    /// The kind of the action.
    public let kind: SuggestedActionsKind
    /// The title of the action's button.
    public let title: String
    /// The words of the messages that the action is based on, those of earlier messages first.
    public let words: [String]
    /// The confidence, from 0 to 1.
    public let confidence: Double
  }

  /// The reason why there is no suggestion.
  public struct Reason: Sendable, Hashable, CustomStringConvertible {
    /// The identifier of the reason, such as `nothing_found` or `switched_off`.
    public let name: String
    /// The description of the reason for people.
    public let description: String
    /// What the engine says, which has it in other languages too.
    private let silence: Suggestions.Silence?

    /// The app lacks the entitlement.
    public static let noEntitlement = Reason(
      name: "no_entitlement", description: "The app lacks the entitlement \(Entitlement.key).")
    /// The message's id has no persistent form.
    public static let unusableID = Reason(
      name: "unusable_id", description: "The id of the message can't be recognised in another run.")
    /// The message could not be analysed; the log has the error.
    public static let failed = Reason(
      name: "failed", description: "The message could not be analysed.")

    private init(name: String, description: String, silence: Suggestions.Silence? = nil) {
      self.name = name
      self.description = description
      self.silence = silence
    }

    package init(_ silence: Suggestions.Silence) {
      self.init(name: silence.rawValue, description: silence.explanation, silence: silence)
    }

    /// Returns the description in a language, where the engine has it in that, else in English.
    package func description(in language: String) -> String {
      silence?.explanation(in: language) ?? description
    }
  }

  /// The suggested actions, best first.
  public let actions: [Action]
  /// The reason why there are no suggestions, or nil if there are some.
  public let reason: Reason?
  /// The actions that were considered and left out, with the reasons.
  public let omitted: [Omitted]

  /// An action that was considered and left out.
  public struct Omitted: Sendable, Hashable {
    /// The kind of the action.
    public let kind: SuggestedActionsKind
    /// The reason for leaving it out.
    public let reason: Reason
  }

  static func nothing(_ reason: Reason) -> SuggestedActionsExplanation {
    SuggestedActionsExplanation(actions: [], reason: reason, omitted: [])
  }

  private init(actions: [Action], reason: Reason?, omitted: [Omitted]) {
    self.actions = actions
    self.reason = reason
    self.omitted = omitted
  }

  init(_ found: Suggestions) {
    self.init(
      actions: found.actions.map { action in
        Action(
          kind: SuggestedActionsKind(kind: action.kind), title: action.title, words: action.reason.words,
          confidence: action.confidence)
      },
      reason: found.silence.map(Reason.init),
      omitted: found.suppressed.map {
        Omitted(kind: SuggestedActionsKind(kind: $0.kind), reason: Reason($0.cause))
      })
  }
}
