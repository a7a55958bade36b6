import CodedErrors

/// An error in a file that was to be read, or in a value that was to be written.
public struct InterchangeError: CodedError, Hashable {
  /// The kind of problem; more kinds may come.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is nothing in the file.
    public static let empty = Code(rawValue: "empty")
    /// The file is not what its beginning says it is.
    public static let damaged = Code(rawValue: "damaged")
    /// A later version of Beckon's own format.
    public static let newerVersion = Code(rawValue: "newer_version")
    /// A kind of file that isn't read.
    public static let unsupported = Code(rawValue: "unsupported")
    /// More than is read at once.
    public static let tooLarge = Code(rawValue: "too_large")
    /// Nobody in the file is who the reader was told the user is.
    public static let unknownPerson = Code(rawValue: "unknown_person")
    /// A value that the format to be written has no form for.
    public static let invalidValue = Code(rawValue: "invalid_value")
  }

  /// The kind of the problem.
  public var code: Code
  /// The place (line or field), what is wrong there and what was expected; a person can act on it.
  public var message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
