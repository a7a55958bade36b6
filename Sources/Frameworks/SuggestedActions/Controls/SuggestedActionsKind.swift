import SuggestionEngine

/// A kind of suggested action, for switches and reasons: Beckon's own, beside the platform's interface.
public struct SuggestedActionsKind: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  let kind: ActionKind

  /// All kinds there are.
  public static let allCases = ActionKind.allCases.map(SuggestedActionsKind.init(kind:))

  /// The kind of a name, such as `create_event`; nil where there is none.
  public init?(_ name: String) {
    guard let kind = ActionKind(rawValue: name) else { return nil }
    self.kind = kind
  }

  init(kind: ActionKind) { self.kind = kind }

  /// The name, as the command line and files have it.
  public var description: String { kind.rawValue }

  /// What a list of kinds calls it in a language (BCP 47), else in English.
  package func name(in language: String) -> String { kind.name(in: language) }
}
