import AppIntents
import AppIntentsTesting
import Testing

@Suite struct QueryTests {
  let house = IntentDefinitions.teaHouse()

  @Test func queriesAnswerByName() async throws {
    let teas = house.entities["Tea"]
    #expect(try await teas.allEntities().map(\.identifier.instanceIdentifier) == ["1", "2", "3"])
    #expect(try await teas.suggestedEntities().count == 2)
    #expect(try await teas.entities(matching: "spring").first?.name == "Sencha of spring")
    let found = try await teas.entities(identifiers: [3, 1, 77])
    #expect(found.map(\.identifier.instanceIdentifier) == ["3", "1"])
    #expect(found[0].identifier.entityType.bundleIdentifier == "house.tea")
    #expect(found[0] == teas.makeReference(identifier: "3"))
  }

  @Test func queriesAreValues() async throws {
    let teas = house.entities["Tea"]
    #expect(teas.entityQuery(identifiers: ["1"]) == teas.entityQuery(identifiers: [1]))
    #expect(teas.allEntitiesQuery() != teas.suggestedEntitiesQuery())
    #expect(try await teas.entityQuery(matching: "Assam").run().count == 1)
  }

  @Test func valueQueriesMakeEntities() async throws {
    let query = house.valueQueries["TeasForMoney"]
    let result = try await query.values(for: IntentCurrencyAmount(amount: 2, currencyCode: "EUR"))
    #expect(result.items.count == 2)
    #expect(try result.items[1].name == "Sencha")
    let tea: AnyAppEntity = try result.items[0].as(AnyAppEntity.self)
    #expect(try tea.name == "Assam")
    await #expect(throws: IntentRunError.self) { try await query.values(for: "much") }
  }

  @Test func theIndexFindsWhatTheAppIndexed() async throws {
    let teas = house.entities["Tea"]
    #expect(try await teas.spotlightQuery().isEmpty)
    try await house.intents["IndexTeas"].makeIntent().run()
    #expect(try await teas.spotlightQuery().count == 3)
    #expect(try await teas.spotlightQuery("sencha spr").first?.name == "Sencha of spring")
    #expect(try await teas.spotlightQuery("coffee").isEmpty)
    #expect(house.openedURLs.map(\.path) == ["/teas"])
    try await house.inApp { try await CSSearchableIndex.default().deleteAppEntities(ofType: Tea.self) }
    #expect(try await teas.spotlightQuery().isEmpty)
  }

  @Test func entitiesTravel() async throws {
    let teas = house.entities["Tea"]
    let assam = teas.makeReference(identifier: "1")
    let file = try await assam.exported(as: .plainText)
    #expect(String(decoding: file.data, as: UTF8.self) == "1 Assam")
    #expect(file.filename.hasSuffix(".txt"))
    #expect(try await assam.exported(as: String.self) == "1 Assam")
    #expect(try await assam.exported(as: IntentPerson.self).name.displayString == "The one who grows Assam")
    #expect(try await teas.resolved(from: file) == assam)
    #expect(try await teas.resolved(from: "4 Ceylon").name == "Ceylon")
    #expect(try await teas.resolved(from: IntentCurrencyAmount(amount: 1, currencyCode: "EUR")) == assam)
    await #expect(throws: TransferError.self) { try await assam.exported(as: .png) }
    let error = await #expect(throws: IntentTestingError.self) {
      try await teas.resolved(from: IntentPerson(name: .displayName("Nobody")))
    }
    #expect(error?.code == .notSupported)
  }
}
