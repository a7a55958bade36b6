import CivilTime
import Foundation
import Interchange

extension Recurrence {
  /// Creates the recurrence of a component; nil where it happens once.
  /// - Throws: `unreadable` with the line of a rule that is none.
  init?(_ component: ContentComponent, in object: ItemObject) throws {
    rules = []
    for property in component.all("RRULE") {
      do { rules.append(try RecurrenceRule.checked(property.value).text) } catch let error as InterchangeError
      {
        let place = property.line > 0 ? "line \(property.line): " : ""
        throw PersonalStoreError(.unreadable, place + error.message, underlying: error)
      }
    }
    dates = component.all("RDATE").flatMap(object.times)
    exceptions = component.all("EXDATE").flatMap(object.times)
    if rules.isEmpty, dates.isEmpty { return nil }
  }

  func validate() throws {
    try FieldLimits.check(count: rules.count, "recurrence.rules")
    try FieldLimits.check(count: dates.count, "recurrence.dates")
    try FieldLimits.check(count: exceptions.count, "recurrence.exceptions")
    for rule in rules {
      do { _ = try RecurrenceRule.checked(rule) } catch let error as InterchangeError {
        throw PersonalStoreError(.invalidValue, error.message, underlying: error)
      }
    }
    for time in dates + exceptions { try FieldLimits.check(time, "recurrence") }
  }
}

extension ItemObject {
  /// Writes what differs between two recurrences into the main component.
  mutating func write(_ new: Recurrence?, over old: Recurrence?) throws {
    if new?.rules != old?.rules {
      let rules = try (new?.rules ?? []).map { ContentProperty("RRULE", try RecurrenceRule.checked($0).text) }
      main.replace("RRULE", with: rules)
    }
    if new?.dates != old?.dates {
      let properties = (new?.dates ?? []).map { property("RDATE", $0) }
      main.replace("RDATE", with: properties)
    }
    if new?.exceptions != old?.exceptions {
      let properties = (new?.exceptions ?? []).map { property("EXDATE", $0) }
      main.replace("EXDATE", with: properties)
    }
  }
}
