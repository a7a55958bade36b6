import SuggestionEngine

/// Why a message suggests actions, or none: Beckon's own, beside the platform's interface.
public struct SuggestedActionsExplanation: Sendable, Hashable {
  /// An action that is suggested.
  public struct Action: Sendable, Hashable {
    public let kind: SuggestedActionsKind
    /// What its button says.
    public let title: String
    /// The words it rests on, as they stand in the messages, those of earlier messages first.
    public let words: [String]
    /// How sure it is, from 0 to 1.
    public let confidence: Double
  }

  /// Why there is none.
  public struct Reason: Sendable, Hashable, CustomStringConvertible {
    /// A word for it, such as `nothing_found` or `switched_off`.
    public let name: String
    /// A sentence for a person.
    public let description: String

    /// The app lacks the entitlement.
    public static let noEntitlement = Reason(
      name: "no_entitlement", description: "The app lacks the entitlement \(Entitlement.key).")
    /// The message's id has no form that lasts.
    public static let unusableID = Reason(
      name: "unusable_id", description: "The id of the message can't be recognised in another run.")
    /// The message could not be analysed; the log says why.
    public static let failed = Reason(
      name: "failed", description: "The message could not be analysed.")

    init(name: String, description: String) {
      self.name = name
      self.description = description
    }

    init(_ silence: Suggestions.Silence) {
      self.init(name: silence.rawValue, description: silence.explanation)
    }
  }

  /// What is suggested, the best first.
  public let actions: [Action]
  /// Why there is nothing; nil exactly where there is something.
  public let reason: Reason?
  /// What was considered and left out, with the reason.
  public let omitted: [Omitted]

  /// An action that was considered and left out.
  public struct Omitted: Sendable, Hashable {
    public let kind: SuggestedActionsKind
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
