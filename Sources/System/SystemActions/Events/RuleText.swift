import CivilTime
import Foundation
import PersonalStore

/// The words for a recurrence rule (RFC 5545, 3.3.10) as far as words are short: "Every week on Mon, Fri".
enum RuleText {
  private static let days = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  static func of(_ rule: String, _ context: ActionContext) -> String {
    let parts = RecurrenceRule.parts(of: ActionText.line(rule))
    let interval = parts["INTERVAL"].flatMap { Int($0) } ?? 1
    guard var text = parts["FREQ"].flatMap({ every(interval, $0) }) else { return .own("Repeats") }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = context.locale
    let names = calendar.shortWeekdaySymbols
    let named = (parts["BYDAY"] ?? "").split(separator: ",").compactMap { day in
      days.firstIndex(of: String(day)).flatMap { names.indices.contains($0) ? names[$0] : nil }
    }
    if !named.isEmpty { text = .own("\(text) on \(named.joined(separator: ", "))") }
    if let count = parts["COUNT"].flatMap({ Int($0) }) { text = .own("\(text), \(count) times") }
    if let until = parts["UNTIL"], let day = day(until, context) { text = .own("\(text) until \(day)") }
    return text
  }

  private static func every(_ interval: Int, _ unit: String) -> String? {
    switch unit {
    case "DAILY": interval == 1 ? .own("Every day") : .own("Every \(interval) days")
    case "WEEKLY": interval == 1 ? .own("Every week") : .own("Every \(interval) weeks")
    case "MONTHLY": interval == 1 ? .own("Every month") : .own("Every \(interval) months")
    case "YEARLY": interval == 1 ? .own("Every year") : .own("Every \(interval) years")
    default: nil
    }
  }

  /// The day of "20260401T120000Z", as the reader writes it.
  private static func day(_ text: String, _ context: ActionContext) -> String? {
    guard let until = CompactTime(text.prefix(8)) else { return nil }
    let day = CalendarTime.day(CivilDate(dayNumber: until.day))
    return WhenText(context).day(day.instant(in: context.timeZone))
  }
}
