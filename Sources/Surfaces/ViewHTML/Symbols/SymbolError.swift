import Foundation

/// Why the drawings of symbols can't be used.
package struct SymbolError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The file isn't there, or can't be read.
    package static let unreadable = Code(rawValue: "unreadable")
    /// The file is no file of symbols, or of another version, or cut short.
    package static let malformed = Code(rawValue: "malformed")
  }

  package let code: Code
  /// What is wrong and where, for a person.
  package let message: String
  /// What lies below, such as an error of the file system.
  package let underlyingError: (any Error)?

  package init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  package var description: String { message }
  package var errorDescription: String? { message }
}
