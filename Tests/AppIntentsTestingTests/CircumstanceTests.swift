import AppIntents
import AppIntentsTesting
import Testing

@Suite struct CircumstanceTests {
  @Test func theAppComesToTheFrontWhenItMay() async throws {
    let house = IntentDefinitions.teaHouse()
    let result = try await house.intents["ComeIn"].makeIntent().run(answering: .yes)
    #expect(try result.value == true)
    #expect(result.prompts.map(\.kind) == [.foreground])
    let denied = await #expect(throws: IntentRunError.self) {
      try await house.intents["ComeIn"].makeIntent().run(answering: .no)
    }
    #expect(denied != nil)
    let inFront = IntentDefinitions.teaHouse { $0.isInFront = true }
    #expect(try await inFront.intents["ComeIn"].makeIntent().run().value == true)
    let nowhere = IntentDefinitions.teaHouse { $0.comesToFront = false }
    await #expect(throws: IntentRunError.self) { try await nowhere.intents["ComeIn"].makeIntent().run() }
  }

  @Test func somebodyMustBeThere() async throws {
    let locked = IntentDefinitions.teaHouse {
      $0.presence = .nobody
      $0.presenceAfterUnlocking = .nobody
    }
    await #expect(throws: IntentRunError.self) {
      try await locked.intents["ComeIn"].makeIntent().run(answering: .yes)
    }
    let unlocked = IntentDefinitions.teaHouse { $0.presence = .nobody }
    #expect(try await unlocked.intents["ComeIn"].makeIntent().run(answering: .yes).value == true)
  }

  @Test func nobodyMayBeThereToAsk() async throws {
    let house = IntentDefinitions.teaHouse { $0.canAsk = false }
    let error = await #expect(throws: IntentRunError.self) {
      try await house.intents["BrewTea"].makeIntent().run()
    }
    #expect(error?.code == .missingValue)
  }

  @Test func textsAreReadWhereThePersonIs() async throws {
    func readyBy(_ zone: Int) async throws -> String {
      let house = IntentDefinitions.teaHouse { $0.timeZone = TimeZone(secondsFromGMT: zone) ?? $0.timeZone }
      let tea = house.entities["Tea"].makeReference(identifier: "1")
      return try await house.intents["BrewTea"].makeIntent(tea: tea, readyBy: "2026-06-01T14:00")
        .run().value.note
    }
    #expect(try await readyBy(0) == "by 1780322400")
    #expect(try await readyBy(7_200) == "by 1780315200")
  }

  @Test func aTimeLimitCostsNoTime() async throws {
    let clock = TestClock(Date(timeIntervalSince1970: 1_780_315_200))
    let house = IntentDefinitions.teaHouse { $0.clock = clock }
    let run = try await house.intents["WaitForRain"].makeIntent().start()
    await clock.somethingWaits()
    clock.advance(by: 31)
    let error = await #expect(throws: IntentRunError.self) { try await run.result }
    #expect(error?.message == "The action took too long.")
  }

  @Test func testsDoNotMeet() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...20 {
        group.addTask {
          let house = IntentDefinitions.teaHouse()
          let teas = house.entities["Tea"]
          try await house.intents["IndexTeas"].makeIntent().run()
          if number.isMultiple(of: 2) {
            try await house.intents["DiscardTea"].makeIntent(tea: teas.makeReference(identifier: "1"))
              .run(answering: .yes)
          }
          try await house.intents["RecommendTea"].makeIntent().run()
          #expect(try await teas.allEntities().count == (number.isMultiple(of: 2) ? 2 : 3))
          #expect(house.donations.count == 1)
          #expect(try await teas.spotlightQuery("assam").count == (number.isMultiple(of: 2) ? 0 : 1))
          #expect(try await (house.undo() != nil) == number.isMultiple(of: 2))
        }
      }
      try await group.waitForAll()
    }
  }
}
