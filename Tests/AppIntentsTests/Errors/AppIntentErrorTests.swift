import Testing

@testable import AppIntents

@Suite struct AppIntentErrorTests {
  enum KitchenError: Error, CustomLocalizedStringResourceConvertible, CustomAppIntentErrorConvertible {
    case burnt
    var localizedStringResource: LocalizedStringResource { "It is burnt." }
    var appIntentError: AppIntentError { .init(wrapping: self) }
  }

  struct Silent: LocalizedError {
    var errorDescription: String? { "Nothing was said." }
  }

  @Test func eachKnownFailureTellsThePerson() {
    let failures: [AppIntentError] = [
      .UserActionRequired.accountSetup, .UserActionRequired.confirmation, .UserActionRequired.signin,
      .PermissionRequired.bluetooth, .PermissionRequired.camera, .PermissionRequired.contacts,
      .PermissionRequired.localNetwork, .PermissionRequired.location, .PermissionRequired.microphone,
      .PermissionRequired.motion, .PermissionRequired.photos, .PermissionRequired.speechRecognition,
      .Unrecoverable.entityNotFound, .Unrecoverable.featureCurrentlyRestricted,
      .Unrecoverable.networkFailure, .Unrecoverable.notAllowed, .Unrecoverable.partialFailure,
      .Unrecoverable.unknown, .Unrecoverable.unsupportedOnDevice,
    ]
    #expect(Set(failures.map(\.description)).count == failures.count)
    for failure in failures {
      guard case .known = failure.kind else {
        Issue.record("\(failure) is not known")
        return
      }
      #expect(failure.description == String(localized: failure.localizedStringResource))
    }
  }

  @Test func anErrorOfTheAppKeepsItsWords() {
    #expect(KitchenError.burnt.appIntentError.description == "It is burnt.")
    #expect(AppIntentError(wrapping: Silent()).description == "Nothing was said.")
    guard case .wrapping(let error) = KitchenError.burnt.appIntentError.kind else {
      Issue.record("not wrapped")
      return
    }
    #expect(error is KitchenError)
  }

  @Test func aKnownFailureMayHaveOtherWords() {
    let error = AppIntentError(
      predefinedError: .PermissionRequired.photos, description: "Pictures of dishes first.")
    #expect(error.description == "Pictures of dishes first.")
    guard case .known("photos") = error.kind else {
      Issue.record("it lost what it is")
      return
    }
  }

  @Test func onlyKnownFailuresTakeOtherWords() async {
    await #expect(processExitsWith: .failure) {
      _ = AppIntentError(predefinedError: .restartPerform, description: "x")
    }
  }

  @Test func restartingIsAnErrorToo() {
    guard case .restart = AppIntentError.restartPerform.kind else {
      Issue.record("not a restart")
      return
    }
    #expect(!AppIntentError.restartPerform.description.isEmpty)
  }
}
