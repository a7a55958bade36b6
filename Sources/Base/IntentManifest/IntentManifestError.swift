import CodedErrors

/// Why a manifest, or the constant values of which one is made, can't be read.
public struct IntentManifestError: CodedError {
  /// What kind of thing is wrong.
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

  public let code: Code
  /// What is wrong, where, and what to do.
  public let message: String
  public let underlying: (any Error)?

  /// Makes an error.
  public init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}
