import CodedErrors

/// An error of obtaining a widget's content.
package struct WidgetError: CodedError {
  /// The kinds of error.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// A provider released its completion handler without calling it.
    package static let noAnswer = Code(rawValue: "noAnswer")
  }

  package let code: Code
  /// The message, which says what went wrong and what to do about it.
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
