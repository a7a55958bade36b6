import CodedErrors
import Foundation

/// An error of the shell.
package struct AppShellError: CodedError {
  /// The kind of error. More may come.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The code of files of the program that are missing or not as they should be.
    package static let damagedResources = Code(rawValue: "damagedResources")
    /// The code of an address that nothing opens.
    package static let notOpened = Code(rawValue: "notOpened")
  }

  package let code: Code
  /// The message, on which a person can act.
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  package var description: String {
    message + (underlying.map { " (\($0))" } ?? "")
  }
  package var errorDescription: String? { description }
}
