/// A person's decision to see no suggestions of a kind, in a conversation, in an app, or everywhere, where
/// one of these is nil.
public struct SuggestionSwitch: Sendable, Hashable {
  /// The app it holds for; nil for all.
  public var app: String?
  /// The name of the conversation it holds for; nil for all.
  public var conversation: String?
  /// The raw value of the `ActionKind` it holds for, which may be one unknown to this version; nil for all.
  public var kind: String?

  /// Creates a switch; nil stands for every app, conversation or kind.
  public init(app: String? = nil, conversation: String? = nil, kind: ActionKind? = nil) {
    self.app = app
    self.conversation = conversation
    self.kind = kind?.rawValue
  }

  /// From the columns of a row, where an empty text stands for all.
  init(app: String, conversation: String, kind: String) {
    self.app = app.isEmpty ? nil : app
    self.conversation = conversation.isEmpty ? nil : conversation
    self.kind = kind.isEmpty ? nil : kind
  }

  /// Returns whether the switch turns off everything that another one does.
  public func covers(_ other: SuggestionSwitch) -> Bool {
    (app == nil || app == other.app) && (conversation == nil || conversation == other.conversation)
      && (kind == nil || kind == other.kind)
  }
}

/// The kinds of action that are switched off for a message.
public struct SwitchedKinds: Sendable, Hashable {
  /// A Boolean value that indicates whether all kinds are switched off.
  public var isEverything: Bool
  /// The kinds that are switched off one by one.
  public var kinds: Set<ActionKind>

  /// Of those switches that hold for an app and a conversation with these names.
  init(_ switches: [SuggestionSwitch], conversations: [String], app: String) {
    isEverything = false
    kinds = []
    for entry in switches where entry.app == nil || entry.app == app {
      if let conversation = entry.conversation, !conversations.contains(conversation) { continue }
      guard let kind = entry.kind else {
        isEverything = true
        continue
      }
      if let kind = ActionKind(rawValue: kind) { kinds.insert(kind) }
    }
  }

  func contains(_ kind: ActionKind) -> Bool { isEverything || kinds.contains(kind) }

  /// The answer where nothing is to be suggested at all.
  static let silent = Suggestions(actions: [], silence: .switchedOff)

  /// Takes out of an answer what is switched off, and what its conversation shows elsewhere.
  /// - Parameter fate: what becomes of the action of a rank.
  func applied(
    to suggestions: Suggestions, _ fate: (Int) -> ConversationResolution.Fate
  ) -> Suggestions {
    if isEverything { return SwitchedKinds.silent }
    var result = suggestions
    result.actions = []
    var causes: Set<Suggestions.Silence> = []
    for (rank, action) in suggestions.actions.enumerated() {
      let cause: Suggestions.Silence
      if contains(action.kind) {
        cause = .switchedOff
      } else {
        switch fate(rank) {
        case .shown:
          result.actions.append(action)
          continue
        case .alreadyOffered: cause = .alreadyOffered
        case .superseded: cause = .superseded
        case .settled: cause = .settled
        }
      }
      causes.insert(cause)
      result.suppressed.append(
        Suggestions.Suppressed(action.kind, action.range, action.reason, cause, action.confidence))
    }
    guard !causes.isEmpty else { return result }
    result.suppressed.sort { $0.range.lowerBound < $1.range.lowerBound }
    if result.actions.isEmpty {
      result.silence = Suggestions.Silence.mostTelling(of: causes)
    }
    return result
  }
}
