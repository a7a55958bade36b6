// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A completion of the text that a person types.
public final class CSSuggestion: NSObject, NSCopying, Codable, Sendable {
  /// The kind of a suggestion.
  public enum SuggestionKind: Int, Sendable, Hashable, Codable {
    case none = 0
    case custom = 1
    case `default` = 2
  }

  /// The kind of the suggestion.
  public let suggestionKind: SuggestionKind
  /// The complete text of the suggestion.
  package let text: String
  /// The number of characters at the start that the person has typed.
  package let typedCount: Int

  /// The complete text for display, with the typed part marked by ``CSSuggestionHighlightAttributeName``.
  public var localizedAttributedSuggestion: AttributedString {
    var shown = AttributedString(text)
    let count = min(typedCount, text.count)
    let end = shown.index(shown.startIndex, offsetByCharacters: count)
    shown[shown.startIndex..<end][SuggestionHighlight.self] = true
    return shown
  }

  package init(text: String, typedCount: Int) {
    self.text = text
    self.typedCount = typedCount
    suggestionKind = .default
  }

  /// Returns the order of two suggestions by text.
  public func compare(_ other: CSSuggestion) -> ComparisonResult {
    text.localizedStandardCompare(other.text)
  }

  /// Returns the order of two suggestions by rank.
  public func compare(byRank other: CSSuggestion) -> ComparisonResult { compare(other) }

  /// Returns the suggestion itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether texts and kinds are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSSuggestion else { return false }
    return other.text == text && other.suggestionKind == suggestionKind
  }

  /// The hash value of the text.
  public override var hash: Int { text.hashValue }
  public override var description: String { text }
}

/// The attribute key for the part of a suggestion that was typed.
public enum SuggestionHighlight: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Bool
  /// The name of the attribute.
  public static let name = CSSuggestionHighlightAttributeName
}

/// The name of the attribute for the part of a suggestion that was typed.
public let CSSuggestionHighlightAttributeName = "CSSuggestionHighlight"
