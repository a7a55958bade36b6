import AppIntents
import AppIntentsTesting
import Testing

@Suite struct RunTests {
  let house = IntentDefinitions.teaHouse()

  @Test func anIntentRunsByNameWithValuesOfEveryKind() async throws {
    let tea = house.entities["Tea"].makeReference(identifier: "1")
    let result = try await house.intents["BrewTea"].makeIntent(
      tea: tea, minutes: 5, strength: house.enums["Strength"].makeCase("strong"), note: "hot",
      readyBy: Date(timeIntervalSince1970: 60), extras: ["milk", "honey"],
      picture: IntentFile(data: Data([1]), filename: "cup.png")
    ).run()
    #expect(try result.value.minutes == 5)
    #expect(try result.value.note == "strong, hot, cup.png, milk, honey, by 60")
    #expect(try result.value.tea.name == "Assam")
    #expect(result.dialog == "Assam is ready in 5 minutes.")
  }

  @Test func nilLeavesOutAndATypedOneSetsNothing() async throws {
    var intent = house.intents["BrewTea"].makeIntent(
      tea: house.entities["Tea"].makeReference(identifier: "2"), minutes: nil, note: String?.none)
    #expect(try await intent.run().value.minutes == 3)
    intent.note = "warm"
    #expect(try await intent.run().value.note == "warm")
    intent.note = nil
    let note: String? = try await intent.run().value.note
    #expect(note == nil)
  }

  @Test func aResultGoesIntoTheNextIntent() async throws {
    let teas = try await house.entities["Tea"].entities(matching: "Assam")
    let brew = try await house.intents["BrewTea"].makeIntent(tea: teas[0]).run()
    let listed = try await house.intents["ListTeas"].makeIntent().run()
    let served = try await house.intents["ServeBrew"].makeIntent(brew: brew.value, beside: listed.value).run()
    #expect(try served.value == "Assam and Assam and Sencha and Sencha of spring")
  }

  @Test func entitiesMayBeGivenAsAList() async throws {
    let teas = try await house.entities["Tea"].allEntities()
    let brew = house.transientEntities["Brew"].makeEntity(tea: teas[1], minutes: 2)
    let served = try await house.intents["ServeBrew"].makeIntent(brew: brew, beside: teas).run()
    #expect(try served.value == "Sencha and Assam and Sencha and Sencha of spring")
  }

  @Test func theAppsOwnErrorComesAsItIs() async throws {
    await #expect(throws: TeaProblem.coldWater) {
      try await house.intents["BoilWater"].makeIntent().run()
    }
  }

  @Test func unknownNamesAreAnsweredWithProposals() async throws {
    let unknownIntent = await #expect(throws: IntentTestingError.self) {
      try await house.intents["BrewTee"].makeIntent().run()
    }
    #expect(unknownIntent?.code == .unknownDefinition)
    #expect(unknownIntent?.message.contains("Did you mean 'BrewTea'?") == true)

    let unknownParameter = await #expect(throws: IntentRunError.self) {
      try await house.intents["BrewTea"].makeIntent(minuts: 3).run()
    }
    #expect(unknownParameter?.message.contains("has no parameter 'minuts'. Did you mean 'minutes'?") == true)

    let unknownCase = await #expect(throws: IntentTestingError.self) {
      try await house.intents["CountTeas"].makeIntent(strength: house.enums["Strength"].makeCase("weak"))
        .run()
    }
    #expect(unknownCase?.message.contains("'mild', 'strong'") == true)

    let twice = await #expect(throws: IntentTestingError.self) {
      try await house.intents["CountTeas"].makeIntent.dynamicallyCall(
        withKeywordArguments: ["strength": "mild", "strength": "strong"]
      ).run()
    }
    #expect(twice?.code == .badArguments)
  }

  @Test func valuesThatDoNotFitNameTheParameter() async throws {
    let tea = house.entities["Tea"].makeReference(identifier: "1")
    let range = await #expect(throws: IntentRunError.self) {
      try await house.intents["BrewTea"].makeIntent(tea: tea, minutes: 11).run()
    }
    #expect(range?.code == .valueOutOfRange)
    #expect(range?.message.contains("minutes") == true)

    let gone = await #expect(throws: IntentRunError.self) {
      let tea = house.entities["Tea"].makeReference(identifier: "99")
      try await house.intents["BrewTea"].makeIntent(tea: tea).run()
    }
    #expect(gone?.message.contains("'99'") == true)
  }

  @Test func whatAResultOpensIsSeen() async throws {
    let result = try await house.intents["RecommendTea"].makeIntent().run()
    let opened = try #require(result.opened.first)
    #expect(opened.intent.identifier == "OpenTea")
    #expect(try opened.intent.target.name == "Assam")
    #expect(try opened.result.get().value == "Assam")
    #expect(house.donations.map(\.intent.identifier) == ["OpenTea"])
    #expect(try house.donations[0].intent.target.name == "Assam")
  }
}
