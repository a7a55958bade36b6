import AppIntents
import Testing

private struct OpenPot: AppIntent {
  static let title: LocalizedStringResource = "Open Pot"
  @Parameter(title: "Pot") var pot: Kitchen.Pot
  @Parameter(title: "Pace") var pace: Kitchen.Pace?
  init() {}
  init(pot: Kitchen.Pot) { self.pot = pot }
  func perform() async throws -> some IntentResult { .result() }
}

private struct PotOptions: DynamicOptionsProvider {
  func results() async throws -> [Kitchen.Pot] { [Kitchen.Pot(id: 1), Kitchen.Pot(id: 2)] }
}

private struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .tangerine

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Close \(.applicationName)", NegativeAppShortcutPhrase("Stop")])
  }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Kitchen.Cook(), phrases: ["Cook with \(.applicationName)"])
    AppShortcut(
      intent: OpenPot(pot: Kitchen.Pot(id: 3)),
      phrases: ["Open \(\.$pot) in \(.applicationName)", AppShortcutPhrase("Lid off")],
      shortTitle: "Open", systemImageName: "frying.pan")
    AppShortcut(
      intent: OpenPot(), phrases: ["\(.applicationName) \(\.$pace)"], shortTitle: "Pots",
      systemImageName: "fork.knife",
      parameterPresentation: ParameterPresentation(
        for: \.$pot, summary: Summary("Open \(\.$pot)", table: "Pots"),
        optionsCollections: {
          OptionsCollection(PotOptions(), title: "Favourites", systemImageName: "star")
          OptionsCollection(PotOptions(), title: "All")
        }))
  }
}

private struct Conditional: AppShortcutsProvider {
  @AppShortcutsBuilder static func make(_ isLong: Bool) -> [AppShortcut] {
    if isLong { AppShortcut(intent: OpenPot(), phrases: ["A \(.applicationName)"]) }
    if isLong {
      AppShortcut(intent: OpenPot(), phrases: ["B \(.applicationName)"])
    } else {
      AppShortcut(intent: OpenPot(), phrases: ["C \(.applicationName)"])
    }
    for _ in 0..<2 { AppShortcut(intent: OpenPot(), phrases: ["D \(.applicationName)"]) }
    if #available(macOS 13, *) { AppShortcut(intent: OpenPot(), phrases: ["E \(.applicationName)"]) }
    [AppShortcut(intent: OpenPot(), phrases: ["F \(.applicationName)"])]
  }

  static var appShortcuts: [AppShortcut] { make(true) }
}

@Suite struct AppShortcutTests {
  @Test func aShortcutCanBeReadWithoutItsTypes() throws {
    let shortcuts = Shortcuts.appShortcuts
    #expect(shortcuts.count == 3)
    #expect(shortcuts[0].intent is Kitchen.Cook)
    #expect(shortcuts[0].shortTitle == nil)
    #expect(shortcuts[0].phrases[0].parts == [.text("Cook with "), .applicationName])
    #expect(shortcuts[1].shortTitle.map { String(localized: $0) } == "Open")
    #expect(shortcuts[1].systemImageName == "frying.pan")
    #expect((shortcuts[1].intent as? OpenPot)?.pot.id == 3)
    #expect(
      shortcuts[1].phrases[0].parts == [.text("Open "), .parameter("pot"), .text(" in "), .applicationName])
    #expect(shortcuts[1].phrases[0].text.key == "Open ${pot} in ${applicationName}")
    #expect(shortcuts[1].phrases[0].parameters == ["pot"])
    #expect(!shortcuts[1].phrases[1].namesApplication)
    #expect(shortcuts[2].phrases[0].parameters == ["pace"])
    #expect(shortcuts[0].appShortcuts.count == 1)
    #expect(shortcuts.appShortcuts.count == 3)
  }

  @Test func aPresentationNamesItsParameterAndItsOptions() async throws {
    let presentation = try #require(Shortcuts.appShortcuts[2].presentation)
    #expect(presentation.parameter == "pot")
    #expect(presentation.summary.key == "Open ${pot}")
    #expect(presentation.table == "Pots")
    #expect(presentation.collections.map { String(localized: $0.title) } == ["Favourites", "All"])
    #expect(presentation.collections.map(\.systemImageName) == ["star", nil])
    let favourites = try #require(presentation.collections.first as? AppShortcutOptionsCollection<PotOptions>)
    #expect(try await favourites.dynamicOptionsProvider.results().map(\.id) == [1, 2])
  }

  @Test func aTitleHasTwoForms() {
    typealias Title = Shortcuts.Title<
      OpenPot, Kitchen.Pot, IntentParameter<Kitchen.Pot>, KeyPath<OpenPot, IntentParameter<Kitchen.Pot>>
    >
    let title = Title(specific: "Open \(\.$pot)", generic: "Open a Pot", table: "Pots")
    #expect(title.specific.key == "Open ${pot}")
    #expect(title.generic == "Open a Pot")
    #expect(title.table == "Pots")
  }

  @Test func theProviderSaysMoreOfTheApp() {
    #expect(Shortcuts.shortcutTileColor == .tangerine)
    #expect(Shortcuts.negativePhrases.phrases.map(\.text.key) == ["Close ${applicationName}", "Stop"])
    #expect(Conditional.shortcutTileColor == .blue)
    #expect(Conditional.negativePhrases.phrases.isEmpty)
  }

  @Test func theBuilderTakesConditionsAndLoops() {
    func letters(_ shortcuts: [AppShortcut]) -> String {
      String(shortcuts.compactMap { $0.phrases[0].text.key.first })
    }
    #expect(letters(Conditional.make(true)) == "ABDDEF")
    #expect(letters(Conditional.make(false)) == "CDDEF")
    #expect(AppShortcutsBuilder.buildBlock().isEmpty)
  }

  @Test func tokensAreEqual() {
    #expect(Set([AppShortcutPhraseToken.applicationName, .applicationName]).count == 1)
  }
}
