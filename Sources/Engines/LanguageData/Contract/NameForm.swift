/// A form of the names that no message has as they are: words of a message put together with a person, a place or
/// a verb, and the names of events and deadlines that a message means without naming them. The raw values are those
/// in the table `composedNames`, which has each form in each language.
package enum NameForm: String, Sendable, Hashable, CaseIterable {
  /// `dinner with Ana`, `dinner about the lease`, `dinner at Luigi's`, `dinner online`.
  case with, about, at, online
  /// `Ana, Bo and Cy`: all but the last, and the last.
  case and
  /// `Ana's report`, and what belongs to somebody without a name.
  case owned, theirs
  /// Where a person lives, and where the reader does.
  case home
  case ownHome = "own_home"
  /// A task that the writer asks to be reminded of.
  case remind
  case remindSender = "remind_sender"
  /// Something to get for the writer, or to send to them.
  case get
  case getForThem = "get_for_them"
  case send
  case sendToThem = "send_to_them"
  /// Events that an invitation means without naming them.
  case meeting, call, reservation, visit
  case getTogether = "get_together"
  case pickUp = "pick_up"
  /// What is due.
  case due, deadline, expires
  case replyDue = "reply_due"

  /// The forms of the events that an invitation may mean.
  package static let events: [NameForm] = [.meeting, .call, .reservation, .visit, .getTogether, .pickUp]
  /// The forms of what is due.
  package static let deadlines: [NameForm] = [.due, .deadline, .expires, .replyDue]

  /// The names of the places in its text.
  package var places: Set<String> {
    switch self {
    case .with: ["event", "people"]
    case .about: ["event", "topic"]
    case .at: ["event", "place"]
    case .online: ["event"]
    case .and: ["others", "last"]
    case .owned: ["person", "thing"]
    case .theirs, .getForThem, .sendToThem: ["thing"]
    case .home: ["person"]
    case .remind: ["person", "task"]
    case .remindSender: ["task"]
    case .get, .send: ["person", "thing"]
    case .due, .deadline, .expires, .replyDue: ["subject"]
    case .ownHome, .meeting, .call, .reservation, .visit, .getTogether, .pickUp: []
    }
  }
}
