import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

/// A short message and the language it is in, or null where nothing can be said.
struct LanguageCase: Decodable {
  var text: String
  var language: String?

  static let all: [LanguageCase] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/TextAnalysis/own-languages.json")
    do { return try JSONDecoder().decode([LanguageCase].self, from: Data(contentsOf: file)) } catch {
      fatalError("\(file.path): \(error)")
    }
  }()
}

@Suite struct LanguageIdentifierTests {
  let identifier: LanguageIdentifier

  init() throws { identifier = try LanguageIdentifier() }

  /// Short messages of one language are now and then another's too, so the whole is measured: at least 19 in
  /// 20 told right, and of the rest none of another language taken for English.
  @Test func tellsShortMessages() {
    var right = 0
    for item in LanguageCase.all {
      let code = identifier.identify(item.text)?.code
      if code == item.language {
        right += 1
      } else {
        print("language: \(item.language ?? "none"), told \(code ?? "none"): \(item.text)")
      }
      if item.language != "en" { #expect(code != "en", "\(item.text)") }
    }
    print("languages: \(right) of \(LanguageCase.all.count)")
    #expect(LanguageCase.all.count >= 200)
    #expect(Double(right) >= 0.95 * Double(LanguageCase.all.count))
  }

  @Test func englishIsNeverForeign() {
    for item in LanguageCase.all where item.language == "en" {
      #expect(identifier.identify(item.text)?.code == "en", "\(item.text)")
    }
  }

  @Test func scriptDecidesAgainstAFewEnglishWords() {
    #expect(identifier.identify("会议在 Zoom 上, 别忘了 ok")?.code == "zh")
    #expect(identifier.identify("the word мир means peace, doesn't it")?.code == "en")
  }

  @Test func confidenceIsBounded() {
    for item in LanguageCase.all {
      guard let guess = identifier.identify(item.text) else { continue }
      #expect((0...1).contains(guess.confidence))
    }
  }
}
