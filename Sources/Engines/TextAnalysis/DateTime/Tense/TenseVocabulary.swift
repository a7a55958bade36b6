import LanguageData

/// The words that say whether a clause is about the past, from `time-tense.json`.
struct TenseVocabulary {
  /// The information that a verb gives about the time of its clause.
  enum Verb: Int, CaseIterable {
    /// It tells what was: "saw", "had".
    case past = 1
    /// Its past form announces what will be: "booked", "agreed".
    case arranging
    /// The same where a goal follows or it is passive: "moved to", "got moved"; else it tells what was.
    case moving
    /// What it reports is a clause of its own: "said", "told".
    case speech
    /// What it holds for true is a clause of its own: "thought", "forgot".
    case thought
    case present
    case future

    fileprivate var lexicon: String {
      switch self {
      case .past: "tensePast"
      case .arranging: "tenseArranging"
      case .moving: "tenseMoving"
      case .speech: "tenseSpeech"
      case .thought: "tenseThought"
      case .present: "tensePresent"
      case .future: "tenseFuture"
      }
    }
  }

  private let verbs: [(verb: Verb, words: Lexicon)]
  /// Verbs of several words, with the number of a `Verb`.
  private let phrases: Lexicon
  /// Words that begin a clause as its subject: "we", "I'm".
  let subjects: Lexicon
  /// Words that begin a clause behind a comma: "can", "what".
  let openers: Lexicon
  /// Words between two clauses: "but", "because".
  let borders: Lexicon
  /// Prepositions before what a deed is for: "tickets for Friday".
  let goals: Lexicon
  /// Prepositions before where something is moved to.
  let moved: Lexicon
  /// What one gets for a later time: "tickets", "a table".
  let bookings: Lexicon
  /// Verbs with which one gets such.
  let getting: Lexicon
  /// The same without a tense of their own: "managed to get a table".
  let toGet: Lexicon
  /// Verbs that move something, without a tense of their own: "had to move it to".
  let toMove: Lexicon
  /// Nouns of what is to be: "the plan was Friday".
  let plans: Lexicon
  /// Verbs whose past looks like their present: "he quit".
  let unmarked: Lexicon
  /// Pronouns that are subjects and nothing else.
  let persons: Lexicon
  /// Words before a noun, so that "the book" is no verb.
  let articles: Lexicon
  /// Words after "was" in what somebody took for true: "I thought Friday was the party".
  let stated: Lexicon
  let passives: Lexicon
  /// Pronouns of whom one tells: "I told him on Friday".
  let objects: Lexicon
  /// Words with which something takes another's place: "it was Friday, now it's Sunday".
  let replaced: Lexicon

  init(english: LanguageImage) throws {
    verbs = try Verb.allCases.map { ($0, try english.required($0.lexicon)) }
    phrases = try english.required("tensePhrase")
    subjects = try english.required("tenseSubject")
    openers = try english.required("tenseOpener")
    borders = try english.required("tenseBorder")
    goals = try english.required("tenseGoal")
    moved = try english.required("tenseMoved")
    bookings = try english.required("tenseBooking")
    getting = try english.required("tenseGetting")
    toGet = try english.required("tenseGet")
    toMove = try english.required("tenseMove")
    plans = try english.required("tensePlan")
    unmarked = try english.required("tenseUnmarked")
    persons = try english.required("tensePerson")
    articles = try english.required("tenseArticle")
    stated = try english.required("tenseStated")
    passives = try english.required("tensePassive")
    objects = try english.required("tenseObject")
    replaced = try english.required("tenseReplaced")
  }

  /// The verb of which a token is a part.
  func verb(_ tokens: [Token], at index: Int) -> Verb? {
    for start in stride(from: max(0, index - 2), through: index, by: 1) {
      if let found = phrases.match(tokens, at: start), found.count > index - start {
        return Verb(rawValue: found.value)
      }
    }
    guard tokens[index].kind == .word else { return nil }
    return verbs.first { $0.words.value(of: tokens[index]) != nil }?.verb
  }
}
