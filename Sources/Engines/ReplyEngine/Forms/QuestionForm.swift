/// The form in which something is asked, which tells what any answer is like: "are you …" gets "Yes, I am"
/// whatever it is about. The raw values are names in the table `replyForms`.
enum QuestionForm: String, Sendable, CaseIterable {
  /// "Are you …", "do you …", "did you …", "have you …", "can you …".
  case are = "f.are"
  case `do` = "f.do"
  case did = "f.did"
  case have = "f.have"
  case can = "f.can"
  /// "Can I …", "is it ok if …".
  case may = "f.may"
  /// "Shall we …".
  case shall = "f.shall"
  /// "Do you want …", "fancy …".
  case wish = "f.wish"
  /// "Is he …", "did it …".
  case `is` = "f.is"
  /// Any other question for yes or no.
  case polar = "f.polar"
  /// "…, right?"
  case tag = "f.tag"
  case when = "f.when"
  /// "When are you coming?"
  case eta = "f.eta"
  case `where` = "f.where"
  /// "Where are you?"
  case whereYou = "f.whereyou"
  case who = "f.who"
  /// "Who's in?"
  case volunteer = "f.volunteer"
  case why = "f.why"
  case how = "f.how"
  case howMuch = "f.howmuch"
  case howWas = "f.howwas"
  case what = "f.what"
  /// "What do you want?"
  case whatYou = "f.whatyou"
  /// "Any ideas?"
  case any = "f.any"
  /// "Are you bringing it or am I?"
  case agent = "f.agent"
  /// A choice whose things can't be named.
  case either = "f.either"
  /// The reader's name alone, behind a question to all.
  case turn = "f.turn"
  /// "Please confirm."
  case confirm = "f.confirm"
}

/// A form that a sentence has.
struct FormReading: Sendable {
  var form: QuestionForm
  /// Whether the order of words shows it, and not only the sign at the end.
  var isExplicit: Bool
  /// The place of the sentence among those of the message that aren't empty.
  var sentence = 0
}
