/// Why a widget has nothing to show.
package struct WidgetError: Error, CustomStringConvertible {
  /// The kinds of failure.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// A provider let go of its completion handler without calling it.
    package static let noAnswer = Code(rawValue: "noAnswer")
  }

  package let code: Code
  /// What went wrong, and what to do about it.
  package let message: String
  package let underlyingError: (any Error)?

  package init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  package var description: String { message }
}
