import CodedErrors
import Foundation

/// An error in a person's events, reminders and contacts, with a message a person can act on.
///
/// Messages name titles and addresses of servers, never passwords.
package struct PersonalStoreError: CodedError {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// There is no such item, calendar, change, account or conflict (any more).
    package static let notFound = Code(rawValue: "not_found")
    /// The same item is there already; `existing` says which.
    package static let duplicate = Code(rawValue: "duplicate")
    /// The item was changed since the state that the caller knows.
    package static let changedSince = Code(rawValue: "changed_since")
    /// A value that can't be stored: the message names the field and what was expected.
    package static let invalidValue = Code(rawValue: "invalid_value")
    /// The calendar holds no items of this kind, or may not be written.
    package static let notAllowed = Code(rawValue: "not_allowed")
    /// A file that isn't what it was given as.
    package static let unreadable = Code(rawValue: "unreadable")
    /// More than is taken at once.
    package static let tooLarge = Code(rawValue: "too_large")

    /// The address of a server that can't be used.
    package static let invalidAddress = Code(rawValue: "invalid_address")
    /// No connection to the server.
    package static let unreachable = Code(rawValue: "unreachable")
    /// The server took too long.
    package static let timedOut = Code(rawValue: "timed_out")
    /// The server's certificate isn't trusted.
    package static let untrusted = Code(rawValue: "untrusted")
    /// The server refuses the user or the password.
    package static let unauthorized = Code(rawValue: "unauthorized")
    /// The server sends the client elsewhere, where credentials mustn't follow.
    package static let redirected = Code(rawValue: "redirected")
    /// The server answered with an error.
    package static let serverError = Code(rawValue: "server_error")
    /// The server's answer isn't what the protocol says.
    package static let malformedAnswer = Code(rawValue: "malformed_answer")
    /// There is no calendar at the address.
    package static let noCalendars = Code(rawValue: "no_calendars")
    /// The file with passwords may be read by others, or can't be used.
    package static let unsafeCredentials = Code(rawValue: "unsafe_credentials")
  }

  package let code: Code
  /// Whole sentences, in English.
  package let message: String
  /// The item that is there already, for `duplicate`.
  package let existing: ItemID?
  package let underlying: (any Error)?

  package init(
    _ code: Code, _ message: String, existing: ItemID? = nil, underlying: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.existing = existing
    self.underlying = underlying
  }
}
