/// An error of a run, such as a missing value or an unexpected answer.
public struct IntentRunError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// The kind of an error. More kinds may be added.
  public struct Code: Hashable, Sendable {
    package let name: String
    package init(name: String) { self.name = name }

    /// A person had to be asked, but no run is in progress.
    public static let outsideOfRun = Code(name: "outsideOfRun")
    /// The person cancelled the run.
    public static let cancelled = Code(name: "cancelled")
    /// The answer doesn't fit the question.
    public static let unexpectedAnswer = Code(name: "unexpectedAnswer")
    /// A parameter has no value.
    public static let missingValue = Code(name: "missingValue")
    /// A dependency was not added.
    public static let missingDependency = Code(name: "missingDependency")
    /// A value can't be converted to the required type.
    public static let conversionFailed = Code(name: "conversionFailed")
    /// A value lies outside the range that its parameter allows.
    public static let valueOutOfRange = Code(name: "valueOutOfRange")
  }

  /// The kind of the error.
  public let code: Code

  /// The message, which says what went wrong, where, and what was expected.
  public let message: String

  /// The underlying cause, if one is known.
  public let underlyingError: (any Error)?

  /// Creates an error.
  public init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  public var description: String { message }
  public var errorDescription: String? { message }
}
