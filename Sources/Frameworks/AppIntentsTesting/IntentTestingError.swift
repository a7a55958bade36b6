import CodedErrors

/// An error of a test, such as an unknown name, a value of another type, or a question without an answer.
///
/// Errors of the app are passed through instead.
public struct IntentTestingError: CodedError {
  /// The kind of an error. More kinds may be added.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program has no intent, entity, enum or query with that name.
    public static let unknownDefinition = Code(rawValue: "unknownDefinition")
    /// The names of a call's values are invalid.
    public static let badArguments = Code(rawValue: "badArguments")
    /// A value does not have the type as which it is read.
    public static let castingFailed = Code(rawValue: "castingFailed")
    /// There is no value to read.
    public static let noValue = Code(rawValue: "noValue")
    /// A requested entity or element does not exist.
    public static let notFound = Code(rawValue: "notFound")
    /// The intent asked a question for which the test has no answer.
    public static let unscriptedPrompt = Code(rawValue: "unscriptedPrompt")
    /// The test has answers that were not asked for.
    public static let unusedAnswers = Code(rawValue: "unusedAnswers")
    /// An answer does not fit the question.
    public static let unfitAnswer = Code(rawValue: "unfitAnswer")
    /// The type doesn't support the operation.
    public static let notSupported = Code(rawValue: "notSupported")
    /// The button or toggle to press is not shown, shown several times, or disabled.
    public static let notPressable = Code(rawValue: "notPressable")
  }

  /// The kind of the error.
  public let code: Code

  /// The message, which says what went wrong, where, and what was expected.
  public let message: String

  /// The underlying cause, if one is known.
  public let underlying: (any Error)?

  init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}

extension [String] {
  /// The first twenty names in quotation marks.
  var quoted: String {
    if isEmpty { return "none" }
    return prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      + (count > 20 ? " and \(count - 20) more" : "")
  }
}
