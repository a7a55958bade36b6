import AppIntents
import CodedErrors

/// An error in an action that a message suggests, with a message a person can act on.
package struct SystemActionsError: CodedError, CustomLocalizedStringResourceConvertible {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// An address of a kind that isn't opened, or that hides where it leads.
    package static let unsafeAddress = Code(rawValue: "unsafe_address")
    /// A value is missing or isn't of its kind; the message names the field.
    package static let invalidValue = Code(rawValue: "invalid_value")
    /// Nobody is known by that name, or several are.
    package static let unknownPerson = Code(rawValue: "unknown_person")
    /// The means are missing: a clipboard, a program for addresses.
    package static let unavailable = Code(rawValue: "unavailable")
    /// The event, reminder or contact is gone.
    package static let notFound = Code(rawValue: "not_found")
  }

  package let code: Code
  /// Whole sentences, in the language of who asked.
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  package var localizedStringResource: LocalizedStringResource { "\(message)" }
}
