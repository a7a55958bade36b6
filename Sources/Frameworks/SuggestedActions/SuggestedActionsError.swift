import CodedErrors
import FoundationPlus
import Storage

/// What went wrong with suggested actions: with what is kept of messages, a switch, or an app's entitlements.
public struct SuggestedActionsError: CodedError {
  /// An open set of causes: compare with the constants, expect others.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file with answers or switches can't be read or written.
    public static let storage = Code(rawValue: "storage")
    /// The id of a message has no form that lasts.
    public static let unusableID = Code(rawValue: "unusable_id")
    /// A message names nobody, and so no conversation.
    public static let nobody = Code(rawValue: "nobody")
    /// An app's entitlements can't be read, are too large, or no property list.
    static let unreadable = Code(rawValue: "unreadable")
    /// The value of the entitlement is neither true nor false.
    static let wrongType = Code(rawValue: "wrong_type")
    /// Two files of entitlements say different things.
    static let disagreement = Code(rawValue: "disagreement")
  }

  public let code: Code
  /// Whole sentences, with the place and what to do.
  public let message: String
  public let underlying: (any Error)?

  init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  /// An error of a file.
  init(_ error: any Error) {
    self.init(.storage, (error as? StorageError)?.message ?? "\(error)", underlying: error)
  }
}
