import AppIntents
import Synchronization
import Testing
import WidgetKit

/// One after another: there is one surface in a process.
@Suite(.serialized) struct WidgetCenterTests {
  private struct Unplugged: Error {}

  private final class Recorder: WidgetSurface {
    let calls = Mutex<[String]>([])
    let isUnplugged: Bool

    init(isUnplugged: Bool = false) { self.isUnplugged = isUnplugged }

    private func note(_ call: String) { calls.withLock { $0.append(call) } }
    func reloadTimelines(of kind: String?) { note("timelines of \(kind ?? "all")") }
    func reloadControls(of kind: String?) { note("controls of \(kind ?? "all")") }
    func invalidateRecommendations() { note("recommendations") }
    func invalidateRelevance(of kind: String) { note("relevance of \(kind)") }
    func widgets() async throws -> [WidgetInfo] {
      if isUnplugged { throw Unplugged() }
      return [
        WidgetInfo(id: "1", family: .systemSmall, kind: "tides"),
        WidgetInfo(id: "2", family: .systemLarge, kind: "departures", settings: StopSettings(stop: "Quay")),
      ]
    }
    func controls() async throws -> [ControlInfo] {
      if isUnplugged { throw Unplugged() }
      return [
        ControlInfo(
          id: "3", kind: "lamp", settings: LampSettings(), pushInfo: ControlPushInfo(token: Data([7])))
      ]
    }
  }

  private func withSurface<Result>(
    _ surface: (any WidgetSurface)?, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let before = WidgetSurfaces.slot.fill(surface)
    defer { WidgetSurfaces.slot.fill(before) }
    return try await body()
  }

  @Test func whatHasChangedReachesTheSurface() async {
    let recorder = Recorder()
    await withSurface(recorder) {
      WidgetCenter.shared.reloadTimelines(ofKind: "tides")
      WidgetCenter.shared.reloadAllTimelines()
      WidgetCenter.shared.invalidateConfigurationRecommendations()
      WidgetCenter.shared.invalidateRelevance(ofKind: "tides")
      ControlCenter.shared.reloadControls(ofKind: "lamp")
      ControlCenter.shared.reloadAllControls()
    }
    #expect(
      recorder.calls.withLock { $0 } == [
        "timelines of tides", "timelines of all", "recommendations", "relevance of tides",
        "controls of lamp", "controls of all",
      ])
  }

  @Test func whatIsPlacedSomewhereIsKnown() async throws {
    try await withSurface(Recorder()) {
      let widgets = try await WidgetCenter.shared.currentConfigurations()
      #expect(widgets.map(\.kind) == ["tides", "departures"])
      #expect(widgets.map(\.family) == [.systemSmall, .systemLarge])
      #expect(widgets[1].widgetConfigurationIntent(of: StopSettings.self)?.stop == "Quay")
      #expect(widgets[1].widgetConfigurationIntent(of: PlainSettings.self) == nil)
      let none: StopSettings? = widgets[0].widgetConfigurationIntent()
      #expect(none == nil)
      #expect(widgets[0].debugDescription == "tides in systemSmall, 1")

      let controls = try await ControlCenter.shared.currentControls()
      #expect(controls.map(\.kind) == ["lamp"])
      #expect(controls[0].configurationIntent(of: LampSettings.self)?.lamp == "Porch")
      #expect(controls[0].configurationIntent(of: OtherSettings.self) == nil)
      #expect(controls[0].pushInfo?.token == Data([7]))
      #expect(controls[0].debugDescription == "lamp, 3")
    }
  }

  @Test func aClosureIsToldToo() async {
    await withSurface(Recorder()) {
      let kinds = await withCheckedContinuation { continuation in
        WidgetCenter.shared.getCurrentConfigurations { result in
          continuation.resume(returning: try? result.get().map(\.kind))
        }
      }
      #expect(kinds == ["tides", "departures"])
    }
    await withSurface(Recorder(isUnplugged: true)) {
      let error = await withCheckedContinuation { continuation in
        WidgetCenter.shared.getCurrentConfigurations { result in
          if case .failure(let error) = result { continuation.resume(returning: "\(error)") }
        }
      }
      #expect(error == "Unplugged()")
    }
  }

  @Test func whatASurfaceDoesNotKnowIsAnError() async {
    await withSurface(Recorder(isUnplugged: true)) {
      await #expect(throws: Unplugged.self) { try await WidgetCenter.shared.currentConfigurations() }
      await #expect(throws: Unplugged.self) { try await ControlCenter.shared.currentControls() }
    }
  }

  @Test func whereNothingShowsWidgetsNoneArePlaced() async throws {
    try await withSurface(nil) {
      WidgetCenter.shared.reloadAllTimelines()
      let widgets = try await WidgetCenter.shared.currentConfigurations()
      let controls = try await ControlCenter.shared.currentControls()
      #expect(widgets.isEmpty && controls.isEmpty)
      #expect(await WidgetCenter.shared.currentPushInfo == nil)
    }
  }

  @Test func aPressTellsTheAppWhichWidgetItWas() {
    let settings = StopSettings(stop: "Quay")
    let info = WidgetInfo(id: "2", family: .systemLarge, kind: "departures", settings: settings)
    let activity = info.openingActivity
    #expect(activity.activityType == "departures")
    #expect(activity.userInfo?[WidgetCenter.UserInfoKey.kind] as? String == "departures")
    #expect(activity.userInfo?[WidgetCenter.UserInfoKey.family] as? String == "systemLarge")
    #expect(activity.widgetConfigurationIntent(of: StopSettings.self)?.stop == "Quay")
  }

  @Test func placesAreToldApart() {
    let small = WidgetInfo(id: "1", family: .systemSmall, kind: "tides")
    #expect(small == WidgetInfo(id: "1", family: .systemSmall, kind: "tides"))
    #expect(Set([small, WidgetInfo(id: "2", family: .systemSmall, kind: "tides")]).count == 2)
    let lamp = ControlInfo(id: "3", kind: "lamp")
    #expect(Set([lamp, ControlInfo(id: "3", kind: "lamp"), ControlInfo(id: "4", kind: "lamp")]).count == 2)
    #expect(lamp.pushInfo == nil)
    #expect(small.id == "1" && lamp.id == "3")
  }

  @Test func handlersAreMadeAndTold() {
    final class Log: Sendable { let tokens = Mutex<[Data]>([]) }
    enum Shared { static let log = Log() }
    struct Handler: WidgetPushHandler, ControlPushHandler {
      func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
        Shared.log.tokens.withLock { $0.append(pushInfo.token) }
      }
      func pushTokensDidChange(controls: [ControlInfo]) {
        Shared.log.tokens.withLock { $0 += controls.compactMap(\.pushInfo?.token) }
      }
    }
    let widgets: any WidgetPushHandler.Type = Handler.self
    let controls: any ControlPushHandler.Type = Handler.self
    widgets.init().pushTokenDidChange(WidgetPushInfo(token: Data([1])), widgets: [])
    controls.init().pushTokensDidChange(controls: [
      ControlInfo(id: "3", kind: "lamp", pushInfo: ControlPushInfo(token: Data([2])))
    ])
    #expect(Shared.log.tokens.withLock { $0 } == [Data([1]), Data([2])])
  }
}
