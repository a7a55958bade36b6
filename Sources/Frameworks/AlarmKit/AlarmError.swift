/// Why something about alarms could not be done.
public struct AlarmError: Error, LocalizedError, CustomStringConvertible, Sendable {
  /// The kind of an error. More kinds may come.
  public struct Code: Hashable, Sendable {
    private let name: String
    public static let notAuthorized = Code(name: "notAuthorized")
    public static let notFound = Code(name: "notFound")
    public static let wrongState = Code(name: "wrongState")
    public static let neverRings = Code(name: "neverRings")
  }

  public let code: Code
  /// What went wrong, and what would have been right.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
  public var errorDescription: String? { message }
}
