import CivilTime

/// A rule by which the dates of a holiday follow from a year.
///
///     rule      = choice *( " & " choice )          all of them
///     choice    = guarded *( " | " guarded )        the first that has a date in the year
///     guarded   = [ *condition ":" ] base *( "," modifier )
///     condition = "since" YEAR / "until" YEAR / "every" N REMAINDER
///     base      = "fixed" M-D                       a day of the Gregorian calendar
///               / "nth" N WEEKDAY M                 the Nth of a month; -1 is the last
///               / "yearday" N
///               / "easter" / "orthodox"             western and eastern Easter Sunday
///               / "hebrew" MONTH D / "islamic" MONTH D / "chinese" M-D
///               / "hindu" MONTH "shukla"/"krishna" TITHI PART     an amanta month; a part of the day
///               / "sankranti" SIGN ["sunset"]       the sun enters a sidereal sign, 0 is Mesha; with
///                                                   "sunset" the next day where it does so after dusk
///               / "nakshatra" SIGN N                the moon in a mansion at noon, the sun in a sign
///               / "solar" DEGREES ZONE              the sun's tropical longitude, in a zone of hours
///               / "cycle" DAYS Y-M-D                a calendar of equal years
///               / "listed" *( Y-M-D )
///     modifier  = +N / -N                           days
///               / WEEKDAY ( "before" / "after" / "from" / "to" / "nearest" )
///               / "shift" *( WEEKDAY +N )           moved when it falls on that weekday
///               / "workday"                         the first from it on that is neither a weekend nor
///                                                   Emancipation Day as the District of Columbia keeps it
///               / "unless" +N                       Easter that many days on: a week earlier
///               / "eve"                             from the sunset before
package struct HolidayRule: Sendable {
  /// All rules that hold at once; of each inner list the first with a date in the year.
  var union: [[Clause]]

  struct Clause: Sendable {
    var conditions: [Condition]
    var base: Base
    var modifiers: [Modifier]
  }

  enum Condition: Sendable {
    case since(Int)
    case until(Int)
    case every(Int, remainder: Int)
  }

  enum Base: Sendable {
    case fixed(month: Int, day: Int)
    case nth(Int, weekday: Int, month: Int)
    case dayOfYear(Int)
    case easter
    case orthodoxEaster
    case hebrew(HebrewMonth, day: Int)
    case islamic(month: Int, day: Int)
    case chinese(month: Int, day: Int)
    case hindu(month: Int, tithi: Int, HinduCalendar.PartOfDay)
    case sankranti(sign: Int, bySunset: Bool)
    case nakshatra(Int, sign: Int)
    case solar(longitude: Double, zone: Int)
    case cycle(days: Int, anchor: CivilDate)
    case listed([CivilDate])
  }

  enum Modifier: Sendable {
    case offset(Int)
    case weekday(Int, Direction)
    case shift([Int: Int])
    case workday
    case unlessEaster(Int)
    case eve
  }

  /// The direction in which a weekday is looked for, relative to the date that came before it.
  enum Direction: String, Sendable {
    case before, after
    /// On or after, on or before.
    case from, to
    case nearest
  }

  /// A rule that cannot be read.
  struct SyntaxError: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  /// Whether its days begin the evening before.
  var beginsAtSunset: Bool {
    union.joined().contains { clause in
      clause.modifiers.contains { if case .eve = $0 { true } else { false } }
    }
  }
}
