import CodedErrors

/// An error of a run, such as a missing value or an unexpected answer.
public struct IntentRunError: CodedError {
  /// The kind of an error. More kinds may be added.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person had to be asked, but no run is in progress.
    public static let outsideOfRun = Code(rawValue: "outsideOfRun")
    /// The person cancelled the run.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The answer doesn't fit the question.
    public static let unexpectedAnswer = Code(rawValue: "unexpectedAnswer")
    /// A parameter has no value.
    public static let missingValue = Code(rawValue: "missingValue")
    /// A dependency was not added.
    public static let missingDependency = Code(rawValue: "missingDependency")
    /// A value can't be converted to the required type.
    public static let conversionFailed = Code(rawValue: "conversionFailed")
    /// A value lies outside the range that its parameter allows.
    public static let valueOutOfRange = Code(rawValue: "valueOutOfRange")
  }

  /// The kind of the error.
  public let code: Code

  /// The message, which says what went wrong, where, and what was expected.
  public let message: String

  /// The underlying cause, if one is known.
  public let underlying: (any Error)?

  /// Creates an error.
  public init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
