import CodedErrors
import Foundation

/// An error that says why an index could not do what it was asked.
package struct SearchIndexError: CodedError {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The index's file can't be opened, read or written.
    package static let unavailable = Code(rawValue: "unavailable")
    /// The index's file is damaged; whoever owns the index sets it aside and has the items indexed again.
    package static let damaged = Code(rawValue: "damaged")
    /// A filter is deeper or longer than can be asked.
    package static let filterTooLarge = Code(rawValue: "filter_too_large")
  }

  package let code: Code
  /// Whole sentences, in English; names files and places, never what items hold.
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
