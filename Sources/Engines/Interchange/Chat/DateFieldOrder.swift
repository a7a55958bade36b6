import CivilTime
import Foundation

/// Three numbers of a date as they stand in a file.
struct DateFields: Sendable, Hashable {
  var first: Int
  var second: Int
  var third: Int
  /// The number of digits of the first number: four are a year.
  var leadDigits: Int
}

/// The order of day, month and year in the dates of a file, the same throughout, so that one clear date
/// settles the rest.
struct DateFieldOrder {
  enum Order: Sendable, Hashable { case dayMonthYear, monthDayYear, yearMonthDay }

  let order: Order

  /// A number over 12 tells the order; where none does, the order in which dates go forward; else the locale.
  init(_ fields: some Sequence<DateFields>, locale: Locale) {
    var dayFirst = 0
    var monthFirst = 0
    var backward = [0, 0, 0]
    var last: DateFields?
    for field in fields {
      if field.leadDigits == 4 || field.first > 31 {
        order = .yearMonthDay
        return
      }
      if field.first > 12 { dayFirst += 1 }
      if field.second > 12 { monthFirst += 1 }
      if let last, last != field {
        for (index, order) in [Order.dayMonthYear, .monthDayYear].enumerated() {
          let (before, now) = (DateFieldOrder.key(last, order), DateFieldOrder.key(field, order))
          if now < before { backward[index] += 1 }
        }
      }
      last = field
    }
    if dayFirst != monthFirst {
      order = dayFirst > monthFirst ? .dayMonthYear : .monthDayYear
    } else if backward[0] != backward[1] {
      order = backward[0] < backward[1] ? .dayMonthYear : .monthDayYear
    } else {
      order = DateFieldOrder.order(of: locale)
    }
  }

  private static func key(_ fields: DateFields, _ order: Order) -> Int {
    let (day, month) = order == .dayMonthYear ? (fields.first, fields.second) : (fields.second, fields.first)
    return fields.third * 10_000 + month * 100 + day
  }

  /// The order in which a locale writes dates (Unicode CLDR, through Foundation).
  private static func order(of locale: Locale) -> Order {
    let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "d/M/y"
    guard let day = format.firstIndex(of: "d"), let month = format.firstIndex(of: "M"),
      let year = format.firstIndex(of: "y")
    else { return .dayMonthYear }
    if year < month, month < day { return .yearMonthDay }
    return day < month ? .dayMonthYear : .monthDayYear
  }

  /// The day, or nil where it doesn't exist. Two-digit years are of this century.
  func date(_ fields: DateFields) -> CivilDate? {
    func full(_ year: Int) -> Int { year < 100 ? 2_000 + year : year }
    return switch order {
    case .dayMonthYear: CivilDate(year: full(fields.third), month: fields.second, day: fields.first)
    case .monthDayYear: CivilDate(year: full(fields.third), month: fields.first, day: fields.second)
    case .yearMonthDay: CivilDate(year: full(fields.first), month: fields.second, day: fields.third)
    }
  }
}
