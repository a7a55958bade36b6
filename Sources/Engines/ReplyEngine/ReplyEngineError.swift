import CodedErrors

/// An error that says why replies can't be made.
public struct ReplyEngineError: CodedError {
  /// The kind of an error; more kinds may come.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file is missing or can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// A file's bytes aren't those that were written.
    public static let damaged = Code(rawValue: "damaged")
    /// A file was made for another version of the program, or for other data.
    public static let wrongVersion = Code(rawValue: "wrongVersion")
  }

  /// The kind of the error.
  public var code: Code
  /// The file, the place in it, and what was expected.
  public var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
