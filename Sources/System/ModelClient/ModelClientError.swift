import CodedErrors

/// An error of a language model's configuration, or of a request to it. No message holds the key.
public struct ModelClientError: CodedError, Hashable {
  /// The kind of an error. Compare with the constants, and expect others.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The configuration can't be read, or says something that can't be used.
    public static let invalidConfiguration = Code(rawValue: "invalid_configuration")
    /// No server answers there.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The server refuses the key.
    public static let unauthorized = Code(rawValue: "unauthorized")
    /// The server refuses the request.
    public static let refused = Code(rawValue: "refused")
    /// The server has too much to do, or an error of its own.
    public static let unavailable = Code(rawValue: "unavailable")
    /// The answer isn't there in time.
    public static let timedOut = Code(rawValue: "timed_out")
    /// The answer isn't what the protocol says.
    public static let malformedAnswer = Code(rawValue: "malformed_answer")
    /// The answer is longer than was asked for.
    public static let tooLong = Code(rawValue: "too_long")
  }

  /// The kind of the error.
  public let code: Code
  /// The message in full sentences, with the place and what to do.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
