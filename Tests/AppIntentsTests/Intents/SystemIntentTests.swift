import Testing

@testable import AppIntents

@Suite struct SystemIntentTests {
  struct Jar: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Jar] { identifiers.map { Jar(id: $0) } }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
    static let defaultQuery = Query()
    var id: Int
    var displayRepresentation: DisplayRepresentation { "Jar \(id)" }
  }

  struct OpenJar: OpenIntent {
    static let title: LocalizedStringResource = "Open Jar"
    @Parameter(title: "Jar") var target: Jar
  }

  struct EmptyJars: DeleteIntent {
    static let title: LocalizedStringResource = "Empty Jars"
    static let openAppWhenRun = false
    @Parameter(title: "Jars") var entities: [Jar]
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: entities.count) }
  }

  struct SwitchLight: SetValueIntent {
    static let title: LocalizedStringResource = "Switch Light"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
  }

  struct FindRecipes: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Find Recipes"
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter(title: "Text") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: criteria.term) }
  }

  struct WatchLesson: PlayVideoIntent {
    static let title: LocalizedStringResource = "Watch Lesson"
    static let supportedCategories: [VideoCategory] = [.freeform]
    @Parameter(title: "Title") var term: String
    func perform() async throws -> some IntentResult { .result() }
  }

  enum Dance: String, AppEnum {
    case salsa, waltz
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dance"
    static let caseDisplayRepresentations: [Dance: DisplayRepresentation] = [
      .salsa: "Salsa", .waltz: "Waltz",
    ]
  }

  struct StartDance: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Start Dance"
    static var suggestedWorkouts: [StartDance] { [StartDance(style: .salsa)] }
    @Parameter(title: "Dance") var workoutStyle: Dance
    var displayRepresentation: DisplayRepresentation { "\(workoutStyle.rawValue)" }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct WidgetSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Shelf"
    @Parameter(title: "Jar") var jar: Jar?
  }

  struct ControlSettings: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "Room", default: "Kitchen") var room: String
  }

  /// Intents of kinds that ask for nothing more than a title.
  struct Tune: AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, PushToTalkTransmissionIntent,
    PauseWorkoutIntent, ResumeWorkoutIntent, StartDiveIntent, CameraCaptureIntent
  {
    static let title: LocalizedStringResource = "Tune"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func openingOpensTheApp() async throws {
    let intent = OpenJar()
    intent.target = Jar(id: 4)
    #expect(OpenJar.openAppWhenRun)
    #expect(OpenJar.supportedModes == .foreground)
    _ = try await intent.perform()
    #expect(intent.target.id == 4)
  }

  @Test func deletingTakesEntities() async throws {
    let intent = EmptyJars()
    intent.entities = [Jar(id: 1), Jar(id: 2)]
    #expect(try await intent.perform().value == 2)
  }

  @Test func settingTakesAValue() async throws {
    var intent = SwitchLight()
    intent.value = true
    #expect(try await intent.perform().value == true)
  }

  @Test func searchingTakesCriteria() async throws {
    let intent = FindRecipes()
    intent.criteria = StringSearchCriteria(term: "dumplings")
    #expect(try await intent.perform().value == "dumplings")
    #expect(FindRecipes.openAppWhenRun)
    #expect(FindRecipes.searchScopes == [.general])
  }

  @Test func othersOpenTheAppToo() {
    #expect(WatchLesson.openAppWhenRun)
    #expect(WatchLesson.supportedCategories == [.freeform])
    let lesson = WatchLesson()
    lesson.term = "Knife skills"
    #expect(lesson.term == "Knife skills")
    #expect(StartDance.openAppWhenRun)
    #expect(Tune.openAppWhenRun)
  }

  @Test func aWorkoutIsMadeByItsStyle() {
    #expect(StartDance(style: .waltz).workoutStyle == .waltz)
    #expect(StartDance.suggestedWorkouts.map(\.workoutStyle) == [.salsa])
    #expect(String(localized: StartDance(style: .waltz).localizedStringResource) == "waltz")
    StartDance.invalidateSuggestedWorkouts()
  }

  @Test func settingsHoldValuesAndAreNeverRun() async {
    #expect(WidgetSettings().jar == nil)
    #expect(ControlSettings().room == "Kitchen")
    await #expect(processExitsWith: .failure) { _ = try await WidgetSettings().perform() }
    await #expect(processExitsWith: .failure) { _ = try await ControlSettings().perform() }
  }

  @Test func namesStayUnlessTheyAreGiven() {
    struct Renamed: AppIntent {
      static let title: LocalizedStringResource = "Renamed"
      static let persistentIdentifier = "OldName"
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(OpenJar.persistentIdentifier == "OpenJar")
    #expect(Renamed.persistentIdentifier == "OldName")
  }

  @Test func aLinkIsOpenedByWhoOpensLinks() async throws {
    final class Browser: URLOpener {
      let opened = NSLock()
      nonisolated(unsafe) var urls: [URL] = []
      func open(_ url: URL) async throws { opened.withLock { urls.append(url) } }
    }
    let browser = Browser()
    let before = URLOpeners.slot.fill(browser)
    defer { URLOpeners.slot.fill(before) }
    let url = try #require(URL(string: "https://example.org/soup"))
    _ = try await OpenURLIntent(url).perform()
    #expect(browser.urls == [url])
  }
}

extension SystemIntentTests.Jar: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}
