import Foundation

/// What went wrong on a page, with a message a person can act on.
struct PersonalPagesError: Error, CustomStringConvertible, LocalizedError {
  /// What kind of error it is. More may come.
  struct Code: Hashable, Sendable {
    let name: String
    /// Files that come with the program are missing or not as they should be.
    static let damagedResources = Code(name: "damagedResources")
    /// A value that can't be stored: the message names the field and what was expected.
    static let invalidValue = Code(name: "invalidValue")
    /// What was to be shown or changed is there no more.
    static let notFound = Code(name: "notFound")
  }

  let code: Code
  let message: String
  let underlyingError: (any Error)?

  init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  var description: String { message }
  var errorDescription: String? { message }
}
