/// A place that a line leaves open, to be filled from the message it answers and from what was said before.
enum Slot: String, Hashable, Sendable, CaseIterable {
  /// The first name of who is answered.
  case you
  /// Who answers.
  case speaker = "self"
  /// What the message is about, as it is named there, seen from the other side: `your sister's new flat`.
  case thing
  /// Whom it tells of: `your sister`, `your dog`.
  case whom
  /// The same, where it is of the topic that is talked of: `your sister's cat`, of animals.
  case subject
  /// A clause of the message, seen from the other side: `learning to juggle`.
  case clause
  /// The time that was named: `Friday at 7`, and as one says when: `on Friday at 7`.
  case when, at
  /// Another time that suits better, both ways; and why the first doesn't.
  case otherWhen = "other_when"
  case otherAt = "other_at"
  case excuse
  /// What is planned: `dinner`.
  case activity
  /// Where: `Luigi's`.
  case place
  /// Somebody the message names.
  case name
  /// One of two things to choose from.
  case choice
  /// What was found out before in this conversation.
  case pet, like, plan
  /// The name of somebody of theirs that was told before.
  case known
  /// What they told of themselves: where they are from, what they are called, what they do, what they like best.
  case home, called, job, favourite
  /// What they can't have, and by what they eat: `nuts`, `vegan`.
  case avoided, diet
  /// What they said before of what they ask about, and what was answered last, word by word.
  case told, said
  /// All of a short message, as a name: `Lettuce`.
  case saidName = "said_name"
  /// What the clock says: `ten past four`, `Thursday`.
  case time, today
  /// What a file is called, without its ending.
  case file
  /// The result of a sum.
  case sum
}
