import CaseFiles
import Foundation
import LanguageCompiler
import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct LinksTests {
  @Test(arguments: try CaseFiles("TextAnalysis").json("own-links.json") as [LinkCase])
  func findsWhatStandsInTheText(_ item: LinkCase) throws {
    let detector = try LinkDetector(shared: .shared(), english: .english())
    let found = SequenceCases.detections(of: detector, in: item.text, region: item.region ?? "US").map {
      LinkCase.Span(type: $0.type.rawValue, text: $0.text, value: LinksTests.text(of: $0.value))
    }
    #expect(found == item.expected)
  }

  private static func text(of value: Detection.Value) -> String {
    switch value {
    case .url(let text), .email(let text), .mention(let text), .hashtag(let text): text
    default: ""
    }
  }

  @Test func anyTextKeepsTheRules() throws {
    let detector = try LinkDetector(shared: .shared(), english: .english())
    let parts = [
      "http://", "https://", "www.", "example", ".com", ".", "@", "#", "＃", "＠", "/", "?", "=", "(", ")", "[",
      "]", "'",
      "\"", " ", "\n", "é", "日本", "みんな", ".рф", "\u{200D}", "❤️", "👨‍👩‍👧", ":", "8080", "1.2.3.4", "xn--", "-",
      "_", "a",
      "Z", "9", "\u{0}", "user@", "t.co/", "%", "+", "\u{301}", "नि", "|", "*", "\\", "//", "..", "'s",
    ]
    SequenceCases.sweep(parts: parts, rounds: 3_000, seed: 11) { text in
      SequenceCases.check(detector, on: text)
    }
  }

  @Test(arguments: [
    "a.", "@", "#a", "http://a.", "a@a.", "www.", "(", "https://x.com/(", "é.", "日.", ".com", "a.com/x ",
    "`@a ", "``` @a\n",
  ])
  func longTextsEnd(_ unit: String) throws {
    let detector = try LinkDetector(shared: .shared(), english: .english())
    SequenceCases.check(detector, on: String(repeating: unit, count: 40_000 / unit.utf8.count))
  }

  @Test func textWithoutSignsHasNoLinks() throws {
    let detector = try LinkDetector(shared: .shared(), english: .english())
    #expect(SequenceCases.detections(of: detector, in: "see you tomorrow then").isEmpty)
    #expect(SequenceCases.detections(of: detector, in: "").isEmpty)
  }

  @Test func missingDataIsAnError() throws {
    let empty = try LanguageImage(data: LanguageSource().compiled())
    #expect(throws: LanguageDataError.self) { try LinkDetector(shared: empty, english: empty) }
    #expect(throws: LanguageDataError.self) { try PhoneDetector(shared: empty, english: empty) }
  }
}

/// A text and the links, addresses, mentions and hashtags in it.
struct LinkCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Span: Decodable, Sendable, Equatable {
    var type: String
    var text: String
    var value: String
  }

  var text: String
  var region: String?
  var expected: [Span]

  var testDescription: String { text }
}
