import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct DateControlTests {
  struct Appointment: View {
    @State var date = noon
    var range: ClosedRange<Date> = noon.addingTimeInterval(-86_400)...noon.addingTimeInterval(86_400)
    var body: some View {
      DatePicker("When", selection: $date, in: range)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    }
  }

  @Test func aDateIsShownAsInputsHaveIt() {
    let window = LiveWindow(Appointment())
    #expect(
      window.outline == """
        date 2026-06-01T12:00 in 2026-05-31T12:00...2026-06-02T12:00
          text "When" .label
        date 2026-06-01
          text "Day" .label
        date 12:00
          text "Time" .label
        """)
  }

  @Test func aDateStaysInItsRange() throws {
    let window = LiveWindow(Appointment())
    try window.deliver(.date(noon.addingTimeInterval(7 * 86_400)), to: "date")
    #expect(window.outline.hasPrefix("date 2026-06-02T12:00"))
    try window.deliver(.date(.distantPast), to: "date")
    #expect(window.outline.hasPrefix("date 2026-05-31T12:00"))
  }

  private func content(_ components: DatePickerComponents, zone: String = "GMT") -> DatePickerContent {
    var environment = fixed
    environment.timeZone = TimeZone(identifier: zone) ?? .gmt
    return DatePickerContent(date: noon, components: components, minimum: nil, maximum: nil, in: environment)
  }

  @Test func whatAPersonWritesIsReadInTheZoneOfTheControl() throws {
    let berlin = content([.date, .hourAndMinute], zone: "Europe/Berlin")
    #expect(berlin.inputValue == "2026-06-01T14:00")
    let read = try #require(berlin.date(ofInput: "2026-06-02T09:30"))
    #expect(read == noon.addingTimeInterval(19.5 * 3_600 - 0 * 60))
    // A day alone keeps the time, a time alone the day.
    let day = try #require(content(.date).date(ofInput: "2026-12-24"))
    #expect(day.timeIntervalSince(noon) == 206 * 86_400)
    let time = try #require(content(.hourAndMinute).date(ofInput: "18:15"))
    #expect(time.timeIntervalSince(noon) == 6.25 * 3_600)
    let exact = content([.hourMinuteAndSecond])
    #expect(exact.inputValue == "12:00:00")
    #expect(exact.date(ofInput: "12:00:07") == noon.addingTimeInterval(7))
    #expect(exact.date(ofInput: "12:00") == noon)
  }

  @Test(arguments: [
    "", "x", "2026-06", "2026-13-01", "2026-02-30", "2026-06-01T", "2026-06-01T25:00", "2026-06-01T12:00x",
    "99999999999999999999-01-01", "2026-06-01 12:00", "٢٠٢٦-٠٦-٠١",
  ])
  func whatIsNoDateIsNotRead(_ text: String) {
    #expect(content([.date, .hourAndMinute]).date(ofInput: text) == nil)
  }

  @Test func severalDaysAreChosenWithinBounds() throws {
    struct Days: View {
      @State var days: Set<DateComponents> = []
      var body: some View {
        MultiDatePicker("Days", selection: $days, in: noon..<noon.addingTimeInterval(3 * 86_400))
      }
    }
    let window = LiveWindow(Days())
    let days = [1, 3, 9].map { DateComponents(year: 2026, month: 6, day: $0) }
    let answers = try days.map { day in
      _ = window.outline
      return try window.deliver(.day(day), to: "dates").refusal
    }
    #expect(answers == [nil, nil, .outOfRange])
    #expect(window.outline.hasPrefix("dates 2"))
  }

  @Test func aColorWithoutOpacityIsOpaque() throws {
    struct Paint: View {
      @State var color = Color.red
      var body: some View { ColorPicker("Paint", selection: $color, supportsOpacity: false) }
    }
    let window = LiveWindow(Paint())
    try window.deliver(.color(Color(red: 0, green: 1, blue: 0, opacity: 0.25)), to: "color")
    guard case .colorPicker(let color, false) = try window.first("color").content else {
      Issue.record("no colour")
      return
    }
    #expect(color == Color(red: 0, green: 1, blue: 0))
  }
}
