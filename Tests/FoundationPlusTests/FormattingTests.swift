import FoundationPlus
import Testing

@testable import FoundationPlus

private let british = Locale(identifier: "en_GB")
private let american = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

@Suite("Values as people read them")
struct FormattingTests {
  @Test("A measurement is written in the reader's language, by width")
  func measurementWidths() {
    let way = Measurement(value: 1234.5, unit: UnitLength.kilometers)
    func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: Locale) -> String {
      way.formatted(.measurement(width: width, usage: .asProvided).locale(locale))
    }
    #expect(text(.wide, german) == "1.234,5 Kilometer")
    #expect(text(.abbreviated, british) == "1,234.5 km")
    #expect(text(.narrow, british) == "1,234.5km")
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      way.formatted(
        .measurement(width: .wide, usage: .asProvided, numberFormatStyle: style).locale(german))
        == "1.234,50 Kilometer")
    #expect(!way.formatted().isEmpty)
  }

  @Test("A usage chooses the unit that is usual where the reader lives")
  func usage() {
    let road = Measurement(value: 10, unit: UnitLength.kilometers)
    #expect(road.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "6.2 mi")
    let oven = Measurement(value: 180, unit: UnitTemperature.celsius)
    #expect(oven.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "356°F")
    #expect(oven.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "180 °C")
    let bare = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: american, usage: .weather, hidesScaleName: true)
    #expect(bare.format(oven) == "356°")
    let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      road.formatted(
        .measurement(width: .wide, usage: .road, numberFormatStyle: digits).locale(american)) == "6 miles")
  }

  @Test("Every unit of Foundation that the CLDR knows has a text, others their symbol")
  func units() {
    func text<U: Dimension>(_ unit: U) -> String {
      Measurement(value: 2, unit: unit).formatted(
        .measurement(width: .wide, usage: .asProvided).locale(british))
    }
    #expect(text(UnitLength.fathoms) == "2 fathoms")
    #expect(text(UnitMass.stones) == "2 stone")
    #expect(text(UnitVolume.teaspoons) == "2 teaspoons")
    #expect(text(UnitVolume.deciliters) == "2 decilitres")
    #expect(text(UnitDuration.hours) == "2 hours")
    #expect(text(UnitInformationStorage.megabytes) == "2 megabytes")
    #expect(text(UnitFuelEfficiency.litersPer100Kilometers) == "2 litres per 100 kilometres")
    #expect(text(UnitArea.hectares) == "2 hectares")
    #expect(text(UnitMass.slugs) == "2 slug")
    #expect(text(UnitLength(symbol: "spans", converter: UnitConverterLinear(coefficient: 0.2))) == "2 spans")
  }

  @Test("Texts are joined as the language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = american
    #expect(formatter.string(from: ["salt", "oil", 3]) == "salt, oil, and 3")
    #expect(formatter.string(for: ["salt"]) == "salt")
    #expect(formatter.string(for: 3) == nil)
    formatter.locale = german
    let numbers = NumberFormatter()
    numbers.locale = german
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2].map(NSNumber.init(value:))) == "eins und zwei")
    #expect(formatter.string(from: ["no number"]) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["tea"]) == "tea")
  }

  @Test("Times are told by how far they are")
  func relativeTimes() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = american
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    let noon = Date(timeIntervalSince1970: 1_700_000_000)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: noon + seconds, relativeTo: noon)
    }
    #expect(text(-86_400) == "1 day ago")
    #expect(text(86_400 * 15) == "in 2 weeks")
    #expect(text(-3_700) == "1 hour ago")
    #expect(text(0) == "in 0 seconds")
    formatter.dateTimeStyle = .named
    #expect(text(-86_400) == "yesterday" && text(86_400) == "tomorrow" && text(0) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(text(-86_400) == "Yesterday")
    formatter.formattingContext = .unknown
    formatter.dateTimeStyle = .numeric
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(year: 0, month: -2)) == "2mo ago")
    formatter.unitsStyle = .full
    formatter.locale = german
    #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 Minute")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test("Names are written by style and script")
  func names() {
    var ada = PersonNameComponents()
    ada.namePrefix = "Dr."
    ada.givenName = "Ada"
    ada.middleName = "Maria"
    ada.familyName = "Keller"
    ada.nameSuffix = "Jr."
    ada.nickname = "Addy"
    #expect(ada.formatted(.name(style: .medium).locale(british)) == "Ada Keller")
    #expect(ada.formatted(.name(style: .long).locale(british)) == "Dr. Ada Maria Keller Jr.")
    #expect(ada.formatted(.name(style: .short).locale(british)) == "Addy")
    #expect(ada.formatted(.name(style: .abbreviated).locale(british)) == "AK")
    #expect(ada.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Keller Ada")
    var sei = PersonNameComponents()
    sei.givenName = "清"
    sei.familyName = "佐藤"
    #expect(sei.formatted() == "佐藤清")
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = british
    formatter.style = .long
    #expect(formatter.string(from: ada) == "Dr. Ada Maria Keller Jr.")
    #expect(formatter.string(for: ada) == "Dr. Ada Maria Keller Jr." && formatter.string(for: 1) == nil)
    #expect(PersonNameComponentsFormatter.localizedString(from: ada, style: .short) == "Addy")
    var spoken = PersonNameComponents()
    spoken.givenName = "Sei"
    sei.phoneticRepresentation = spoken
    #expect(
      PersonNameComponentsFormatter.localizedString(from: sei, style: .default, options: .phonetic) == "Sei")
    formatter.isPhonetic = true
    #expect(formatter.string(from: ada) == "")
  }

  @Test(
    "Names are read by position, comma and title",
    arguments: [
      ("Ada Keller", ["Ada", "Keller"]),
      ("Dr. Ada Maria Keller Jr.", ["Dr.", "Ada", "Maria", "Keller", "Jr."]),
      ("Keller, Ada Maria", ["Ada", "Maria", "Keller"]), ("Ludwig van der Berg", ["Ludwig", "van der Berg"]),
      ("Ada", ["Ada"]), ("de la Cruz, Ana", ["Ana", "de la Cruz"]),
    ])
  func parsing(text: String, parts: [String]) {
    let name = PersonNameComponentsFormatter().personNameComponents(from: text)
    let found = [name?.namePrefix, name?.givenName, name?.middleName, name?.familyName, name?.nameSuffix]
    #expect(found.compactMap(\.self) == parts)
  }

  @Test("No name is read from nothing", arguments: ["", " ", ",", ", ,"])
  func noName(text: String) {
    #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == nil)
  }

  @Test("Notifications come as a sequence, from the sender that was asked for")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("BookReturned")
    let shelf = Shelf()
    var heard: [String] = []
    var iterator = center.notifications(named: name, object: shelf).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["title": "Ulysses"])
    for title in ["Emma", "Dune"] { center.post(name: name, object: shelf, userInfo: ["title": title]) }
    for _ in 0..<2 {
      if let title = await iterator.next()?.userInfo?["title"] as? String { heard.append(title) }
    }
    #expect(heard == ["Emma", "Dune"])
    let waiting = Task { for await _ in center.notifications(named: name) { Issue.record("none is posted") } }
    waiting.cancel()
    await waiting.value
  }
}

private final class Shelf: Sendable {}
