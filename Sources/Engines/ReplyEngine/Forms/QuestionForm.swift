/// The form in which something is asked, which tells what any answer is like: "are you …" gets "Yes, I am"
/// whatever it is about. The raw values are names in the table `replyForms`.
enum QuestionForm: String, Sendable, CaseIterable {
  /// "Are you …", "do you …", "did you …", "have you …", "can you …".
  case are = "f.are"
  case `do` = "f.do"
  case did = "f.did"
  case have = "f.have"
  case can = "f.can"
  /// "Are you coming …": what may not be settled yet.
  case going = "f.going"
  /// "Did you … yet".
  case yet = "f.yet"
  /// "Has anyone got …".
  case anyone = "f.anyone"
  /// "Do you mind if I …", to which a yes would refuse.
  case mind = "f.mind"
  /// "Would you mind helping …".
  case favour = "f.favour"
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
  /// "Which one?", "any preference?"
  case which = "f.which"
  /// "Any ideas?"
  case any = "f.any"
  /// "Are you bringing it or am I?"
  case agent = "f.agent"
  /// A choice between things to do, of which the reader says which: "shall I wait or go on?"
  case pick = "f.pick"
  /// A choice between what the reader does: "are you coming over or watching it there?"
  case own = "f.own"
  /// A choice between what may be so: "are the kids with us or your sister's?"
  case fact = "f.fact"
  /// A choice whose things can't be named.
  case either = "f.either"
  /// The reader's name alone, behind a question to all.
  case turn = "f.turn"
  /// "Please confirm."
  case confirm = "f.confirm"
}

extension QuestionForm {
  /// Whether it asks for what was: "did you get the money" asks for none.
  var asksBack: Bool { [.did, .yet, .have].contains(self) }
}

/// A form that a sentence has.
struct FormReading: Sendable {
  var form: QuestionForm
  /// Whether the order of words shows it, and not only the sign at the end.
  var isExplicit: Bool
  /// The place of the sentence among those of the message that aren't empty.
  var sentence = 0
}
