import AppIntents
import IntentRuntime

/// The text for a person on a failed run: in the app's own words, else in the shell's where it knows what
/// the error means.
struct ShellErrorText {
  let texts: ShellTexts

  init(_ texts: ShellTexts) { self.texts = texts }

  /// - Parameter type: The intent that ran, whose parameter may have failed.
  func text(of failure: RunFailure, in type: (any AppIntent.Type)? = nil) -> String {
    let reason = reason(failure.error) ?? ForeignText.lines(failure.message)
    guard isAboutValue(failure.error), let name = failure.parameter,
      let parameter = type.flatMap({ ParameterNames.of($0.init()).first { $0.name == name }?.parameter })
    else { return reason }
    let title = ForeignText.line(parameter.title)
    return title.isEmpty ? reason : texts(.parameterProblem, ["name": title, "reason": reason])
  }

  private func isAboutValue(_ error: any Error) -> Bool {
    (error as? ParameterError)?.underlyingError is IntentRunError
  }

  /// Returns the text of the runtime's own errors for a person; nil for those of apps.
  private func reason(_ error: any Error) -> String? {
    if let error = error as? ParameterError { return reason(error.underlyingError) }
    guard let error = error as? IntentRunError else { return nil }
    switch error.code {
    case .notAuthenticated: return texts[.errorNotAuthenticated]
    case .unknownEntity: return texts[.errorGone]
    case .ambiguous: return texts[.neededClearer]
    case .foregroundUnavailable: return texts[.errorForeground]
    case .fileUnavailable: return texts[.errorFile]
    case .queryFailed: return texts[.errorQuery]
    case .missingValue: return texts[.neededValue]
    case .conversionFailed, .valueOutOfRange, .unexpectedAnswer: return texts[.neededOther]
    default: return nil
    }
  }
}
