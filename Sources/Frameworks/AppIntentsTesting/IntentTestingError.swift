import CodedErrors

/// Why a test could not do what it says: a name that is unknown, a value of another type, a question without an
/// answer.
///
/// What the app throws comes as it is and not as this.
public struct IntentTestingError: CodedError {
  /// The kind of an error. More kinds may come.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program has no intent, entity, enum or query of that name.
    public static let unknownDefinition = Code(rawValue: "unknownDefinition")
    /// A call names its values in a way that can't be understood.
    public static let badArguments = Code(rawValue: "badArguments")
    /// A value is of another type than the one it is read as.
    public static let castingFailed = Code(rawValue: "castingFailed")
    /// There is no value where one is read.
    public static let noValue = Code(rawValue: "noValue")
    /// An entity or an element was asked for that is not there.
    public static let notFound = Code(rawValue: "notFound")
    /// The intent asked something for which the test has no answer.
    public static let unscriptedPrompt = Code(rawValue: "unscriptedPrompt")
    /// The test has answers for which nothing was asked.
    public static let unusedAnswers = Code(rawValue: "unusedAnswers")
    /// An answer does not fit the question.
    public static let unfitAnswer = Code(rawValue: "unfitAnswer")
    /// The type can't do what is asked of it.
    public static let notSupported = Code(rawValue: "notSupported")
    /// What is to be pressed is not shown, shown several times, or disabled.
    public static let notPressable = Code(rawValue: "notPressable")
  }

  /// The kind of the error.
  public let code: Code

  /// What went wrong, where, and what would have been right.
  public let message: String

  /// What caused it, where there is more to know.
  public let underlying: (any Error)?

  init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}

extension [String] {
  /// The names in quotation marks, the first twenty of them.
  var quoted: String {
    if isEmpty { return "none" }
    return prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      + (count > 20 ? " and \(count - 20) more" : "")
  }
}
