import CivilTime
import TextAnalysis

/// A date and time, put together from the spans of a sentence: "Friday" and "at 7" are one moment.
struct Moment: Sendable {
  var start: LocalDateTime
  /// Exclusive where it is a day.
  var end: LocalDateTime?
  var rule: String?
  /// Whether the text names the day, rather than leaving it to be the next time the clock shows the time.
  var namesDay: Bool
  var isApproximate: Bool
  /// The spans it is made of.
  var words: [Range<Int>]
  /// The confidence of the least sure of them.
  var confidence: Double
  /// Whether the hour may be twelve later: "at 7".
  var hourIsOpen: Bool
  /// Whether its clock shows the hour alone, whichever half of the day was taken for it.
  var isHalfOpen = false
  /// Whether it is a part of the day rather than a time: "tomorrow night".
  var isDayPart = false

  var isAllDay: Bool { start.time == nil }

  /// Whether it is before a point of time; whole days are past when they are over.
  func isBefore(_ reference: (date: CivilDate, time: ClockTime)) -> Bool {
    guard let date = start.date, rule == nil else { return false }
    if let endDate = end?.date, endDate > reference.date { return false }
    guard date == reference.date, let time = start.time else { return date < reference.date }
    return time < reference.time
  }

  /// Whether it begins within half an hour.
  func isImminent(after reference: (date: CivilDate, time: ClockTime)) -> Bool {
    guard start.date == reference.date, let time = start.time, rule == nil else { return false }
    return (0..<1_800).contains(time.secondOfDay - reference.time.secondOfDay)
  }

  /// "A cab at five": the next five o'clock, where the words leave its half and its day open.
  mutating func takeSoonest(after reference: (date: CivilDate, time: ClockTime)) {
    guard isHalfOpen, !namesDay, let time = start.time else { return }
    let half = 43_200
    let early = time.secondOfDay % half
    let now = reference.time.secondOfDay
    let next = [early, early + half, early + 2 * half].first { $0 > now } ?? early + 2 * half
    start = LocalDateTime(
      date: reference.date.adding(days: next / 86_400), time: ClockTime(secondOfDay: next % 86_400))
    end = nil
  }

  /// A train at 7:30 leaves in the morning, whichever half was taken for it.
  mutating func takeHourAsWritten() {
    guard isHalfOpen, let time = start.time, time.hour >= 13 else { return }
    start.time = ClockTime(hour: time.hour - 12, minute: time.minute, second: time.second)
    end = nil
  }

  /// The time of the two that an open hour leaves that lies in the usual hours of an event; of two that do,
  /// the one people mean without saying: nine to eleven in the morning, else after noon.
  static func settled(_ time: ClockTime, in hours: Range<Int>) -> ClockTime {
    let early = time.hour % 12
    let candidates = [early, early + 12].filter(hours.contains)
    let hour = candidates.count == 1 ? candidates[0] : (9...11).contains(early) ? early : early + 12
    return ClockTime(hour: hour, minute: time.minute, second: time.second) ?? time
  }

  /// Puts an open hour into the usual hours of an event.
  mutating func settleHour(in hours: Range<Int>) {
    guard hourIsOpen, let time = start.time, !hours.contains(time.hour), hours.contains(time.hour + 12),
      let later = ClockTime(hour: time.hour + 12, minute: time.minute, second: time.second)
    else { return }
    start.time = later
    if let endTime = end?.time, endTime < later {
      end?.time = ClockTime(hour: endTime.hour + 12, minute: endTime.minute, second: endTime.second)
    }
    hourIsOpen = false
  }

  /// The days of a rule's BYDAY, from 1 (Monday); all where it has none.
  static func weekdays(of rule: String?) -> Set<Int> {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    let parts = rule?.split(separator: ";").first { $0.hasPrefix("BYDAY=") }?.dropFirst(6).split(
      separator: ",")
    let days = (parts ?? []).compactMap { part in names.firstIndex { part.hasSuffix($0) }.map { $0 + 1 } }
    return days.isEmpty ? Set(1...7) : Set(days)
  }

  /// Takes the next day for a time without one that has passed today; of a weekly recurrence the next of
  /// its days.
  mutating func settleDay(after reference: (date: CivilDate, time: ClockTime)) {
    guard start.date == nil, let time = start.time else { return }
    let days = Moment.weekdays(of: rule)
    let earliest = time > reference.time ? 0 : 1
    let wait = (earliest..<earliest + 7).first { days.contains(reference.date.adding(days: $0).weekday) }
    let date = reference.date.adding(days: wait ?? earliest)
    start.date = date
    guard let endTime = end?.time else { return }
    if end?.date == nil { end?.date = endTime < time ? date.adding(days: 1) : date }
  }
}

/// A reader of moments out of a message.
struct MomentReader {
  let input: RuleInput

  /// The result of putting the spans of one sentence together.
  enum Outcome {
    case none
    case moment(Moment)
    /// Several moments that exclude one another, in their order.
    case ambiguous(Range<Int>, choices: [LocalDateTime])
    /// There is one, but its words don't count.
    case masked(Range<Int>, Suggestions.Silence)
  }

  /// The moment of a sentence; a missing day or time may stand in the next sentence or the one before.
  ///
  /// - Parameters:
  ///   - tokens: where in the sentence to look; everywhere where nil.
  ///   - outside: words whose dates don't count, as the name of the event: "Christmas dinner".
  func moment(
    inSentence sentence: Int, within tokens: Range<Int>? = nil, outside: Range<Int>? = nil,
    claimed: Set<Int> = []
  ) -> Outcome {
    var own = parts(ofSentence: sentence)
    if let outside { own.removeAll { $0.span.tokens.overlaps(outside) } }
    if let tokens { own.removeAll { !tokens.contains($0.span.tokens.lowerBound) } }
    if let choice = choice(among: own) { return .ambiguous(choice, choices: choices(own)) }
    if let choice = choice(withNumber: own) { return choice }
    guard var moment = combine(own) else { return masked(inSentence: sentence) }
    if moment.rule == nil, moment.start.time == nil || !moment.namesDay {
      for neighbour in [sentence + 1, sentence - 1] where !claimed.contains(neighbour) {
        let other = parts(ofSentence: neighbour)
        if other.count == 1, let joined = combine(own + other), joined.words.count > moment.words.count {
          moment = joined
          break
        }
      }
    }
    return .moment(moment)
  }

  /// A span with its value.
  struct Part {
    var span: MessageReading.Span
    var value: DateTimeValue
  }

  private func masked(inSentence sentence: Int) -> Outcome {
    let masked = parts(ofSentence: sentence, honouring: [])
    guard let first = masked.first, combine(masked) != nil,
      let cause = input.reading.mask(first.span.tokens, honouring: .always)
    else { return .none }
    return .masked(first.span.tokens, cause)
  }

  func parts(ofSentence sentence: Int, honouring masks: Mask = [.quoted, .negated, .aside]) -> [Part] {
    input.reading.spans(inSentence: sentence).compactMap { index in
      let span = input.reading.spans[index]
      guard let value = value(span), !isSameDay(span.tokens),
        input.reading.mask(span.tokens, honouring: masks) == nil
      else { return nil }
      return Part(span: span, value: value)
    }
  }

  /// "The same day": one that was spoken of, whichever the words would be alone.
  private func isSameDay(_ tokens: Range<Int>) -> Bool {
    (max(0, tokens.lowerBound - 1)..<tokens.upperBound).contains { index in
      input.phrases.plan.same.match(input.reading.tokens, at: index).map {
        $0.value & 2 != 0 && index + $0.count >= tokens.upperBound
      } ?? false
    }
  }

  /// The value of a span; of one that may as well lie ahead as behind, the reading ahead.
  private func value(_ span: MessageReading.Span) -> DateTimeValue? {
    guard case .dateTime(let value) = span.detection.value else { return nil }
    // "now" is when the message was written, not when anything takes place.
    if value.grain == .second, value.form == .datetime { return nil }
    guard let date = value.start?.date, date < input.reference.date, value.rule == nil else { return value }
    return value.alternatives.first { ($0.start?.date).map { $0 >= input.reference.date } ?? false } ?? value
  }

  /// "at 3 or 4", "Tuesday or Wednesday": two of one kind with "or" between them.
  private func choice(among parts: [Part]) -> Range<Int>? {
    var offers: Bool?
    for (first, second) in zip(parts, parts.dropFirst()) {
      guard first.span.tokens.upperBound < second.span.tokens.lowerBound else { continue }
      let between = first.span.tokens.upperBound..<second.span.tokens.lowerBound
      guard between.count <= 3 else { continue }
      let isEither = between.contains { index in
        input.reading.has(MomentReader.orWord, at: index, before: between.upperBound)
      }
      if !isEither {
        guard between.count == 1,
          input.reading.has(MomentReader.andWord, at: between.lowerBound, before: between.upperBound),
          first.value.start?.time != nil, second.value.start?.time != nil
        else { continue }
        // The parts are of one sentence, which is looked through once.
        let isOffer = offers ?? self.offers(first)
        offers = isOffer
        guard isOffer else { continue }
      }
      return first.span.tokens.lowerBound..<second.span.tokens.upperBound
    }
    return nil
  }

  /// "9:30 or 2?": a time, and a bare number as another.
  private func choice(withNumber parts: [Part]) -> Outcome? {
    guard let last = parts.last, let time = last.value.start?.time else { return nil }
    let or = last.span.tokens.upperBound
    guard input.reading.has(MomentReader.orWord, at: or, before: input.reading.tokens.count),
      let index = input.reading.span(of: .number, at: or + 1),
      case .number(let value) = input.reading.spans[index].detection.value, (1...12).contains(value),
      value == value.rounded(), let hour = ClockTime(hour: Int(value), minute: 0)
    else { return nil }
    let date = parts.compactMap {
      namesDay($0, $0.value.start ?? LocalDateTime()) ? $0.value.start?.date : nil
    }.first
    return .ambiguous(
      last.span.tokens.lowerBound..<or + 2,
      choices: [
        LocalDateTime(date: date, time: time),
        LocalDateTime(date: date, time: Moment.settled(hour, in: 8..<23)),
      ])
  }

  /// Each of several moments; a day or a time that only the first has holds for all: "Friday at 3 or 4".
  private func choices(_ parts: [Part]) -> [LocalDateTime] {
    var choices: [LocalDateTime] = []
    var date: CivilDate?
    for part in parts {
      guard let start = part.value.start else { continue }
      let ownDate = namesDay(part, start) ? start.date : nil
      let ownTime = part.value.form == .date ? nil : start.time
      if ownDate != nil, ownTime == nil, choices.isEmpty, date == nil, parts.count > 2 {
        // "On Wednesday I can offer 3.40 or 4.20".
        date = ownDate
        continue
      }
      date = ownDate ?? date
      choices.append(LocalDateTime(date: ownDate ?? date, time: ownTime))
    }
    return choices
  }

  /// "We have 11 and 5:20": what there is to choose from.
  private func offers(_ part: Part) -> Bool {
    let sentence = input.reading.sentences[input.reading.sentence(of: part.span.tokens.lowerBound)]
    return sentence.contains { input.phrases.offerWord.value(of: input.reading.tokens[$0]) != nil }
  }

  private static let andWord = PhrasePattern.hashes(of: "and")
  private static let orWord = PhrasePattern.hashes(of: "or")

  /// The moment that parts make together; nil where they tell neither a day nor a time.
  func combine(_ parts: [Part]) -> Moment? {
    var day: Part?
    var time: Part?
    var complete: Part?
    for part in parts {
      switch part.value.form {
      case .datetime, .recurrence: complete = complete ?? part
      case .date where part.value.grain == .day: day = day ?? part
      case .time: time = time ?? part
      case .interval:
        guard let start = part.value.start, part.value.end != nil,
          !part.value.isDeadline(from: input.reference)
        else { continue }
        if start.time != nil {
          if start.date != nil { complete = complete ?? part } else { time = time ?? part }
        } else if part.value.grain == .day {
          day = day ?? part
        }
      case .date, .duration: continue
      }
    }
    if let recurring = recurrence(parts) { return extended(recurring, parts) }
    if let complete, var moment = moment([complete], complete.value.start, complete.value.end) {
      // "every Tuesday" and, apart from it, "at 6".
      if moment.start.time == nil, let time { moment = joined(moment, time) }
      return extended(moment, parts)
    }
    guard let first = day ?? time, var moment = moment([first], first.value.start, first.value.end) else {
      return nil
    }
    if let day, let time { moment = joined(self.moment([day], day.value.start, nil) ?? moment, time) }
    return extended(moment, parts)
  }

  /// "Tuesdays at 9:30, every week": the days of one part and the time of another.
  private func recurrence(_ parts: [Part]) -> Moment? {
    let recurring = parts.filter { $0.value.form == .recurrence }
    guard let rule = recurring.first(where: { $0.value.rule?.contains("BYDAY") ?? false }) ?? recurring.first,
      rule.value.start == nil, let time = parts.first(where: { $0.value.start?.time != nil })
    else { return nil }
    return Moment(
      start: LocalDateTime(time: time.value.start?.time), end: nil, rule: rule.value.rule, namesDay: true,
      isApproximate: false, words: [rule.span.tokens, time.span.tokens],
      confidence: min(rule.span.detection.confidence, time.span.detection.confidence),
      hourIsOpen: time.value.start?.time.map { isOpen($0, time.span) } ?? false)
  }

  private func moment(_ parts: [Part], _ start: LocalDateTime?, _ end: LocalDateTime?) -> Moment? {
    guard let part = parts.first, let start, start.date != nil || start.time != nil else { return nil }
    return Moment(
      start: start, end: end, rule: part.value.rule, namesDay: namesDay(part, start),
      isApproximate: part.value.isApproximate, words: [part.span.tokens],
      confidence: part.span.detection.confidence,
      hourIsOpen: start.time.map { isOpen($0, part.span) } ?? false, isHalfOpen: isHalfOpen(part),
      isDayPart: isDayPart(part))
  }

  /// Whether the words say which day: "Friday at 3", and not "at 3", whose day is the next that has it.
  func namesDay(_ part: Part, _ start: LocalDateTime) -> Bool {
    guard start.date != nil, part.value.form != .time else { return false }
    guard part.value.form == .interval, start.time != nil else { return true }
    return part.span.tokens.contains { index in
      let token = input.reading.tokens[index]
      return token.kind == .word && input.phrases.clockWord.value(of: token) == nil
    }
  }

  /// "tomorrow night", "this evening": an interval without a number in it.
  func isDayPart(_ part: Part) -> Bool {
    guard part.value.form == .interval, part.value.start?.time != nil else { return false }
    return part.span.tokens.contains { input.phrases.dayHalf.value(of: input.reading.tokens[$0]) != nil }
      && !part.span.tokens.contains { input.reading.tokens[$0].kind == .number }
  }

  private func joined(_ moment: Moment, _ time: Part) -> Moment {
    var moment = moment
    moment.start.time = time.value.start?.time
    moment.end = time.value.end.map { LocalDateTime(date: $0.date ?? moment.start.date, time: $0.time) }
    moment.words.append(time.span.tokens)
    moment.confidence = min(moment.confidence, time.span.detection.confidence)
    moment.isApproximate = moment.isApproximate || time.value.isApproximate
    moment.hourIsOpen = moment.start.time.map { isOpen($0, time.span) } ?? false
    moment.isHalfOpen = isHalfOpen(time)
    moment.isDayPart = isDayPart(time)
    return moment
  }

  /// Whether a duration says how long something takes, not how late or how far away somebody is.
  private func isLength(_ part: Part) -> Bool {
    let start = part.span.tokens.lowerBound
    return input.reading.has(MomentReader.forWord, at: start, before: part.span.tokens.upperBound)
      || start > 0 && input.reading.has(MomentReader.forWord, at: start - 1, before: start)
  }

  static let forWord = PhrasePattern.hashes(of: "for")

  /// A duration in the sentence sets the end: "for two hours".
  private func extended(_ moment: Moment, _ parts: [Part]) -> Moment {
    guard moment.end == nil, let date = moment.start.date, let time = moment.start.time,
      let length = parts.first(where: { $0.value.form == .duration && isLength($0) }),
      let seconds = length.value.seconds,
      seconds >= 60, seconds <= 86_400
    else { return moment }
    var moment = moment
    let end = time.secondOfDay + Int(seconds)
    moment.end = LocalDateTime(
      date: date.adding(days: end / 86_400), time: ClockTime(secondOfDay: end))
    moment.words.append(length.span.tokens)
    return moment
  }

  /// Whether another reading of a time is twelve hours off.
  private func isHalfOpen(_ part: Part) -> Bool {
    guard let time = part.value.start?.time else { return false }
    return part.value.alternatives.contains { other in
      other.start?.time.map { abs($0.secondOfDay - time.secondOfDay) == 43_200 } ?? false
    }
  }

  /// Whether a clock time says neither which half of the day it is in nor has the form of a 24-hour clock.
  private func isOpen(_ time: ClockTime, _ span: MessageReading.Span) -> Bool {
    guard time.hour >= 1, time.hour < 12 else { return false }
    for token in span.tokens {
      let word = input.reading.tokens[token]
      if input.phrases.dayHalf.value(of: word) != nil { return false }
      if word.kind == .number, word.digits == 2, word.value == Int32(time.hour), word.value < 10 {
        return false
      }
    }
    // "in 20 minutes" is exact: only a text that shows the hour itself can leave its half open.
    return span.tokens.contains { input.reading.tokens[$0].value == Int32(time.hour) }
      || span.tokens.allSatisfy { input.reading.tokens[$0].kind == .word }
  }
}

extension DateTimeValue {
  /// Whether it ends at a time and begins at none of its own: "by Friday", "until five".
  func isDeadline(from reference: (date: CivilDate, time: ClockTime)) -> Bool {
    guard form == .interval, end != nil else { return false }
    guard let start else { return true }
    guard let date = start.date else { return false }
    return date < reference.date
      || date == reference.date && (start.time.map { $0 <= reference.time } ?? false)
  }
}
