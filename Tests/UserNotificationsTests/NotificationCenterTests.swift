import AppIntents
import StoppedClock
import Synchronization
import Testing

@testable import UserNotifications

/// A surface that records what it is told.
private final class Recorder: NotificationSurface {
  let shown = Mutex<[(String, UNNotificationPresentationOptions)]>([])
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  let answer: Bool

  init(answer: Bool = true) { self.answer = answer }

  func authorize(_ options: UNAuthorizationOptions) async throws -> Bool { answer }
  func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) async {
    shown.withLock { $0.append((notification.request.identifier, options)) }
    continuation.yield(notification.request.content.title)
  }
  func withdraw(_ identifiers: [String]) async {}
  func setBadge(_ count: Int) async {}
}

private final class Reader: UNUserNotificationCenterDelegate {
  let answers = Mutex<[String]>([])

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .badge] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let text = (response as? UNTextInputNotificationResponse)?.userText ?? response.actionIdentifier
    answers.withLock { $0.append(text) }
  }
}

@Suite struct NotificationCenterTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func request(
    _ name: String, trigger: UNNotificationTrigger? = nil,
    _ change: (UNMutableNotificationContent) -> Void = { _ in }
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    change(content)
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  @Test func withoutATriggerItIsDeliveredAtOnce() async throws {
    let center = UNUserNotificationCenter(clock: StoppedClock(start).clock)
    let recorder = Recorder()
    let reader = Reader()
    center.surface.fill(recorder)
    center.delegate = reader
    try await center.add(
      request("Bread is ready") {
        $0.badge = 2
        $0.appEntityIdentifier = EntityIdentifier(typeIdentifier: "Loaf", identifier: "7")
      })
    let delivered = await center.deliveredNotifications()
    #expect(delivered.map(\.request.identifier) == ["Bread is ready"])
    #expect(delivered.first?.date == start)
    #expect(delivered.first?.request.content.appEntityIdentifiers.map(\.identifier) == ["7"])
    #expect(recorder.shown.withLock { $0.map(\.1) } == [[.banner, .badge]])
    #expect(center.badge == 2)
  }

  @Test func afterAnIntervalItIsDeliveredOnce() async throws {
    let stopped = StoppedClock(start)
    let center = UNUserNotificationCenter(clock: stopped.clock)
    let recorder = Recorder()
    center.surface.fill(recorder)
    try await center.add(
      request("Turn the roast", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false))
    )
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["Turn the roast"])
    #expect(await center.deliveredNotifications().isEmpty)
    await stopped.someoneWaits()
    stopped.advance(to: start.addingTimeInterval(600))
    var shown = recorder.stream.makeAsyncIterator()
    #expect(await shown.next() == "Turn the roast")
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().count == 1)
  }

  @Test func oneWithTheSameNameTakesTheOthersPlace() async throws {
    let center = UNUserNotificationCenter(clock: StoppedClock(start).clock)
    for minutes in [5.0, 10.0] {
      try await center.add(
        request(
          "Tea", trigger: UNTimeIntervalNotificationTrigger(timeInterval: minutes * 60, repeats: false)))
    }
    let pending = await center.pendingNotificationRequests()
    #expect(pending.count == 1)
    #expect((pending.first?.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 600)
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func theCalendarSaysWhen() throws {
    var components = DateComponents()
    components.calendar = Calendar(identifier: .gregorian)
    components.timeZone = try #require(TimeZone(identifier: "Europe/Vienna"))
    components.hour = 7
    components.minute = 30
    let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    // 14 November 2023, 23:13 in Vienna.
    #expect(
      daily.next(after: start, since: start)?.ISO8601Format() == "2023-11-15T06:30:00Z")
    let later = start.addingTimeInterval(3 * 86_400)
    #expect(daily.next(after: later, since: start)?.ISO8601Format() == "2023-11-18T06:30:00Z")
    let once = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    #expect(once.next(after: later, since: start) == nil)
  }

  @Test func aDateThatNeverComesIsAnError() async {
    let center = UNUserNotificationCenter(clock: StoppedClock(start).clock)
    let never = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(calendar: Calendar(identifier: .gregorian), year: 1999, month: 1, day: 1),
      repeats: false)
    await #expect { try await center.add(self.request("Party", trigger: never)) } throws: { error in
      (error as? UNError)?.code == .notificationInvalidNoDate && "\(error)".contains("Party")
    }
  }

  @Test func whoDeniesGetsNone() async throws {
    let center = UNUserNotificationCenter(clock: StoppedClock(start).clock)
    center.surface.fill(Recorder(answer: false))
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    await #expect(throws: UNError.self) { try await center.add(self.request("Offer")) }
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func whatWasAllowedIsInTheSettings() async throws {
    let center = UNUserNotificationCenter(clock: StoppedClock(start).clock)
    try await center.requestAuthorization(options: [.alert])
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.soundSetting == .disabled)
  }

  @Test func anAnswerReachesTheApp() async throws {
    let center = UNUserNotificationCenter(clock: StoppedClock(start).clock)
    let reader = Reader()
    center.delegate = reader
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "message", actions: [reply], intentIdentifiers: [])
    ])
    #expect(await center.notificationCategories().first?.actions.first?.title == "Reply")
    try await center.add(request("Ada: are you in?") { $0.categoryIdentifier = "message" })
    let notification = try #require(await center.deliveredNotifications().first)
    await center.receive(
      UNTextInputNotificationResponse(
        notification: notification, actionIdentifier: "reply", userText: "On my way"))
    #expect(reader.answers.withLock { $0 } == ["On my way"])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func aBadgeIsNotNegative() async throws {
    let center = UNUserNotificationCenter(clock: StoppedClock(start).clock)
    try await center.setBadgeCount(4)
    #expect(center.badge == 4)
    await #expect(throws: UNError.self) { try await center.setBadgeCount(-1) }
    #expect(center.badge == 4)
  }

  @Test func contentIsCopied() {
    let content = UNMutableNotificationContent()
    content.title = "First"
    content.subtitle = "of two"
    content.userInfo = ["page": 3]
    content.interruptionLevel = .timeSensitive
    content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.wav"))
    let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
    content.title = "Second"
    #expect(request.content.title == "First")
    #expect(request.content.subtitle == "of two")
    #expect(request.content.userInfo["page"] as? Int == 3)
    #expect(request.content.interruptionLevel == .timeSensitive)
    #expect(request.content.sound != .default)
    let again = request.content.mutableCopy()
    again.threadIdentifier = "t"
    #expect(again.title == "First")
    #expect(request.content.threadIdentifier.isEmpty)
  }

  @Test func anAttachmentNeedsAFileOfAKnownType() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("cake.png")
    #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "a", url: picture) }
    try Data([1]).write(to: picture)
    let attachment = try UNNotificationAttachment(identifier: "", url: picture)
    #expect(attachment.type == "public.png")
    #expect(!attachment.identifier.isEmpty)
  }
}
