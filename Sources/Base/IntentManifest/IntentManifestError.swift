/// Why a manifest, or the constant values of which one is made, can't be read.
public struct IntentManifestError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Makes a code. There may be more in later versions.
    public init(_ description: String) { self.description = description }

    /// The bytes are no JSON text.
    public static let notJSON = Code("notJSON")
    /// The manifest is of a version of the format that is not known.
    public static let unknownFormatVersion = Code("unknownFormatVersion")
    /// The JSON is no manifest.
    public static let badManifest = Code("badManifest")
    /// The JSON holds no constant values.
    public static let badConstantValues = Code("badConstantValues")
    /// A folder is no folder of a build, or was built without the flags for constant values.
    public static let noConstantValues = Code("noConstantValues")
    /// A file or folder can't be read.
    public static let unreadable = Code("unreadable")
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

  public var description: String { message }
}
