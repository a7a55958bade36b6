import SuggestionEngine

extension ActionIntents {
  /// The system symbol on its button.
  package static func symbol(for kind: ActionKind) -> String { kind.symbol }
}
