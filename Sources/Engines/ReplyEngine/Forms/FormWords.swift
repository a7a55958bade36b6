import LanguageData

/// The words that the form of a question shows in: the lexicon `replyFormWords`.
struct FormWords: Sendable {
  /// A class of words; the raw values are those of the lexicon.
  enum Class: Int {
    /// "are", "is".
    case be = 1
    case `do`, did, have
    /// "can", "could", "will".
    case can
    case shall
    case you
    /// "I", "we".
    case we
    case third
    case what, when, `where`, who, why, how, which
    /// "want", "need", "fancy".
    case wish
    case any
    /// "got", "seen", "finished".
    case done
    /// "right?", "eh?".
    case tag
    /// "much", "long" behind "how".
    case degree
    case whether
    /// What a noun begins with, or a phrase of place or time.
    case determiner
    /// "not", "no".
    case negation
    /// What stands before a question and is none of it.
    case lead
    case time
    /// What is asked of whoever volunteers: "who's in?", "who can?".
    case volunteer
    /// "confirm", "acknowledge".
    case confirm
    /// A pronoun with its verb: "we're".
    case clause
    /// "mind", which a yes refuses.
    case mind
    /// "ok", "fine", "happy" behind "are you": leave is asked.
    case content
    /// "chance": what any chance is asked of is asked for.
    case chance
    /// "preference".
    case preference
    /// "yet".
    case yet
    /// "two", "all", "lot" behind "you".
    case several
    /// "d'you".
    case doYou

    /// Whether a word of the class asks for something other than yes or no.
    var isWh: Bool { (Class.what.rawValue...Class.which.rawValue).contains(rawValue) }
    /// Whether a word of the class stands before the subject of a question.
    var isAuxiliary: Bool { (Class.be.rawValue...Class.shall.rawValue).contains(rawValue) }
    /// Whether a word of the class is who does something.
    var isSubject: Bool { (Class.you.rawValue...Class.third.rawValue).contains(rawValue) }
  }

  private let lexicon: Lexicon

  init(_ image: LanguageImage) throws {
    lexicon = try image.required("replyFormWords")
  }

  /// The class of a token; nil where it has none.
  func of(_ token: Token) -> Class? {
    token.kind == .word ? lexicon.value(ofHash: token.hash).flatMap(Class.init) : nil
  }
}
