import SuggestionEngine

/// A kind of suggested action, for switches and explanations. An addition of Beckon.
public struct SuggestedActionsKind: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  let kind: ActionKind

  /// All kinds of suggested action.
  public static let allCases = ActionKind.allCases.map(SuggestedActionsKind.init(kind:))

  /// Creates the kind with a name such as `create_event`, or returns nil if there is none.
  public init?(_ name: String) {
    guard let kind = ActionKind(rawValue: name) else { return nil }
    self.kind = kind
  }

  init(kind: ActionKind) { self.kind = kind }

  /// The name of the kind on the command line and in files.
  public var description: String { kind.rawValue }

  /// Returns the name that lists have for the kind in a language (BCP 47), else in English.
  package func name(in language: String) -> String { kind.name(in: language) }
}
