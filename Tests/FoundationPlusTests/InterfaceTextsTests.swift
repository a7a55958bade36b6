import Foundation
import Testing

@testable import FoundationPlus

private enum KettleText: String, CaseIterable, Sendable {
  case fill, poured
}

@Suite struct InterfaceTextsTests {
  /// A catalog in which German has some of the texts.
  private func catalog(german: [String: String]) throws -> InterfaceCatalog<KettleText> {
    var strings: [String: Any] = [:]
    for (key, english) in ["fill": "Fill the kettle", "poured": "{who} poured {what}", "word: Go": "Go"] {
      var localizations = ["en": ["stringUnit": ["value": english]]]
      localizations["de"] = german[key].map { ["stringUnit": ["value": $0]] }
      strings[key] = ["localizations": localizations]
    }
    let file: [String: Any] = ["sourceLanguage": "en", "strings": strings]
    return try InterfaceCatalog(JSONSerialization.data(withJSONObject: file), name: "Kettle.xcstrings")
  }

  @Test func theFirstLanguageThatThereIsCounts() throws {
    let catalog = try catalog(german: ["fill": "Kessel füllen", "poured": "{what} von {who}"])
    #expect(catalog.preferred(["tlh", "de_AT", "en"]).language == "de")
    #expect(catalog.preferred(["de"])[.fill] == "Kessel füllen")
    #expect(catalog.preferred([]).language == "en")
    #expect(catalog.available == ["en", "de"])
    #expect(catalog.preferred(["en"]).text("word: Go") == "Go")
    #expect(catalog.preferred(["de"]).text("word: Go") == nil)
  }

  @Test func placesAreFilledOnce() throws {
    let texts = try catalog(german: ["fill": "a", "poured": "{what} von {who}"]).preferred(["de"])
    #expect(texts(.poured, ["who": "{what}", "what": "Tee"]) == "Tee von {what}")
    #expect(texts(.poured, ["who": "שלום"]) == "{what} von \u{2068}שלום\u{2069}")
  }

  @Test func aLanguageThatLacksATextIsRefusedByName() throws {
    let error = #expect(throws: FoundationPlusError.self) { try catalog(german: ["fill": "Kessel füllen"]) }
    #expect(error?.message == "Kettle.xcstrings: de has no text 'poured'.")
    #expect(throws: FoundationPlusError.self) {
      try InterfaceCatalog<KettleText>(Data("[]".utf8), name: "Kettle.xcstrings")
    }
  }
}
