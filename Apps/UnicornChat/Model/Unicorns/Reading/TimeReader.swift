/// Finds the times that a message names.
struct TimeReader {
  private let words: [Word]

  init(_ words: [Word]) { self.words = words }

  /// The first day and the first hour that stand in the message; of one that says no to a day and asks for another
  /// those it asks for: `Saturday's no good. Sunday at 7?`
  func time() -> MentionedTime? {
    if let asked = words.last(where: { $0.mark == "?" })?.sentence,
      let start = words.firstIndex(where: { $0.sentence == asked }), start > 0,
      let end = words.lastIndex(where: { $0.sentence == asked })
    {
      let own = TimeReader(Array(words[start...end])).first()
      let before = TimeReader(Array(words[..<start])).first()
      if var own, let day = own.day, let other = before?.day, day != other {
        own.position += start
        return own
      }
    }
    return first()
  }

  private func first() -> MentionedTime? {
    var found: MentionedTime?
    var index = 0
    while index < words.count {
      if let (day, next) = day(at: index) {
        if found?.day == nil {
          found = found ?? MentionedTime(position: index)
          found?.day = day
        }
        index = next
      } else if let (clock, next) = clock(at: index) {
        if found?.clock == nil {
          found = found ?? MentionedTime(position: index)
          found?.clock = clock
        }
        index = next
      } else {
        index += 1
      }
    }
    return found
  }

  private func lower(_ index: Int) -> String? { words.indices.contains(index) ? words[index].lower : nil }

  private func day(at index: Int) -> (String, Int)? {
    let word = words[index].lower
    switch word {
    case "today", "tonight", "tomorrow": return (word, index + 1)
    case "tmrw", "tomoz", "tmr": return ("tomorrow", index + 1)
    case "this":
      guard let next = lower(index + 1) else { return nil }
      if ["morning", "afternoon", "evening", "weekend"].contains(next) { return ("this \(next)", index + 2) }
      return nil
    case "next":
      guard let next = lower(index + 1) else { return nil }
      if ["week", "weekend", "month"].contains(next) { return ("next \(next)", index + 2) }
      if let day = Self.weekday(next, short: true) { return ("next \(day)", index + 2) }
      return nil
    case "the":
      guard let next = lower(index + 1) else { return nil }
      if next == "weekend" { return ("the weekend", index + 2) }
      if Self.isOrdinal(next), index > 0, ["on", "for", "is", "about"].contains(words[index - 1].lower) {
        return ("the \(next)", index + 2)
      }
      return nil
    default: break
    }
    let before = index > 0 ? words[index - 1].lower : ""
    let short = ["on", "this", "til", "till", "by", "about", "for", "or"].contains(before)
    guard let day = Self.weekday(word, short: short) else { return nil }
    if before == "last" || before == "every" { return nil }
    if let part = lower(index + 1), ["morning", "afternoon", "evening", "night"].contains(part) {
      return ("\(day) \(part)", index + 2)
    }
    return (day, index + 1)
  }

  private static func weekday(_ word: String, short: Bool) -> String? {
    for name in MentionedTime.weekdays {
      if word == name || (short && word.count >= 3 && word.count < 6 && name.hasPrefix(word)) {
        return name.prefix(1).uppercased() + name.dropFirst()
      }
    }
    return nil
  }

  private static func isOrdinal(_ word: String) -> Bool {
    guard let number = Int(word.dropLast(2)) else { return false }
    return (1...31).contains(number) && ["st", "nd", "rd", "th"].contains(word.suffix(2))
  }

  private func clock(at index: Int) -> (String, Int)? {
    let word = words[index].lower
    if word == "noon" || word == "midnight" || word == "midday" { return (word, index + 1) }
    if word == "half" || word == "quarter" { return spoken(at: index) }
    guard let first = word.first, first.isASCII, first.isNumber else { return nil }
    if let time = Self.withHalf(word) { return (time, index + 1) }
    let parts = word.split(whereSeparator: { $0 == ":" || $0 == "." })
    guard let hour = parts.first.flatMap({ Int($0) }), (0...24).contains(hour) else { return nil }
    if let half = lower(index + 1), half == "am" || half == "pm", hour <= 12 {
      return ("\(word) \(half)", index + 2)
    }
    if parts.count == 2, parts[1].count == 2, let minute = Int(parts[1]), minute < 60 {
      return ("\(hour):\(parts[1])", index + 1)
    }
    guard parts.count == 1, hour <= 12, hour > 0 else { return nil }
    let before = index > 0 ? words[index - 1].lower : ""
    let isAfterDay = index > 1 && Self.weekday(before, short: true) != nil
    let isAnswer = index < 2 && words.count < 7 && Self.afterHours.contains(lower(index + 1) ?? "")
    guard isAfterDay || isAnswer || Self.beforeHours.contains(before) else { return nil }
    if let unit = lower(index + 1), !words[index].endsClause, Self.units.contains(unit) { return nil }
    if lower(index + 1) == "o'clock" { return (word, index + 2) }
    return (word, index + 1)
  }

  /// `half past six`, `half six`, `quarter to 8`.
  private func spoken(at index: Int) -> (String, Int)? {
    guard let next = lower(index + 1) else { return nil }
    let joins = next == "past" || next == "to"
    guard let hour = lower(joins ? index + 2 : index + 1),
      Self.hourWords.contains(hour) || Int(hour).map({ $0 < 13 }) ?? false
    else { return nil }
    if !joins && words[index].lower == "quarter" { return nil }
    let text = joins ? "\(words[index].lower) \(next) \(hour)" : "half past \(hour)"
    return (text, index + (joins ? 3 : 2))
  }

  /// `7pm`, `7:30pm`.
  private static func withHalf(_ word: String) -> String? {
    guard word.hasSuffix("am") || word.hasSuffix("pm") else { return nil }
    let number = word.dropLast(2)
    let parts = number.split(whereSeparator: { $0 == ":" || $0 == "." })
    guard let hour = parts.first.flatMap({ Int($0) }), (1...12).contains(hour), parts.count < 3 else {
      return nil
    }
    return parts.count == 2 ? "\(hour):\(parts[1]) \(word.suffix(2))" : "\(hour) \(word.suffix(2))"
  }

  private static let afterHours: Set<String> = ["works", "is", "then", "sounds", "suits", "would", "o'clock"]
  private static let beforeHours: Set<String> = [
    "at", "around", "about", "by", "from", "till", "until", "before", "after", "say", "maybe", "tonight",
    "tomorrow", "today", "make", "like", "ish", "until",
  ]
  private static let units: Set<String> = [
    "minutes", "minute", "mins", "min", "hours", "hour", "days", "weeks", "months", "years", "people", "of",
    "km",
    "miles", "euros", "pounds", "dollars", "percent", "times", "things", "more", "others", "books", "pages",
    "degrees", "friends", "guests", "kilos", "cups", "eggs",
  ]
  private static let hourWords: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
}
