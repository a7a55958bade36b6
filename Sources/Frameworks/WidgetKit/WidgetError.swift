import CodedErrors

/// Why a widget has nothing to show.
package struct WidgetError: CodedError {
  /// The kinds of failure.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// A provider let go of its completion handler without calling it.
    package static let noAnswer = Code(rawValue: "noAnswer")
  }

  package let code: Code
  /// What went wrong, and what to do about it.
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
