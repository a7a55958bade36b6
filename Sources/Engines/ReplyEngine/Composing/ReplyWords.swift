import LanguageData

/// The words that the making of replies knows: days, prepositions, what can't be chosen, how services write.
struct ReplyWords: Sendable {
  /// The classes of the lexicon `replyWords`.
  private enum Class: Int {
    case preposition = 1
    case dayPart, noChoice, choiceEnd, formal, deadline, now
  }

  private let days: [UInt64: String]
  private let classes: Lexicon
  private let services: Lexicon
  private let senders: [String]
  private let people: Lexicon

  init(_ image: LanguageImage) throws {
    classes = try image.required("replyWords")
    services = try image.required("replyServicePhrases")
    people = try image.required("replyPeople")
    senders = try image.required(table: "replyServiceSenders").rows.map { $0[0] }
    var days: [UInt64: String] = [:]
    for row in try image.required(table: "replyDays").rows {
      for token in Document(row[0]).tokens { days[token.hash] = row[1] }
    }
    self.days = days
  }

  private func has(_ hash: UInt64, _ of: Class) -> Bool { classes.value(ofHash: hash) == of.rawValue }

  /// The day as it is shown: "Thursday" for "thurs".
  func day(ofHash hash: UInt64) -> String? { days[hash] }
  func isPreposition(_ hash: UInt64) -> Bool { has(hash, .preposition) }
  /// Whether a word makes a time a limit: "by Friday".
  func isDeadline(_ hash: UInt64) -> Bool { has(hash, .deadline) }
  /// Whether a word says that it is for at once: "now", "asap".
  func isNow(_ hash: UInt64) -> Bool { has(hash, .now) }
  /// Whether a word stands for somebody of the family, or for somebody who isn't there: "son", "she".
  func isPerson(_ hash: UInt64) -> Bool { people.value(ofHash: hash) == 1 }
  /// Whether whoever one talks to is called so: "Mum", "coach", "all".
  func isCalledSo(_ hash: UInt64) -> Bool { people.value(ofHash: hash) != nil }
  func isDayPart(_ hash: UInt64) -> Bool { has(hash, .dayPart) }
  /// Whether a word is none of what is chosen between: "do you want tea or coffee".
  func isNoChoice(_ hash: UInt64) -> Bool { has(hash, .noChoice) }
  /// Whether a word may stand behind what is chosen between: "tea or coffee then".
  func endsChoice(_ hash: UInt64) -> Bool { has(hash, .choiceEnd) }
  /// Whether a word ends what is chosen: "tea or coffee for you".
  func isChoiceEnd(_ hash: UInt64) -> Bool {
    has(hash, .choiceEnd) || has(hash, .preposition) || has(hash, .noChoice)
  }

  /// Whether a text has a word of letters as people write them who don't know each other well.
  func isFormal(_ document: Document) -> Bool { document.tokens.contains { has($0.hash, .formal) } }

  /// The reason for silence that a phrase of services gives: 1 an advertisement, 2 automated.
  func servicePhrase(in document: Document) -> Int? {
    for index in document.tokens.indices {
      if let found = services.match(document.tokens, at: index) { return found.value }
    }
    return nil
  }

  /// Whether a handle is that of a service: a short number, "noreply@…".
  func isService(handle: String) -> Bool {
    let name = handle.prefix { $0 != "@" }.lowercased()
    if handle.contains("@") { return senders.contains { name.contains($0) } }
    return (3...6).contains(name.count) && name.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
