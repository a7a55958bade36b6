import FoundationPlus
import Testing

@testable import SuggestedActions

/// The view's own words in the languages that messages are read in.
@Suite(.timeLimit(.minutes(1))) struct WordsTests {
  @Test(arguments: [
    ("en", "Because of “Friday at 7”, “Luigi's”", "Suggested for this message", "Don't suggest this kind"),
    (
      "de", "Wegen „Friday at 7“, „Luigi's“", "Vorgeschlagen zu dieser Nachricht",
      "Diese Art nicht vorschlagen"
    ),
    (
      "fr", "À cause de «\u{A0}Friday at 7\u{A0}», «\u{A0}Luigi's\u{A0}»", "Suggéré pour ce message",
      "Ne pas suggérer ce type"
    ),
    ("es", "Por «Friday at 7», «Luigi's»", "Sugerido para este mensaje", "No sugerir este tipo"),
    // In English where there is no better language.
    ("fi", "Because of “Friday at 7”, “Luigi's”", "Suggested for this message", "Don't suggest this kind"),
  ])
  func wordsAreInTheReadersLanguage(_ language: String, _ because: String, _ plain: String, _ kind: String) {
    LanguagePreferences.$languages.withValue([language]) {
      #expect(Words.because(["Friday  at\n7", "Luigi's"]) == because)
      #expect(Words.because([]) == plain)
      #expect(Words.notThisKind == kind)
    }
  }

  /// A quotation is cut, and is no format.
  @Test func quotationsStayTexts() {
    LanguagePreferences.$languages.withValue(["de"]) {
      #expect(Words.because(["%@ 100 %d"]) == "Wegen „%@ 100 %d“")
      #expect(
        Words.because([String(repeating: "a", count: 50)]) == "Wegen „\(String(repeating: "a", count: 39))…“")
      #expect(Words.because(["a", "b", "c", "d"]) == "Wegen „a“, „b“, „c“")
    }
  }
}
