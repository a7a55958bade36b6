import Foundation
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// How days and hours are said to readers of several languages.
struct ChatDatesTests {
  private static func dates(_ language: String, zone: TimeZone = .gmt) -> ChatDates {
    ChatDates(
      now: ChatWorld.friday, calendar: Calendar(identifier: .gregorian), timeZone: zone,
      locale: Locale(identifier: language))
  }

  private static func day(_ offset: Int) -> Date {
    ChatWorld.friday.addingTimeInterval(Double(offset) * 86_400)
  }

  @Test(
    "The days around this one have the names of the reader's language",
    arguments: [
      ("en", ["Yesterday", "Today", "Tomorrow", "Wednesday"]),
      ("de", ["Gestern", "Heute", "Morgen", "Mittwoch"]),
      ("fr", ["Hier", "Aujourd’hui", "Demain", "Mercredi"]),
      ("es", ["Ayer", "Hoy", "Mañana", "Miércoles"]),
      ("ar", ["أمس", "اليوم", "غدًا", "الأربعاء"]),
      ("he", ["אתמול", "היום", "מחר", "יום רביעי"]),
    ])
  func days(_ language: String, _ names: [String]) {
    let dates = Self.dates(language)
    #expect([-1, 0, 1, -2].map { dates.day(Self.day($0)) } == names)
    #expect(dates.inList(Self.day(-1)) == names[0] && dates.inList(Self.day(-2)) == names[3])
  }

  @Test("Farther days have their date, in the order of the language")
  func dates() {
    let past = Self.day(-10)
    #expect(Self.dates("en_US").day(past) == "Tuesday, March 3")
    #expect(Self.dates("de").day(past) == "Dienstag, 3. März")
    #expect(Self.dates("es").day(past) == "Martes, 3 de marzo")
    #expect(Self.dates("de").inList(past) == "3. März")
    #expect(Self.dates("de").inList(Self.day(-100)).hasSuffix("25"), "the year is said of another year")
    #expect(Self.dates("de").day(Self.day(5)) == "Mittwoch")
    #expect(Self.dates("de").day(Self.day(7)) == "Freitag, 20. März")
  }

  @Test("Within a sentence a day begins with a small letter where languages have it so")
  func sentences() {
    #expect(Self.dates("fr").dayAndTime(ChatWorld.friday, .middleOfSentence) == "aujourd’hui 09:00")
    #expect(Self.dates("de").dayAndTime(Self.day(1), .middleOfSentence) == "morgen 09:00")
    #expect(Self.dates("de").dayAndTime(Self.day(1)) == "Morgen 09:00")
  }

  @Test("A day ends at the midnight of the reader's zone")
  func zones() throws {
    // 22:30 of the day before in London is today in Moscow.
    let evening = ChatWorld.friday.addingTimeInterval(-10.5 * 3600)
    let moscow = try #require(TimeZone(identifier: "Europe/Moscow"))
    #expect(Self.dates("en").day(evening) == "Yesterday")
    #expect(Self.dates("en", zone: moscow).day(evening) == "Today")
  }

  @Test("What is offered for later names its hour as the reader's language does, and no moment twice")
  func later() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func titles(_ day: Int, _ language: String) -> [String] {
      SendLaterPreset.all(now: Self.day(day), calendar: calendar, locale: Locale(identifier: language)).map {
        $0.title.replacing("\u{202F}", with: " ")
      }
    }
    #expect(
      titles(0, "en_US") == ["In One Hour", "Tonight at 8:00 PM", "Tomorrow 9:00 AM", "Monday 9:00 AM"])
    #expect(titles(2, "de").suffix(1) == ["Morgen 09:00"] && titles(2, "de").count == 3)
  }
}
