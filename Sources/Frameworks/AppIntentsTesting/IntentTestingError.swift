/// An error of a test, such as an unknown name, a value of another type, or a question without an answer.
///
/// Errors of the app are passed through instead.
public struct IntentTestingError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// The kind of an error. More kinds may be added.
  public struct Code: Hashable, Sendable {
    let name: String

    /// The program has no intent, entity, enum or query with that name.
    public static let unknownDefinition = Code(name: "unknownDefinition")
    /// The names of a call's values are invalid.
    public static let badArguments = Code(name: "badArguments")
    /// A value does not have the type as which it is read.
    public static let castingFailed = Code(name: "castingFailed")
    /// There is no value to read.
    public static let noValue = Code(name: "noValue")
    /// A requested entity or element does not exist.
    public static let notFound = Code(name: "notFound")
    /// The intent asked a question for which the test has no answer.
    public static let unscriptedPrompt = Code(name: "unscriptedPrompt")
    /// The test has answers that were not asked for.
    public static let unusedAnswers = Code(name: "unusedAnswers")
    /// An answer does not fit the question.
    public static let unfitAnswer = Code(name: "unfitAnswer")
    /// The type doesn't support the operation.
    public static let notSupported = Code(name: "notSupported")
    /// The button or toggle to press is not shown, shown several times, or disabled.
    public static let notPressable = Code(name: "notPressable")
  }

  /// The kind of the error.
  public let code: Code

  /// The message, which says what went wrong, where, and what was expected.
  public let message: String

  /// The underlying cause, if one is known.
  public let underlyingError: (any Error)?

  init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  public var description: String { message }
  public var errorDescription: String? { message }
}

extension [String] {
  /// The first twenty names in quotation marks.
  var quoted: String {
    if isEmpty { return "none" }
    return prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      + (count > 20 ? " and \(count - 20) more" : "")
  }
}
