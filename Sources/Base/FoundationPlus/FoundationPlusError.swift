import CodedErrors
import Foundation

/// An error of reading a file or text in this module.
public struct FoundationPlusError: CodedError {
  /// The kind of an error. More kinds may be added.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// A localization table is malformed.
    public static let malformedTable = Code(rawValue: "malformedTable")
    /// A Markdown text can't be parsed.
    public static let malformedMarkdown = Code(rawValue: "malformedMarkdown")
  }

  /// The kind of the error.
  public let code: Code
  /// The message, which says where the problem is, what was found and what was expected.
  public let message: String
  /// The underlying cause, if one is known.
  public let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
