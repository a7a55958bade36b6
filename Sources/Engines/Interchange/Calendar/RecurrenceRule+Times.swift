import CICal
import CivilTime
import Foundation
import PlainText

/// The times that a rule gives, within a budget of steps: a rule without end costs no more.
extension RecurrenceRule {
  /// A rule whose lists of days and numbers are checked too.
  /// - Throws: `InterchangeError` that names the part.
  package static func checked(_ rule: String) throws -> RecurrenceRule {
    do {
      let read = try RecurrenceRule(rule)
      let isValid = ICal.locked {
        icalrecurrencetype_from_string(joined(read.parts)).freq != ICAL_NO_RECURRENCE
      }
      guard isValid else {
        throw RecurrenceRuleError(rule, "expected a rule of RFC 5545 such as \"FREQ=WEEKLY;BYDAY=FR\"")
      }
      return read
    } catch let error as RecurrenceRuleError {
      throw InterchangeError(.invalidValue, error.message)
    }
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
