import AppIntents
import SwiftUICore
import Testing
import WidgetKit

@MainActor @Suite struct WidgetDescriptionTests {
  private struct Push: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
  }

  /// A configuration that consists of another, as apps write them.
  private struct Edgeless<Base: WidgetConfiguration>: WidgetConfiguration {
    let base: Base
    var body: some WidgetConfiguration { base.contentMarginsDisabled() }
  }

  private var plain: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: TideProvider()) { TideView(entry: $0) }
  }

  private func description(_ configuration: some WidgetConfiguration) throws -> WidgetDescription {
    try #require(configuration.widgetDescription)
  }

  @Test func aWidgetSaysWhatItIs() throws {
    let tides = try description(TideWidget().body)
    #expect(tides.kind == "tides")
    #expect(words(tides.displayName) == "Tides")
    #expect(words(tides.summary) == "High and low water.")
    #expect(tides.families == [.systemSmall, .systemMedium, .accessoryInline])
    #expect(tides.intentType == nil)
  }

  @Test func withoutSettingsOfItsOwnItHasTheUsual() throws {
    let usual = try description(plain)
    #expect(usual.displayName == nil && usual.summary == nil)
    #expect(usual.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    #expect(!usual.promptsForSettings && !usual.disablesContentMargins && usual.isBackgroundRemovable)
    #expect(usual.mountingStyles.isEmpty && usual.texture == nil && usual.pushHandler == nil)
    #expect(usual.recommendations().isEmpty)
  }

  @Test func theIntentNamesAWidgetThatHasNoNameOfItsOwn() throws {
    let departures = try description(DepartureWidget().body)
    #expect(departures.intentType == StopSettings.self)
    #expect(words(departures.displayName) == "Departures from a stop")
    #expect(words(departures.summary) == "The next buses from a stop.")
    let named = try description(DepartureWidget().body.configurationDisplayName("Buses"))
    #expect(words(named.displayName) == "Buses")
  }

  @Test(arguments: ["key", "text", "resource", "string"])
  func namesComeInFourForms(form: String) throws {
    let string = "Low \("water")"
    let named =
      switch form {
      case "key": try description(plain.configurationDisplayName("Low water").description("Low water"))
      case "text":
        try description(
          plain.configurationDisplayName(Text(verbatim: string)).description(Text(verbatim: string)))
      case "resource":
        try description(
          plain.configurationDisplayName(LocalizedStringResource("Low water"))
            .description(LocalizedStringResource("Low water")))
      default: try description(plain.configurationDisplayName(string).description(string))
      }
    #expect(words(named.displayName) == "Low water")
    #expect(words(named.summary) == "Low water")
  }

  @Test func settingsReachTheDescription() throws {
    let set = try description(
      plain.contentMarginsDisabled().containerBackgroundRemovable(false).promptsForUserConfiguration()
        .disfavoredLocations([.standBy, .carPlay], for: [.systemSmall])
        .disfavoredLocations([.lockScreen], for: [.systemSmall, .systemLarge])
        .supportedMountingStyles([.recessed]).widgetTexture(.paper).pushHandler(Push.self)
        .onBackgroundURLSessionEvents(matching: "tides") { _, done in done() }
        .onBackgroundURLSessionEvents { _, done in done() })
    #expect(set.disablesContentMargins)
    #expect(!set.isBackgroundRemovable)
    #expect(set.promptsForSettings)
    #expect(
      set.disfavoredLocations == [
        .systemSmall: [.standBy, .carPlay, .lockScreen], .systemLarge: [.lockScreen],
      ])
    #expect(set.mountingStyles == [.recessed])
    #expect(set.texture == .paper)
    #expect(set.pushHandler is Push.Type)
    #expect(set.kind == "plain")
  }

  @Test func aConfigurationMayConsistOfAnother() throws {
    let edgeless = try description(Edgeless(base: plain).configurationDisplayName("Edgeless"))
    #expect(edgeless.disablesContentMargins)
    #expect(words(edgeless.displayName) == "Edgeless")
    #expect(edgeless.kind == "plain")
  }

  @Test func noConfigurationIsNoWidget() {
    #expect(EmptyWidgetConfiguration().widgetDescription == nil)
    #expect(EmptyWidgetConfiguration().supportedFamilies([.systemSmall]).widgetDescription == nil)
  }

  @Test func placesStylesAndTexturesAreKeptApart() {
    let places: Set<WidgetLocation> = [
      .homeScreen, .lockScreen, .standBy, .iPhoneWidgetsOnMac, .carPlay, .smartStack, .watchFace,
    ]
    #expect(places.count == 7)
    #expect(WidgetMountingStyle.elevated != .recessed)
    #expect(WidgetTexture.glass != .paper)
  }

  @Test func familiesAreThoseThatIntentsKnow() {
    #expect(WidgetFamily.allCases.count == 9)
    #expect(Set(WidgetFamily.allCases.map(\.description)).count == 9)
    #expect(WidgetFamily.accessoryCorner.description == "accessoryCorner")
    #expect(Set(WidgetFamily.allCases.compactMap(\.intentFamily)).count == 8)
    #expect(WidgetFamily.systemLarge.intentFamily == .systemLarge)
    #expect(WidgetFamily.systemExtraLargePortrait.intentFamily == nil)
    #expect(WidgetFamily(rawValue: WidgetFamily.systemMedium.rawValue) == .systemMedium)
  }

  @Test func aProgramOfWidgetsStartsAndEnds() {
    TideWidget.main()
  }
}
