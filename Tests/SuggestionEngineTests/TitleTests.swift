import CivilTime
import Conversations
import Foundation
import LanguageData
import MessageUnderstanding
import Testing
import TextAnalysis

@testable import SuggestionEngine

@Suite struct TitleTests {
  private static let table = Result { try TitleTable(LanguageImage.shared()) }
  private static let formats = Result {
    try TitleFormat.Data(LanguageImage.english(), shared: LanguageImage.shared())
  }

  private func title(_ values: SuggestedAction.Values, _ locale: String = "en_US") throws -> String {
    let context = AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_773_147_600), timeZone: .gmt,
      locale: Locale(identifier: locale))
    return TitleWriter(
      try Self.table.get(), try Self.formats.get(), context, referenceYear: 2026
    ).title(of: values)
  }

  private let friday = LocalDateTime(
    date: CivilDate(year: 2026, month: 3, day: 13), time: ClockTime(hour: 19, minute: 0))

  /// Each courier of the language data has a name of its own, and not its identifier.
  @Test func couriersHaveTheirNames() throws {
    let parcel = TrackingNumberValue(number: "59203381746", couriers: ["blue_dart"])
    #expect(try title(.trackParcel(parcel)) == "Track Blue Dart parcel …1746")
  }

  /// Letters that pass for others don't in a title; those of one's own script stay.
  @Test(arguments: [
    ("https://аррӏе.com/login/", "Open xn--80ak6aa92e.com/login"),
    ("https://gооgle.com", "Open xn--ggle-55da.com"),
    ("https://www.bücher.example/a", "Open bücher.example/a"), ("http://пример.рф:80/", "Open пример.рф:80"),
  ])
  func hostsAreWhatTheyLookLike(_ url: String, _ expected: String) throws {
    #expect(try title(.openLink(url)) == expected)
  }

  /// What a person edits, or a later message changes, shows in the title: nothing of the old values stays.
  @Test func changedValuesHaveAnotherTitle() throws {
    var event = EventValues(
      title: "Dinner with Ana at Luigi's", start: friday, place: "Luigi's, 12 Main Street")
    (event.name, event.placeName) = ("dinner", "Luigi's")
    #expect(try title(.createEvent(event)) == "Add dinner, Fri Mar 13 7 PM at Luigi's")
    event.start.time = ClockTime(hour: 20, minute: 30)
    #expect(try title(.createEvent(event)) == "Add dinner, Fri Mar 13 8:30 PM at Luigi's")
    event.place = "Mesa"
    #expect(try title(.createEvent(event)) == "Add dinner, Fri Mar 13 8:30 PM at Mesa")
    event.title = "Supper"
    #expect(try title(.createEvent(event)) == "Add Supper, Fri Mar 13 8:30 PM at Mesa")
    event.isOnline = true
    #expect(try title(.createEvent(event)) == "Add Supper, Fri Mar 13 8:30 PM online")
    event.place = nil
    #expect(try title(.createEvent(event)) == "Add Supper, Fri Mar 13 8:30 PM")

    var reminder = ReminderValues(title: "Send Ana the deck", due: friday)
    reminder.task = "send Ana the deck"
    #expect(try title(.createReminder(reminder)) == "Remind me: send Ana the deck, Fri Mar 13 7 PM")
    reminder.title = "Write to Bo"
    reminder.due = nil
    #expect(try title(.createReminder(reminder)) == "Remind me: Write to Bo")

    var mail = MailValues(address: nil, name: "Dan", subject: "invoice")
    mail.topic = "the invoice"
    #expect(try title(.sendMail(mail)) == "Write to Dan about the invoice")
    mail.subject = "offer"
    #expect(try title(.sendMail(mail)) == "Write to Dan about offer")
  }

  /// A message that changes a plan is one whose button says so, in the reader's language.
  @Test(arguments: [
    ("en_US", "Change to dinner, Fri Mar 13 8 PM at Luigi's"),
    ("de_DE", "Ändern: dinner, Fr. 13. März, 20:00, Luigi's"),
  ]) func aChangedPlanHasAnotherTitle(_ locale: String, _ expected: String) throws {
    let engine = try ConversationAnalyzer(analyzer: TextAnalyzer(), understander: nil)
    let ana = Participant(name: "Ana Silva", handle: "ana@example.com")
    let me = Participant(name: "Sam Reed", isUser: true)
    func message(_ id: String, _ body: String, minute: Double) -> Message {
      Message(
        id: id, date: Date(timeIntervalSince1970: 1_773_147_600 + minute * 60), subject: nil, body: body,
        sender: ana, recipients: [me])
    }
    let first = message("1", "Dinner at Luigi's on Friday at 7 pm?", minute: 0)
    let second = message("2", "Can we make it 8 pm instead?", minute: 1)
    let context = AnalysisContext(
      referenceDate: .distantPast, timeZone: .gmt, locale: Locale(identifier: locale))
    let found = try engine.suggestions(for: second, after: [first], context: context)
    #expect(found.actions.map(\.title) == [expected], "\(found)")
  }

  /// What a message doesn't say itself is written in the reader's language, in the button and in the calendar
  /// alike; what it says stays as it is.
  @Test(arguments: [
    (
      "Let's meet Friday at 7pm",
      [
        "en": "Add meeting with Ana, Fri Mar 13 7 PM",
        "de": "Eintragen: Treffen mit Ana, Fr. 13. März, 19:00",
        "fr": "Ajouter : rendez-vous avec Ana, ven. 13 mars, 19:00",
        "es": "Añadir: reunión con Ana, vie, 13 mar, 19:00",
      ],
      [
        "en": "Meeting with Ana", "de": "Treffen mit Ana", "fr": "Rendez-vous avec Ana",
        "es": "Reunión con Ana",
      ]
    ),
    (
      "Dinner on Friday at 7pm with Bo and Cy?",
      ["de": "Eintragen: dinner mit Bo und Cy, Fr. 13. März, 19:00"],
      ["de": "Dinner mit Bo und Cy", "fr": "Dinner avec Bo et Cy"]
    ),
    (
      "Dinner at Luigi's on Friday at 7pm?", ["de": "Eintragen: dinner, Fr. 13. März, 19:00, Luigi's"],
      ["en": "Dinner at Luigi's", "de": "Dinner, Luigi's", "es": "Dinner, Luigi's"]
    ),
    (
      "Dinner at mine on Friday at 7pm?", ["de": "Eintragen: dinner, Fr. 13. März, 19:00, bei Ana"],
      ["en": "Dinner at Ana's place", "fr": "Dinner, chez Ana"]
    ),
    (
      "Remind me to call the vet tomorrow at 5pm",
      ["de": "Erinnern: Ana erinnern: call the vet, Mi. 11. März, 17:00"],
      ["en": "Remind Ana to call the vet", "es": "Recordar a Ana: call the vet"]
    ),
    (
      "The rent is due on Friday", ["de": "Erinnern: fällig: rent, Fr. 13. März"],
      ["en": "Rent due", "de": "Fällig: rent"]
    ),
  ]) func whatNobodySaidIsInTheReadersLanguage(
    _ body: String, _ titles: [String: String], _ names: [String: String]
  ) throws {
    let engine = try ConversationAnalyzer(analyzer: TextAnalyzer(), understander: nil)
    let regions = ["en": "en_US", "de": "de_DE", "fr": "fr_FR", "es": "es_ES"]
    for (language, region) in regions {
      let message = Message(
        id: "1", date: Date(timeIntervalSince1970: 1_773_147_600), subject: nil, body: body,
        sender: Participant(name: "Ana Silva"), recipients: [Participant(name: "Sam", isUser: true)])
      let context = AnalysisContext(
        referenceDate: .distantPast, timeZone: .gmt, locale: Locale(identifier: region))
      let action = try #require(
        engine.suggestions(for: message, context: context).actions.first, "\(language)")
      if let title = titles[language] { #expect(action.title == title) }
      let name =
        action.values.of(EventValues.self)?.title ?? action.values.of(ReminderValues.self)?.title
      if let expected = names[language] { #expect(name == expected) }
    }
  }

  /// Names and texts are there in every language that titles are in; their tables are checked against the code.
  @Test func allNamesAndTextsAreInAllLanguages() throws {
    let languages = try Self.table.get().languages
    #expect(try NameTable(LanguageImage.shared()).languages == languages)
    for text in ReportText.allCases {
      let found = ReportText.texts[text.rawValue] ?? [:]
      #expect(Set(found.keys) == languages, "\(text)")
      #expect(Set(found.values.map(\.names)).count == 1, "\(text)")
    }
    for silence in Suggestions.Silence.allCases {
      let found = languages.map { silence.explanation(in: $0) }
      #expect(Set(found).count == languages.count && !found.contains(silence.rawValue), "\(silence)")
    }
  }

  @Test func numbersAreWrittenAsTheLanguageDoes() throws {
    func pay(_ amount: String, _ currency: String?) throws -> SuggestedAction.Values {
      .pay(
        PaymentValues(money: MoneyValue(amount: try #require(Decimal(string: amount)), currency: currency)))
    }
    #expect(try title(pay("1234.5", "EUR")) == "Pay €1,234.50")
    #expect(try title(pay("1234.5", "EUR"), "de_DE") == "1.234,50\u{A0}€ zahlen")
    #expect(try title(pay("20", "EUR"), "fr_FR") == "Payer 20\u{A0}€")
    #expect(try title(pay("20", "USD"), "es_MX") == "Pagar USD\u{A0}20")
    #expect(try title(pay("20", nil), "de_DE") == "20 zahlen")
  }

  /// Another language than those of the titles is served in English, by the customs of its region.
  @Test func otherLanguagesHaveEnglishTitles() throws {
    let values = SuggestedAction.Values.viewCalendar(try #require(CivilDate(year: 2026, month: 3, day: 13)))
    #expect(try title(values, "it_IT") == "Show Fri 13 Mar in calendar")
    #expect(try title(values, "fr_CA") == "Voir ven. 13 mars dans le calendrier")
  }

  /// Every kind has its titles in every language: the table is checked against the code when it is read.
  @Test func allKindsHaveTitlesInAllLanguages() throws {
    let table = try Self.table.get()
    #expect(table.languages == ["en", "de", "fr", "es"])
    for type in ActionKind.types {
      for form in type.titleForms.keys {
        for language in table.languages { #expect(table.template(type.kind, form, language) != nil) }
      }
    }
  }

  @Test func theTopicsOfTheDataAreThoseOfTheModel() {
    #expect(LanguageContract.sensitiveTopics == SensitiveTopic.allCases.map(\.rawValue))
  }
}

@Suite struct DigestCacheTests {
  /// Two readers whose phones are of other regions read the same number differently.
  @Test func readersWithOtherPhonesShareNoDigest() throws {
    let engine = try ConversationAnalyzer(analyzer: TextAnalyzer(), understander: nil)
    let message = Message(
      id: "1", date: Date(timeIntervalSince1970: 1_773_147_600), subject: nil,
      body: "Please call me on 020 7946 0018", sender: Participant(name: "Ana"),
      recipients: [Participant(name: "Sam", isUser: true)])
    func phone(_ region: String) throws -> String? {
      let context = AnalysisContext(
        referenceDate: .distantPast, timeZone: .gmt, locale: Locale(identifier: "en_US"), phoneRegion: region)
      return try engine.suggestions(for: message, context: context).actions.lazy
        .compactMap { $0.values.of(CallValues.self)?.phone?.e164 }.first
    }
    let british = try phone("GB")
    #expect(british == "+442079460018")
    let german = try phone("DE")
    #expect(german != british)
    #expect(try phone("GB") == british)
  }
}

@Suite struct TokenExtentTests {
  @Test func reachesFromTheFirstToTheLast() {
    #expect([3..<5, 1..<2, 4..<9].extent == 1..<9)
    #expect([2..<4].extent == 2..<4)
    #expect([Range<Int>]().extent == 0..<0)
  }
}
