import CivilTime

/// A day, a time of day or both as a turn mentions them, whatever they are to a plan.
struct PlanMention: Sendable {
  var day: CivilDate?
  /// The last day of several.
  var lastDay: CivilDate?
  /// Minutes from midnight.
  var clock: Int?
  var endClock: Int?
  /// Whether the words leave open which half of the day the clock shows.
  var isOpen = false
  /// Whether it names a part of the day: "in the evening".
  var isDayPart = false
  /// Whether its day is a weekday alone, of whichever week is spoken of.
  var isWeekdayAlone = false
  /// Whether its day is told by its number in a month alone: "the 20th".
  var isDayOfMonth = false
  /// Whether it is where something ends: "till 4".
  var isUntil = false
  /// What an earlier day or time makes of it.
  var shift: PlanShift?
  /// The probabilities of its roles, by `TimeRole`.
  var roles: [Float]
  /// The probability that its clock shows what comes after noon.
  var lateness: Float
  var isNumber = false
  var isAsked = false
  /// Whether its clause speaks of somebody who isn't part of the conversation.
  var isOfOthers = false
  var sentence: Int
  var tokens: Range<Int>
}

/// A day or a time that only an earlier one completes.
enum PlanShift: Sendable {
  /// "Half past", "quarter to": so many minutes from the full hour.
  case ofHour(Int)
  /// "An hour later": so many minutes from the time.
  case minutes(Int)
  /// "The day after": so many days from the day.
  case days(Int)
}
