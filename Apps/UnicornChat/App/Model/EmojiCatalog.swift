import SwiftUI

/// The emoji that can be chosen, by what they show, with the names that Unicode gives them.
struct EmojiCatalog {
  /// Emoji of one kind.
  struct Category: Identifiable {
    let title: LocalizedStringResource
    /// One of them, which stands for all.
    let sign: String
    let emoji: [Emoji]

    var id: String { sign }
  }

  struct Emoji: Identifiable, Hashable {
    let text: String
    /// The name in small letters: `grinning face`.
    let name: String

    var id: String { text }
  }

  static let shared = EmojiCatalog()

  let categories: [Category]

  private init() {
    var taken: Set<UInt32> = []
    categories = Self.blocks.map { title, sign, ranges in
      let emoji = ranges.flatMap { range in
        range.compactMap { value in taken.insert(value).inserted ? Self.emoji(value) : nil }
      }
      return Category(title: title, sign: sign, emoji: emoji)
    }
  }

  /// Those in whose names all words of a text begin a word, the ones that are called so first.
  func search(_ text: String, limit: Int) -> [Emoji] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return [] }
    var found: [(emoji: Emoji, place: Int)] = []
    for emoji in categories.lazy.flatMap(\.emoji) {
      let names = emoji.name.split { $0 == " " || $0 == "-" }
      let places = words.map { word in names.firstIndex { $0.hasPrefix(word) } }
      guard !places.contains(nil) else { continue }
      let isWhole = words.allSatisfy { names.contains($0) }
      found.append((emoji, (isWhole ? 0 : 100) + names.count))
    }
    // Of equals the first stays first.
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .prefix(limit).map(\.element.emoji)
  }

  private static func emoji(_ value: UInt32) -> Emoji? {
    guard let scalar = Unicode.Scalar(value), scalar.properties.isEmoji, !scalar.properties.isEmojiModifier,
      let name = scalar.properties.name
    else { return nil }
    // Those that are letters of a text by themselves are asked to be pictures.
    let text = scalar.properties.isEmojiPresentation ? "\(scalar)" : "\(scalar)\u{FE0F}"
    return Emoji(text: text, name: name.lowercased())
  }

  /// Blocks of Unicode (UTS #51, emoji-data.txt) by what is in them; the first that has one keeps it.
  private static let blocks: [(LocalizedStringResource, String, [ClosedRange<UInt32>])] = [
    (
      "Faces", "😀",
      [
        0x1F600...0x1F644, 0x1F910...0x1F917, 0x1F920...0x1F925, 0x1F927...0x1F92F, 0x1F970...0x1F97A,
        0x1F9D0...0x1F9D0, 0x1FAE0...0x1FAE9, 0x263A...0x263A, 0x2639...0x2639, 0x1F47B...0x1F47B,
        0x1F47D...0x1F480, 0x1F4A9...0x1F4A9, 0x1F916...0x1F916,
      ]
    ),
    (
      "Hearts", "❤️",
      [
        0x2764...0x2764, 0x1F493...0x1F49F, 0x1F5A4...0x1F5A4, 0x1F90D...0x1F90E, 0x1F9E1...0x1F9E1,
        0x1FA75...0x1FA77, 0x2763...0x2763, 0x1F48B...0x1F48C,
      ]
    ),
    (
      "People and Hands", "👋",
      [
        0x1F440...0x1F487, 0x1F590...0x1F590, 0x1F595...0x1F596, 0x261D...0x261D, 0x270A...0x270D,
        0x1F645...0x1F647, 0x1F64B...0x1F64F, 0x1F90C...0x1F90C, 0x1F90F...0x1F90F, 0x1F918...0x1F91F,
        0x1F926...0x1F926, 0x1F930...0x1F93E, 0x1F9B4...0x1F9BB, 0x1F9CD...0x1F9DF, 0x1FAC0...0x1FAC5,
        0x1FAF0...0x1FAF8, 0x1F5E3...0x1F5E3,
      ]
    ),
    (
      "Animals and Nature", "🦄",
      [
        0x1F984...0x1F984, 0x1F400...0x1F43F, 0x1F648...0x1F64A, 0x1F980...0x1F9AE, 0x1FAB0...0x1FABF,
        0x1F330...0x1F344, 0x1F300...0x1F32C, 0x2600...0x2604, 0x26C4...0x26C8, 0x2744...0x2744,
        0x26A1...0x26A1, 0x2B50...0x2B50, 0x1F4A6...0x1F4A8, 0x1F525...0x1F525,
      ]
    ),
    (
      "Food", "🍎",
      [
        0x1F345...0x1F37F, 0x1F32D...0x1F32F, 0x1F950...0x1F96F, 0x1F9C0...0x1F9CB, 0x1FAD0...0x1FADB,
        0x2615...0x2615,
      ]
    ),
    (
      "Activities", "🎉",
      [
        0x1F380...0x1F3D3, 0x1F3F8...0x1F3FA, 0x26BD...0x26BE, 0x26F3...0x26F3, 0x1F93F...0x1F93F,
        0x1F945...0x1F94F, 0x1F9E9...0x1F9E9, 0x1FA80...0x1FA88, 0x1F0CF...0x1F0CF, 0x1F004...0x1F004,
        0x2728...0x2728,
      ]
    ),
    (
      "Travel", "🚀",
      [
        0x1F3D4...0x1F3F0, 0x1F680...0x1F6FC, 0x2708...0x2708, 0x26F2...0x26FA, 0x1F5FA...0x1F5FF,
        0x26EA...0x26EA, 0x2693...0x2693,
      ]
    ),
    (
      "Objects", "💡",
      [
        0x1F488...0x1F492, 0x1F4A0...0x1F4FF, 0x1F50A...0x1F573, 0x1F574...0x1F5F9, 0x231A...0x231B,
        0x23F0...0x23F3, 0x260E...0x260E, 0x2709...0x2709, 0x270F...0x270F, 0x1F97B...0x1F97F,
        0x1F9AF...0x1F9AF, 0x1F9BC...0x1F9BF, 0x1F9E0...0x1F9FF, 0x1FA70...0x1FAAF, 0x1F941...0x1F941,
      ]
    ),
    (
      "Symbols", "✅",
      [0x203C...0x2757, 0x2795...0x3299, 0x1F170...0x1F251, 0x1F500...0x1F55F, 0x1F7E0...0x1F7F0]
    ),
  ]
}
