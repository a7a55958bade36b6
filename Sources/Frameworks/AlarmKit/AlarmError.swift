/// An error of the alarm functions.
public struct AlarmError: Error, LocalizedError, CustomStringConvertible, Sendable {
  /// The kind of an error. More kinds may be added.
  public struct Code: Hashable, Sendable {
    private let name: String
    /// The person denied alarms.
    public static let notAuthorized = Code(name: "notAuthorized")
    /// There is no alarm with that identifier.
    public static let notFound = Code(name: "notFound")
    /// The alarm is in a state that doesn't allow the operation.
    public static let wrongState = Code(name: "wrongState")
    /// The alarm would never alert.
    public static let neverRings = Code(name: "neverRings")
  }

  /// The kind of the error.
  public let code: Code
  /// The message, which says what went wrong and what was expected.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
  public var errorDescription: String? { message }
}
