import CodedErrors

/// Why something about alarms could not be done.
public struct AlarmError: CodedError {
  /// The kind of an error. More kinds may come.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notAuthorized = Code(rawValue: "notAuthorized")
    public static let notFound = Code(rawValue: "notFound")
    public static let wrongState = Code(rawValue: "wrongState")
    public static let neverRings = Code(rawValue: "neverRings")
  }

  public let code: Code
  /// What went wrong, and what would have been right.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
