import Foundation

/// A time that a message names.
struct MentionedTime: Hashable, Sendable {
  /// The beginning of the day, in the reader's zone.
  var day: Date?
  /// The minute of the day.
  var clock: Int?
  /// The words for a part of a day or for several days: `this weekend`, `tonight`.
  var label: String?

  /// The days of the week as the data names them.
  static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

  var isEmpty: Bool { day == nil && clock == nil && label == nil }
}

/// The wording of times in a language, as seen from now.
struct TimeWording {
  let words: TimeWords
  let now: Date
  let calendar: Calendar

  /// As a thing: `Friday at 7`, `7`.
  func noun(_ time: MentionedTime) -> String {
    let first = time.label.map(Self.bare) ?? time.day.map(dayName)
    return joined(first, time.clock)
  }

  /// As one says when: `on Friday at 7`, `tonight`, `at 7`.
  func adverb(_ time: MentionedTime) -> String {
    var first = time.label ?? time.day.map(dayName)
    if let label = time.label.map(Self.bare) {
      let begins = label.lowercased().split(separator: " ").first.map(String.init) ?? ""
      first =
        MentionedTime.weekdays.contains(begins)
        ? "on \(label)" : label == "the weekend" ? "at the weekend" : label
    } else if let day = time.day, daysAhead(day) > 1 {
      first = daysAhead(day) < 7 ? words.on.replacing("{day}", with: dayName(day)) : dayName(day)
    }
    if first == nil, let clock = time.clock { return words.at.replacing("{clock}", with: clockName(clock)) }
    return joined(first, time.clock)
  }

  private func joined(_ first: String?, _ clock: Int?) -> String {
    guard let clock else { return first ?? "" }
    guard let first else { return clockName(clock) }
    return first + " " + words.at.replacing("{clock}", with: clockName(clock))
  }

  private func daysAhead(_ day: Date) -> Int {
    calendar.dateComponents([.day], from: calendar.startOfDay(for: now), to: day).day ?? 0
  }

  func dayName(_ day: Date) -> String {
    let ahead = daysAhead(day)
    if ahead == 0 { return words.today }
    if ahead == 1 { return words.tomorrow }
    let name = words.weekdays[(calendar.component(.weekday, from: day) - 1) % 7][0]
    if (2...6).contains(ahead) { return name }
    if (7...13).contains(ahead) { return words.next.replacing("{day}", with: name) }
    var style = Date.FormatStyle.dateTime.day().month(.wide).locale(Locale(identifier: words.locale))
    style.timeZone = calendar.timeZone
    return day.formatted(style)
  }

  func weekday(_ date: Date) -> String {
    words.weekdays[(calendar.component(.weekday, from: date) - 1) % 7][0]
  }

  func clockName(_ clock: Int) -> String {
    let (hour, minute) = (clock / 60 % 24, clock % 60)
    let padded = (minute < 10 ? "0" : "") + String(minute)
    if let full = words.hour, let parts = words.minute {
      return (minute == 0 ? full : parts).replacing("{h}", with: String(hour)).replacing("{m}", with: padded)
    }
    if minute == 0, hour == 12 { return "noon" }
    if minute == 0, hour == 0 { return "midnight" }
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    // What is planned is mostly for the afternoon or the evening, where the half needs no word.
    return "\(twelve)" + (minute == 0 ? "" : ":\(padded)") + (hour < 12 ? " am" : "")
  }

  private static func bare(_ label: String) -> String {
    for word in ["on ", "at ", "this coming "] where label.lowercased().hasPrefix(word) {
      return String(label.dropFirst(word.count))
    }
    return label
  }
}
