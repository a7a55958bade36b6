import PlainText
import Testing

@Suite struct WordTests {
  @Test(arguments: [
    ("scheduledDate", "Scheduled Date"), ("isURL", "Is URL"), ("URLSession", "URL Session"),
    ("snake_case_name", "Snake Case Name"), ("line2Text", "Line 2 Text"), ("_", ""), ("", ""),
  ])
  func identifiersHaveWords(_ name: String, _ title: String) {
    #expect(IdentifierWords.title(of: name) == title)
  }

  @Test func namesAreComparedWithoutCaseAccentsAndWidth() {
    #expect(" Émile\n".foldedForMatching() == "ｅmile".foldedForMatching())
    #expect("Zoë".foldedForMatching() != "Zo".foldedForMatching())
  }

  @Test func whiteSpaceOfAnyKindIsOneSpace() {
    #expect(" a\n\u{3000} b\tc ".onOneLine == "a b c")
    #expect(" \n".onOneLine == "")
    #expect("\u{A0}a b\n".trimmed == "a b")
  }

  @Test func spacingAndTypographyTellNoWordsApart() {
    #expect(WordForm.of("Check–In") == WordForm.of("check - in"))
    #expect(WordForm.of("  To\u{200B}  DO ") == "to do")
    #expect(WordForm.of("to do") != WordForm.of("todo"))
    #expect(WordForm.of("P.S") == WordForm.of("p . s"))
    #expect(WordForm.of("RÉ") == "ré")
  }
}
