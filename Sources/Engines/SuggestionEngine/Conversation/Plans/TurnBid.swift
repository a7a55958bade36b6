import CivilTime
import TextAnalysis

/// A day, a time or both as one turn says them, read by themselves: whatever plan they are of, the state
/// decides.
struct TurnBid: Sendable {
  /// The standing that the clause around a bid gives it.
  enum Standing: Sendable {
    case stated
    /// Asked for or about: "could you do Friday?".
    case asked
    /// Refused: "Friday's no good".
    case refused
    /// Over, somebody's own affair, or beside the matter: "I finish at six".
    case aside
  }

  var moment: Moment
  var standing: Standing
  var sentence: Int
  /// Whether its hour is a number alone, which may count something else.
  var isBare = false
  /// Whether words around the number make it a time: "at 6", "6ish".
  var isLed = false
  /// Whether it is one of several to choose from.
  var isOption = false
  /// Whether its clause says that something becomes another.
  var isChange = false
  /// Whether words behind it decide for it: "9 then", "4:15 it is".
  var isDecisive = false
  /// Whether its clause speaks of somebody who isn't part of the conversation.
  var isOfOthers = false
  /// Words of its clause that an answer doesn't usually have.
  var strangers = 0
  /// Whether its clause names an event.
  var namesEvent = false
  /// Whether its day is one of a month without the month: "the 11th".
  var isDayAlone = false

  /// The tokens it rests on.
  var words: [Range<Int>] { moment.words }
  var namesDay: Bool { moment.namesDay && moment.start.date != nil }
  var time: ClockTime? { moment.start.time }
}

/// The act of a turn: what it does with the plan that stands, as far as its own words tell.
struct TurnAct: Sendable {
  /// Words that agree, that take the plan for granted, that call it off.
  var agreement: Range<Int>?
  /// Whether the words of agreement only thank.
  var isThanks = false
  var logistics: Range<Int>?
  var cancellation: Range<Int>?
  /// Whether the turn calls something off, and doesn't only say how that is done.
  var callsOff = false
  var isQuestion = false
  var refuses = false
  /// What stays as it was, as `PlanWords.same` counts it.
  var same = 0
  var sameWords: Range<Int>?
  /// Words for a day that tell none: "next week".
  var vagueDay: Range<Int>?
}

/// A turn as the plans of its conversation see it. It doesn't depend on them, and is kept with the digest.
struct TurnReading: Sendable {
  var bids: [TurnBid] = []
  var act = TurnAct()
}
