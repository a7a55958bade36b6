import Foundation
import LanguageData
import Testing

@testable import MessageUnderstanding

/// What must not matter to a model doesn't reach it.
@Suite struct FeatureTests {
  private let extractor: FeatureExtractor

  init() throws {
    extractor = try FeatureExtractor(.english())
  }

  private func rows(_ text: String) -> [[UInt16]] {
    var features = SentenceFeatures()
    let document = Document(text)
    extractor.extract(document, document.tokens.indices, into: &features)
    return [features.words.sorted(), features.characters.sorted(), features.cues.sorted()]
  }

  @Test(arguments: [
    // Letters of a path, digits of a number, letters of a code, signs of currencies.
    ("Here: https://meet.example.com/abc-defg-hij", "Here: https://meet.example.com/kill-bank-otp?x=1"),
    ("It is 4417 now", "It is 9023 now"),
    ("Your code: hx72pq", "Your code: zz41bb"),
    ("Shoes are $89", "Shoes are £45"),
    ("write to ada@example.com", "write to bank.fraud@verify.example"),
  ])
  func alike(_ one: String, _ other: String) {
    #expect(rows(one) == rows(other), "\(one) / \(other)")
  }

  @Test(arguments: [
    ("ill be there", "i'll be there"), ("2pm, mine, ill do scones", "2pm, mine, i'll do scones"),
  ])
  func illIsWillBeforeAVerb(_ one: String, _ other: String) {
    // The letters themselves stay what they are.
    #expect(rows(one)[0] == rows(other)[0] && rows(one)[2] == rows(other)[2], "\(one) / \(other)")
  }

  @Test(arguments: [
    ("i was ill at home", "i was i'll at home"),
    ("see meet.example.com", "see secure-meet.example.com"),
    ("see post.com/x", "see post-fee.top/x"),
    ("done.thanks", "done.com"),
  ])
  func different(_ one: String, _ other: String) {
    #expect(rows(one) != rows(other), "\(one) / \(other)")
  }

  private func marks(_ text: String) throws -> [LinkMarks] {
    let document = Document(text)
    var units: [FeatureUnit] = []
    var links: [(marks: LinkMarks, host: Range<Int>)] = []
    try FeatureUnitReader(.english()).read(document.tokens[...], into: &units, links: &links)
    return links.map(\.marks)
  }

  @Test func linksShowWhatTheyAre() throws {
    #expect(try marks("https://video.example.com/room/1.") == [[]])
    #expect(
      try marks("pay at ezpass-tolls.vip now") == [
        [.bare, .hyphenInHost, .luringHost, .nameInHost, .unusualEnd]
      ])
    #expect(try marks("login1.paypal.com") == [[.bare, .digitInHost, .luringHost, .nameInHost]])
    #expect(try marks("bit.ly/x8") == [[.bare, .shortened, .unusualEnd]])
    #expect(try marks("ok.see you at 7.30, v1.2 a.m. http:// www. ada@example.com") == [])
  }
}
