import Foundation
import Testing

@testable import AppShell

@Suite struct TextTests {
  /// The places of a text: `{name}`.
  private func places(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{[a-z]+\}/).map { String($0.0) })
  }

  @Test(arguments: ["de", "fr", "es"]) func everyLanguageHasTheSamePlaces(language: String) throws {
    let (english, other) = (try ShellTexts.preferred(["en"]), try ShellTexts.preferred([language]))
    #expect(other.language == language)
    for key in ShellTextKey.allCases { #expect(places(english[key]) == places(other[key]), "\(key)") }
  }

  @Test func theFirstLanguageThatThereIsCounts() throws {
    #expect(try ShellTexts.preferred(["tlh", "fr_CA", "de"]).language == "fr")
    #expect(try ShellTexts.preferred(["tlh"]).language == "en")
    #expect(try ShellTexts.preferred([]).language == "en")
  }

  @Test func whatIsFilledInIsNotFilledAgain() throws {
    let texts = try ShellTexts.preferred(["en"])
    #expect(texts(.parameterProblem, ["name": "{reason}", "reason": "{name}"]) == "{reason}: {name}")
    #expect(texts(.undoAction, ["action": "שלום"]) == "Undo \u{2068}שלום\u{2069}")
  }

  @Test func wordsOfTheFrameworksAreTranslatedUnlessTheAppDoes() throws {
    let texts = try ShellTexts.preferred(["de"])
    #expect(texts.word("Send") == "Senden")
    #expect(texts.word("Send crates") == "Send crates")
  }

  @Test func foreignTextLosesOnlyWhatMovesOtherText() {
    #expect(ForeignText.line("a\u{202E}b\u{2067}c\n d\u{7}") == "abc d")
    #expect(ForeignText.lines("a\n\u{1B}[2Jb") == "a\n[2Jb")
    #expect(ForeignText.line("👩‍👩‍👧 é שלום") == "👩‍👩‍👧 é שלום")
    let long = ForeignText.lines(String(repeating: "x", count: 100_000))
    #expect(long.count == ForeignText.longest + 1 && long.hasSuffix("…"))
  }
}
