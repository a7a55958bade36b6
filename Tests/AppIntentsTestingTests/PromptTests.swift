import AppIntents
import AppIntentsTesting
import Testing

@Suite struct PromptTests {
  let house = IntentDefinitions.teaHouse()

  @Test func everyKindOfQuestionIsAnswered() async throws {
    let result = try await house.intents["ChooseCup"].makeIntent()
      .run(answering: .title("Large cup"), .index(1), .yes)
    #expect(try result.value == "large strong true")
    #expect(result.prompts.map(\.kind) == [.choice, .disambiguation, .confirmation])
    #expect(result.prompts.map(\.dialog) == ["Which cup?", "How strong?", "Sure?"])
    #expect(result.prompts[1].options == ["Mild", "Strong"])
    #expect(result.prompts[1].parameter == "strength")
  }

  @Test func literalsStandForWhatPeopleSay() async throws {
    let result = try await house.intents["ChooseCup"].makeIntent().run(answering: "small cup", "Mild", false)
    #expect(try result.value == "small mild false")
  }

  @Test func aFunctionMayAnswer() async throws {
    let result = try await house.intents["ChooseCup"].makeIntent().run { prompt in
      prompt.kind == .confirmation ? .no : .index(0)
    }
    #expect(try result.value == "small mild false")
  }

  @Test func aMissingValueIsAskedFor() async throws {
    let intent = house.intents["BrewTea"].makeIntent()
    let byTitle = try await intent.run(answering: .about("tea", .title("Sencha")))
    #expect(try byTitle.value.tea.name == "Sencha")
    let reference = house.entities["Tea"].makeReference(identifier: "3")
    let byValue = try await intent.run(answering: .value(reference))
    #expect(try byValue.value.tea.name == "Sencha of spring")
    // Two teas have "Sencha" in their names: which is meant is asked.
    let bySaying = try await intent.run(answering: "Sench", .title("Sencha of spring"))
    #expect(try bySaying.value.tea.name == "Sencha of spring")
  }

  @Test func aQuestionWithoutAnswerSaysWhatWasAsked() async throws {
    let error = await #expect(throws: IntentTestingError.self) {
      try await house.intents["ChooseCup"].makeIntent().run(answering: .index(0))
    }
    #expect(error?.code == .unscriptedPrompt)
    let message = try #require(error?.message)
    for part in ["ChooseCup", "'strength'", "How strong?", "'Mild', 'Strong'", "after the 1 before"] {
      #expect(message.contains(part), "\(part) is not in: \(message)")
    }
  }

  @Test func answersThatAreLeftOverFailTheTest() async throws {
    let error = await #expect(throws: IntentTestingError.self) {
      try await house.intents["CountTeas"].makeIntent().run(answering: .yes)
    }
    #expect(error?.code == .unusedAnswers)
    #expect(error?.message.contains("asked nothing") == true)
  }

  @Test func anAnswerThatDoesNotFitFailsTheTest() async throws {
    for answer in [PromptAnswer.title("Huge cup"), .index(7), .about("tea", .index(0)), "enormous"] {
      let error = await #expect(throws: IntentTestingError.self) {
        try await house.intents["ChooseCup"].makeIntent().run(answering: answer)
      }
      #expect(error?.code == .unfitAnswer)
      #expect(error?.message.contains("Small cup") == true)
    }
  }

  @Test func aRefusalCanBeExpected() async throws {
    let intent = house.intents["Stubborn"].makeIntent()
    #expect(try await intent.run(answering: .refused(9), 2).value == 2)
    let taken = await #expect(throws: IntentTestingError.self) {
      try await intent.run(answering: .refused(3))
    }
    #expect(taken?.message.contains("was taken") == true)
  }

  @Test func anAppThatCatchesEverythingHidesNothing() async throws {
    let error = await #expect(throws: IntentTestingError.self) {
      try await house.intents["Stubborn"].makeIntent().run()
    }
    #expect(error?.code == .unscriptedPrompt)
  }

  @Test func callingOffEndsTheRun() async throws {
    let error = await #expect(throws: IntentRunError.self) {
      try await house.intents["ChooseCup"].makeIntent().run(answering: .cancel)
    }
    #expect(error?.code == .cancelled)
  }

  @Test func aRunIsLookedAtAndCalledOffInTheMiddle() async throws {
    let run = try await house.intents["SteepLong"].makeIntent().start()
    let first = try #require(await run.nextPrompt())
    #expect(first.prompt.dialog == "Step 1?")
    try first.answer("go on")
    let second = try #require(await run.nextPrompt())
    #expect(second.prompt.dialog == "Step 2?")
    #expect(run.progress.completedUnitCount == 1)
    #expect(run.progress.totalUnitCount == 2)
    run.cancel()
    let error = await #expect(throws: IntentRunError.self) { try await run.result }
    #expect(error?.code == .cancelled)
    #expect(await run.nextPrompt() == nil)
  }

  @Test func whatIsUndoneIsThereAgain() async throws {
    let teas = house.entities["Tea"]
    let result = try await house.intents["DiscardTea"].makeIntent(tea: teas.makeReference(identifier: "2"))
      .run(answering: .title("Do"))
    #expect(result.undoActionName == "Discard Sencha")
    #expect(try await teas.entities(identifiers: [2]).isEmpty)
    #expect(try await house.undo() == "Discard Sencha")
    #expect(try await teas.entities(identifiers: [2]).count == 1)
    #expect(try await house.redo() == "Discard Sencha")
    #expect(try await teas.entities(identifiers: [2]).isEmpty)
  }

  @Test func aNoLeavesEverythingAsItWas() async throws {
    let teas = house.entities["Tea"]
    await #expect(throws: IntentRunError.self) {
      try await house.intents["DiscardTea"].makeIntent(tea: teas.makeReference(identifier: "2"))
        .run(answering: .no)
    }
    #expect(try await teas.allEntities().count == 3)
    #expect(await house.undoActionName == nil)
  }
}
