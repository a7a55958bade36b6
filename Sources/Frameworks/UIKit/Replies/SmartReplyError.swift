import CodedErrors
import FoundationPlus

/// An error of the switches of replies. An addition of Beckon.
public struct SmartReplyError: CodedError {
  /// The kind of an error. Compare with the constants, and expect others.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file of switches can't be written.
    public static let storage = Code(rawValue: "storage")
  }

  /// The kind of the error.
  public let code: Code
  /// The message in full sentences, with the place and what to do.
  public let message: String
  /// The underlying cause, if any.
  public let underlying: (any Error)?

  init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
