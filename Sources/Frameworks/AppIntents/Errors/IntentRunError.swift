/// Why something about a run could not be done: what is missing, or what was answered.
public struct IntentRunError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// The kind of an error. More kinds may come.
  public struct Code: Hashable, Sendable {
    package let name: String
    package init(name: String) { self.name = name }

    /// A person was to be asked, but no run is under way.
    public static let outsideOfRun = Code(name: "outsideOfRun")
    /// The person called it off.
    public static let cancelled = Code(name: "cancelled")
    /// The answer is none that was asked for.
    public static let unexpectedAnswer = Code(name: "unexpectedAnswer")
    /// A parameter has no value.
    public static let missingValue = Code(name: "missingValue")
    /// A dependency was not added.
    public static let missingDependency = Code(name: "missingDependency")
    /// A value can't be made from another.
    public static let conversionFailed = Code(name: "conversionFailed")
    /// A value lies outside of what its parameter allows.
    public static let valueOutOfRange = Code(name: "valueOutOfRange")
  }

  /// The kind of the error.
  public let code: Code

  /// What went wrong, where, and what would have been right.
  public let message: String

  /// What caused it, where there is more to know.
  public let underlyingError: (any Error)?

  /// Makes an error.
  public init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  public var description: String { message }
  public var errorDescription: String? { message }
}
