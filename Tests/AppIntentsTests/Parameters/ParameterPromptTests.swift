import AppIntents
import SwiftUICore
import Testing

struct ParameterPromptTests {
  private func during<R: Sendable>(
    _ run: ScriptedRun, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async throws -> R {
    try await IntentRun.$context.withValue(run) { try await body() }
  }

  @Test func aValueIsAskedForInTheParametersWords() async throws {
    let cups = IntentParameter<Int>(title: "Cups", requestValueDialog: "How many cups?")
    let run = ScriptedRun(.value(3), .value(Optional(4)), .value([5, 6]))
    let answers = try await during(run) {
      [try await cups.requestValue(), try await cups.requestValue("Cups?"), try await cups.requestValue()]
    }
    #expect(answers == [3, 4, 5])
    #expect(run.prompts.map(\.dialog) == ["How many cups?", "Cups?", "How many cups?"])
    guard case .value(let asked) = run.prompts[0].kind else {
      Issue.record("no value")
      return
    }
    #expect(asked === cups)
    #expect(cups.valueState == .unset)
  }

  @Test func oneOfSomeIsChosenByItsPlace() async throws {
    let cellar = IntentParameter<Cellar>(title: "Cellar", requestDisambiguationDialog: "Which cellar?")
    let run = ScriptedRun(.index(1), .index(7))
    let both = [Cellar(id: 1), Cellar(id: 2)]
    let chosen = try await during(run) { try await cellar.requestDisambiguation(among: both) }
    #expect(chosen.id == 2)
    #expect(run.prompts[0].dialog == "Which cellar?")
    let error = await #expect(throws: IntentRunError.self) {
      try await self.during(run) { try await cellar.requestDisambiguation(among: both, dialog: "Which?") }
    }
    #expect(error?.code == .unexpectedAnswer)
    #expect(error?.message.contains("'Cellar'") == true)
  }

  @Test func aValueIsConfirmed() async throws {
    let cups = IntentParameter<Int?>(title: "Cups")
    let run = ScriptedRun(.confirmed(true), .confirmed(false), .confirmed(true))
    let answers = try await during(run) {
      [
        try await cups.requestConfirmation(for: 12, dialog: "Twelve?"),
        try await cups.requestConfirmation(for: 12, dialog: nil) { EmptyView() },
        try await cups.requestConfirmation(for: 12, dialog: "Sure?", view: EmptyView()),
      ]
    }
    #expect(answers == [true, false, true])
    #expect(run.prompts.map { $0.view != nil } == [false, true, true])
    guard case .confirmation(_, let item) = run.prompts[0].kind else {
      Issue.record("none")
      return
    }
    #expect(item as? Int == 12)
  }

  @Test func errorsCarryTheQuestion() throws {
    let cellar = IntentParameter<Cellar>(title: "Cellar", requestValueDialog: "Which cellar?")
    func old() throws { throw cellar.requestValue("Where?") }
    let errors: [any Error] = [
      cellar.needsValueError(), cellar.needsDisambiguationError(among: [Cellar(id: 1)], dialog: "This?"),
    ]
    let prompts = errors.compactMap { ($0 as? ParameterPromptError)?.prompt }
    #expect(prompts.map(\.dialog) == ["Which cellar?", "This?"])
    guard case .disambiguation(let asked, let items) = prompts[1].kind else {
      Issue.record("none")
      return
    }
    #expect(asked === cellar)
    #expect(items.count == 1)
    let error = #expect(throws: ParameterPromptError.self) { try old() }
    #expect(error?.prompt.dialog == "Where?")
    #expect(error?.prompt.call == "requestValue(_:)")
    #expect(error?.description.contains("'Cellar'") == true)
  }

  @Test func withoutARunNobodyIsAsked() async {
    let cups = IntentParameter<Int>(title: "Cups")
    let error = await #expect(throws: IntentRunError.self) { try await cups.requestValue("How many?") as Int }
    #expect(error?.code == .outsideOfRun)
  }
}
