/// An error of obtaining a widget's content.
package struct WidgetError: Error, CustomStringConvertible {
  /// The kinds of error.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// A provider released its completion handler without calling it.
    package static let noAnswer = Code(rawValue: "noAnswer")
  }

  package let code: Code
  /// The message, which says what went wrong and what to do about it.
  package let message: String
  package let underlyingError: (any Error)?

  package init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  package var description: String { message }
}
