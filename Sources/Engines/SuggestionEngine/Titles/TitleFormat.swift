import CivilTime
import Foundation
import TextAnalysis

/// Writes days, times and amounts as short as a button wants them, in the order and clock of a region.
struct TitleFormat: Sendable {
  /// What the language data says of regions, currencies and couriers.
  struct Data: Sendable {
    /// By region: month before day, clock of twelve hours.
    var styles: [String: (monthFirst: Bool, twelveHours: Bool)]
    var symbols: [String: String]
    var couriers: [String: String]

    init(styles: [[String]], currencies: [[String]], couriers: [[String]]) {
      self.styles = Dictionary(
        styles.map { ($0[0], ($0[1] == "month", $0[2] == "12")) }, uniquingKeysWith: { first, _ in first })
      symbols = Dictionary(currencies.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
      self.couriers = Dictionary(couriers.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private let data: Data
  private let monthFirst: Bool
  private let twelveHours: Bool
  private let referenceYear: Int

  init(_ data: Data, context: AnalysisContext, referenceYear: Int) {
    self.data = data
    self.referenceYear = referenceYear
    let style = context.locale.region.flatMap { data.styles[$0.identifier] }
    monthFirst = style?.monthFirst ?? false
    twelveHours = style?.twelveHours ?? false
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// "Fri 13 Mar" or "Fri Mar 13", with the year where it is another than the message's.
  func day(_ date: CivilDate) -> String {
    let month = TitleFormat.months[date.month - 1]
    let parts = monthFirst ? [month, String(date.day)] : [String(date.day), month]
    let year = date.year == referenceYear ? [] : [String(date.year)]
    return ([TitleFormat.weekdays[date.weekday - 1]] + parts + year).joined(separator: " ")
  }

  /// "7 PM", "7:30 PM" or "19:00".
  func time(_ time: ClockTime) -> String {
    let minutes = (time.minute < 10 ? "0" : "") + String(time.minute)
    guard twelveHours else { return (time.hour < 10 ? "0" : "") + "\(time.hour):\(minutes)" }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour)" + (time.minute == 0 ? "" : ":\(minutes)") + (time.hour < 12 ? " AM" : " PM")
  }

  func moment(_ moment: LocalDateTime) -> String {
    [moment.date.map(day), moment.time.map(time)].compactMap { $0 }.joined(separator: " ")
  }

  /// "$20", "20.50 CHF"; an amount in an unknown currency stands alone.
  func money(_ money: MoneyValue) -> String {
    var amount = money.amount
    var rounded = Decimal()
    NSDecimalRound(&rounded, &amount, 2, .plain)
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
