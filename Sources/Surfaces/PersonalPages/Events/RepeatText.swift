import CivilTime
import Foundation
import PersonalStore
import SystemActions

/// The words for how something comes again (RFC 5545, 3.3.10): "Every week on Monday, Friday until 1 May
/// 2026".
struct RepeatText {
  let texts: PageTexts
  let days: DayCalendar

  /// The rules in words, and how many dates differ from them; nil where it happens once.
  func text(_ recurrence: Recurrence?, overrides: Int = 0) -> String? {
    guard let recurrence else { return nil }
    var lines = recurrence.rules.map { text(rule: $0) }
    if lines.isEmpty { lines = [texts[.repeats]] }
    let exceptions = recurrence.exceptions.count + overrides
    if exceptions == 1 { lines.append(texts[.oneException]) }
    if exceptions > 1 { lines.append(texts(.exceptions, ["count": "\(exceptions)"])) }
    return lines.joined(separator: "\n")
  }

  /// A rule in words; one that says more than words here can is named as such, with all that they can.
  func text(rule: String) -> String {
    let parts = RecurrenceRule.parts(of: ActionText.line(rule))
    let interval = parts["INTERVAL"].flatMap { Int($0) } ?? 1
    let one: PageTextKey
    let several: PageTextKey
    switch parts["FREQ"] {
    case "DAILY": (one, several) = (.daily, .everyDays)
    case "WEEKLY": (one, several) = (.weekly, .everyWeeks)
    case "MONTHLY": (one, several) = (.monthly, .everyMonths)
    case "YEARLY": (one, several) = (.yearly, .everyYears)
    default: return texts[.repeats]
    }
    var result = interval == 1 ? texts[one] : texts(several, ["count": "\(interval)"])
    let named = (parts["BYDAY"] ?? "").split(separator: ",").compactMap { word in
      // "1MO" is the first Monday of the month.
      RecurrenceRule.weekdays[String(word.suffix(2))].map { (String(word.dropLast(2)), days.weekday($0)) }
    }
    if !named.isEmpty {
      let list = named.map { $0.0.isEmpty ? $0.1 : "\($0.0). \($0.1)" }.joined(separator: ", ")
      result = texts(.onDays, ["rule": result, "days": list])
    }
    if let monthDays = parts["BYMONTHDAY"] {
      let list = monthDays.split(separator: ",").joined(separator: ", ")
      result = texts(.onMonthDays, ["rule": result, "days": list])
    }
    if let count = parts["COUNT"] { result = texts(.timesCount, ["rule": result, "count": count]) }
    if let until = parts["UNTIL"], let day = Self.day(until) {
      result = texts(.untilDay, ["rule": result, "day": days.short(day)])
    }
    return result
  }

  private static func day(_ text: String) -> CivilDate? {
    CompactTime(text.prefix(8)).map { CivilDate(dayNumber: $0.day) }
  }
}
