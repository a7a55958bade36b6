/// An answer of a test to a question of an intent. Not part of Apple's framework.
///
/// A string literal stands for text that a person types or says, a number for a value, `true` and `false` for
/// yes and no.
public struct PromptAnswer: Sendable {
  indirect enum Content: Sendable {
    case text(String)
    case title(String)
    case index(Int)
    case value(any IntentValueExpressing)
    case confirmed(Bool)
    case cancelled
    case about(parameter: String, PromptAnswer)
    case refused(PromptAnswer)
  }

  let content: Content

  /// Returns an answer by text that a person types or says: a value, the title of an option, yes or no.
  public static func text(_ text: String) -> PromptAnswer { PromptAnswer(content: .text(text)) }

  /// Returns an answer by the title of an option, which fails the test if it is unknown or ambiguous.
  public static func title(_ title: String) -> PromptAnswer { PromptAnswer(content: .title(title)) }

  /// Returns an answer by the index of an option, starting at 0.
  public static func index(_ index: Int) -> PromptAnswer { PromptAnswer(content: .index(index)) }

  /// Returns an answer by a value: a string, number, date, file, or representation of an entity or enum.
  public static func value(_ value: any IntentValueExpressing) -> PromptAnswer {
    PromptAnswer(content: .value(value))
  }

  /// The confirming answer.
  public static let yes = PromptAnswer(content: .confirmed(true))

  /// The declining answer.
  public static let no = PromptAnswer(content: .confirmed(false))

  /// The answer that cancels the whole run.
  public static let cancel = PromptAnswer(content: .cancelled)

  /// Returns an answer that only fits a question about a parameter; any other question fails the test.
  public static func about(_ parameter: String, _ answer: PromptAnswer) -> PromptAnswer {
    PromptAnswer(content: .about(parameter: parameter, answer))
  }

  /// Returns an answer that the intent has to refuse by repeating the question; accepting it fails the test.
  public static func refused(_ answer: PromptAnswer) -> PromptAnswer {
    PromptAnswer(content: .refused(answer))
  }
}

extension PromptAnswer: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .text(value) }
}

extension PromptAnswer: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .value(value) }
}

extension PromptAnswer: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .value(value) }
}

extension PromptAnswer: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? .yes : .no }
}

extension PromptAnswer: CustomStringConvertible {
  public var description: String {
    switch content {
    case .text(let text): "'\(text)'"
    case .title(let title): "the option '\(title)'"
    case .index(let index): "option \(index)"
    case .value(let value): "the value \(value)"
    case .confirmed(let yes): yes ? "yes" : "no"
    case .cancelled: "cancel"
    case .about(let parameter, let answer): "\(answer) about '\(parameter)'"
    case .refused(let answer): "\(answer), to be refused"
    }
  }
}
