import CICal
import CivilTime
import Foundation
import PlainText

/// A recurrence rule (RFC 5545, 3.3.10) that was checked, and the times it gives.
///
/// Times are local and counted in seconds from 1 January 1970, 00:00, as a clock on the wall shows them; the
/// caller knows the zone. Expanding is bounded by a budget of steps: a rule without end costs no more.
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

  /// The rule without "RRULE:", in upper case.
  package let text: String
  package let frequency: Frequency
  package let interval: Int
  package let count: Int?
  package let until: Until?
  /// All parts by their names: "BYDAY" -> "MO,TU".
  let parts: [String: String]

  /// - Throws: `InterchangeError` that names the part: no rule of RFC 5545; one of another calendar (RSCALE,
  ///   RFC 7529), whose cost can't be bounded; one longer than 1,000 characters.
  package init(_ rule: String) throws {
    let upper = rule.trimmed.uppercased()
    text = upper.hasPrefix("RRULE:") ? String(upper.dropFirst(6)) : upper
    func refusal(_ what: String) -> InterchangeError {
      InterchangeError(.invalidValue, "the rule \"\(rule.prefix(80))\": \(what)")
    }
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
    // The lists of days and numbers are libical's to check.
    let isValid = ICal.locked {
      icalrecurrencetype_from_string(RecurrenceRule.joined(parts)).freq != ICAL_NO_RECURRENCE
    }
    guard isValid else { throw refusal("expected a rule of RFC 5545 such as \"FREQ=WEEKLY;BYDAY=FR\"") }
  }

  /// The rule as libical is given it: the end is ours to see to.
  var open: String {
    var open = parts
    open["UNTIL"] = nil
    open["RSCALE"] = nil
    return RecurrenceRule.joined(open)
  }

  private static func joined(_ parts: [String: String]) -> String {
    let rest = parts.filter { $0.key != "FREQ" }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return (["FREQ=\(parts["FREQ"] ?? "")"] + rest).joined(separator: ";")
  }

  private static func until(_ text: String) -> Until? {
    guard let time = ContentTime(text) else { return nil }
    guard let second = time.secondOfDay else { return .day(time.day) }
    return time.isUTC ? .instant(time.day * 86_400 + second) : .local(time.day * 86_400 + second)
  }

  /// The times of the rule, in order, without its start where the rule doesn't give it.
  /// - Parameters:
  ///   - start: the first time, local.
  ///   - isAllDay: whether the start is a day.
  ///   - window: local; times outside are passed over.
  ///   - last: the last time that counts, local: `until` as it is in the event's zone.
  ///   - budget: the steps that may still be taken; 0 afterwards means that times may be missing.
  package func times(
    from start: Int, isAllDay: Bool, in window: Range<Int>, last: Int?, budget: inout Int
  ) -> [Int] {
    let window =
      window.lowerBound..<max(window.lowerBound, min(window.upperBound, last.map { $0 + 1 } ?? .max))
    if window.isEmpty || start >= window.upperBound { return [] }
    switch frequency {
    case .secondly, .minutely, .hourly, .daily:
      var steps = SteppedRecurrence(self, start: start, isAllDay: isAllDay)
      return steps.times(in: window, budget: &budget)
    case .weekly, .monthly, .yearly:
      return coarseTimes(from: start, isAllDay: isAllDay, in: window, budget: &budget)
    }
  }

  /// By libical, which takes at most some thousand steps between two times of these rules: it ends in 2582.
  private func coarseTimes(from start: Int, isAllDay: Bool, in window: Range<Int>, budget: inout Int) -> [Int]
  {
    let first = window.lowerBound
    return ICal.locked {
      var found: [Int] = []
      guard budget > 0 else { return found }
      let rule = icalrecurrencetype_from_string(open)
      guard let iterator = icalrecur_iterator_new(rule, RecurrenceRule.time(start, isAllDay)) else {
        return found
      }
      defer { icalrecur_iterator_free(iterator) }
      if count == nil, first > start {
        icalrecur_iterator_set_start(iterator, RecurrenceRule.time(first, isAllDay))
      }
      while budget > 0 {
        budget -= 1
        let time = icalrecur_iterator_next(iterator)
        guard icaltime_is_null_time(time) == 0, let day = CivilDate(time) else { break }
        let local =
          day.dayNumber * 86_400 + Int(time.hour) * 3_600 + Int(time.minute) * 60 + Int(time.second)
        if local >= window.upperBound { break }
        if local >= first, local >= start { found.append(local) }
      }
      return found
    }
  }

  private static func time(_ local: Int, _ isAllDay: Bool) -> icaltimetype {
    let day = Int((Double(local) / 86_400).rounded(.down))
    return ICal.time(
      CivilDate(dayNumber: day), isAllDay ? nil : ClockTime(secondOfDay: local - day * 86_400))
  }
}

extension CivilDate {
  fileprivate init?(_ time: icaltimetype) {
    self.init(year: Int(time.year), month: Int(time.month), day: Int(time.day))
  }
}
