import CivilTime
import Foundation
import LanguageData
import TextAnalysis

/// A format that writes days, times and amounts as short as a button wants them, in the reader's language and
/// the order and clock of their region.
///
/// English has a form of its own, shorter than the platform's; other languages are written as the locale data
/// of the platform (CLDR) has them.
public struct TitleFormat: Sendable {
  /// The language data on regions, currencies and couriers.
  struct Data: Sendable {
    /// By region: month before day, clock of twelve hours.
    var styles: [String: (monthFirst: Bool, twelveHours: Bool)]
    var symbols: [String: String]
    var couriers: [String: String]

    /// - Parameter shared: what all languages share, the names of couriers among it.
    init(_ image: LanguageImage, shared: LanguageImage) throws {
      styles = Dictionary(
        try image.required(table: "actionTitleStyles").rows.map {
          (
            $0[0],
            (
              TitleStyle.First(rawValue: $0[1]) == .month, TitleStyle.Clock(rawValue: $0[2]) == .twelve
            )
          )
        }, uniquingKeysWith: { first, _ in first })
      symbols = Dictionary(
        try image.required(table: "actionTitleCurrencies").rows.map { ($0[0], $0[1]) },
        uniquingKeysWith: { first, _ in first })
      couriers = Dictionary(
        try (shared.required(table: "courier").rows + image.required(table: "actionTitleCouriers").rows)
          .map { ($0[0], $0[1]) },
        uniquingKeysWith: { _, last in last })
    }
  }

  /// The language of the titles: the reader's, where there are titles in it, else English.
  let language: String
  private let data: Data
  private let locale: Locale
  private let monthFirst: Bool
  private let twelveHours: Bool
  private let referenceYear: Int

  init(_ data: Data, languages: Set<String>, context: AnalysisContext, referenceYear: Int) {
    self.data = data
    self.referenceYear = referenceYear
    locale = context.locale
    let language = context.locale.language.languageCode?.identifier ?? TitleFormat.english
    self.language = languages.contains(language) ? language : TitleFormat.english
    let style = context.locale.region.flatMap { data.styles[$0.identifier] }
    monthFirst = style?.monthFirst ?? false
    twelveHours = style?.twelveHours ?? false
  }

  private static let english = "en"
  private var isEnglish: Bool { language == TitleFormat.english }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// "Fri 13 Mar" or "Fri Mar 13", with the year where it is another than the message's.
  func day(_ date: CivilDate) -> String {
    guard isEnglish else {
      let style = platformStyle.weekday(.abbreviated).day().month(.abbreviated)
      return instant(date).formatted(date.year == referenceYear ? style : style.year())
    }
    let month = TitleFormat.months[date.month - 1]
    let parts = monthFirst ? [month, String(date.day)] : [String(date.day), month]
    let year = date.year == referenceYear ? [] : [String(date.year)]
    return ([TitleFormat.weekdays[date.weekday - 1]] + parts + year).joined(separator: " ")
  }

  /// "7 PM", "7:30 PM" or "19:00".
  func time(_ time: ClockTime) -> String {
    guard isEnglish else {
      return Date(timeIntervalSince1970: Double(time.secondOfDay)).formatted(platformStyle.hour().minute())
    }
    let minutes = (time.minute < 10 ? "0" : "") + String(time.minute)
    guard twelveHours else { return (time.hour < 10 ? "0" : "") + "\(time.hour):\(minutes)" }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour)" + (time.minute == 0 ? "" : ":\(minutes)") + (time.hour < 12 ? " AM" : " PM")
  }

  func moment(_ moment: LocalDateTime) -> String {
    [moment.date.map(day), moment.time.map(time)].compactMap { $0 }
      .joined(separator: isEnglish ? " " : ", ")
  }

  /// Civil dates and times are written as those of a clock that shows them.
  private var platformStyle: Date.FormatStyle {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    return Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
  }

  private func instant(_ date: CivilDate) -> Date {
    Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
  }

  /// "$20", "20.50 CHF"; an amount in an unknown currency stands alone.
  func money(_ money: MoneyValue) -> String {
    var amount = money.amount
    var rounded = Decimal()
    NSDecimalRound(&rounded, &amount, 2, .plain)
    guard isEnglish else {
      let digits = rounded.isWhole ? 0 : 2
      guard let currency = money.currency else {
        return rounded.formatted(Decimal.FormatStyle(locale: locale).precision(.fractionLength(digits)))
      }
      return rounded.formatted(
        Decimal.FormatStyle.Currency(code: currency, locale: locale).precision(.fractionLength(digits)))
    }
    var text = "\(rounded)"
    if let point = text.firstIndex(of: "."), text.distance(from: point, to: text.endIndex) == 2 {
      text += "0"
    }
    text = TitleFormat.grouped(text)
    guard let currency = money.currency else { return text }
    return data.symbols[currency].map { $0 + text } ?? "\(text) \(currency)"
  }

  /// A comma after each three digits before the point.
  private static func grouped(_ text: String) -> String {
    let whole = text.prefix { $0 != "." }
    guard whole.count > 3, whole.allSatisfy(\.isNumber) else { return text }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result + text.dropFirst(whole.count)
  }

  /// The name of a courier; empty for the number of a parcel that any post may carry.
  func courier(_ id: String) -> String {
    data.couriers[id] ?? id.prefix(1).uppercased() + id.dropFirst()
  }

  /// A text of at most so many characters, with an ellipsis where it goes on.
  static func shortened(_ text: String, to length: Int) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= length ? line : line.prefix(length - 1) + "…"
  }

  /// The text with its first letter in upper case.
  static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Decimal {
  fileprivate var isWhole: Bool {
    var value = self
    var rounded = Decimal()
    NSDecimalRound(&rounded, &value, 0, .plain)
    return rounded == self
  }
}
