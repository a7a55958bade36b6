import CommandLineSurface
import PersonalStore

/// The failures of accounts, as a status of the command.
enum AccountFailure {
  /// An error of the store as the failure of a command; others as they are.
  static func explained(_ error: any Error) -> any Error {
    guard let error = error as? PersonalStoreError else { return error }
    return CommandFailure(status(of: error.code), TerminalText.escaped(error.message))
  }

  private static func status(of code: PersonalStoreError.Code) -> ExitStatus {
    switch code {
    case .invalidAddress, .invalidValue: .usage
    case .unauthorized, .notAllowed, .unsafeCredentials: .noPermission
    case .unreachable, .untrusted, .redirected, .noCalendars, .malformedAnswer, .serverError: .unavailable
    case .timedOut: .temporaryFailure
    default: .data
    }
  }
}
