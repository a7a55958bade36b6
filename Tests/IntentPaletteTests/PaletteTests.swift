import AppIntents
import IntentDiscovery
import IntentPalette
import IntentPhrases
import StoppedClock
import Synchronization
import Testing

@Suite struct PaletteTests {
  private let time = StoppedClock(Date(timeIntervalSinceReferenceDate: 0))

  private func palette(
    _ catalog: IntentCatalog = Pantry.catalog, books: ShortcutPhraseBooks? = nil,
    index: PaletteIndexSearch? = nil, usage: @escaping Palette.Usage = { _ in 0 }
  ) -> Palette {
    Palette(
      catalog: catalog, books: books, index: index, usage: usage,
      limit: TimeLimit(seconds: 2, clock: time.clock), locale: Locale(identifier: "en_US"), timeZone: .gmt)
  }

  private func titles(_ text: String, _ palette: Palette) async -> [String] {
    await palette.search(text).actions.map(\.action.title)
  }

  @Test(arguments: [
    "call", "wai", "waiter", "call waitr", "please call a waiter", "CALL", "can you call the waiters",
  ])
  func actionsAreFoundByTheirWords(_ text: String) async throws {
    let found = try #require(await palette().search(text).actions.first)
    #expect(found.action.title == "Call a Waiter")
    #expect(found.intent is Pantry.CallWaiter)
    #expect(found.missing == [])
  }

  @Test(arguments: ["hungry", "kitchen", "meal", "breakfast"])
  func keywordsCategoriesAndTypesCountToo(_ text: String) async {
    #expect(await titles(text, palette()).contains("Order Dish"))
  }

  @Test(arguments: ["zebra", "xyzzy quux", "12345", "🦓"])
  func otherWordsFindNothingAndSayWhy(_ text: String) async {
    let results = await palette().search(text)
    #expect(results.actions.isEmpty && results.entities.isEmpty)
    #expect(results.emptyReason == .nothingSimilar)
    #expect(await palette(IntentCatalog()).search(text).emptyReason == .noActions)
  }

  @Test func whatIsHiddenNeverAppears() async {
    let results = await palette().search("order dish burnt secret pancakes", limit: 100)
    #expect(!results.actions.contains { $0.action.title == "Order Dish Burnt" })
    #expect(!results.entities.contains { $0.title == "Secret Pancakes" })
    #expect(
      results.actions.allSatisfy { action in !action.values.contains { "\($0.display)".contains("Secret") } })
  }

  @Test func whyNamesTheWordsAndTheirPlaces() async throws {
    let text = "  Waiter, please!"
    let found = try #require(await palette().search(text).actions.first)
    let word = try #require(found.why.words.first)
    #expect(text[word.range] == "Waiter")
    #expect(word.field == .title)
    #expect(word.quality == 1)
    #expect(!found.why.isByMeaning)
  }

  @Test func usesDecideBetweenEquals() async {
    let used = PaletteItem.action(.init(intent: Pantry.Order.self))
    let often = palette(usage: { $0 == used ? 1 : 0 })
    #expect(await titles("dish", palette()).first == "Open Dish")
    #expect(await titles("dish", often).first == "Order Dish")
    #expect(await titles("", often).first == "Order Dish")
    // A figure that is none has no say.
    #expect(await titles("waiter", palette(usage: { _ in .nan })).first == "Call a Waiter")
    #expect(await titles("waiter", palette(usage: { $0 == used ? 1_000 : 0 })).first == "Call a Waiter")
  }

  @Test func theRestOfTheTextFillsParameters() async throws {
    let text = "please order two crisp blueberry pancakes"
    let found = try #require(await palette().search(text).actions.first)
    let intent = try #require(found.intent as? Pantry.Order)
    #expect(intent.dish.id == "blueberry")
    #expect(intent.count == 2)
    #expect(intent.doneness == .crisp)
    #expect(found.values.map(\.parameter) == ["count", "doneness", "dish"])
    #expect(found.values.map { String(text[$0.range]) } == ["two", "crisp", "blueberry pancakes"])
    #expect(found.missing == [])
  }

  @Test func severalEntitiesAreSeveralProposals() async throws {
    let results = await palette().search("order pancakes")
    let dishes = results.actions.compactMap {
      $0.values.isEmpty ? nil : ($0.intent as? Pantry.Order)?.dish.id
    }
    #expect(dishes.first == "pancakes")
    #expect(dishes.contains("blueberry"))
    #expect(!dishes.contains("secret"))
  }

  @Test func whatIsMissingIsNamed() async throws {
    let bare = try #require(await palette().search("order").actions.first { $0.action.title == "Order Dish" })
    #expect(bare.missing.map(\.name) == ["dish"])
    #expect(bare.missing.map(\.title) == ["Dish"])
    let review = try #require(
      await palette().search("write review rather too sweet").actions.first { !$0.values.isEmpty })
    #expect((review.intent as? Pantry.WriteReview)?.text == "rather too sweet")
    #expect(review.missing.map(\.name) == ["dish"])
    // Out of range: the count stays at its default.
    let many = try #require(
      await palette().search("order 99 waffles").actions.first { !$0.values.isEmpty }?.intent as? Pantry.Order
    )
    #expect(many.count == 1)
    #expect(many.dish.id == "waffle")
  }

  @Test func entitiesOpenWithTheirIntent() async throws {
    let results = await palette().search("waffl")
    let waffles = try #require(results.entities.first)
    #expect(waffles.title == "Waffles")
    #expect((waffles.opening as? Pantry.OpenDish)?.target.id == "waffle")
    let without = palette(IntentCatalog(intents: [Pantry.Order.self], entities: [Pantry.Dish.self]))
    #expect(try #require(await without.search("waffl").entities.first).opening == nil)
  }

  @Test func theIndexAndQueriesAreMergedAndWhatIsGoneIsLeftOut() async throws {
    let asked = Mutex<[String]>([])
    let results = await palette(index: { text, types, limit in
      asked.withLock { $0.append(types.map { $0.persistentIdentifier }.joined()) }
      return [
        PaletteIndexHit(identifier: EntityIdentifier(for: Pantry.Dish.self, identifier: "gone"), score: 1),
        PaletteIndexHit(
          identifier: EntityIdentifier(for: Pantry.Dish.self, identifier: "pancakes"), score: 0.9),
        PaletteIndexHit(
          identifier: EntityIdentifier(for: Pantry.Dish.self, identifier: "waffle"), score: 0.7,
          isByMeaning: true),
        PaletteIndexHit(identifier: EntityIdentifier(for: Pantry.Dish.self, identifier: "secret"), score: 1),
      ]
    }).search("pancakes")
    #expect(results.entities.map(\.identifier.identifier) == ["pancakes", "blueberry", "waffle"])
    #expect(results.entities.map(\.why.isByMeaning) == [false, false, true])
    #expect(asked.withLock { $0 }.contains("Dish"))
  }

  @Test func aQueryThatHangsOrFailsDelaysNothing() async throws {
    let catalog = IntentCatalog(
      intents: Pantry.intents, entities: [Pantry.Dish.self, Pantry.Cellar.self, Pantry.Larder.self])
    let stream = palette(catalog).results(for: "waffles")
    var steps = stream.makeAsyncIterator()
    var last = try #require(await steps.next())
    while last.entities.isEmpty || last.problems.isEmpty {
      last = try #require(await steps.next())
    }
    #expect(!last.isComplete)
    #expect(last.entities.map(\.title) == ["Waffles"])
    last =
      await time.passes {
        var steps: [PaletteResults] = []
        for await step in stream { steps.append(step) }
        return steps
      }.last ?? last
    #expect(last.isComplete)
    #expect(last.entities.map(\.title) == ["Waffles"])
    #expect(last.problems.map(\.source).sorted() == ["CellarQuery", "LarderQuery"])
    #expect(last.problems.contains { $0.message.contains("the larder is locked") })
    #expect(last.problems.contains { $0.message.contains("2 seconds") })
  }

  @Test func shortcutsAreFoundByPhraseAndByValue() async throws {
    let books = ShortcutPhraseBooks(
      providers: [Pantry.Shortcuts.self], applicationNames: ["Griddle"],
      limit: TimeLimit(seconds: 1, clock: .standing))
    let palette = palette(books: books)
    // The shortcut stands for its intent.
    let titles = await palette.search("order").actions.map(\.action.title)
    #expect(titles.first == "Order Something")
    #expect(!titles.contains("Order Dish"))
    let row = try #require(await palette.search("serve waffles").actions.first)
    #expect(row.action.title == "Serve Waffles")
    #expect((row.intent as? Pantry.Order)?.dish.id == "waffle")
    guard case .shortcut(_, 0, let option?) = row.action.kind else {
      Issue.record("\(row.action.kind)")
      return
    }
    #expect(option.title == "Waffles")
  }

  @Test func aStreamThatIsLeftCallsOffWhatIsAsked() async {
    let catalog = IntentCatalog(intents: Pantry.intents, entities: [Pantry.Cellar.self])
    for await step in palette(catalog).results(for: "waiter") {
      #expect(step.actions.first?.action.title == "Call a Waiter")
      break
    }
  }

  @Test func anyTextComesToAnEnd() async {
    let texts = [
      String(repeating: "order ", count: 50_000), String(repeating: "é", count: 500_000),
      "\u{0}\u{FFFD}\u{200D}",
    ]
    for text in texts {
      let results = await palette().search(text, limit: 3)
      #expect(results.isComplete)
      #expect(results.actions.count <= 3)
    }
    #expect(await palette().search("order", limit: -1).actions.isEmpty)
  }
}
