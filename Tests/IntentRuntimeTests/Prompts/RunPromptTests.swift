import AppIntents
import IntentRuntime
import JSONValues
import SwiftUI
import Testing

@Suite struct RunPromptTests {
  @Test func aValueIsAskedForAndTheParameterKeepsItsOwn() async {
    let surface = ScriptedSurface([.text("oat")])
    let act = Act.doing { act in
      act.word = "mine"
      return "\(try await act.$word.requestValue("Which?")) \(act.word ?? "")"
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished oat mine")
    #expect(surface.questions.first?.call == "requestValue(_:)")
  }

  @Test(arguments: [
    (RunAnswer.index(1), "rye-2"), (.text("oat"), "oat"), (.text("3"), "oat"), (.json(.number("0")), "rye"),
    (.value(LoafQuery.all[1]), "rye-2"),
  ])
  func oneOfSeveralIsChosen(answer: RunAnswer, expected: String) async {
    let surface = ScriptedSurface([answer])
    let act = Act.doing { act in
      try await act.$loaf.requestDisambiguation(among: Array(LoafQuery.all.prefix(3))).id
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished \(expected)")
  }

  @Test(arguments: [
    RunAnswer.index(3), .index(-1), .text("spelt"), .text("0"), .text("4"), .json(.number("1e9")),
    .json(.array([])), .confirmed(true), .value(7.5),
  ])
  func whatIsNoChoiceIsAskedAgain(answer: RunAnswer) async {
    let surface = ScriptedSurface([answer, .index(0)])
    let act = Act.doing { act in
      try await act.$loaf.requestDisambiguation(among: Array(LoafQuery.all.prefix(3))).id
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished rye")
    #expect(surface.questions.count == 2)
    #expect(surface.questions.last?.problem?.code == .unexpectedAnswer)
    #expect(Set(surface.questions.map(\.number)) == [0])
  }

  @Test func answersThatNeverFitEndTheRun() async {
    let surface = ScriptedSurface(Array(repeating: .text("maybe"), count: 10))
    let act = Act.doing { act in
      try await act.requestConfirmation(dialog: "Sure?")
      return "done"
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(surface.questions.count == 5)
    #expect(outcome.summary.contains("yes or no"))
  }

  @Test(arguments: [
    (RunAnswer.confirmed(true), true), (.text("Yes"), true), (.json(.boolean(false)), false),
    (.text(" n "), false),
  ])
  func aValueIsConfirmed(answer: RunAnswer, expected: Bool) async {
    let surface = ScriptedSurface([answer])
    let act = Act.doing { act in
      "\(try await act.$loaf.requestConfirmation(for: LoafQuery.all[2], dialog: "This one?"))"
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished \(expected)")
    guard case .confirmation(let parameter, let value) = surface.questions.first?.kind else {
      Issue.record("A confirmation was to be asked for.")
      return
    }
    #expect(parameter.name == "loaf")
    #expect(String(localized: value.title) == "Oat")
  }

  @Test func yesGoesOn() async {
    let surface = ScriptedSurface([.confirmed(true)])
    let act = Act.doing { act in
      try await act.requestConfirmation(actionName: .order, dialog: "Order bread?")
      return "ordered"
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished ordered")
    guard case .action(let name) = surface.questions.first?.kind else {
      Issue.record("A confirmation was to be asked for.")
      return
    }
    #expect(name == .order)
  }

  @Test func noEndsTheRun() async {
    let act = Act.doing { act in
      try await act.requestConfirmation(dialog: "Order bread?")
      return "ordered"
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: ScriptedSurface([.confirmed(false)]))
    #expect(outcome.summary == "cancelled by the person")
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func whatWasHeardForSureNeedsNoConfirmation(isUncertain: Bool, questions: Int) async {
    let surface = ScriptedSurface([.confirmed(true)])
    let act = Act.doing { act in
      try await act.requestConfirmation(conditions: .lowConfidenceSource, dialog: "Sure?")
      return "done"
    }
    let outcome = await IntentRuntime.fixed().run(RunRequest(act, isUncertain: isUncertain), on: surface)
    #expect(outcome.summary == "finished done")
    #expect(surface.questions.count == questions)
  }

  @Test func withoutConditionsItAlwaysAsks() async {
    let surface = ScriptedSurface([.confirmed(true)])
    let act = Act.doing { act in
      try await act.requestConfirmation()
      return "done"
    }
    _ = await IntentRuntime.fixed().run(RunRequest(act, isUncertain: false), on: surface)
    #expect(surface.questions.count == 1)
  }

  // MARK: Choices

  private static let archive = IntentChoiceOption(title: "Archive")
  private static let delete = IntentChoiceOption(title: "Delete", style: .destructive)

  private static func choosing() -> Act {
    Act.doing { act in
      let choice = try await act.requestChoice(
        between: [.cancel, archive, delete], dialog: "Archive or delete?")
      return choice == archive ? "archived" : choice == delete ? "deleted" : "neither"
    }
  }

  @Test(arguments: [
    (RunAnswer.index(2), "deleted"), (.text("archive"), "archived"), (.text("2"), "archived"),
    (.value(delete), "deleted"), (.json(.string("Delete")), "deleted"), (.json(.number("1")), "archived"),
  ])
  func oneOptionIsChosen(answer: RunAnswer, expected: String) async {
    let surface = ScriptedSurface([answer])
    #expect(
      await IntentRuntime.fixed().outcome(Self.choosing(), on: surface).summary == "finished \(expected)")
    guard case .choice(let options) = surface.questions.first?.kind else {
      Issue.record("A choice was to be asked for.")
      return
    }
    #expect(options.map(\.style) == [.cancel, .default, .destructive])
  }

  @Test func theOptionThatCancelsEndsTheRunEvenIfTheAppGoesOn() async {
    let surface = ScriptedSurface([.text("Cancel")])
    #expect(
      await IntentRuntime.fixed().outcome(Self.choosing(), on: surface).summary == "cancelled by the person")
    let stubborn = Act.doing { act in
      do {
        _ = try await act.requestChoice(between: [.cancel, Self.archive])
      } catch {
        return "went on"
      }
      return "done"
    }
    #expect(
      await IntentRuntime.fixed().outcome(stubborn, on: ScriptedSurface([.index(0)])).summary
        == "cancelled by the person")
  }

  @Test func withoutOptionsThereIsNothingToAsk() async {
    let surface = ScriptedSurface([.index(0)])
    let act = Act.doing { act in "\(try await act.requestChoice(between: []).title)" }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary.contains("at least one option"))
    #expect(surface.questions.isEmpty)
  }

  @Test func aViewStandsBesideAQuestion() async {
    let surface = ScriptedSurface([.index(0), .confirmed(true)])
    let act = Act.doing { act in
      _ = try await act.requestChoice(between: [Self.archive], dialog: "Which?") { Text("Bread") }
      try await act.requestConfirmation(dialog: "Sure?", showDialogAsPrompt: false) { Text("Bread") }
      return "done"
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished done")
    #expect(surface.questions.allSatisfy { $0.view != nil })
    #expect(surface.questions.map(\.showsDialog) == [true, false])
  }

  // MARK: Order

  @Test func equalQuestionsAreToldApart() async {
    let surface = ScriptedSurface([.text("a"), .text("b")])
    let act = Act.doing { act in
      try await act.$word.requestValue() + (try await act.$word.requestValue())
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(outcome.summary == "finished ab")
    #expect(outcome.answers.map(\.key.occurrence) == [0, 1])
    #expect(outcome.answers.map(\.key.subject) == ["word", "word"])
    #expect(surface.questions.map(\.number) == [0, 1])
  }

  @Test func aSurfaceThatFailsFailsTheRun() async {
    let outcome = await IntentRuntime.fixed().outcome(
      Act.doing { try await $0.$word.requestValue() }, on: BrokenSurface())
    #expect(outcome.failure?.error is BakeryClosed)
  }
}

private struct BrokenSurface: RunSurface {
  var abilities: RunSurfaceAbilities { .asks }
  func answer(to question: RunQuestion) async throws -> RunAnswer { throw BakeryClosed() }
}
