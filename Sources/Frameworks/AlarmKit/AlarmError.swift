import CodedErrors

/// An error of the alarm functions.
public struct AlarmError: CodedError {
  /// The kind of an error. More kinds may be added.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person denied alarms.
    public static let notAuthorized = Code(rawValue: "notAuthorized")
    /// There is no alarm with that identifier.
    public static let notFound = Code(rawValue: "notFound")
    /// The alarm is in a state that doesn't allow the operation.
    public static let wrongState = Code(rawValue: "wrongState")
    /// The alarm would never alert.
    public static let neverRings = Code(rawValue: "neverRings")
  }

  /// The kind of the error.
  public let code: Code
  /// The message, which says what went wrong and what was expected.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
