/// An error in a command line. The message names the argument, says what was expected and, where one is near,
/// the spelling that was probably meant.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The kind of an error.
  public enum Code: Sendable, Hashable {
    case unknownCommand, missingCommand, unknownOption, missingValue, unwantedValue, missingArgument
    case unexpectedArgument, invalidValue, repeated
  }

  /// The kind of the error.
  public var code: Code
  /// The message for a person.
  public var message: String
  /// The known spelling nearest to what was typed.
  public var suggestion: String?

  /// Creates an error.
  public init(_ code: Code, _ message: String, suggestion: String? = nil) {
    self.code = code
    self.message = message
    self.suggestion = suggestion
  }

  /// A value that isn't what it has to be.
  public static func invalidValue(_ value: String, of name: String, expected: String) -> UsageError {
    UsageError(.invalidValue, "\(name): \"\(value)\" is not \(expected)")
  }

  public var description: String {
    suggestion.map { "\(message); did you mean \($0)?" } ?? message
  }
}
