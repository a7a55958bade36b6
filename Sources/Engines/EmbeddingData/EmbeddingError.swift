import CodedErrors

/// An error in word vectors, or in the files that they are made from.
public struct EmbeddingError: CodedError {
  /// The kind of an error. More may be added.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file is missing or cannot be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file is no table of word vectors, is cut off, or is of another version or size.
    public static let damaged = Code(rawValue: "damaged")
    /// A source file has a form that the compiler does not know.
    public static let invalidSource = Code(rawValue: "invalidSource")
  }

  /// The kind of the error.
  public let code: Code
  /// The file, what was found in it, what was expected, and what to do.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
