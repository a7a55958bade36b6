import Testing

@testable import SearchIndex

/// How texts are cut into words and words are made alike.
@Suite struct WordTests {
  @Test(arguments: [
    ("Crème BRÛLÉE, at home!", ["creme", "brulee", "at", "home"]),
    ("Anna's dog doesn't", ["anna", "dog", "doesnt"]), ("it\u{2019}s", ["it"]),
    ("I'll we've she'd I\u{2019}m they're", ["i", "we", "she", "i", "they"]), ("rock'n'roll", ["rocknroll"]),
    ("3 p.m. on 2026-06-01", ["3", "p", "m", "on", "2026", "06", "01"]), ("東京 tower", ["東", "京", "tower"]),
    ("Straße Ｆｕｌｌ", ["strasse", "full"]), ("Привет, МИР", ["привет", "мир"]), ("👍🏽 ok", ["ok"]), ("", []),
    ("'' \u{0}\u{1}", []), ("a\u{0}b", ["a", "b"]),
  ])
  func words(text: String, expected: [String]) {
    #expect(WordScanner.words(of: text) == expected)
  }

  @Test func placesAreThoseOfTheText() {
    let text = "Crème: a plan"
    var parts: [String] = []
    WordScanner.forEachWord(in: text) { _, range in
      parts.append(String(decoding: Array(text.utf8)[range], as: UTF8.self))
    }
    #expect(parts == ["Crème", "a", "plan"])
  }

  @Test func aLongWordIsCut() {
    let words = WordScanner.words(of: String(repeating: "x", count: 1_000_000) + " y")
    #expect(words.map(\.utf8.count) == [64, 1])
    #expect(
      WordScanner.words(of: String(repeating: "é", count: 100_000)) == [String(repeating: "e", count: 61)])
  }

  /// Pairs that the algorithm's author gives, and words that must not meet.
  @Test(arguments: [
    ("caresses", "caress"), ("ponies", "poni"), ("cats", "cat"), ("feed", "feed"), ("agreed", "agre"),
    ("plastered", "plaster"), ("motoring", "motor"), ("sing", "sing"), ("hopping", "hop"), ("filing", "file"),
    ("happy", "happi"), ("relational", "relat"), ("conditional", "condit"), ("generalization", "gener"),
    ("formalize", "formal"), ("hopefulness", "hope"), ("adjustable", "adjust"), ("adoption", "adopt"),
    ("probate", "probat"), ("controlling", "control"), ("roll", "roll"), ("yyyy", "yyyi"), ("a", "a"),
    ("straße", "straße"), ("b2b", "b2b"),
  ])
  func stems(word: String, stem: String) {
    #expect(EnglishStemmer.stem(of: word) == stem)
  }
}
