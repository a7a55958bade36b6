import CodedErrors

/// An error in reading a manifest, or the constant values from which one is made.
public struct IntentManifestError: CodedError {
  /// The kind of an error.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bytes are no JSON text.
    public static let notJSON = Code(rawValue: "notJSON")
    /// The manifest is of a version of the format that is not known.
    public static let unknownFormatVersion = Code(rawValue: "unknownFormatVersion")
    /// The JSON is no manifest.
    public static let badManifest = Code(rawValue: "badManifest")
    /// The JSON holds no constant values.
    public static let badConstantValues = Code(rawValue: "badConstantValues")
    /// A folder is no folder of a build, or was built without the flags for constant values.
    public static let noConstantValues = Code(rawValue: "noConstantValues")
    /// A file or folder can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
  }

  /// The kind of the error.
  public let code: Code
  /// The message: what is wrong, where, and what to do.
  public let message: String
  /// The error that caused this one, if any.
  public let underlying: (any Error)?

  /// Creates an error.
  public init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
