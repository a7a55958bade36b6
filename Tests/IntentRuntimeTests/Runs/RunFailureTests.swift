import AppIntents
import IntentRuntime
import Testing

@Suite struct RunFailureTests {
  private func message(_ error: any Error) async -> String {
    await IntentRuntime.fixed().outcome(Act.doing { _ in throw error }).summary
  }

  @Test func theAppsOwnWordsReachThePerson() async {
    #expect(await message(OvenError.cold) == "failed: The oven is cold.")
  }

  @Test func wrappedAndPredefinedErrorsSayWhatTheyAre() async {
    #expect(await message(AppIntentError(wrapping: OvenError.cold)) == "failed: The oven is cold.")
    #expect(
      await message(AppIntentError.Unrecoverable.networkFailure)
        == "failed: There is no connection to the internet.")
    #expect(
      await message(
        AppIntentError(predefinedError: .PermissionRequired.camera, description: "Let me see the bread."))
        == "failed: Let me see the bread.")
  }

  @Test func errorsInTheTermsOfTheSystem() async {
    #expect(await message(Convertible(error: .UserActionRequired.signin)) == "failed: Sign in first.")
    let wrapped = AppIntentError(wrapping: OvenError.cold)
    #expect(await message(Convertible(error: wrapped)) == "failed: The oven is cold.")
  }

  @Test func anErrorThatIsWrappedIsTheOneThatIsKept() async {
    let outcome = await IntentRuntime.fixed().outcome(
      Act.doing { _ in throw AppIntentError(wrapping: OvenError.cold) })
    #expect(outcome.failure?.error as? OvenError == .cold)
  }

  /// An error that asks for something is understood however it is thrown.
  @Test func anErrorInTheTermsOfTheSystemMayBeginAnew() async {
    let notes = Notes()
    let act = Act.doing { _ in
      notes.add("again")
      if notes.all.count == 1 { throw Convertible(error: .restartPerform) }
      return "done"
    }
    #expect(await IntentRuntime.fixed().outcome(act).summary == "finished done")
  }

  @Test func errorsOfFoundation() async {
    #expect(await message(Described()) == "failed: The flour is gone.")
    let text = await message(CocoaError(.fileNoSuchFile))
    #expect(!text.contains("NSError") && !text.contains("Domain="), "\(text)")
  }

  @Test func plainErrorsSayTheirName() async {
    #expect(await message(BakeryClosed()) == "failed: BakeryClosed()")
  }

  @Test func percentSignsOfTheAppStayWhatTheyAre() async {
    #expect(await message(IntentRunError(.missingValue, "100 %@ of it")) == "failed: 100 %@ of it")
  }

  @Test func dialogsAreSaidInFullOrBesideAView() async throws {
    let result = try await IntentRuntime.fixed().outcome(TellTwice()).get()
    #expect(result.dialog.map { String(localized: $0.full) } == "The loaf is in the oven.")
    #expect(result.dialog?.supporting.map { String(localized: $0) } == "In the oven.")
  }
}

private enum OvenError: Error, CustomLocalizedStringResourceConvertible {
  case cold
  var localizedStringResource: LocalizedStringResource { "The oven is cold." }
}

private struct Convertible: CustomAppIntentErrorConvertible {
  let error: AppIntentError
  var appIntentError: AppIntentError { error }
}

private struct Described: LocalizedError {
  var errorDescription: String? { "The flour is gone." }
}

private struct TellTwice: AppIntent {
  static let title: LocalizedStringResource = "Tell Twice"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(full: "The loaf is in the oven.", supporting: "In the oven."))
  }
}
