import FoundationPlus
import Testing

@testable import FoundationPlus

private func resource(_ value: String.LocalizationValue, _ locale: String, table: String? = nil)
  -> LocalizedStringResource
{
  LocalizedStringResource(value, table: table, locale: Locale(identifier: locale), bundle: .module)
}

@Suite("Translations in a bundle")
struct LocalizationTests {
  @Test(
    "A string catalog is read in the reader's language, else in the one it was written in",
    arguments: [
      ("de_DE", "Vorratskammer"), ("de_AT", "Vorratskammer"), ("pt_BR", "Despensa"), ("pt_PT", "Despensa"),
      ("zh_TW", "食品儲藏室"), ("zh_HK", "食品儲藏室"), ("zh_CN", "Pantry"), ("en_US", "Pantry"),
      ("fi_FI", "Pantry"),
    ])
  func languages(locale: String, text: String) {
    #expect(String(localized: resource("Pantry", locale)) == text)
    #expect(
      String(localized: "Pantry", bundle: .module, locale: Locale(identifier: locale)) == text)
  }

  @Test(
    "Numbers choose the form by the rules of the language",
    arguments: [
      ("en", 0, "no spoons"), ("en", 1, "1 spoon"), ("en", 1200, "1,200 spoons"),
      ("ru", 1, "1 ложка"), ("ru", 3, "3 ложки"), ("ru", 5, "5 ложек"), ("ru", 21, "21 ложка"),
      ("ru", 0, "0 ложек"), ("de", 1, "1 Löffel, nur einer"), ("de", 2, "2 Löffel"),
    ])
  func plurals(locale: String, count: Int, text: String) {
    #expect(String(localized: resource("\(count) spoons", locale)) == text)
  }

  @Test("A number with digits after the point is no singular in English")
  func fractions() {
    #expect(String(localized: resource("\(2.5) litres", "en")) == "2.5 litres")
    #expect(String(localized: resource("\(1.0) litres", "en")) == "1.0 litres")
    #expect(PluralRules.category(of: 1, 1, "en") == .other)
    #expect(PluralRules.category(of: 1, 0, "en") == .one)
    #expect(PluralRules.category(of: 1_000_000_000_000_000_021, language: "ru") == .one)
    #expect(PluralRules.category(of: 3, language: "ar") == .few)
    #expect(PluralRules.category(of: 2, language: "cy") == .two)
  }

  @Test("Translations put values in another order")
  func positions() {
    #expect(String(localized: resource("\("Ada") lends \("Emma")", "de")) == "Emma wird von Ada verliehen")
    #expect(String(localized: resource("\("Ada") lends \("Emma")", "en")) == "Ada lends Emma")
  }

  /// What is made as a plain string must say the same as what is made with attributes.
  @Test("Texts are plain where neither the table nor a value has a look")
  func plainTexts() {
    let plain = [
      resource("Pantry", "de"), resource("\(3) spoons", "ru"), resource("\("*Ada*") lends \("[x](y)")", "de"),
      resource("\(1) books on \(2) shelves", "de"), resource("100% sure", "en"),
      resource("\(50)% of \("%@")", "en"),
    ]
    for resource in plain {
      let text = resource.plainText
      #expect(text == String(localized: resource))
      #expect(text == String(AttributedString(localized: resource).characters))
    }
    #expect(resource("**Pantry** of \("Ada")", "en").plainText == nil)
    #expect(resource("See example.org, \("Ada")", "en").plainText == nil)
    #expect(resource("For \(AttributedString("Ada"))", "en").plainText == nil)
    #expect(String(localized: resource("For \(AttributedString("Ada"))", "en")) == "For Ada")
  }

  @Test("Two numbers choose two forms in one text")
  func substitutions() {
    #expect(
      String(localized: resource("\(1) books on \(2) shelves", "de")) == "Auf 2 Regalen steht 1 Buch")
    #expect(
      String(localized: resource("\(9) books on \(1) shelves", "de")) == "Auf 1 Regal stehen 9 Bücher")
  }

  @Test("A text for a device is the one for any device, else for a computer")
  func devices() {
    let key: StaticString = "READ_ON"
    let german = LocalizedStringResource(
      key, defaultValue: "\("Emma")", locale: Locale(identifier: "de"), bundle: .module)
    #expect(String(localized: german) == "Emma lesen")
    let english = LocalizedStringResource(
      key, defaultValue: "\("Emma")", locale: Locale(identifier: "en"),
      bundle: .atURL(Bundle.module.bundleURL))
    #expect(String(localized: english) == "Click to read Emma")
  }

  @Test("Tables of one language: text, plural forms, fallback to the development language")
  func folders() {
    #expect(String(localized: resource("STOVE", "de_CH", table: "Kitchen")) == "Herd")
    #expect(String(localized: resource("STOVE", "fr_CA", table: "Kitchen")) == "Cuisinière")
    #expect(String(localized: resource("STOVE", "ja", table: "Kitchen")) == "Stove")
    #expect(String(localized: resource("ONLY_ENGLISH", "de", table: "Kitchen")) == "Nobody translated this")
    #expect(String(localized: resource("NOWHERE", "de", table: "Kitchen")) == "NOWHERE")
    #expect(String(localized: resource("STOVE", "de", table: "NoTable")) == "STOVE")
    #expect(String(localized: resource("lamp", "de", table: "Kitchen")) == "Einschalten")
    #expect(String(localized: resource("menu", "de", table: "Kitchen")) == "Speisekarte des Tages")
  }

  @Test(arguments: [(1, "ein Glas mit Honig"), (4, "4 Gläser mit Honig")])
  func pluralDictionary(count: Int, text: String) {
    let jars = LocalizedStringResource(
      "jars", defaultValue: "\(count) \("Honig")", table: "Kitchen", locale: Locale(identifier: "de"),
      bundle: .module)
    #expect(String(localized: jars) == text)
  }

  @Test("Whoever is served at the moment reads the own language, with the own numbers")
  func preferences() {
    let here = LocalizedStringResource("\(1200) spoons", bundle: .module)
    LanguagePreferences.$languages.withValue(["fi", "de"]) {
      #expect(String(localized: here) == "1\u{A0}200 Löffel")
    }
    let follows = LocalizedStringResource("Pantry", locale: .autoupdatingCurrent, bundle: .module)
    LanguagePreferences.$languages.withValue(["de-CH"]) {
      #expect(String(localized: follows) == "Vorratskammer")
      #expect(String(localized: LocalizedStringResource("Pantry", bundle: .module)) == "Vorratskammer")
    }
  }

  @Test("The environment says what a person reads")
  func environment() {
    #expect(LanguagePreferences.environment(["LANG": "de_CH.UTF-8"]) == ["de-CH"])
    #expect(
      LanguagePreferences.environment(["LANG": "de_CH.UTF-8", "LANGUAGE": "gsw:de"]) == [
        "gsw", "de", "de-CH",
      ])
    #expect(LanguagePreferences.environment(["LANG": "de_CH", "LC_ALL": "C.UTF-8"]) == nil)
    #expect(LanguagePreferences.environment([:]) == nil)
    #expect(LanguagePreferences.environment(["LC_MESSAGES": "sr_RS@latin"]) == ["sr-RS"])
  }

  @Test("Phrases of shortcuts come in several wordings")
  func phrases() {
    let key = "Find a recipe in ${applicationName}"
    let module = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
    #expect(
      LocalizationTables.alternatives(
        key, table: "AppShortcuts", bundle: module, locale: Locale(identifier: "en"))
        == [key, "Cook with ${applicationName}"])
    #expect(
      LocalizationTables.alternatives(
        key, table: "AppShortcuts", bundle: module, locale: Locale(identifier: "de"))
        == ["Finde ein Rezept in ${applicationName}"])
    #expect(LocalizationTables.alternatives("x", table: "AppShortcuts", bundle: module) == nil)
  }

  @Test("The main bundle has the resources of the program's own target too")
  func mainBundle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "main-\(UUID().uuidString)")
    let resources = folder.appending(path: "cookery_Cook.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    #expect(
      LocalizationTables.resourceBundles(of: "Cook", in: folder).map(\.lastPathComponent)
        == ["cookery_Cook.resources"])
    #expect(LocalizationTables.resourceBundles(of: "Other", in: folder).isEmpty)
  }

  @Test("Who has no language of the table reads its development language")
  func order() {
    let available = ["de", "de-CH", "en", "pt-BR", "no"].map(LanguageMatch.init)
    func order(_ wishes: String...) -> [String] {
      LanguageMatch.order(of: available, wishes: wishes, development: "en")
    }
    #expect(order("de-CH") == ["de-CH", "de", "en"])
    #expect(order("de-AT") == ["de", "de-CH", "en"])
    #expect(order("fi", "pt-PT") == ["pt-BR", "en"])
    #expect(order("nb-NO") == ["no", "en"])
    #expect(order("fi") == ["en"])
    #expect(order("en-AU", "de") == ["en"])
  }
}
