import CodedErrors

/// Why something about a run could not be done: what is missing, or what was answered.
public struct IntentRunError: CodedError {
  /// The kind of an error. More kinds may come.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person was to be asked, but no run is under way.
    public static let outsideOfRun = Code(rawValue: "outsideOfRun")
    /// The person called it off.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The answer is none that was asked for.
    public static let unexpectedAnswer = Code(rawValue: "unexpectedAnswer")
    /// A parameter has no value.
    public static let missingValue = Code(rawValue: "missingValue")
    /// A dependency was not added.
    public static let missingDependency = Code(rawValue: "missingDependency")
    /// A value can't be made from another.
    public static let conversionFailed = Code(rawValue: "conversionFailed")
    /// A value lies outside of what its parameter allows.
    public static let valueOutOfRange = Code(rawValue: "valueOutOfRange")
  }

  /// The kind of the error.
  public let code: Code

  /// What went wrong, where, and what would have been right.
  public let message: String

  /// What caused it, where there is more to know.
  public let underlying: (any Error)?

  /// Makes an error.
  public init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
