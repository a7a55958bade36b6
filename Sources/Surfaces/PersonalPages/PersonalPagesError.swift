import CodedErrors
import Foundation

/// An error of a page, with a message a person can act on.
struct PersonalPagesError: CodedError {
  /// The kind of error. More may come.
  struct Code: ErrorCode {
    let rawValue: String

    /// Files that come with the program are missing or not as they should be.
    static let damagedResources = Code(rawValue: "damagedResources")
    /// A value that can't be stored: the message names the field and what was expected.
    static let invalidValue = Code(rawValue: "invalidValue")
    /// What was to be shown or changed is there no more.
    static let notFound = Code(rawValue: "notFound")
  }

  let code: Code
  let message: String
  let underlying: (any Error)?

  init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
