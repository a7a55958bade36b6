/// What is wrong with a command line: it names the argument, says what was expected and, where one is near,
/// the spelling that was probably meant.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  public enum Code: Sendable, Hashable {
    case unknownCommand, missingCommand, unknownOption, missingValue, unwantedValue, missingArgument
    case unexpectedArgument, invalidValue, repeated
  }

  public var code: Code
  public var message: String
  /// The known spelling nearest to what was typed.
  public var suggestion: String?

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
