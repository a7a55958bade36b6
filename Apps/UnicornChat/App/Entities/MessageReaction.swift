import AppIntents
import UnicornChatModel

/// An answer that somebody gave to a message without words: one of those that are always offered, or one
/// emoji.
@UnionValue
enum MessageReaction {
  case tapback(CustomReaction)
  case emoji(AttributedString)
}

extension MessageReaction {
  init(_ kind: Reaction.Kind) {
    switch kind {
    case .tapback(let tapback): self = .tapback(CustomReaction(tapback))
    case .emoji(let emoji): self = .emoji(AttributedString(emoji))
    }
  }

  /// The reaction as the model has it; nil where the text is not one emoji.
  var kind: Reaction.Kind? {
    switch self {
    case .tapback(let reaction): return .tapback(reaction.tapback)
    case .emoji(let text):
      let text = String(text.characters).trimmingCharacters(in: .whitespacesAndNewlines)
      guard let character = text.first, text.count == 1, character.isEmoji else { return nil }
      return .emoji(text)
    }
  }
}

extension Character {
  /// Whether it is drawn as a picture by itself: digits, # and * are only with the sign that asks for it (Unicode
  /// Technical Standard #51, 1.4).
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
      || first.properties.isEmojiModifierBase
      || first.value > 0xFF && first.properties.isEmoji
  }
}
