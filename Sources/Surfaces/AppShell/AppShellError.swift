import Foundation

/// What went wrong in the shell.
package struct AppShellError: Error, CustomStringConvertible, LocalizedError {
  /// What kind of error it is. More may come.
  package struct Code: Hashable, Sendable {
    package let name: String
    package init(name: String) { self.name = name }

    /// Files that come with the program are missing or not as they should be.
    package static let damagedResources = Code(name: "damagedResources")
    /// Nothing opens an address.
    package static let notOpened = Code(name: "notOpened")
  }

  package let code: Code
  /// What a person can act on.
  package let message: String
  package let underlyingError: (any Error)?

  package init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  package var description: String {
    message + (underlyingError.map { " (\($0))" } ?? "")
  }
  package var errorDescription: String? { description }
}
