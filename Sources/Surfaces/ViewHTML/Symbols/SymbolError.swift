import CodedErrors
import Foundation

/// The error of drawings of symbols that can't be used.
package struct SymbolError: CodedError {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The file isn't there, or can't be read.
    package static let unreadable = Code(rawValue: "unreadable")
    /// The file is no file of symbols, or of another version, or cut short.
    package static let malformed = Code(rawValue: "malformed")
  }

  package let code: Code
  /// The description of the problem and its place, for a person.
  package let message: String
  /// The underlying error, such as one of the file system.
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
