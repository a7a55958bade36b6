import AppIntents
import IntentDiscovery
import IntentPhrases
import StoppedClock
import Testing

private struct Gift: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gift"
  static let defaultQuery = GiftQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "gift \(id)") }
}

/// More gifts than there may be phrases.
private struct GiftQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Gift] { [] }
  func suggestedEntities() async throws -> [Gift] { (0..<10_000).map { Gift(id: $0) } }
}

private struct Broken: Error, CustomStringConvertible {
  var description: String { "the cupboard is locked" }
}

private struct BrokenOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { throw Broken() }
}

/// Never answers, and takes no notice of being called off.
private struct HangingOptions: DynamicOptionsProvider {
  func results() async throws -> [String] {
    await withUnsafeContinuation { (_: UnsafeContinuation<[String], Never>) in }
  }
}

private struct StoredOptions: DynamicOptionsProvider {
  @IntentParameterDependency<Give>(\.$paper) var give
  func results() async throws -> [String] { [give.map { "\($0.paper) one" } ?? "nothing"] }
}

private struct Give: AppIntent {
  static let title: LocalizedStringResource = "Give"
  @Parameter(title: "Gift") var gift: Gift?
  @Parameter(title: "Broken", optionsProvider: BrokenOptions()) var broken: String
  @Parameter(title: "Hanging", optionsProvider: HangingOptions()) var hanging: String
  @Parameter(title: "Fitting", optionsProvider: StoredOptions()) var fitting: String
  @Parameter(title: "Paper") var paper: String
  @Parameter(title: "Count") var count: Int
  init() {}
  init(paper: String) { self.paper = paper }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Mixed: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Give(paper: "red"),
      phrases: [
        "Give something with \(.applicationName)", "Give \(\.$broken) with \(.applicationName)",
        "Give \(\.$fitting) with \(.applicationName)", "Give \(\.$count) with \(.applicationName)",
        "Give away", AppShortcutPhrase("${applicationName}"),
        AppShortcutPhrase("Give ${ribbon} with ${applicationName}"),
      ])
  }
}

private struct Hanging: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Give(),
      phrases: ["Give \(\.$hanging) with \(.applicationName)", "Give something with \(.applicationName)"])
  }
}

private struct Many: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Give(), phrases: ["Give \(\.$gift) with \(.applicationName)"])
    for number in 1...10 {
      AppShortcut(
        intent: Give(), phrases: [AppShortcutPhrase(String("Give number \(number) in ${applicationName}"))])
    }
  }
}

private struct Contradicting: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Give(), phrases: ["Give with \(.applicationName)"])
    AppShortcut(intent: Diner.ShowOrders(), phrases: ["give, with \(.applicationName)!"])
  }
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Give with \(.applicationName)"])
  }
}

private struct None: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { [AppShortcut]() }
}

@Suite struct PhraseBookBuilderTests {
  private let time = StoppedClock(Date(timeIntervalSinceReferenceDate: 0))

  private func book(_ provider: any AppShortcutsProvider.Type) async -> ShortcutPhraseBook {
    await PhraseBookBuilder(
      applicationNames: ["Bow"], limit: TimeLimit(seconds: 3, clock: time.clock), languages: ["en"]
    ).book(of: provider)
  }

  @Test func whatFailsLeavesTheOthersAlone() async throws {
    let book = await book(Mixed.self)
    #expect(book.phrases.map(\.text) == ["Give something with Bow", "Give red one with Bow"])
    let codes = book.diagnostics.map(\.code)
    #expect(
      Set(codes) == [
        .missingApplicationName, .emptyPhrase, .unknownParameter, .unsupportedParameter, .optionsFailed,
      ])
    #expect(codes.count == 5)
    func message(_ code: PhraseDiagnostic.Code) -> String {
      book.diagnostics.first { $0.code == code }?.message ?? ""
    }
    #expect(message(.optionsFailed).contains("the cupboard is locked"))
    #expect(message(.optionsFailed).contains("'broken' of Give"))
    #expect(message(.unknownParameter).contains("'ribbon'"))
    #expect(message(.unknownParameter).contains("'gift'"))
    #expect(message(.missingApplicationName).contains("'Give away'"))
    #expect(message(.unsupportedParameter).contains("Int"))
  }

  @Test func whatHangsLeavesTheOthersAlone() async throws {
    let book = await self.time.passes { await self.book(Hanging.self) }
    #expect(book.phrases.map(\.text) == ["Give something with Bow"])
    #expect(book.diagnostics.map(\.code) == [.optionsTimedOut])
    let message = try #require(book.diagnostics.first?.message)
    #expect(message.contains("'hanging' of Give"))
    #expect(message.contains("3 seconds"))
  }

  @Test func tooMuchIsCutAndSaid() async {
    let book = await book(Many.self)
    #expect(book.shortcuts.count == 10)
    #expect(book.phrases.count == 1_000)
    #expect(book.phrases.count { $0.shortcut == 0 } == 991)
    let messages = book.diagnostics.filter {
      [.tooManyShortcuts, .tooManyOptions, .tooManyPhrases].contains($0.code)
    }.map(\.message)
    #expect(messages.count == 3)
    #expect(messages.contains { $0.contains("11 shortcuts") })
    #expect(messages.contains { $0.contains("10000 values") })
    #expect(book.match("give gift 990 with bow").first?.isExact == true)
    #expect(book.match("give gift 991 with bow").isEmpty)
    #expect(book.match("give number 9 in bow").first?.shortcutIndex == 9)
    #expect(book.match("give number 10 in bow").isEmpty)
  }

  @Test func phrasesThatContradictAreReported() async {
    let book = await book(Contradicting.self)
    #expect(book.diagnostics.map(\.code) == [.ambiguousPhrase, .contradictoryPhrase, .contradictoryPhrase])
    guard case .ambiguous(let matches) = book.answer(to: "give with bow") else {
      Issue.record("\(book.answer(to: "give with bow"))")
      return
    }
    #expect(matches.map(\.shortcutIndex) == [0, 1])
  }

  @Test func noShortcutsAreABookToo() async {
    let book = await book(None.self)
    #expect(book.phrases.isEmpty && book.diagnostics.isEmpty && book.presentedShortcuts.isEmpty)
    #expect(book.match("anything").isEmpty)
  }

  @Test func shortcutsAreListedOnceForEachValue() async throws {
    let book = await Diner.book()
    #expect(book.diagnostics == [])
    let order = try #require(book.presentedShortcuts.first)
    #expect(order.title == "Order")
    #expect(order.groups.map(\.title) == ["Favourites", "All"])
    #expect(order.groups.map(\.systemImageName) == ["star", nil])
    #expect(order.groups[0].rows.map(\.title) == ["Order Pho", "Order Tomato Soup"])
    let intent = try #require(order.groups[0].rows[0].intent as? Diner.OrderSoup)
    #expect(intent.soup.id == 4)
    #expect(intent.note == "from a phrase")
    #expect((order.groups[0].rows[0].intent as? Diner.OrderSoup)?.$soup !== intent.$soup)
    let show = book.presentedShortcuts[1]
    #expect(show.title == "Show Orders")
    #expect(show.groups.map { $0.rows.map(\.title) } == [["Show Orders"]])
  }

  @Test func otherLanguagesHaveOtherWords() async throws {
    let builder = PhraseBookBuilder(
      applicationNames: ["Pot"], limit: TimeLimit(seconds: 1, clock: .standing), languages: ["de_CH", "en"])
    let book = await builder.book(of: Diner.Shortcuts.self)
    #expect(book.match("Bitte order die tomato soup with Pot, danke").count == 1)
    #expect(book.match("please order the tomato soup with Pot").isEmpty)
    let unknown = PhraseBookBuilder(
      applicationNames: ["Pot"], limit: TimeLimit(seconds: 1, clock: .standing), languages: ["tlh"])
    #expect(await unknown.book(of: Diner.Shortcuts.self).match("please order pho with Pot").count == 1)
  }
}
