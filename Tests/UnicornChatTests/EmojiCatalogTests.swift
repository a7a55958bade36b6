import Testing

@testable import UnicornChatInterface

/// The emoji that can be chosen.
struct EmojiCatalogTests {
  @Test(arguments: [
    ("unicorn", "🦄"), ("heavy black heart", "❤️"), ("party pop", "🎉"), ("grinning", "😀"), ("rocket", "🚀"),
    ("pizza", "🍕"), ("THUMBS up", "👍"),
  ])
  func namesFind(_ words: String, _ emoji: String) {
    let found = EmojiCatalog.shared.search(words, limit: 10).map(\.text)
    #expect(found.contains(emoji) || found.contains(where: { $0.hasPrefix(emoji) }), "\(found)")
  }

  @Test func whatNoneIsCalledFindsNothing() {
    for words in ["", "  ", "quartz fountain pen of doom", "🦄"] {
      #expect(EmojiCatalog.shared.search(words, limit: 10).isEmpty, "\(words)")
    }
  }

  @Test func eachIsThereOnceAndIsAPicture() {
    let all = EmojiCatalog.shared.categories.flatMap(\.emoji)
    #expect(all.count > 1_000)
    #expect(Set(all.map(\.text)).count == all.count)
    #expect(EmojiCatalog.shared.categories.allSatisfy { !$0.emoji.isEmpty })
    // Whatever isn't drawn in colour by itself is asked to be.
    #expect(all.allSatisfy { $0.text.unicodeScalars.first?.properties.isEmoji == true })
    #expect(!all.contains { $0.text.unicodeScalars.first?.isASCII == true })
  }
}
