/// How the dates of a holiday follow from a year.
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

  /// Where a weekday is looked for, relative to the date that came before it.
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

extension HolidayRule {
  /// Reads the notation above.
  init(_ text: String) throws(SyntaxError) {
    var union: [[Clause]] = []
    for choice in text.split(separator: "&", omittingEmptySubsequences: false) {
      var clauses: [Clause] = []
      for clause in choice.split(separator: "|", omittingEmptySubsequences: false) {
        clauses.append(try Clause(clause))
      }
      union.append(clauses)
    }
    self.init(union: union)
  }
}

extension HolidayRule.Clause {
  init(_ text: Substring) throws(HolidayRule.SyntaxError) {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    conditions = []
    if halves.count == 2 {
      var words = HolidayRule.Words(halves[0])
      while let word = words.next() {
        switch word {
        case "since": conditions.append(.since(try words.number()))
        case "until": conditions.append(.until(try words.number()))
        case "every":
          conditions.append(.every(try words.number(in: 1...1_000), remainder: try words.number()))
        default: throw words.unexpected("a condition")
        }
      }
    }
    var parts = (halves.last ?? "").split(separator: ",", omittingEmptySubsequences: false).makeIterator()
    base = try HolidayRule.Base(parts.next() ?? "")
    modifiers = []
    while let part = parts.next() { modifiers.append(try HolidayRule.Modifier(part)) }
  }
}

extension HolidayRule.Base {
  init(_ text: Substring) throws(HolidayRule.SyntaxError) {
    var words = HolidayRule.Words(text)
    switch words.next() {
    case "fixed":
      let (month, day) = try words.monthAndDay()
      self = .fixed(month: month, day: day)
    case "nth":
      self = .nth(
        try words.number(in: -5...5), weekday: try words.weekday(), month: try words.number(in: 1...12))
    case "yearday": self = .dayOfYear(try words.number(in: 1...366))
    case "easter": self = .easter
    case "orthodox": self = .orthodoxEaster
    case "hebrew":
      guard let month = words.next().flatMap({ HebrewMonth(name: $0) }) else {
        throw words.unexpected("a Hebrew month")
      }
      self = .hebrew(month, day: try words.number(in: 1...30))
    case "islamic":
      guard let month = words.next().flatMap({ IslamicCalendar.months.firstIndex(of: String($0)) }) else {
        throw words.unexpected("an Islamic month")
      }
      self = .islamic(month: month + 1, day: try words.number(in: 1...30))
    case "chinese":
      let (month, day) = try words.monthAndDay()
      self = .chinese(month: month, day: day)
    case "hindu":
      guard let month = words.next().flatMap({ HinduCalendar.months.firstIndex(of: String($0)) }) else {
        throw words.unexpected("a Hindu month")
      }
      let isWaning: Bool
      switch words.next() {
      case "shukla": isWaning = false
      case "krishna": isWaning = true
      default: throw words.unexpected("shukla or krishna")
      }
      let tithi = try words.number(in: 1...15)
      guard let part = words.next().flatMap({ HinduCalendar.PartOfDay(rawValue: String($0)) }) else {
        throw words.unexpected("a part of the day")
      }
      self = .hindu(month: month, tithi: isWaning ? tithi + 15 : tithi, part)
    case "sankranti":
      let sign = try words.number(in: 0...11)
      let bySunset = words.next() == "sunset"
      self = .sankranti(sign: sign, bySunset: bySunset)
    case "nakshatra":
      let sign = try words.number(in: 0...11)
      self = .nakshatra(try words.number(in: 1...27), sign: sign)
    case "solar":
      self = .solar(longitude: Double(try words.number(in: 0...359)), zone: try words.number(in: -12...14))
    case "cycle": self = .cycle(days: try words.number(in: 300...400), anchor: try words.date())
    case "listed":
      var dates: [CivilDate] = []
      while !words.isAtEnd { dates.append(try words.date()) }
      self = .listed(dates.sorted())
    default: throw words.unexpected("a base")
    }
    guard words.isAtEnd else { throw words.unexpected("the end") }
  }
}

extension HolidayRule.Modifier {
  init(_ text: Substring) throws(HolidayRule.SyntaxError) {
    var words = HolidayRule.Words(text)
    switch words.peek {
    case "eve": self = .eve
    case "workday": self = .workday
    case "unless":
      _ = words.next()
      self = .unlessEaster(try words.number(in: -400...400))
      return
    case "shift":
      _ = words.next()
      var shifts: [Int: Int] = [:]
      while !words.isAtEnd { shifts[try words.weekday()] = try words.number(in: -7...7) }
      self = .shift(shifts)
      return
    case let word? where Int(word) != nil:
      self = .offset(try words.number(in: -400...400))
      return
    default:
      let weekday = try words.weekday()
      guard let direction = words.next().flatMap({ HolidayRule.Direction(rawValue: String($0)) }) else {
        throw words.unexpected("before, after, from, to or nearest")
      }
      self = .weekday(weekday, direction)
    }
  }
}

extension HolidayRule {
  /// The words of a part of a rule.
  struct Words {
    private let text: Substring
    private let words: [Substring]
    private var index = 0

    init(_ text: Substring) {
      self.text = text
      words = text.split(separator: " ")
    }

    var peek: Substring? { isAtEnd ? nil : words[index] }
    var isAtEnd: Bool { index >= words.count }

    mutating func next() -> Substring? {
      guard let word = peek else { return nil }
      index += 1
      return word
    }

    func unexpected(_ expected: String) -> SyntaxError {
      SyntaxError("expected \(expected) in \"\(text)\"")
    }

    mutating func number(in range: ClosedRange<Int> = -9_999...9_999) throws(SyntaxError) -> Int {
      guard let value = next().flatMap({ Int($0) }), range.contains(value) else {
        throw unexpected("a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }

    mutating func weekday() throws(SyntaxError) -> Int {
      let names: [Substring] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
      guard let index = next().flatMap({ names.firstIndex(of: $0) }) else { throw unexpected("a weekday") }
      return index + 1
    }

    mutating func monthAndDay() throws(SyntaxError) -> (month: Int, day: Int) {
      let parts = (next() ?? "").split(separator: "-").map { Int($0) ?? 0 }
      guard parts.count == 2, (1...12).contains(parts[0]), (1...31).contains(parts[1]) else {
        throw unexpected("a month and a day like 12-25")
      }
      return (parts[0], parts[1])
    }

    mutating func date() throws(SyntaxError) -> CivilDate {
      let parts = (next() ?? "").split(separator: "-").map { Int($0) ?? 0 }
      guard parts.count == 3, let date = CivilDate(year: parts[0], month: parts[1], day: parts[2]) else {
        throw unexpected("a date like 2018-08-17")
      }
      return date
    }
  }
}
