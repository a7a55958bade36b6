import Foundation
import Testing

@testable import AppShell

@Suite("Language tags")
struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("en_001", "en-001"), ("zh_Hant_TW", "zh-Hant-TW"), ("de-DE", "de-DE"),
  ])
  func fixed(_ identifier: String, _ tag: String) {
    #expect(Locale(identifier: identifier).languageTag == tag)
  }

  @Test(
    "A locale that follows the settings has a tag too", arguments: [Locale.autoupdatingCurrent, .current])
  func settings(_ locale: Locale) {
    #expect(!locale.languageTag.contains("_"))
    #expect(locale.languageTag == Locale(identifier: locale.identifier).languageTag)
  }
}
