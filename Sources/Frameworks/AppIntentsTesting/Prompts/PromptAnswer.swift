/// An answer that a test gives to a question of an intent. Not part of Apple's framework.
///
/// A string stands for what a person types or says, a number for a value, `true` and `false` for yes and no.
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

  /// What a person types or says: a value, the title of an option, yes or no.
  public static func text(_ text: String) -> PromptAnswer { PromptAnswer(content: .text(text)) }

  /// The option of this title; any other, and a title that several have, fails the test.
  public static func title(_ title: String) -> PromptAnswer { PromptAnswer(content: .title(title)) }

  /// The option of this place, from 0.
  public static func index(_ index: Int) -> PromptAnswer { PromptAnswer(content: .index(index)) }

  /// A value: a text, a number, a date, what stands for an entity or an enum, a file.
  public static func value(_ value: any IntentValueExpressing) -> PromptAnswer {
    PromptAnswer(content: .value(value))
  }

  /// The person goes on.
  public static let yes = PromptAnswer(content: .confirmed(true))

  /// The person does not want this.
  public static let no = PromptAnswer(content: .confirmed(false))

  /// The person calls the whole run off.
  public static let cancel = PromptAnswer(content: .cancelled)

  /// An answer that is only given to a question about a parameter; any other question fails the test.
  public static func about(_ parameter: String, _ answer: PromptAnswer) -> PromptAnswer {
    PromptAnswer(content: .about(parameter: parameter, answer))
  }

  /// An answer that the intent must not take: it asks the same again. If it takes it the test fails.
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
