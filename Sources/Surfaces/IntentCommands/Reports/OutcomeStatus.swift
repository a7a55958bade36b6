import AppIntents
import CommandLineSurface
import IntentDiscovery
import IntentRuntime

/// The status with which a command ends that ran an intent.
enum OutcomeStatus {
  static func of(_ outcome: RunOutcome) -> ExitStatus {
    switch outcome.ending {
    case .finished(let result):
      // What ran after it because its result said so belongs to what was asked for.
      return result.opened.lazy.map { of($0.outcome) }.first { $0 != .success } ?? .success
    case .failed(let failure): return of(failure.error)
    case .cancelled(.timeout, _): return .temporaryFailure
    case .cancelled: return .cancelled
    }
  }

  /// The status of an error of a run or of a query.
  static func of(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as ParameterError: of(error.underlyingError)
    case let failure as CommandFailure: failure.status
    case is UsageError: .usage
    case is OutputError: .brokenPipe
    case is AppDependencyManager.Error: .unavailable
    case let error as IntentRunError: status(of: error.code)
    default: .someInputFailed
    }
  }

  private static func status(of code: IntentRunError.Code) -> ExitStatus {
    switch code {
    case .unknownIntent, .unknownParameter, .missingValue, .conversionFailed, .valueOutOfRange,
      .unexpectedAnswer, .nobodyToAsk, .unknownProperty, .unknownComparison:
      .usage
    case .unknownEntity, .ambiguous: .data
    case .fileUnavailable: .noInput
    case .missingDependency, .foregroundUnavailable: .unavailable
    case .queryFailed, .limitReached: .temporaryFailure
    case .notAuthenticated: .noPermission
    case .cancelled: .cancelled
    default: .someInputFailed
    }
  }
}
