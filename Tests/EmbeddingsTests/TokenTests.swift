import CaseFiles
import Embeddings
import Foundation
import Testing

/// Texts of all kinds, with the tokens that the tokenizer of the model gives (its own implementation in the
/// `tokenizers` library was asked).
private struct TokenCase: Decodable, CustomTestStringConvertible {
  var name: String
  var text: String
  var tokens: [Int32]

  var testDescription: String { name }

  static func all() throws -> [TokenCase] { try CaseFiles("Embeddings").json("tokens.json") }
}

@Suite(.enabled(if: Fixtures.vectors != nil)) struct TokenTests {
  @Test func thereAreCases() throws {
    #expect(try TokenCase.all().count == 91)
  }

  @Test(arguments: try TokenCase.all())
  fileprivate func tokensAreThoseOfTheModel(_ test: TokenCase) throws {
    let vectors = try #require(Fixtures.vectors)
    #expect(vectors.tokens(of: test.text) == test.tokens)
  }

  @Test func surrogatesAndOtherBrokenBytesAreReplaced() throws {
    let vectors = try #require(Fixtures.vectors)
    let broken = String(decoding: [0x61, 0xED, 0xA0, 0x80, 0x62, 0xFF] as [UInt8], as: UTF8.self)
    #expect(vectors.tokens(of: broken) == vectors.tokens(of: "a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}"))
  }

  /// Parts that the merges of a text don't cross have the same tokens alone; words are such parts.
  @Test func wordsHaveTheirTokensWhereverTheyStand() throws {
    let vectors = try #require(Fixtures.vectors)
    for test in try TokenCase.all() where !test.text.contains("<") {
      let twice = vectors.tokens(of: test.text + "\n" + test.text)
      #expect(twice.starts(with: vectors.tokens(of: test.text)), "\(test.name)")
    }
  }

  @Test(arguments: ["a", "ab", " ", "\u{1F389}", "\u{0}", "\u{4E00}\u{4E8C}", "qzxj"])
  func aMegabyteWithoutABoundaryIsRead(_ unit: String) throws {
    let vectors = try #require(Fixtures.vectors)
    let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    let tokens = vectors.tokens(of: text)
    #expect(!tokens.isEmpty && tokens.count <= 1_000_001)
    #expect(tokens.allSatisfy { (0..<Int32(vectors.count)).contains($0) })
  }

  /// A very long word is cut, between two of its characters, and the rest is read all the same.
  @Test func aVeryLongWordIsCut() throws {
    let vectors = try #require(Fixtures.vectors)
    let tokens = vectors.tokens(of: "x" + String(repeating: "é", count: 100_000) + " end")
    #expect(tokens.last == vectors.tokens(of: "end").last)
    // The tokens of single bytes, which halves of a character would become.
    #expect(!tokens.contains { (3...258).contains($0) })
  }
}
