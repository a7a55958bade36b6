import Foundation
import PlainText

/// A recurrence rule (RFC 5545, 3.3.10).
///
/// Its times are local and counted in seconds from 1 January 1970, 00:00, as a clock on the wall shows them;
/// the caller knows the zone.
package struct RecurrenceRule: Sendable, Hashable {
  /// The last time that a rule may give.
  package enum Until: Sendable, Hashable {
    /// All of a day, by its number since 1970.
    case day(Int)
    case local(Int)
    /// Seconds since 1970 in UTC.
    case instant(Int)
  }

  package enum Frequency: String, Sendable {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// The days of the week as rules name them, from 1 (Monday) to 7 (Sunday).
  package static let weekdays = ["MO": 1, "TU": 2, "WE": 3, "TH": 4, "FR": 5, "SA": 6, "SU": 7]

  /// The rule without "RRULE:", in upper case.
  package let text: String
  package let frequency: Frequency
  package let interval: Int
  package let count: Int?
  package let until: Until?
  /// All parts by their names: "BYDAY" -> "MO,TU".
  package let parts: [String: String]

  /// Reads a rule. Its lists of days and numbers are kept as they stand, unchecked.
  /// - Throws: `RecurrenceRuleError` that names the part: no rule of RFC 5545; one of another calendar
  ///   (RSCALE, RFC 7529), whose cost can't be bounded; one longer than 1,000 characters.
  package init(_ rule: String) throws {
    let upper = rule.trimmed.uppercased()
    text = upper.hasPrefix("RRULE:") ? String(upper.dropFirst(6)) : upper
    func refusal(_ what: String) -> RecurrenceRuleError { RecurrenceRuleError(rule, what) }
    guard text.utf8.count <= 1_000, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw refusal("expected a rule of RFC 5545 such as \"FREQ=WEEKLY;BYDAY=FR\"")
    }
    var parts: [String: String] = [:]
    for part in text.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, parts.updateValue(String(sides[1]), forKey: String(sides[0])) == nil else {
        throw refusal("expected parts such as \"BYDAY=FR\", each once, not \"\(part.prefix(40))\"")
      }
    }
    if let scale = parts["RSCALE"], scale != "GREGORIAN" {
      throw refusal("days of the calendar \(scale.prefix(20)) are not expanded, only those of the Gregorian")
    }
    guard let frequency = parts["FREQ"].flatMap(Frequency.init) else {
      throw refusal("expected FREQ= with one of SECONDLY to YEARLY")
    }
    let interval = parts["INTERVAL"].map { Int($0) ?? 0 } ?? 1
    guard (1...32_767).contains(interval) else { throw refusal("expected an INTERVAL of 1 to 32767") }
    let count = parts["COUNT"].map { Int($0) ?? 0 }
    guard count.map({ $0 >= 1 && $0 <= Int(Int32.max) }) ?? true else {
      throw refusal("expected a COUNT of 1 or more")
    }
    self.frequency = frequency
    self.interval = interval
    self.count = count
    until = try parts["UNTIL"].map { text in
      guard let until = RecurrenceRule.until(text) else {
        throw refusal("expected UNTIL= with a day or a time such as 20260313T180000Z")
      }
      return until
    }
    self.parts = parts
  }

  private static func until(_ text: String) -> Until? {
    guard let time = CompactTime(text) else { return nil }
    guard let second = time.secondOfDay else { return .day(time.day) }
    return time.isUTC ? .instant(time.day * 86_400 + second) : .local(time.day * 86_400 + second)
  }

  /// The parts of a text that may be no rule, by their names in upper case; what has no name is passed over,
  /// and of parts with one name the last counts.
  package static func parts(of text: String) -> [String: String] {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { parts[String(sides[0])] = String(sides[1]) }
    }
    return parts
  }
}

/// An error in a recurrence rule.
package struct RecurrenceRuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rule, what is wrong with it and what was expected.
  package var message: String
  package var description: String { message }

  package init(_ rule: String, _ what: String) {
    message = "the rule \"\(rule.prefix(80))\": \(what)"
  }
}
