import CodedErrors

/// Why weights can't be used.
public struct WeightsError: CodedError {
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file is missing or can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// Its bytes aren't those that were written.
    public static let damaged = Code(rawValue: "damaged")
    /// It was made for another version of the program.
    public static let wrongVersion = Code(rawValue: "wrongVersion")
  }

  public var code: Code
  /// Which file, where in it, and what was expected.
  public var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
