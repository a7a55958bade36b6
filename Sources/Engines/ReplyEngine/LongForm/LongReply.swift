/// A mail made of a short reply: a greeting, the reply itself, an answer to each further question, a word at
/// the end, and a sign-off.
public struct LongReply: Sendable, Hashable, Codable {
  /// The greeting with the name: "Hi Ana,".
  public var greeting: String
  /// The sentences of the answer, the chosen reply among them.
  public var answer: String
  /// A line for each question that the reply doesn't answer.
  public var questions: [String]
  /// The last sentence; nil where the mail is to be brief.
  public var closing: String?
  /// The sign-off with the person's name.
  public var signOff: String

  /// The whole text.
  public var text: String {
    ([greeting, answer] + questions + [closing, signOff].compactMap { $0 }).joined(separator: "\n\n")
  }

  /// Creates a mail from its parts.
  public init(greeting: String, answer: String, questions: [String], closing: String?, signOff: String) {
    self.greeting = greeting
    self.answer = answer
    self.questions = questions
    self.closing = closing
    self.signOff = signOff
  }
}

/// The length of a mail. The raw values are the names on the command line.
public enum ReplyLength: String, Sendable, Hashable, Codable, CaseIterable {
  /// The reply and what has to stand around it.
  case brief
  /// With thanks for the mail.
  case medium
  /// With a sentence more on each part.
  case full
}
