import AppIntents
import StoppedClock
import SwiftUICore
import Testing

@testable import AlarmKit

@Suite struct AlarmManagerTests {
  private struct Dish: AlarmMetadata {
    var name: String
  }

  private struct TurnOffOven: LiveActivityIntent {
    static let title: LocalizedStringResource = "Turn Off Oven"
    func perform() async throws -> some IntentResult { .result() }
  }

  private static func vienna() throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Vienna"))
    return calendar
  }

  /// Tuesday, 14 November 2023, 23:13 in Vienna.
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private var attributes: AlarmAttributes<Dish> {
    let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill")
    let resume = AlarmButton(text: "Go on", textColor: .white, systemImageName: "play.fill")
    return AlarmAttributes(
      presentation: AlarmPresentation(
        alert: .init(
          title: "The roast is done", stopButton: stop, secondaryButton: resume,
          secondaryButtonBehavior: .countdown),
        countdown: .init(title: "Roast", pauseButton: resume),
        paused: .init(title: "Roast waits", resumeButton: resume)),
      metadata: Dish(name: "roast"), tintColor: .orange)
  }

  private func state(_ manager: AlarmManager, _ id: UUID) throws -> Alarm.State? {
    try manager.alarms.first { $0.id == id }?.state
  }

  @Test func aTimerCountsDownAndRings() async throws {
    let stopped = StoppedClock(start)
    let manager = AlarmManager(clock: stopped.clock, calendar: try Self.vienna())
    let id = UUID()
    let alarm = try await manager.schedule(
      id: id, configuration: .timer(duration: 600, attributes: attributes, stopIntent: TurnOffOven()))
    #expect(alarm.state == .countdown)
    #expect(alarm.schedule == nil)
    await stopped.someoneWaits()
    var updates = manager.alarmUpdates.makeAsyncIterator()
    #expect(try await updates.next()?.first?.state == .countdown)
    stopped.advance(to: start.addingTimeInterval(600))
    #expect(try await updates.next()?.first?.state == .alerting)
    try manager.stop(id: id)
    #expect(try manager.alarms.isEmpty)
  }

  @Test func aCountdownStandsStillAndGoesOn() async throws {
    let stopped = StoppedClock(start)
    let manager = AlarmManager(clock: stopped.clock, calendar: try Self.vienna())
    let id = UUID()
    try await manager.schedule(id: id, configuration: .timer(duration: 600, attributes: attributes))
    try manager.pause(id: id)
    #expect(try state(manager, id) == .paused)
    #expect { try manager.pause(id: id) } throws: { ($0 as? AlarmError)?.code == .wrongState }
    try manager.resume(id: id)
    #expect(try state(manager, id) == .countdown)
    #expect { try manager.resume(id: id) } throws: { ($0 as? AlarmError)?.code == .wrongState }
    try manager.cancel(id: id)
    #expect { try manager.cancel(id: id) } throws: { ($0 as? AlarmError)?.code == .notFound }
  }

  @Test func whatRingsCanBePutOff() async throws {
    let stopped = StoppedClock(start)
    let manager = AlarmManager(clock: stopped.clock, calendar: try Self.vienna())
    let id = UUID()
    try await manager.schedule(
      id: id,
      configuration: .init(
        countdownDuration: .init(preAlert: 60, postAlert: 300), attributes: attributes,
        appEntityIdentifier: EntityIdentifier(typeIdentifier: "Dish", identifier: "1")))
    #expect { try manager.countdown(id: id) } throws: { ($0 as? AlarmError)?.code == .wrongState }
    await stopped.someoneWaits()
    var updates = manager.alarmUpdates.makeAsyncIterator()
    _ = try await updates.next()
    stopped.advance(to: start.addingTimeInterval(60))
    #expect(try await updates.next()?.first?.state == .alerting)
    try manager.countdown(id: id)
    #expect(try state(manager, id) == .countdown)
  }

  @Test func anAlarmOfTheWeekRingsOnItsDays() throws {
    let calendar = try Self.vienna()
    let schedule = Alarm.Schedule.relative(
      .init(time: .init(hour: 6, minute: 45), repeats: .weekly([.monday, .thursday])))
    let first = try #require(schedule.next(after: start, calendar: calendar))
    #expect(first.ISO8601Format() == "2023-11-16T05:45:00Z")
    #expect(schedule.next(after: first, calendar: calendar)?.ISO8601Format() == "2023-11-20T05:45:00Z")
    #expect(schedule.repeats)
    let once = Alarm.Schedule.relative(.init(time: .init(hour: 6, minute: 45)))
    #expect(once.next(after: start, calendar: calendar)?.ISO8601Format() == "2023-11-15T05:45:00Z")
    #expect(!once.repeats)
  }

  @Test func anAlarmOfTheWeekWaitsAgainAfterItWasStopped() async throws {
    let manager = AlarmManager(clock: StoppedClock(start).clock, calendar: try Self.vienna())
    let id = UUID()
    try await manager.schedule(
      id: id,
      configuration: .alarm(
        schedule: .relative(.init(time: .init(hour: 6, minute: 45), repeats: .weekly([.monday]))),
        attributes: attributes))
    try manager.stop(id: id)
    #expect(try state(manager, id) == .scheduled)
  }

  @Test func whatNeverRingsIsRefused() async throws {
    let manager = AlarmManager(clock: StoppedClock(start).clock, calendar: try Self.vienna())
    await #expect {
      try await manager.schedule(
        id: UUID(),
        configuration: .alarm(schedule: .fixed(start.addingTimeInterval(-1)), attributes: attributes))
    } throws: {
      ($0 as? AlarmError)?.code == .neverRings
    }
    #expect(try manager.alarms.isEmpty)
  }

  @Test func whereNothingCanAskItIsAllowed() async throws {
    let manager = AlarmManager(clock: StoppedClock(start).clock, calendar: try Self.vienna())
    #expect(manager.authorizationState == .notDetermined)
    #expect(try await manager.requestAuthorization() == .authorized)
    #expect(manager.authorizationState == .authorized)
  }
}
