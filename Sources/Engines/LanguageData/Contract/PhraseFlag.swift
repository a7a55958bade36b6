/// A property of a pattern that a rule asks for, as the notes of the pattern tables hold it;
/// `PhraseRole.note` says which role takes which.
package enum PhraseFlag: String, Sendable, Hashable, CaseIterable {
  /// Of a task: its words begin with the pattern's own, rather than behind them.
  case phrase
  /// The phrase is about whoever writes: their number, their task, their amount.
  case writer
  /// Of a request: a verb follows, which has to be one of a task.
  case ask
  /// Of a request: for something to get, or to give.
  case get, give
  /// Says that something takes place, rather than proposing it.
  case announcement
  /// The position of the name: behind the pattern, before it, or beside the number.
  case after, before, near
  /// Of a place: it is somebody's way, which need not be the reader's.
  case way
  /// Of a thing that is asked for: one that both know, a document, a photo, or a word that stands for one.
  case definite, document, photo, pronoun
  /// Of a thing that is asked for: the pattern itself names it.
  case itself
  /// Counts in a question only.
  case question
  /// Of a location: the writer's, one that both know, or one that counts in the reader's own words only.
  case mine, shared, own
  /// Needs no words before it that ask for it.
  case free
  /// Of a ride: somebody needs it.
  case needed
  /// Says all of it: nothing has to follow.
  case whole
  /// Of a call: "a call" follows the name.
  case given
  /// Of a message to pass on: what it says has to follow, "know" does, or a word for a message does.
  case content, know, noun
  /// Passes the message on as it is.
  case forward
  /// Counts in mail only.
  case mail
  /// Of a payment: it goes to the other side.
  case you
  /// Of a choice: by time or by place in the list.
  case earlier, first, last, later
  /// The phrase is about whom the message goes to.
  case addressee
}
