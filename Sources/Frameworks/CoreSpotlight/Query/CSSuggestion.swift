// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A way in which what a person types may go on.
public final class CSSuggestion: NSObject, NSCopying, Codable, Sendable {
  /// What a suggestion proposes.
  public enum SuggestionKind: Int, Sendable, Hashable, Codable {
    case none = 0
    case custom = 1
    case `default` = 2
  }

  /// What it proposes.
  public let suggestionKind: SuggestionKind
  /// The whole text of the suggestion.
  package let text: String
  /// How many characters at the beginning the person typed already.
  package let typedCount: Int

  /// The whole text as it is to be shown, what was typed already marked by
  /// ``CSSuggestionHighlightAttributeName``.
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

  /// How the suggestion stands to another: by the text, as it is read.
  public func compare(_ other: CSSuggestion) -> ComparisonResult {
    text.localizedStandardCompare(other.text)
  }

  /// How the suggestion stands to another: by the rank it was found in.
  public func compare(byRank other: CSSuggestion) -> ComparisonResult { compare(other) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSSuggestion else { return false }
    return other.text == text && other.suggestionKind == suggestionKind
  }

  public override var hash: Int { text.hashValue }
  public override var description: String { text }
}

/// Marks what was typed already in a suggestion.
public enum SuggestionHighlight: AttributedStringKey {
  public typealias Value = Bool
  public static let name = CSSuggestionHighlightAttributeName
}

/// The attribute that marks what was typed already in a suggestion.
public let CSSuggestionHighlightAttributeName = "CSSuggestionHighlight"
