import CaseFiles
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

/// A short message and the language it is in, or null where nothing can be said.
struct LanguageCase: Decodable {
  var text: String
  var language: String?

  static func all() throws -> [LanguageCase] { try CaseFiles("TextAnalysis").json("own-languages.json") }
}

@Suite struct LanguageIdentifierTests {
  let identifier: LanguageIdentifier

  init() throws { identifier = try LanguageIdentifier() }

  /// Short messages of one language are now and then another's too, so the whole is measured: at least 19 in
  /// 20 told right, and of the rest none of another language taken for English.
  @Test func tellsShortMessages() throws {
    let cases = try LanguageCase.all()
    var right = 0
    for item in cases {
      let code = identifier.identify(item.text)?.code
      if code == item.language {
        right += 1
      } else {
        print("language: \(item.language ?? "none"), told \(code ?? "none"): \(item.text)")
      }
      if item.language != "en" { #expect(code != "en", "\(item.text)") }
    }
    print("languages: \(right) of \(cases.count)")
    #expect(cases.count >= 200)
    #expect(Double(right) >= 0.95 * Double(cases.count))
  }

  @Test func englishIsNeverForeign() throws {
    for item in try LanguageCase.all() where item.language == "en" {
      let code = identifier.identify(item.text)?.code
      #expect(code == "en" || code == nil, "\(item.text)")
    }
  }

  @Test func scriptDecidesAgainstAFewEnglishWords() {
    #expect(identifier.identify("会议在 Zoom 上, 别忘了 ok")?.code == "zh")
    #expect(identifier.identify("the word мир means peace, doesn't it")?.code == "en")
  }

  @Test func confidenceIsBounded() throws {
    for item in try LanguageCase.all() {
      guard let guess = identifier.identify(item.text) else { continue }
      #expect((0...1).contains(guess.confidence))
    }
  }
}
