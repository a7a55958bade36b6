import CodedErrors
import FoundationPlus
import Storage

/// An error of suggested actions: of stored answers, a switch, or an app's entitlements.
public struct SuggestedActionsError: CodedError {
  /// The kind of an error. Compare with the constants, and expect others.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file of answers and switches can't be read or written.
    public static let storage = Code(rawValue: "storage")
    /// The id of a message has no persistent form.
    public static let unusableID = Code(rawValue: "unusable_id")
    /// A message has no participants and therefore no conversation.
    public static let nobody = Code(rawValue: "nobody")
    /// The entitlements of an app can't be read, are too large, or are no property list.
    static let unreadable = Code(rawValue: "unreadable")
    /// The value of the entitlement is no Boolean.
    static let wrongType = Code(rawValue: "wrong_type")
    /// Two entitlements files disagree.
    static let disagreement = Code(rawValue: "disagreement")
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

  /// Creates an error from one of the storage.
  init(_ error: any Error) {
    self.init(.storage, (error as? StorageError)?.message ?? "\(error)", underlying: error)
  }
}
