import AppIntents
import Foundation
import FoundationPlus
import IntentDiscovery
import PersonalStore
import SuggestionEngine
import Testing
import TextAnalysis

@testable import SystemActions

/// Titles, questions and answers in the languages that phrases have.
@Suite(.timeLimit(.minutes(2))) struct LanguageTests {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { var value: String }
        struct Variations: Decodable { var plural: [String: Form] }
        struct Form: Decodable { var stringUnit: Unit }
        var stringUnit: Unit?
        var variations: Variations?
        var texts: [String] {
          stringUnit.map { [$0.value] } ?? variations?.plural.values.map(\.stringUnit.value) ?? []
        }
      }
      var localizations: [String: Localization]
    }
    var strings: [String: Entry]
  }

  private func catalog() throws -> Catalog {
    guard case .atURL(let folder) = OwnWords.tables else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(
      Catalog.self, from: Data(contentsOf: folder.appending(path: "Localizable.xcstrings")))
  }

  /// Values go into every translation: as many places, of the same kinds.
  @Test func translationsHaveThePlacesOfTheirTexts() throws {
    func places(_ text: String) -> [String] {
      text.matches(of: /%(?:\d+\$)?(@|lld)/).map { String($0.1) }.sorted()
    }
    for (key, entry) in try catalog().strings {
      for language in ["de", "fr", "es"] {
        let texts = try #require(entry.localizations[language]?.texts, "\(language): \(key)")
        for text in texts { #expect(places(text) == places(key), "\(language): \(key)") }
      }
    }
  }

  /// Whatever an intent calls itself and its parameters has a translation.
  @Test func allThatIntentsSayOfThemselvesIsInTheCatalog() throws {
    let known = Set(try catalog().strings.keys)
    let intents = IntentCatalog.program.intents.filter { $0.persistentIdentifier.hasPrefix("Beckon.") }
    // One for each kind of action at least.
    #expect(intents.count >= ActionKind.allCases.count)
    for intent in intents {
      #expect(known.contains(intent.title.key), "\(intent): \(intent.title.key)")
      for named in ParameterNames.of(intent.init()) {
        #expect(known.contains(named.parameter.title.key), "\(intent).\(named.name)")
      }
    }
  }

  @Test(arguments: [
    (
      "de", "hinzufügen?", "Fr. 13. März", "„Dinner at Luigi’s“ hinzugefügt", "Überschneidet sich mit Dentist"
    ),
    ("fr", "Ajouter Dinner", "ven. 13 mars", "« Dinner at Luigi’s » ajouté", "Chevauche Dentist"),
    ("es", "¿Añadir Dinner", "vie, 13 mar", "Se ha añadido «Dinner at Luigi’s»", "Coincide con Dentist"),
  ])
  func anEventIsAskedForAndAdded(
    _ language: String, _ question: String, _ day: String, _ done: String, _ overlap: String
  ) async throws {
    let desk = try Desk()
    let dinner = EventValues(title: "Dinner at Luigi’s", start: .at(2026, 3, 13, 19), usualMinutes: 120)
    let dentist = EventValues(title: "Dentist", start: .at(2026, 3, 13, 18, 30), usualMinutes: 60)
    try await LanguagePreferences.$languages.withValue([language]) {
      _ = await desk.run(.createEvent(dentist))
      let outcome = await desk.run(.createEvent(dinner)) { form in
        #expect(form.dialog.contains(question) && form.dialog.contains(day), "\(form.dialog)")
        #expect(form.texts.contains { $0.hasPrefix(overlap) }, "\(form.texts)")
        return true
      }
      #expect(outcome.said.hasPrefix(done), "\(outcome.said)")
      // Only one who reads another language finds other words.
      let undo = try #require(outcome.undo)
      #expect(!undo.actionName.contains("Add"))
    }
  }

  @Test func numbersHaveTheirForms() async throws {
    let desk = try Desk()
    try await LanguagePreferences.$languages.withValue(["es"]) {
      try await desk.at {
        let context = try ActionContext.current()
        #expect(RuleText.of("FREQ=WEEKLY;BYDAY=FR;COUNT=1", context) == "Cada semana: vie, 1 vez")
        #expect(RuleText.of("FREQ=DAILY;INTERVAL=3;COUNT=4", context) == "Cada 3 días, 4 veces")
        #expect(
          DayAgenda.headline("hoy", 1) == "hoy: 1 evento" && DayAgenda.headline("hoy", 2) == "hoy: 2 eventos")
      }
    }
    try await desk.at {
      let context = try ActionContext.current()
      #expect(
        RuleText.of("FREQ=WEEKLY;INTERVAL=2;UNTIL=20260401T120000Z", context)
          == "Every 2 weeks until Wed 1 Apr")
    }
  }

  /// What goes to others isn't put into the reader's language.
  @Test func draftsStayInTheLanguageOfTheMessage() async throws {
    let desk = try Desk()
    await LanguagePreferences.$languages.withValue(["de"]) {
      let outcome = await desk.run(.sendFile(SharedItemValues(what: "the plan")), from: .ana) { form in
        #expect(
          form.values["Text"] == "Here: the plan" && form.values["Betreff"] == "Re: Lunch?", "\(form.values)")
        return true
      }
      #expect(outcome.said.hasSuffix("Sie ist noch nicht gesendet."), "\(outcome.said)")
    }
  }
}
