import AppIntents
import Foundation
import JSONValues
import Testing

@testable import IntentRuntime

@Suite("Habits")
struct DonationHistoryTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    calendar.locale = Locale(identifier: "de_DE")
    return calendar
  }

  /// A day of March 2026; the 2nd is a Monday, summer time begins on the 29th.
  private func march(_ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Date {
    try #require(
      calendar.date(from: DateComponents(year: 2026, month: 3, day: day, hour: hour, minute: minute)))
  }

  private func songs(_ habits: [DonationHabit]) -> [String] {
    habits.compactMap { $0.latest.parameters["song"]?.string }
  }

  @Test("the song of every morning is there in the morning, and not in the evening")
  func mornings() throws {
    let store = try DonationScratch.inMemory()
    for day in 2..<16 {
      store.add(IntentDonation(PlayIntent("Bubbles"), at: try march(day, 7, day % 3 * 10)))
      store.add(IntentDonation(PlayIntent("Lullaby"), at: try march(day, 21, 15)))
    }
    store.add(IntentDonation(PlayIntent("Once"), at: try march(15, 7, 5)))
    let morning = try store.history.habits(at: try march(16, 7), calendar: calendar)
    #expect(songs(morning) == ["Bubbles"])
    #expect(morning[0].days == 14 && morning[0].count == 14 && !morning[0].isDoneToday)
    #expect(morning[0].weight > 4 && morning[0].weight < 7)
    #expect(songs(try store.history.habits(at: try march(16, 21), calendar: calendar)) == ["Lullaby"])
    #expect(try store.history.habits(at: try march(16, 13), calendar: calendar).isEmpty)
    let once = try store.history.habits(at: try march(16, 7), calendar: calendar, fewestDays: 1)
    #expect(songs(once) == ["Bubbles", "Once"])
    #expect(once[1].weight < 1)
  }

  @Test("what was done today already is marked")
  func today() throws {
    let store = try DonationScratch.inMemory()
    for day in 9..<13 { store.add(IntentDonation(PlayIntent("Bubbles"), at: try march(day, 7))) }
    let before = try store.history.habits(at: try march(12, 6, 50), calendar: calendar)
    #expect(before.map(\.isDoneToday) == [false])
    #expect(
      try store.history.habits(at: try march(12, 7, 10), calendar: calendar).map(\.isDoneToday) == [true])
  }

  @Test("a habit of Mondays beats one of the other working days on a Monday, and both beat one of weekends")
  func weekdays() throws {
    let store = try DonationScratch.inMemory()
    for week in 0..<3 {
      store.add(IntentDonation(PlayIntent("Monday"), at: try march(2 + 7 * week, 8)))
      store.add(IntentDonation(PlayIntent("Tuesday"), at: try march(3 + 7 * week, 8)))
      store.add(IntentDonation(PlayIntent("Saturday"), at: try march(7 + 7 * week, 8)))
    }
    let habits = try store.history.habits(at: try march(23, 8), calendar: calendar)
    #expect(songs(habits) == ["Monday", "Tuesday", "Saturday"])
    #expect(
      songs(try store.history.habits(at: try march(28, 8), calendar: calendar)).first == "Saturday")
  }

  @Test("many times in one hour are one morning, and a new habit overtakes an old one")
  func burstsAndAge() throws {
    let store = try DonationScratch.inMemory()
    for minute in 0..<40 { store.add(IntentDonation(PlayIntent("Burst"), at: try march(15, 7, minute))) }
    store.add(IntentDonation(PlayIntent("Burst"), at: try march(14, 7)))
    for day in 1..<11 { store.add(IntentDonation(PlayIntent("New"), at: try march(day + 5, 7))) }
    let old = try march(1, 7)
    for day in 0..<20 {
      store.add(IntentDonation(PlayIntent("Old"), at: old.addingTimeInterval(-86_400 * Double(day + 20))))
    }
    let habits = try store.history.habits(at: try march(16, 7), calendar: calendar)
    #expect(songs(habits) == ["New", "Old", "Burst"])
    #expect(habits[2].days == 2 && habits[2].count == 41)
  }

  @Test("seven in the morning stays seven when the clocks change")
  func summerTime() throws {
    let store = try DonationScratch.inMemory()
    for day in 23..<29 { store.add(IntentDonation(PlayIntent("Bubbles"), at: try march(day, 7))) }
    let weighing = HabitWeight(at: try march(30, 7), calendar: calendar)
    let sharp = weighing.weight(of: try march(23, 7))
    #expect(sharp > weighing.weight(of: try march(23, 7, 30)))
    #expect(sharp > weighing.weight(of: try march(23, 6, 30)))
    #expect(abs(sharp - exp2(-0.5)) < 0.01, "a week ago, on the same day, at the same hour")
    #expect(songs(try store.history.habits(at: try march(30, 7), calendar: calendar)) == ["Bubbles"])
  }

  @Test("what failed or was called off, and what is still to come, is no habit")
  func unfinished() throws {
    let store = try DonationScratch.inMemory()
    for day in 9..<14 {
      store.add(IntentDonation(PlayIntent("Failed"), at: try march(day, 7), ending: .failed("no")))
      store.add(IntentDonation(PlayIntent("Cancelled"), at: try march(day, 7), ending: .cancelled))
      store.add(IntentDonation(PlayIntent("Later"), at: try march(day + 10, 7)))
    }
    #expect(try store.history.habits(at: try march(16, 7), calendar: calendar).isEmpty)
  }

  @Test("an entity whose title changed is the same one")
  func titles() throws {
    let store = try DonationScratch.inMemory()
    for (day, title) in [(13, "Old"), (14, "Old"), (15, "New")] {
      let intent = PlayIntent("a")
      intent.volume = Jukebox.Volume(id: 4, title: title)
      store.add(IntentDonation(intent, at: try march(day, 7)))
    }
    let habits = try store.history.habits(at: try march(16, 7), calendar: calendar)
    #expect(habits.map(\.days) == [3])
    #expect(habits.first?.latest.parameters["volume"]?["title"]?.string == "New")
    let uses = try store.history.uses(of: "volume", in: "DonatedPlayIntent", at: try march(16, 7))
    #expect(uses.map(\.count) == [3])
    #expect(uses.first?.value["title"]?.string == "New")
  }

  @Test("hours of the week, last runs and the values of a parameter are counted")
  func counts() throws {
    let store = try DonationScratch.inMemory()
    let zone = calendar.timeZone
    for day in [1, 2, 9] { store.add(IntentDonation(PlayIntent("Bubbles"), at: try march(day, 7, 59))) }
    store.add(IntentDonation(PlayIntent("Waves"), at: try march(9, 23)))
    store.add(IntentDonation(PauseIntent(), at: try march(8, 0)))
    let history = store.history
    let hours = try history.hoursOfWeek(of: "DonatedPlayIntent", since: try march(1, 0), timeZone: zone)
    #expect(hours.count == 168 && hours[7] == 1 && hours[24 + 7] == 2 && hours[24 + 23] == 1)
    #expect(hours.reduce(0, +) == 4)
    #expect(try history.hoursOfWeek(since: try march(3, 0), timeZone: zone)[0] == 1)
    #expect(
      try history.latest(of: "DonatedPlayIntent", limit: 2).map(\.date) == [march(9, 23), march(9, 7, 59)])
    #expect(try history.latestOfEach().map(\.intent) == ["DonatedPlayIntent", "DonatedPauseIntent"])
    let uses = try history.uses(of: "song", in: "DonatedPlayIntent", at: try march(10, 0))
    #expect(uses.map(\.value) == [.string("Bubbles"), .string("Waves")])
    #expect(uses.map(\.count) == [3, 1])
    #expect(uses[0].latest == (try march(9, 7, 59)))
    #expect(try history.uses(of: "tempo", in: "DonatedPlayIntent", at: try march(10, 0)).isEmpty)
  }
}
