import CodedErrors
import Foundation

/// What went wrong with a file or a text that this module reads.
public struct FoundationPlusError: CodedError {
  /// The kind of an error; later versions may add some.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// A table of translations has no valid form.
    public static let malformedTable = Code(rawValue: "malformedTable")
    /// A text in Markdown can't be parsed.
    public static let malformedMarkdown = Code(rawValue: "malformedMarkdown")
  }

  public let code: Code
  /// What a person can do something with: the place, what is there, what was expected.
  public let message: String
  public let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
