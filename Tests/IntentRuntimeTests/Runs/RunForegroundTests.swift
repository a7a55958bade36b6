import AppIntents
import IntentRuntime
import Testing

@Suite struct RunForegroundTests {
  private func mode(_ intent: some AppIntent) -> String {
    let mode = intent.systemContext.currentMode
    return "\(mode == .foreground ? "front" : "back")\(mode.canContinueInForeground ? ", may come" : "")"
  }

  @Test func inTheBackgroundNothingComesToTheFront() async {
    let surface = ScriptedSurface()
    let outcome = await IntentRuntime.fixed().outcome(Act.doing { mode($0) }, on: surface)
    #expect(outcome.summary == "finished back")
    #expect(surface.fronts == 0)
  }

  @Test func theAppIsInFrontBeforeAnImmediateActionRuns() async {
    let surface = ScriptedSurface()
    let act = ActInFront.doing { "\(mode($0)) \(surface.fronts)" }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished front, may come 1")
  }

  @Test func anActionForTheFrontAloneFailsWhereThereIsNone() async {
    let act = ActInFront.doing { _ in "ran" }
    let outcome = await IntentRuntime.fixed().outcome(act)
    #expect(outcome.summary.contains("'Act in Front' needs the app in front"))
    #expect(!outcome.hasBegun)
  }

  @Test(arguments: [(RunSurfaceAbilities.foreground, "front, may come"), (RunSurfaceAbilities.asks, "back")])
  func anActionForBothRunsWhereItCan(abilities: RunSurfaceAbilities, expected: String) async {
    let surface = ScriptedSurface(abilities: abilities)
    let outcome = await IntentRuntime.fixed().outcome(ActInFrontIfPossible.doing { mode($0) }, on: surface)
    #expect(outcome.summary == "finished \(expected)")
  }

  @Test func anActionForBothRunsBehindWhenTheAppDoesNotCome() async {
    let surface = ScriptedSurface(comesToFront: false)
    let outcome = await IntentRuntime.fixed().outcome(ActInFrontIfPossible.doing { mode($0) }, on: surface)
    #expect(outcome.summary == "finished back, may come")
  }

  @Test func aDeferredActionComesToTheFrontWhenItIsDone() async {
    let surface = ScriptedSurface()
    let act = ActThenShow.doing { "\(mode($0)) \(surface.fronts)" }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished back, may come 0")
    #expect(surface.fronts == 1)
  }

  @Test func aDynamicActionAsksFirst() async {
    let surface = ScriptedSurface([.text("yes")])
    let act = ActDynamically.doing { act in
      let before = mode(act)
      try await act.continueInForeground("Open the bakery?")
      return "\(before) -> \(mode(act))"
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(outcome.summary == "finished back, may come -> front, may come")
    #expect(surface.questions.first?.dialog.map { String(localized: $0.full) } == "Open the bakery?")
    #expect(surface.fronts == 1)
  }

  @Test func deniedTheActionMayGoOnBehind() async {
    let surface = ScriptedSurface([.confirmed(false)])
    let act = ActDynamically.doing { act in
      do {
        try await act.continueInForeground()
        return "came"
      } catch {
        return "denied, \(mode(act))"
      }
    }
    #expect(
      await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished denied, back, may come")
    #expect(surface.fronts == 0)
  }

  @Test func deniedTheRunEndsAsCalledOff() async {
    let surface = ScriptedSurface([.confirmed(false)])
    let act = ActDynamically.doing { act in
      try await act.continueInForeground()
      return "came"
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "cancelled by the person")
  }

  @Test(arguments: [(5.0, 0), (11.0, 1), (-3.0, 1)])
  func recentActivityNeedsNoQuestion(secondsAgo: Double, questions: Int) async {
    let surface = ScriptedSurface([.confirmed(true)], lastActivity: .ofTests - secondsAgo)
    let act = ActDynamically.doing { act in
      try await act.continueInForeground(alwaysConfirm: false)
      return mode(act)
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished front, may come")
    #expect(surface.questions.count == questions)
  }

  @Test func withoutKnownActivityItAsks() async {
    let surface = ScriptedSurface([.confirmed(true)])
    let act = ActDynamically.doing { act in
      try await act.continueInForeground(alwaysConfirm: false)
      return mode(act)
    }
    _ = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(surface.questions.count == 1)
  }

  @Test func recentActivityDoesNotStandForAConfirmation() async {
    let surface = ScriptedSurface([.confirmed(true)], lastActivity: .ofTests - 1)
    let act = ActDynamically.doing { act in
      try await act.continueInForeground(alwaysConfirm: true)
      return mode(act)
    }
    _ = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(surface.questions.count == 1)
  }

  @Test func whereThereIsNoFrontNobodyIsAsked() async {
    let surface = ScriptedSurface([.confirmed(true)], abilities: [.asks])
    let act = ActDynamically.doing { act in
      try await act.continueInForeground()
      return "came"
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(outcome.summary == "failed: The app can't come to the front here.")
    #expect(surface.questions.isEmpty)
  }

  @Test func anActionThatDoesNotSaySoMayNotComeToTheFront() async {
    let act = Act.doing { act in
      try await act.continueInForeground()
      return "came"
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: ScriptedSurface([.confirmed(true)]))
    #expect(outcome.summary.contains(".foreground(.dynamic)"))
  }

  @Test func anAppThatDoesNotComeIsNoDenial() async {
    let surface = ScriptedSurface([.confirmed(true)], comesToFront: false)
    let act = ActDynamically.doing { act in
      try await act.continueInForeground()
      return "came"
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(outcome.summary == "failed: The app did not come to the front.")
  }

  @Test func theErrorLetsTheActionBeginAgainInFront() async {
    let surface = ScriptedSurface([.confirmed(true)])
    let notes = Notes()
    let act = ActDynamically.doing { act in
      notes.add(mode(act))
      guard act.systemContext.currentMode == .foreground else {
        throw act.needsToContinueInForegroundError("Open it?")
      }
      return "in front"
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished in front")
    #expect(notes.all == ["back, may come", "front, may come"])
  }

  @available(*, deprecated)
  @Test func theErrorsContinuationDoesTheRest() async {
    let notes = Notes()
    let intent = ContinueInFront()
    intent.scene = Stage.add { act in
      notes.add("perform")
      guard let act = act as? ContinueInFront else { return "" }
      throw act.needsToContinueInForegroundError { @MainActor in notes.add("continuation") }
    }
    let outcome = await IntentRuntime.fixed().outcome(intent, on: ScriptedSurface([.confirmed(true)]))
    #expect(outcome.summary == "finished without a value")
    #expect(notes.all == ["perform", "continuation"])
  }

  @Test func anActionThatNeverComesToItsEndIsStopped() async {
    let surface = ScriptedSurface([.confirmed(true)])
    let act = ActDynamically.doing { throw $0.needsToContinueInForegroundError() }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary.contains("began anew 32 times"))
  }

  @Test func whatLeadsToContentIsShownToAnAppInFrontToo() async {
    let surface = ScriptedSurface(isInFront: true)
    let open = OpenLoaf()
    open.target = LoafQuery.all[0]
    #expect(await IntentRuntime.fixed().outcome(open, on: surface).summary == "finished without a value")
    #expect(surface.shown.compactMap { ($0 as? OpenLoaf)?.target.id } == ["rye"])
  }
}

@available(*, deprecated)
private struct ContinueInFront: StagedIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continue in Front"
  @Parameter(title: "Scene", default: 0) var scene: Int
}
