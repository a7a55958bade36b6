import Foundation

/// An error in the data of the unicorns and their history, or with the place where they work.
package struct CastError: Error, LocalizedError, Sendable {
  package struct Code: Hashable, Sendable {
    package let name: String
    package init(_ name: String) { self.name = name }

    /// A file of the data isn't there.
    package static let missing = Code("missing")
    /// A file of the data holds something else than expected; the message names the place.
    package static let malformed = Code("malformed")
    /// The lock file of the herd can't be made.
    package static let lock = Code("lock")
  }

  package let code: Code
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  package var errorDescription: String? { message }
}
