import AppIntents

/// The outcome of a run.
package struct RunOutcome: Sendable {
  /// The ending of a run.
  package enum Ending: Sendable {
    /// The run did what was asked.
    case finished(RunResult)
    /// The run failed.
    case failed(RunFailure)
    /// The run was called off, or took too long. `isStillRunning` says that `perform()` has not ended yet:
    /// it was told to and takes no notice.
    case cancelled(IntentCancellationReason, isStillRunning: Bool)
  }

  package let id: RunIdentifier
  package let intentType: any AppIntent.Type
  package let ending: Ending
  /// The entry to undo what the run did, also where it failed or was cancelled half way.
  package let undo: UndoEntry?
  /// A Boolean value that indicates whether `perform()` had begun: then something may be done even though
  /// the run did not finish.
  package let hasBegun: Bool
  /// The prompts with the answers that they were given, in their order.
  package let answers: [AnsweredPrompt]

  package var result: RunResult? {
    if case .finished(let result) = ending { result } else { nil }
  }

  package var failure: RunFailure? {
    if case .failed(let failure) = ending { failure } else { nil }
  }

  /// Returns the result.
  ///
  /// - Throws: The app's own error or `IntentRunError` when the run failed, `IntentRunError` with `cancelled`
  ///   when it was called off.
  package func get() throws -> RunResult {
    switch ending {
    case .finished(let result): return result
    case .failed(let failure): throw failure.error
    case .cancelled(let reason, _):
      throw IntentRunError(
        .cancelled, reason == .timeout ? "The action took too long." : "The action was cancelled.")
    }
  }
}

/// The result of a run.
package struct RunResult: Sendable {
  /// The value, where there is one.
  package var value: (any _IntentValue)?
  /// The dialog that is spoken.
  package var dialog: IntentDialog?
  /// The view that is shown.
  package var view: _SnippetViewContainer?
  /// The snippet that is shown, and can be made anew.
  package var snippet: RunSnippet?
  /// The next action, as a button beside the result.
  package var actionButton: (any AppIntent)?
  /// The intents that ran after this one because a result said so, in their order, with what came of them.
  package var opened: [OpenedIntent] = []
  /// The result as `perform()` gave it.
  package var raw: any IntentResult

  /// An intent that ran because the result of another said so.
  package struct OpenedIntent: Sendable {
    package let intent: any AppIntent
    package let outcome: RunOutcome
  }
}

/// The failure of a run.
package struct RunFailure: Sendable {
  /// The error, as it was thrown.
  package let error: any Error
  /// The message for a person: the app's own words where it has some.
  package let message: LocalizedStringResource
  /// The name of the parameter that the failure is about, where it is about one.
  package let parameter: String?

  package init(_ error: any Error, parameter: String? = nil) {
    self.error = error
    self.parameter = parameter ?? (error as? ParameterError)?.parameter
    message = Self.message(of: error)
  }

  /// Returns the message of an error for a person.
  static func message(of error: any Error) -> LocalizedStringResource {
    switch error {
    case let error as ParameterError: message(of: error.underlyingError)
    case let error as any CustomAppIntentErrorConvertible: error.appIntentError.localizedStringResource
    case let error as any CustomLocalizedStringResourceConvertible: error.localizedStringResource
    case let error as IntentRunError: LocalizedStringResource("\(error.message)")
    case let error as any LocalizedError:
      LocalizedStringResource("\(error.errorDescription ?? String(describing: error))")
    // Errors of Foundation have a text for people, and a description for developers.
    case is any CustomNSError: LocalizedStringResource("\(error.localizedDescription)")
    default: LocalizedStringResource("\(String(describing: error))")
    }
  }
}

/// An error about one parameter: what went wrong, and with which.
package struct ParameterError: Error, CustomStringConvertible, LocalizedError {
  /// The name of the parameter.
  package let parameter: String
  package let underlyingError: any Error

  package var description: String {
    let text = String(localized: RunFailure.message(of: underlyingError))
    // Most messages name the parameter by themselves.
    return text.contains(parameter) ? text : "\(parameter): \(text)"
  }
  package var errorDescription: String? { description }
}
