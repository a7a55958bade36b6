import Foundation

/// A recurrence rule of RFC 5545 as a rule of a calendar.
enum CalendarRule {
  private static let frequencies: [String: Calendar.RecurrenceRule.Frequency] = [
    "DAILY": .daily, "WEEKLY": .weekly, "MONTHLY": .monthly, "YEARLY": .yearly,
  ]
  private static let weekdays: [String: Locale.Weekday] = [
    "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday, "SA": .saturday,
    "SU": .sunday,
  ]

  /// Nil for a rule with parts that are not told here, so that none is lost.
  static func recurrence(_ rule: String, in zone: TimeZone) -> Calendar.RecurrenceRule? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var made: Calendar.RecurrenceRule?
    var rest: [(String, String)] = []
    for part in rule.uppercased().split(separator: ";").prefix(20) {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { return nil }
      if pair[0] == "FREQ" {
        guard let frequency = frequencies[pair[1]] else { return nil }
        made = Calendar.RecurrenceRule(calendar: calendar, frequency: frequency)
      } else {
        rest.append((pair[0], pair[1]))
      }
    }
    for (name, value) in rest {
      switch name {
      case "INTERVAL":
        guard let count = Int(value), (1...1_000).contains(count) else { return nil }
        made?.interval = count
      case "COUNT":
        guard let count = Int(value), (1...100_000).contains(count) else { return nil }
        made?.end = .afterOccurrences(count)
      case "BYDAY":
        let days = value.split(separator: ",").map { weekdays[String($0)] }
        guard days.allSatisfy({ $0 != nil }) else { return nil }
        made?.weekdays = days.compactMap { $0 }.map { .every($0) }
      default: return nil
      }
    }
    return made
  }
}
