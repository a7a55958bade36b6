import AppIntents
import IntentRuntime
import JSONValues
import Testing

@Suite struct RunResolutionTests {
  private func bake(
    _ arguments: [String: RunArgument], _ answers: RunAnswer..., abilities: RunSurfaceAbilities = [.asks]
  ) async -> (RunOutcome, ScriptedSurface) {
    let surface = ScriptedSurface(answers, abilities: abilities)
    let outcome = await IntentRuntime.fixed().run(RunRequest(BakeLoaf(), arguments: arguments), on: surface)
    return (outcome, surface)
  }

  private func value(_ outcome: RunOutcome) throws -> String? { try outcome.get().value as? String }

  @Test func textsBecomeValues() async throws {
    let (outcome, surface) = await bake([
      "loaf": .text("oat"), "count": .text("3"), "crust": .text("well done"),
      "toppings": .text(["salt", "dill"]),
    ])
    #expect(try value(outcome) == "3 dark Oat with salt and dill")
    #expect(surface.questions.isEmpty)
  }

  @Test func jsonBecomesValues() async throws {
    let json = try JSONValue(
      parsing: Array(#"{"loaf":"Oat","count":2,"crust":"dark","toppings":["salt"]}"#.utf8))
    guard case .object(let members) = json else { return }
    let (outcome, _) = await bake(
      Dictionary(uniqueKeysWithValues: members.map { ($0.name, RunArgument.json($0.value)) }))
    #expect(try value(outcome) == "2 dark Oat with salt")
  }

  @Test func defaultsAndOptionalsNeedNothing() async throws {
    let (outcome, _) = await bake(["loaf": .value(LoafQuery.all[0])])
    #expect(try value(outcome) == "1 Rye")
  }

  @Test func whatIsMissingIsAskedFor() async throws {
    let (outcome, surface) = await bake([:], .text("Oat"))
    #expect(try value(outcome) == "1 Oat")
    #expect(surface.questions.count == 1)
    guard case .value(let parameter, let options, let isClosed) = surface.questions[0].kind else {
      Issue.record("A value was to be asked for, and not \(surface.questions[0].kind).")
      return
    }
    #expect(parameter.name == "loaf")
    #expect(options?.options.count == 5)
    #expect(!isClosed)
  }

  @Test func anOptionIsChosenByItsPlace() async throws {
    let (outcome, _) = await bake([:], .index(2))
    #expect(try value(outcome) == "1 Oat")
  }

  @Test func severalThatFitAreAQuestion() async throws {
    let (outcome, surface) = await bake(["loaf": .text("spelt")], .index(1))
    #expect(try value(outcome) == "1 Spelt")
    guard case .disambiguation(_, let options) = surface.questions[0].kind else {
      Issue.record("A choice was to be asked for.")
      return
    }
    #expect(options.options.compactMap { ($0.value as? Loaf)?.id } == ["spelt-a", "spelt-b"])
  }

  @Test func severalThatFitFailWhereNobodyCanBeAsked() async {
    let (outcome, _) = await bake(["loaf": .text("spelt")], abilities: [])
    #expect(outcome.failure?.parameter == "loaf")
    #expect(outcome.failure.map { String(localized: $0.message).contains("2 fit 'spelt'") } == true)
    #expect(!outcome.hasBegun)
  }

  @Test(arguments: [
    ("count", RunArgument.text("99"), "1 to 12"), ("count", .text("many"), "Int"),
    ("crust", .text("burnt"), "soft, dark"), ("loaf", .text("croissant"), "croissant"),
    ("toppings", .text(["a", "b", "c", "d"]), "0 to 3 values"), ("lof", .text("rye"), "Did you mean 'loaf'?"),
    ("count", .json(.number("1e400")), "1e400"),
  ])
  func whatDoesNotFitNamesTheParameter(name: String, argument: RunArgument, expected: String) async {
    var arguments: [String: RunArgument] = ["loaf": .text("oat")]
    arguments[name] = argument
    let (outcome, _) = await bake(arguments, abilities: [])
    #expect(outcome.failure?.parameter == name)
    let text = outcome.failure.map { String(localized: $0.message) } ?? ""
    #expect(text.contains(expected), "\(text)")
    #expect(!outcome.hasBegun)
  }

  @Test func allThatIsMissingIsNamedWhereNobodyCanBeAsked() async {
    let (outcome, _) = await bake([:], abilities: [])
    #expect(outcome.failure?.parameter == "loaf")
  }

  @Test func anAnswerThatDoesNotFitIsAskedForAgain() async throws {
    let (outcome, surface) = await bake([:], .text("croissant"), .text("rye"))
    #expect(try value(outcome) == "1 Rye")
    #expect(surface.questions.count == 2)
    #expect(surface.questions[0].problem == nil)
    #expect(surface.questions[1].problem?.code == .unknownEntity)
  }

  @Test func callingOffEndsTheRun() async {
    let (outcome, _) = await bake([:], .cancelled)
    guard case .cancelled(let reason, isStillRunning: false) = outcome.ending else {
      Issue.record("It was to be cancelled, and not \(outcome.ending).")
      return
    }
    #expect(reason == .userCancelled)
    #expect(!outcome.hasBegun)
  }

  @Test func theRequestKeepsItsOwnValues() async throws {
    let intent = BakeLoaf()
    intent.count = 4
    let outcome = await IntentRuntime.fixed().run(
      RunRequest(intent, arguments: ["loaf": .text("oat"), "count": .text("7")]), on: SilentSurface())
    #expect(try value(outcome) == "7 Oat")
    #expect(intent.count == 4)
  }
}
