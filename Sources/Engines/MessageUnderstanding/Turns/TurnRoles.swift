/// The part that a day or a time plays in what the people of a conversation arrange.
public enum TimeRole: Int, Sendable, CaseIterable {
  /// It is of their plan: proposed, stated, agreed or said again.
  case plan
  /// It was ruled out, or something else takes its place.
  case refused
  /// It is asked for or vague: "sometime next week".
  case vague
  /// It says when the reader's task is due.
  case due
  /// It is beside the matter: past, a timetable, a length, somebody else's affair.
  case aside
}

/// The kind of thing that a run of words names.
public enum WordRole: Int, Sendable, CaseIterable {
  /// The activity of the plan: "fives", "driving lesson".
  case what
  /// Another activity: a reason, an excuse, something past.
  case otherWhat
  /// The place of the plan.
  case place
  /// Another place.
  case otherPlace
  /// What is to be done.
  case task
  /// What a payment is for.
  case purpose
  /// What is to be sent: a picture, a file.
  case thing
  /// Where a ride goes, or what is to be found on a map.
  case destination
  /// Who is to be kept as a contact, called or written to.
  case person
}

/// A move that a turn makes with the plans and tasks of its conversation; a turn can make several.
public enum TurnMove: Int, Sendable, CaseIterable {
  case propose, accept, refuse, change, cancel, confirm, ask, remind, past, other
  /// An event, or a reminder, is worth offering at the turn.
  case tellsEvent, tellsReminder
}

/// An action, beside events and reminders, that is worth offering at a turn.
public enum TurnOffer: Int, Sendable, CaseIterable {
  case pay, requestMoney, addContact, call, sendPhoto, sendFile, getRide, openMap, shareLocation
  case sendMessage, sendMail, openLink, copyCode, trackParcel, trackFlight
}

/// The tags of the words of a turn: none, or the first or a later word of a run with a role.
package enum WordTag {
  package static let count = 1 + 2 * WordRole.allCases.count
  package static let none = 0

  package static func first(_ role: WordRole) -> Int { 1 + 2 * role.rawValue }
  package static func later(_ role: WordRole) -> Int { 2 + 2 * role.rawValue }
  package static func role(_ tag: Int) -> WordRole? { tag == none ? nil : WordRole(rawValue: (tag - 1) / 2) }
  package static func isFirst(_ tag: Int) -> Bool { tag > 0 && tag % 2 == 1 }

  /// Whether a tag can stand behind another.
  package static func canFollow(_ tag: Int, _ previous: Int) -> Bool {
    tag == none || isFirst(tag) || previous == tag || previous == tag - 1
  }
}
