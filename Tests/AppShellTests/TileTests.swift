import AppIntents
import IntentDiscovery
import SwiftUI
import SwiftUICore
import Testing
import UserNotifications
import WidgetKit

@testable import AppShell

struct SetBeacon: SetValueIntent {
  static let title: LocalizedStringResource = "Set Beacon"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    if value { Harbour.current.note("beacon") } else { Harbour.current.takeBack() }
    return .result()
  }
}

struct BeaconControl: ControlWidget {
  struct Provider: ControlValueProvider {
    let previewValue = false
    func currentValue() async throws -> Bool { Harbour.current.log.contains("beacon") }
  }
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "beacon", provider: Provider()) { isOn in
      ControlWidgetToggle("Beacon", isOn: isOn, action: SetBeacon()) { Text($0 ? "Burning" : "Dark") }
    }
  }
}

struct ReportControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "report") { ControlWidgetButton(action: Report()) { Text("Report") } }
  }
}

struct TideWidget: Widget {
  struct Entry: TimelineEntry {
    let date: Date
    let level: String
  }
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .ofTests, level: "...") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry(date: .ofTests, level: "low"))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      let entries = [Entry(date: .ofTests - 60, level: "rising"), Entry(date: .ofTests + 60, level: "high")]
      completion(Timeline(entries: entries, policy: .never))
    }
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: Provider()) { Text(verbatim: "Tide \($0.level)") }
      .configurationDisplayName("Tide")
  }
}

/// Controls as tiles, widgets, tips, and what the program tells its windows.
@MainActor @Suite(.timeLimit(.minutes(2))) struct TileTests {
  private let controls = ProgramControls(
    controls: [BeaconControl.self, ReportControl.self], widgets: [TideWidget.self])

  private func tiles(_ window: TestWindow) -> [(isOn: Bool?, texts: [String])] {
    window.all.compactMap { node in
      guard case .tile(let isOn, _) = node.attributes[ShellPartKey.self] else { return nil }
      return (isOn, node.texts)
    }
  }

  @Test func aSwitchShowsItsValueAndRunsItsIntent() async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow(controls: controls)
      try window.press("Controls")
      #expect(tiles(window).map(\.texts) == [["Beacon", "Dark"], ["Report"]])
      #expect(tiles(window).map(\.isOn) == [false, nil])
      try window.press("Beacon")
      await window.untilDone()
      while tiles(window).first?.isOn != true { await Task.yield() }
      #expect(tiles(window).first?.texts == ["Beacon", "Burning"])
      #expect(window.model.notices.notices.isEmpty)
      // What the app changes by itself is shown when it says so.
      Harbour.current.takeBack()
      window.model.tiles.reload(kind: "beacon")
      while tiles(window).first?.isOn != false { await Task.yield() }
      window.model.close()
    }
  }

  @Test func widgetsAndTipsStandBesideThem() async throws {
    let window = try TestWindow(controls: controls)
    window.model.tiles.open()
    while !window.all.flatMap(\.texts).contains("Tide rising") { await Task.yield() }
    await window.until { !window.model.tiles.tips.isEmpty }
    let tip = window.model.tiles.tips.first
    #expect(tip?.title == "Paint")
    #expect(tip?.phrase.hasPrefix("Paint Gull in ") == true)
    window.model.close()
  }

  @Test func aProgramWithoutControlsHasNoButtonForThem() throws {
    let catalog = IntentCatalog(intents: [Report.self])
    let window = try TestWindow(catalog)
    #expect(!window.all.flatMap(\.texts).contains("Controls"))
  }

  @Test func notificationsAreNoticesWithTheirActions() async throws {
    let center = UNUserNotificationCenter(clock: WallClock(now: { .ofTests }) { _ in })
    let windows = ShellWindows(center: center)
    center.surface.fill(windows)
    let window = try TestWindow()
    windows.show(window.model, name: "1", size: .zero)
    async let granted = center.requestAuthorization(options: [.alert])
    _ = try await window.question()
    try window.press("Allow")
    #expect(try await granted)

    let listener = Listener()
    center.delegate = listener
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send",
      textInputPlaceholder: "Answer")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "mail", actions: [reply], intentIdentifiers: [], options: [])
    ])
    let content = UNMutableNotificationContent()
    content.title = "Storm"
    content.body = "At **noon**"
    content.categoryIdentifier = "mail"
    try await center.add(UNNotificationRequest(identifier: "storm", content: content, trigger: nil))
    #expect(window.lastNotice == ["Storm", "At **noon**"])
    try window.press("Reply")
    _ = try await window.question()
    try window.type("Aye", into: "Answer")
    try window.press("Continue")
    while listener.harbour.log.isEmpty { await Task.yield() }
    #expect(listener.harbour.log == ["reply Aye"])
    try await center.add(UNNotificationRequest(identifier: "storm", content: content, trigger: nil))
    await windows.withdraw(["storm"])
    #expect(window.notices.isEmpty)
    windows.close("1")
    #expect(try await !center.requestAuthorization())
  }

  private final class Listener: UNUserNotificationCenterDelegate {
    let harbour = Harbour()
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .banner }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      harbour.note("\(response.actionIdentifier) \(text)")
    }
  }

  @Test func whatWindowsShowCanBeAskedFor() throws {
    let windows = ShellWindows(center: UNUserNotificationCenter(clock: .system))
    let gull = EntityIdentifier(for: Boat.self, identifier: "gull")
    let window = try TestWindow(content: Text(verbatim: "Gull").appEntityIdentifier(gull))
    windows.show(window.model, name: "1", size: CGSize(width: 300, height: 300))
    #expect(windows.onscreen.annotations.map(\.entity) == [gull])
    #expect(windows.front === window.model)
    windows.close("1")
    #expect(windows.onscreen.annotations.isEmpty)
  }
}
