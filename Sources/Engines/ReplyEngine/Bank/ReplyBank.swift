import LanguageData

/// The replies that are chosen from, by the situation they are for: the tables `replyBank…` of the language
/// data.
struct ReplyBank: Sendable {
  /// One reply of a situation.
  struct Entry: Sendable {
    /// The text; values of the thread stand in braces: "{day} works for me".
    var text: String
    var tone: ReplyTone
    /// The values that the text needs.
    var slots: [ReplySlot]
    /// The text without case and signs, which tells replies that say the same.
    var key: String
    /// What it asks back, so that it is left out where the thread has told it.
    var asked: Set<Asked> = []
  }

  /// A matter that a reply asks back; the raw values are the classes of the lexicon `replyAsked`.
  enum Asked: Int, Sendable, Hashable {
    case day = 1
    case place, amount, clock
  }

  /// A condition on which replies of a sense are shown; the raw values follow the slash in its name.
  enum Condition: String, Sendable, Hashable {
    /// The answer may not be known yet.
    case ahead
    /// The news is of its teller: "feel better soon!".
    case `self`
    /// It is of somebody else, or may be.
    case other
  }

  /// Replies of a situation of which one at most is shown: they say the same.
  struct Sense: Sendable {
    var stance: ReplyStance
    /// The stance, and what sets it apart from others of that stance: "answer/home".
    var name: String
    var entries: [Entry]
    /// The condition in its name.
    var condition: Condition? {
      name.firstIndex(of: "/").flatMap { Condition(rawValue: String(name[name.index(after: $0)...])) }
    }
  }

  /// The kind of answer that a situation calls for.
  enum Call: Sendable, Hashable {
    /// An answer: it is asked, requested, proposed or offered.
    case answer
    /// A word in return: news, thanks, wishes.
    case response
    /// A word in return where there is nothing else in the message: a greeting.
    case opening
    /// Nothing; the reason.
    case silence(ReplySilence)
  }

  /// A situation that a message may be.
  struct Situation: Sendable {
    var name: String
    var call: Call
    /// In the order in which they are shown.
    var senses: [Sense]
  }

  /// In the order of the table, which is that of the model's outputs; behind them the forms of questions, which
  /// are read by rule.
  let situations: [Situation]
  /// The number of the model's outputs.
  let modelled: Int
  /// The situations that may be asked in a form.
  private let agreeing: [QuestionForm: (place: Int, situations: Set<Int>)]

  /// The number of replies.
  var count: Int { situations.reduce(0) { $0 + $1.senses.reduce(0) { $0 + $1.entries.count } } }

  private static let tables = [
    "replyBankPlans", "replyBankRequests", "replyBankQuestions", "replyBankNews", "replyBankGeneric",
    "replyBankForms",
  ]

  /// - Throws: `LanguageDataError` where a table is missing or names what no code knows.
  init(_ image: LanguageImage) throws {
    var found: [Situation] = []
    var places: [String: Int] = [:]
    for row in try image.required(table: "replySituations").rows {
      places[row[0]] = found.count
      found.append(Situation(name: row[0], call: try ReplyBank.call(row[1], of: row[0]), senses: []))
    }
    modelled = found.count
    let groups = Dictionary(
      try image.required(table: "replyFormGroups").rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    var agreeing: [QuestionForm: (place: Int, situations: Set<Int>)] = [:]
    for row in try image.required(table: "replyForms").rows {
      guard let form = QuestionForm(rawValue: row[0]) else {
        throw fault("table replyForms: there is no form \(row[0])")
      }
      var those: Set<Int> = []
      for group in row[1].split(separator: " ") {
        guard let names = groups[String(group)] else {
          throw fault("table replyForms: \(row[0]) names \(group), which replyFormGroups lacks")
        }
        for name in names.split(separator: " ") {
          guard let place = places[String(name)] else {
            throw fault("table replyFormGroups: there is no situation \(name)")
          }
          those.insert(place)
        }
      }
      agreeing[form] = (found.count, those)
      places[row[0]] = found.count
      found.append(Situation(name: row[0], call: .answer, senses: []))
    }
    self.agreeing = agreeing
    let asking = try image.required("replyAsked")
    for name in ReplyBank.tables {
      let table = try image.required(table: name)
      for row in 0..<table.count {
        let fields = (0..<4).map { table.field(row: row, column: $0) }
        guard let place = places[fields[0]] else {
          throw fault("table \(name), row \(row + 1): there is no situation \(fields[0])")
        }
        let stance = String(fields[1].prefix { $0 != "/" })
        guard let stance = ReplyStance(rawValue: stance) else {
          throw fault("table \(name), row \(row + 1): there is no stance \(stance)")
        }
        guard let tone = ReplyTone(rawValue: fields[2]) else {
          throw fault("table \(name), row \(row + 1): there is no tone \(fields[2])")
        }
        let entry = Entry(
          text: fields[3], tone: tone, slots: try ReplySlot.slots(of: fields[3], table: name, row: row + 1),
          key: ReplyBank.key(of: fields[3]),
          asked: stance == .ask ? ReplyBank.asked(fields[3], asking) : [])
        if let sense = found[place].senses.firstIndex(where: { $0.name == fields[1] }) {
          found[place].senses[sense].entries.append(entry)
        } else {
          found[place].senses.append(Sense(stance: stance, name: fields[1], entries: [entry]))
        }
      }
    }
    situations = found
  }

  private static func asked(_ text: String, _ words: Lexicon) -> Set<Asked> {
    let tokens = Document(text).tokens
    return Set(
      tokens.indices.compactMap { words.match(tokens, at: $0).flatMap { Asked(rawValue: $0.value) } })
  }

  /// The place of a form among the situations.
  func place(of form: QuestionForm) -> Int? { agreeing[form]?.place }
  /// The situations that may be asked in a form.
  func agreeing(with form: QuestionForm) -> Set<Int> { agreeing[form]?.situations ?? [] }

  private static func call(_ name: String, of situation: String) throws -> Call {
    switch name {
    case "answer": return .answer
    case "response": return .response
    case "opening": return .opening
    default:
      guard let silence = ReplySilence(rawValue: name) else {
        throw fault("table replySituations: \(situation) calls for \(name), which is nothing known")
      }
      return .silence(silence)
    }
  }

  /// A text without case, signs and white space.
  static func key(of text: String) -> String {
    String(String.UnicodeScalarView(text.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)))
  }
}

private func fault(_ what: String) -> LanguageDataError { LanguageDataError(.damaged, what) }

/// A value of the thread that a reply may use. The raw values stand in braces in the texts of the bank.
enum ReplySlot: String, Sendable, Hashable, CaseIterable {
  /// The day and time as they were written: "tomorrow at 7".
  case when
  /// A day: "Thursday".
  case day
  /// The day behind a verb: "on Thursday", "tomorrow".
  case on
  /// A time of day: "7:30".
  case time
  /// A place with its preposition: "at Luigi's".
  case place
  /// The two things to choose between.
  case a, b
  /// The third, where there is one.
  case c

  /// The slots of a text.
  /// - Throws: `LanguageDataError` where braces hold something else.
  static func slots(of text: String, table: String, row: Int) throws -> [ReplySlot] {
    var slots: [ReplySlot] = []
    for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0 != "}" }
      guard let slot = ReplySlot(rawValue: name.lowercased()) else {
        throw fault("table \(table), row \(row): {\(name)} is no value of a thread")
      }
      slots.append(slot)
    }
    return slots
  }
}
