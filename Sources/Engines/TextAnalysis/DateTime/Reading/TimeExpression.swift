/// The meaning of a phrase about time, before it is resolved against a reference.
struct TimeExpression {
  var day: DayExpression?
  var part: DayPart?
  var clock: Clock?
  var zone: ZoneName?
  var isApproximate = false
  /// Whether its clock is written as a date may be, with a full stop behind the name of a day.
  var isDotted = false
  /// A one-sided interval: "after", "until" ...
  var bound: Bound?
  /// Empty, or the two ends of an interval.
  var range: [TimeExpression] = []
  /// The length of time it lasts: "from 4 pm for an hour".
  var length: TimeSpan?

  init(day: DayExpression? = nil, part: DayPart? = nil, clock: Clock? = nil) {
    self.day = day
    self.part = part
    self.clock = clock
  }

  enum Bound: Int {
    case after = 1
    case before, since, until, by
    /// "since": from something past on.
    case sincePast
  }
}

/// A part of a day ("morning"), perhaps a shade of it ("early").
struct DayPart {
  enum Name: Int {
    case morning = 1
    case afternoon, evening, night, lunch, breakfast, dinner, brunch, daytime, nightTime, school, work, tea
  }
  var name: Name
  /// 1 early, 2 mid, 3 late, 0 none.
  var shade = 0
  /// Whether it is this day's part ("this morning", "tonight"), never the next one.
  var isFixed = false
}

/// A time of day as it is written.
struct Clock {
  var hour: Int
  var minute = 0
  var second = 0
  /// False am, true pm, nil where the text doesn't say.
  var isAfternoon: Bool?
  /// Whether it can't be a 12-hour time: "19:30", "07:30", "noon".
  var is24Hour = false
  var grain = DateTimeValue.Grain.hour
}

/// A zone as a text names it: a fixed offset from UTC, or a place whose offset changes with the season.
enum ZoneName: Hashable {
  case fixed(minutes: Int)
  case place(String)

  /// The place names behind the numbers from 10,001 on in the grammar's `zone` words.
  static let places = [
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "Europe/London",
    "Europe/Paris", "Asia/Tokyo", "Australia/Sydney", "Asia/Shanghai", "Asia/Kolkata",
  ]

  init?(number: Int) {
    if number <= 10_000 {
      self = .fixed(minutes: number)
    } else {
      guard number - 10_001 < ZoneName.places.count else { return nil }
      self = .place(ZoneName.places[number - 10_001])
    }
  }
}

/// A unit of time, with the numbers the grammar gives them.
enum TimeUnit: Int {
  case second = 1
  case minute, hour, day, week, month, quarter, year, decade, century, fortnight, night, weekend, workingDay,
    workingWeek, season

  var grain: DateTimeValue.Grain {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day, .night, .weekend, .workingDay: .day
    case .week, .fortnight, .workingWeek: .week
    case .month: .month
    case .quarter, .season: .quarter
    case .year: .year
    case .decade: .decade
    case .century: .century
    }
  }
}

/// A length of time: months count by the calendar, the rest by seconds.
struct TimeSpan {
  var months = 0.0
  var days = 0.0
  var seconds = 0.0
  var workingDays = 0
  /// The length of the calendar units, with months of 30 and years of 365 days.
  private var nominalDays = 0.0
  var finest = TimeUnit.century

  init() {}

  init(_ amount: Double, _ unit: TimeUnit) {
    finest = unit
    switch unit {
    case .second: seconds = amount
    case .minute: seconds = amount * 60
    case .hour: seconds = amount * 3_600
    case .day, .night: days = amount
    case .week, .workingWeek: days = amount * 7
    case .fortnight: days = amount * 14
    case .weekend: days = amount * 2
    case .workingDay: workingDays = Int(amount)
    case .month: months = amount
    case .quarter, .season: months = amount * 3
    case .year: months = amount * 12
    case .decade: months = amount * 120
    case .century: months = amount * 1_200
    }
    switch unit {
    case .month, .quarter, .season: nominalDays = months * 30
    default: nominalDays = months / 12 * 365
    }
  }

  static func + (a: TimeSpan, b: TimeSpan) -> TimeSpan {
    var sum = a
    sum.months += b.months
    sum.days += b.days
    sum.seconds += b.seconds
    sum.workingDays += b.workingDays
    sum.nominalDays += b.nominalDays
    sum.finest = a.finest.rawValue < b.finest.rawValue ? a.finest : b.finest
    return sum
  }

  /// The length in seconds, with months of 30 and years of 365 days.
  var approximateSeconds: Double {
    (nominalDays + days + Double(workingDays)) * 86_400 + seconds
  }

  /// Whether it is exact to less than a day.
  var isClock: Bool { seconds != 0 && finest.rawValue <= TimeUnit.hour.rawValue }
}

/// The days that a phrase means.
indirect enum DayExpression {
  case fields(DayFields)
  /// Two or three numbers whose order the locale decides.
  case numeric(Int, Int, year: Int?)
  /// Days from today.
  case offset(Int)
  /// The present instant.
  case now
  /// A unit's name alone, as in "the last day of ...".
  case unit(TimeUnit)
  /// The current unit, or the n-th before or after it.
  case period(TimeUnit, Int)
  /// The next (direction 1) or last (-1) so much time.
  case periods(TimeSpan, direction: Int)
  case season(Int)
  case quarter(Int)
  case half(Int)
  case weekNumber(Int)
  case decade(Int, isShort: Bool)
  case century(Int)
  case holiday(Int)
  /// "next", "last" or "this" of something that recurs.
  case relative(DayExpression, Int)
  case within(DayExpression, DayExpression)
  case nth(Int, DayExpression, of: DayExpression)
  case nthUnits(Int, count: Int, TimeUnit, of: DayExpression)
  case nthAfter(Int, DayExpression, after: DayExpression)
  case closest(Int, DayExpression, to: DayExpression)
  /// A part of a longer time: 1 and 4 its beginning, 2 and 5 its middle, 3 and 6 its end.
  case edge(Int, DayExpression)
  case halfOf(Int, DayExpression)
  case weekOf(DayExpression)
  case weekEnding(DayExpression)
  /// The present time of day on another day.
  case sameTime(DayExpression)
  /// The weekend at a holiday.
  case weekendAt(DayExpression)
  case shifted(DayExpression, TimeSpan, Int)
  /// A weekday on or next to a shifted day.
  case weekdayAt(Int, DayExpression)
  /// The n-th such weekday from now.
  case weekdays(Int, Int)
  case rest(TimeUnit)
  case toDate(TimeUnit)
  case endOfDay(DayExpression, isWork: Bool)

  static var today: DayExpression { .offset(0) }
}

/// A day by its parts; what is missing is found from the reference.
struct DayFields {
  var year: Int?
  var month: Int?
  var day: Int?
  /// From 1 (Monday) to 7 (Sunday).
  var weekday: Int?

  /// Both together, or nil where they contradict each other.
  func joined(with other: DayFields) -> DayFields? {
    func join(_ a: Int?, _ b: Int?) -> Int?? { a == nil || b == nil || a == b ? .some(a ?? b) : nil }
    guard let year = join(year, other.year), let month = join(month, other.month),
      let day = join(day, other.day), let weekday = join(weekday, other.weekday)
    else { return nil }
    return DayFields(year: year, month: month, day: day, weekday: weekday)
  }
}

/// The meaning of a constituent of the time grammar.
enum TimeMeaning {
  case number(Int)
  case span(TimeSpan)
  case time(TimeExpression)
  case recurrence(RecurrenceExpression)

  /// Whether it is a month or longer.
  var isLong: Bool {
    if case .time(let time) = self, time.clock == nil, let day = time.day { return day.rank >= 2 }
    return false
  }

  /// Whether it is a holiday, which is also an occasion: "for Easter".
  var isOccasion: Bool {
    if case .time(let time) = self, case .holiday? = time.day { return true }
    return false
  }
}

/// A repeated time.
struct RecurrenceExpression {
  enum Frequency: String {
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
    case minutely = "MINUTELY"
  }
  var frequency: Frequency
  var interval = 1
  var weekdays: [Int] = []
  /// The ordinals of the weekday in a month: the first, the last (-1).
  var ordinals: [Int] = []
  /// Days of the month; -1 is the last.
  var monthDays: [Int] = []
  var month: Int?
  /// Which of the days that fit counts in each period: the first, the last (-1).
  var position: Int?
  /// How often it takes place.
  var count: Int?
  /// How long it goes on: "every day for two weeks".
  var lasting: TimeSpan?
  var time: TimeExpression?
  var until: TimeExpression?
  /// Whether what it goes on until belongs to it as a whole.
  var isThrough = false
  var from: TimeExpression?
}
