import AppIntents
import IntentRuntime
import Testing

@Suite struct RunAuthenticationTests {
  private func running(
    _ intent: any AppIntent, _ known: RunAuthentication, _ surface: ScriptedSurface
  ) async -> RunOutcome {
    await IntentRuntime.fixed().run(RunRequest(intent, authentication: known), on: surface)
  }

  @Test(arguments: [RunAuthentication.nobody, .remote, .local])
  func anActionForAllRunsForAll(known: RunAuthentication) async {
    let surface = ScriptedSurface()
    #expect(await running(Act.doing { _ in "ran" }, known, surface).summary == "finished ran")
    #expect(surface.authentications == 0)
  }

  @Test(arguments: [
    (RunAuthentication.nobody, RunAuthentication.nobody, 1, false), (.nobody, .remote, 1, true),
    (.remote, .nobody, 0, true), (.local, .nobody, 0, true),
  ])
  func anActionForItsOwnerRunsOnceTheyAreKnown(
    known: RunAuthentication, reached: RunAuthentication, asked: Int, runs: Bool
  ) async {
    let surface = ScriptedSurface(authentication: reached)
    let outcome = await running(ActAsOwner.doing { _ in "ran" }, known, surface)
    #expect((outcome.result != nil) == runs)
    #expect(outcome.hasBegun == runs)
    #expect(surface.authentications == asked)
    if !runs { #expect((outcome.failure?.error as? IntentRunError)?.code == .notAuthenticated) }
  }

  @Test(arguments: [(RunAuthentication.remote, false), (.local, true)])
  func anActionForThisDeviceRunsOnlyHere(reached: RunAuthentication, runs: Bool) async {
    let surface = ScriptedSurface(authentication: reached)
    let outcome = await running(ActHere.doing { _ in "ran" }, .remote, surface)
    #expect((outcome.result != nil) == runs)
  }

  /// Nothing of what the run would do shows before its owner is known.
  @Test func nothingIsAskedBefore() async {
    let surface = ScriptedSurface([.text("rye")])
    let outcome = await running(NameAsOwner(), .nobody, surface)
    #expect(outcome.result == nil)
    #expect(surface.questions.isEmpty)
  }
}

private struct NameAsOwner: AppIntent {
  static let title: LocalizedStringResource = "Name as Owner"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  @Parameter(title: "Name") var name: String
  func perform() async throws -> some IntentResult { .result() }
}
