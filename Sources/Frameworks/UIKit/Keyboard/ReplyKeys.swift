import FoundationPlus
import SwiftUICore

/// The keys by which replies are chosen and let go while a field is empty: a digit for each, and Escape. An
/// addition of Beckon.
public enum SmartReplyKeys {
  /// Returns the keys for a number of replies; none where there is nothing to choose.
  public static func keys(_ suggestions: [UISmartReplySuggestion]) -> Set<KeyEquivalent> {
    guard !suggestions.isEmpty else { return [] }
    return Set((1...min(9, suggestions.count)).map { KeyEquivalent(Character("\($0)")) }).union([.escape])
  }

  /// Returns the reply that a key chooses, or nil.
  public static func suggestion(
    _ key: KeyEquivalent, among suggestions: [UISmartReplySuggestion]
  ) -> UISmartReplySuggestion? {
    guard let number = key.character.wholeNumberValue, suggestions.indices.contains(number - 1) else {
      return nil
    }
    return suggestions[number - 1]
  }
}
