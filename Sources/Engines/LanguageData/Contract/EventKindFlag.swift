/// A property of a kind of event, as the table of kinds holds it.
package enum EventKindFlag: String, Sendable, Hashable, CaseIterable {
  /// Even "my" one is for others: a party, a wedding.
  case social
  /// Its word is as often something else ("call", "show") and needs an article before it.
  case article
  /// The event needs words that propose it.
  case proposal
  /// A day alone is too little: "ask the dentist on Friday" is no visit.
  case timed
  /// The event usually takes whole days: a trip, a festival.
  case days
  /// Its hour is meant as written: a train at 7:30 leaves in the morning.
  case literal
}

/// The style in which a region writes the days and times of English titles, as the table of styles holds it.
package enum TitleStyle {
  /// The part that stands first in a date.
  package enum First: String, Sendable, CaseIterable { case month, day }
  /// The hours of its clock; regions that aren't in the table have twenty-four.
  package enum Clock: String, Sendable, CaseIterable { case twelve = "12" }
}
