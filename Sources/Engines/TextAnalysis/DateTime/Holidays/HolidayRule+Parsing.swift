import CivilTime

extension HolidayRule {
  /// Reads the notation that the type's documentation gives.
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
