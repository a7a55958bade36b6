import AppIntents
import IntentRuntime
import Testing

@Suite struct RunRestartTests {
  @Test func theActionBeginsAnewWithItsParametersAsTheyAre() async {
    let notes = Notes()
    let act = Act.doing { act in
      notes.add(act.word ?? "none")
      guard act.word != nil else {
        act.word = "set"
        throw AppIntentError.restartPerform
      }
      return "done"
    }
    #expect(await IntentRuntime.fixed().outcome(act).summary == "finished done")
    #expect(notes.all == ["none", "set"])
  }

  @Test func anActionThatAlwaysBeginsAnewIsStopped() async {
    let notes = Notes()
    let act = Act.doing { _ in
      notes.add("again")
      throw AppIntentError.restartPerform
    }
    let outcome = await IntentRuntime.fixed().outcome(act)
    #expect(outcome.summary == "failed: Act began anew 32 times without coming to an end.")
    #expect(notes.all.count == 32)
    #expect(outcome.hasBegun)
  }

  @Test func aMissingValueIsAskedForAndTheActionBeginsAnew() async {
    let surface = ScriptedSurface([.text("rye")])
    let act = Act.doing { act in
      guard let word = act.word else { throw act.$word.needsValueError("Which word?") }
      return word
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished rye")
    #expect(surface.questions.map { $0.dialog.map { String(localized: $0.full) } } == ["Which word?"])
  }

  @Test func oneOfSeveralIsChosenAndTheActionBeginsAnew() async {
    let surface = ScriptedSurface([.text("Oat")])
    let act = Act.doing { act in
      guard let loaf = act.loaf else {
        throw act.$loaf.needsDisambiguationError(among: Array(LoafQuery.all.prefix(3)), dialog: "Which loaf?")
      }
      return loaf.id
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished oat")
    guard case .disambiguation(let parameter, let options) = surface.questions.first?.kind else {
      Issue.record("A choice was to be asked for.")
      return
    }
    #expect(parameter.name == "loaf")
    #expect(options.options.count == 3)
  }

  @Test func whereNobodyCanBeAskedTheParameterIsNamed() async {
    let act = Act.doing { act in throw act.$word.needsValueError("Which word?") }
    let outcome = await IntentRuntime.fixed().outcome(act)
    #expect(outcome.failure?.parameter == "word")
    #expect(outcome.summary.contains("It would ask: Which word?"))
  }
}
