/// What is wrong with word vectors, or with the files that they are made from.
public struct EmbeddingError: Error, Sendable, CustomStringConvertible {
  /// The kind of an error. More may be added.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The file is missing or cannot be read.
    public static let unreadable = Code(description: "unreadable")
    /// The file is no table of word vectors, is cut off, or is of another version or size.
    public static let damaged = Code(description: "damaged")
    /// A source file has a form that the compiler does not know.
    public static let invalidSource = Code(description: "invalidSource")
  }

  public let code: Code
  /// Which file, what was found, what was expected, and what to do.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}
