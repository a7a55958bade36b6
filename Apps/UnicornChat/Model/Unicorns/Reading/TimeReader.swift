import Foundation
import NaturalLanguage

/// A reader that finds the time that a message names: in English by the data detector, in other languages by
/// their words for days and hours. An hour alone is told by the word beside it.
struct TimeReader {
  let book: TongueBook
  let now: Date
  let calendar: Calendar
  /// The hour at which what is planned is mostly done.
  var usualHour: Int?

  func time(in utterance: Utterance, _ text: String) -> MentionedTime? {
    var time = book.tongue == .english ? detected(in: String(text.prefix(Utterance.limit))) : MentionedTime()
    let words = asked(utterance.words)
    if book.tongue != .english { time.day = day(in: words) }
    if time.clock == nil { time.clock = clock(in: words) }
    if let day = time.day, day < calendar.startOfDay(for: now) { return nil }
    return time.isEmpty ? nil : time
  }

  /// The words without those that name a day, what leads to them, and asides; what ends a clause stays.
  func withoutDays(_ words: [Word]) -> [Word] {
    let lead = book.times.on.split(separator: " ").first.map { String($0).folded }
    return words.indices.filter { index in
      if words[index].endsClause { return true }
      if day(in: [words[index]]) != nil || book.asides.contains(words[index].folded.lower) { return false }
      let isLead = words[index].folded.lower == lead
      return
        !(isLead && index + 1 < words.count && !words[index + 1].endsClause
        && day(in: [words[index + 1]]) != nil)
    }.map { words[$0] }
  }

  /// The part of a message that asks, where another part names a time too: `Saturday's no good. Sunday at 7?`
  private func asked(_ words: [Word]) -> [Word] {
    guard let sentence = words.last(where: { $0.mark == "?" })?.sentence else { return words }
    let own = words.filter { $0.sentence == sentence }
    // "No puedo el domingo, ¿mejor el lunes?"
    if let comma = own.dropLast().lastIndex(where: { $0.mark == "," }) {
      let last = Array(own[(comma + 1)...])
      if day(in: last) != nil { return last }
    }
    return day(in: own) == nil && clock(in: own) == nil ? words : own
  }

  // MARK: English

  private func detected(in text: String) -> MentionedTime {
    guard let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue) else {
      return MentionedTime()
    }
    detector.referenceDate = now
    detector.readerTimeZone = calendar.timeZone
    detector.readerLocale = Locale(identifier: "en_GB")
    var found = detector.matches(in: text, range: NSRange(text.startIndex..<text.endIndex, in: text))
      .compactMap { match in Range(match.range, in: text).map { (match: match, range: $0) } }
    if found.count > 1, let mark = text.lastIndex(of: "?") {
      let start = text[..<mark].lastIndex { ".!?\n".contains($0) } ?? text.startIndex
      let asked = found.filter { $0.range.lowerBound >= start && $0.range.lowerBound < mark }
      if !asked.isEmpty { found = asked }
    }
    var time = MentionedTime()
    for (match, range) in found {
      guard let date = match.date else { continue }
      let said = String(text[range])
      let lower = said.lowercased()
      if ["every", "each", "last"].contains(where: lower.hasPrefix) { continue }
      let words = Set(lower.split { !$0.isLetter }.map(String.init))
      let namesDay =
        !words.isDisjoint(with: Self.dayWords) || date > now.addingTimeInterval(172_800)
        || !match.isTimeSignificant
      let isPart = !words.isDisjoint(with: Self.partWords)
      if time.day == nil, time.label == nil, namesDay {
        time.day = calendar.startOfDay(for: date)
        let isLong = match.duration >= 172_000
        if isLong || isPart { time.label = label(said, hasClock: lower.contains { $0.isNumber }) }
        if isLong { time.day = nil }
      }
      let tellsClock =
        lower.contains { $0.isNumber } && match.isTimeSignificant || !words.isDisjoint(with: Self.clockWords)
      if time.clock == nil, match.isTimeSignificant, tellsClock {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
        time.clock = isHalfTold(lower, words) ? minute : later(minute, said: Array(words))
      }
    }
    return time
  }

  private func isHalfTold(_ text: String, _ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["am", "pm", "noon", "midnight", "midday", "morning"]) || text.contains("a.m")
      || text.contains("p.m")
      || ["am", "pm"].contains { text.hasSuffix($0) }
  }

  /// The words of a part of a day without the hour.
  private func label(_ said: String, hasClock: Bool) -> String? {
    guard !hasClock else {
      return said.lowercased().contains("tonight") ? "tonight" : nil
    }
    return said
  }

  private static let dayWords: Set<String> = [
    "today", "tonight", "tomorrow", "this", "next", "weekend", "monday", "tuesday", "wednesday", "thursday",
    "friday", "saturday", "sunday", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun",
    "tmrw", "tmr", "yesterday",
  ]
  private static let partWords: Set<String> = [
    "tonight", "morning", "afternoon", "evening", "night", "weekend", "week", "month",
  ]
  private static let clockWords: Set<String> = ["noon", "midnight", "midday", "half", "quarter", "clock"]

  // MARK: By words

  private func day(in words: [Word]) -> Date? {
    let today = calendar.startOfDay(for: now)
    for word in words {
      let said = word.folded.lower
      if let ahead = book.times.days[said] { return calendar.date(byAdding: .day, value: ahead, to: today) }
      for (index, names) in book.times.weekdays.enumerated()
      where names.contains(where: { $0.folded == said || said.hasPrefix($0.folded) && $0.count > 5 }) {
        // Who names today's day means the next one.
        let days = (index + 1 - calendar.component(.weekday, from: now) + 7) % 7
        let ahead = days == 0 ? 7 : days
        return calendar.date(byAdding: .day, value: ahead, to: today)
      }
    }
    return nil
  }

  private func clock(in words: [Word]) -> Int? {
    for (index, word) in words.enumerated() {
      let lower = word.folded.lower
      let glued = book.times.after.first {
        lower.hasSuffix($0) && lower.dropLast($0.count).allSatisfy(\.isNumber)
      }
      let digits = glued.map { String(lower.dropLast($0.count)) } ?? lower
      let parts = digits.split { ":.h".contains($0) }
      guard let hour = parts.first.flatMap({ Int($0) }), (0...24).contains(hour), parts.count <= 2,
        parts.count == 1 || parts[1].count == 2
      else { continue }
      let minute = parts.count == 2 ? Int(parts[1]) ?? 60 : 0
      guard minute < 60 else { continue }
      let before = index > 0 ? words[index - 1].folded.lower : ""
      let next = index + 1 < words.count && !word.endsClause ? words[index + 1].folded.lower : ""
      let isTold =
        glued != nil || parts.count == 2 && lower.contains(":") || book.times.after.contains(next)
        || book.times.before.contains(before) && (next.isEmpty || !Self.units.contains(next))
        || words.count == 1 && word.mark == "?" && (1...12).contains(hour)
      guard isTold else { continue }
      return later(hour * 60 + minute, said: words.map(\.folded.lower))
    }
    return nil
  }

  /// The later half of the day, where the hour alone doesn't tell and what is planned is done then.
  private func later(_ clock: Int, said: [String]) -> Int {
    guard clock < 720, clock >= 60 else { return clock }
    let text = " " + said.joined(separator: " ") + " "
    func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0.folded) ") } }
    if says(book.times.early) { return clock }
    if let usualHour {
      return abs(clock + 720 - usualHour * 60) < abs(clock - usualHour * 60) ? clock + 720 : clock
    }
    return says(book.times.late) || clock < Self.meeting ? clock + 720 : clock
  }

  /// The minute of the day from which an hour alone is one of the morning: who meets at eight meets in the evening.
  private static let meeting = 540

  private static let units: Set<String> = [
    "minutes", "minute", "mins", "min", "hours", "days", "weeks", "months", "years", "people", "of", "km",
    "miles",
    "euros", "pounds", "dollars", "percent", "minuten", "stunden", "tage", "wochen", "jahre", "euro",
    "heures",
    "jours", "semaines", "ans", "minutos", "horas", "dias", "semanas", "anos", "personas", "personnes",
    "leute",
  ]
}
