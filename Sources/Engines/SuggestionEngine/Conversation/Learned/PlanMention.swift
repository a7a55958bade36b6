import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A day, a time of day or both as a turn mentions them, whatever they are to a plan.
struct PlanMention: Sendable {
  var day: CivilDate?
  /// The last day of several.
  var lastDay: CivilDate?
  /// Minutes from midnight.
  var clock: Int?
  var endClock: Int?
  /// Whether the words leave open which half of the day the clock shows.
  var isOpen = false
  /// Whether it names a part of the day: "in the evening".
  var isDayPart = false
  /// Whether its day is a weekday alone, of whichever week is spoken of.
  var isWeekdayAlone = false
  /// Whether its day is told by its number in a month alone: "the 20th".
  var isDayOfMonth = false
  /// Whether it is where something ends: "till 4".
  var isUntil = false
  /// What an earlier day or time makes of it.
  var shift: PlanShift?
  /// The probabilities of its roles, by `TimeRole`.
  var roles: [Float]
  /// The probability that its clock shows what comes after noon.
  var lateness: Float
  var isNumber = false
  var isAsked = false
  /// Whether its clause speaks of somebody who isn't part of the conversation.
  var isOfOthers = false
  var sentence: Int
  var tokens: Range<Int>
}

/// A day or a time that only an earlier one completes.
enum PlanShift: Sendable {
  /// "Half past", "quarter to": so many minutes from the full hour.
  case ofHour(Int)
  /// "An hour later": so many minutes from the time.
  case minutes(Int)
  /// "The day after": so many days from the day.
  case days(Int)
}

/// A reader of the days and times that a turn mentions. Linear in the turn, of which the first mentions are
/// read.
struct PlanMentionReader {
  let input: RuleInput
  let marks: TurnMarks
  let units: [TurnUnit]
  private static let longest = 24

  func read() -> [PlanMention] {
    let moments = MomentReader(input: input)
    var parts: [Int: MomentReader.Part] = [:]
    for sentence in input.reading.sentences.indices.prefix(PlanMentionReader.longest) {
      for part in moments.parts(ofSentence: sentence, honouring: [.quoted]) {
        parts[part.span.tokens.lowerBound] = part
      }
    }
    var found: [PlanMention] = []
    for unit in units where unit.isMoment && found.count < PlanMentionReader.longest {
      let part = parts[unit.tokens.lowerBound]
      guard var mention = mention(unit, part, moments) else { continue }
      mention.isAsked = input.reading.isSign(
        input.reading.sentences[mention.sentence].upperBound - 1, "?")
      mention.isOfOthers =
        input.reading.mask(
          input.reading.clause(of: unit.tokens.lowerBound), honouring: .thirdParty) != nil
      found.append(mention)
      if let other = other(mention, part, moments) { found.append(other) }
    }
    join(&found)
    return found
  }

  /// The second day and time of one span: "moved from Friday 13th 10:15 to Monday 16th 9:00", "booked for 6.10".
  private func other(
    _ mention: PlanMention, _ part: MomentReader.Part?, _ moments: MomentReader
  ) -> PlanMention? {
    guard let part else { return nil }
    var other = mention
    if part.value.form == .interval, let start = part.value.start?.date, let end = part.value.end,
      let date = end.date, mention.day == start,
      isWord(mention.tokens.lowerBound, PlanMentionReader.fromWord)
        || isWord(mention.tokens.lowerBound - 1, PlanMentionReader.fromWord)
    {
      let last = end.time == nil ? date.adding(days: -1) : date
      guard last != start else { return nil }
      (other.day, other.lastDay, other.clock, other.endClock) =
        (last, nil, end.time.map { $0.secondOfDay / 60 }, nil)
      return other
    }
    if part.value.form == .date, let minutes = dottedClock(mention.tokens) {
      (other.day, other.lastDay, other.clock, other.isOpen, other.isNumber) = (nil, nil, minutes, true, true)
      return other
    }
    return nil
  }

  private static let fromWord = [Token.hash(of: "from")]
  private static let untilWords = [
    Token.hash(of: "till"), Token.hash(of: "til"), Token.hash(of: "until"), Token.hash(of: "untill"),
  ]

  private func isWord(_ token: Int, _ hashes: [UInt64]) -> Bool {
    input.reading.tokens.indices.contains(token) && hashes.contains(input.reading.tokens[token].hash)
  }

  /// The time that a dotted date shows as a clock: "6.10".
  private func dottedClock(_ tokens: Range<Int>) -> Int? {
    let all = input.reading.tokens
    guard let dot = tokens.first(where: { input.reading.isSign($0, ".") }), tokens.contains(dot - 1),
      tokens.contains(dot + 1), all[dot - 1].kind == .number, all[dot + 1].kind == .number,
      (1...12).contains(all[dot - 1].value), all[dot + 1].digits == 2, all[dot + 1].value < 60,
      all[dot + 1].value % 5 == 0, tokens.count == 3
    else { return nil }
    return Int(all[dot - 1].value) * 60 + Int(all[dot + 1].value)
  }

  /// Gives a time the end that stands directly behind it: "3 till 5", "9.15–10.30".
  private func join(_ mentions: inout [PlanMention]) {
    for place in mentions.indices.dropLast() {
      let (first, second) = (mentions[place], mentions[place + 1])
      guard let start = first.clock, first.endClock == nil, !first.isDayPart, let end = second.clock,
        !second.isDayPart, second.day == nil || second.isUntil, first.sentence == second.sentence,
        first.tokens.upperBound <= second.tokens.lowerBound
      else { continue }
      let between = first.tokens.upperBound..<second.tokens.lowerBound
      let isRange =
        between.isEmpty ? second.isUntil : between.count == 1 && isRangeSign(between.lowerBound)
      guard isRange else { continue }
      let ends = second.isOpen ? [end, (end + 720) % 1440] : [end]
      mentions[place].endClock = ends.min { ($0 - start + 1440) % 1440 < ($1 - start + 1440) % 1440 }
    }
  }

  private func isRangeSign(_ token: Int) -> Bool {
    let tokens = input.reading.tokens
    return input.phrases.rangeWord.value(of: tokens[token]) != nil
      || isWord(token, PlanMentionReader.untilWords)
      || input.reading.isSign(token, "-") || input.reading.text(token..<token + 1) == "\u{2013}"
  }

  /// The first length of time that is likely one of what is planned, in minutes: "45 mins tops".
  var length: Int? {
    for unit in units where unit.form == .time {
      let token = unit.tokens.lowerBound
      guard (marks.times[token]?[TimeRole.plan.rawValue] ?? 0) >= PlanMentionReader.leastOfLength,
        let index = input.reading.span(of: .dateTime, at: token),
        case .dateTime(let value) = input.reading.spans[index].detection.value, value.form == .duration,
        let seconds = value.seconds, PlanMentionReader.lengths.contains(Int(seconds) / 60)
      else { continue }
      return Int(seconds) / 60
    }
    return nil
  }

  private static let leastOfLength: Float = 0.5
  private static let lengths = 5...720

  private func mention(
    _ unit: TurnUnit, _ part: MomentReader.Part?, _ moments: MomentReader
  ) -> PlanMention? {
    let token = unit.tokens.lowerBound
    var mention = PlanMention(
      roles: marks.times[token] ?? PlanMentionReader.evenRoles, lateness: marks.halves[token] ?? 0.5,
      sentence: input.reading.sentence(of: token), tokens: unit.tokens)
    if unit.isLoose {
      readLoose(unit, &mention)
    } else if unit.form == .time {
      guard let part else { return nil }
      if let shift = shift(of: part) {
        mention.shift = .minutes(shift)
        return mention
      }
      if part.value.rule != nil { return recurring(part, mention) }
      if part.value.isDeadline(from: input.reference) { return bounded(part, mention, moments) }
      guard let start = part.value.start else { return nil }
      if namesDay(part, start, moments) {
        mention.day = start.date
        if let end = part.value.end?.date, let date = start.date, start.time == nil,
          end > date.adding(days: 1)
        {
          mention.lastDay = end.adding(days: -1)
        }
      }
      mention.clock = start.time.map { $0.secondOfDay / 60 }
      mention.endClock = part.value.end?.time.map { $0.secondOfDay / 60 }
      mention.isDayPart = moments.isDayPart(part)
      mention.isOpen = mention.clock != nil && (!part.value.alternatives.isEmpty || leavesHalfOpen(part))
      mention.isDayOfMonth = mention.day != nil && start.time == nil && namesNumber(unit.tokens)
      mention.isWeekdayAlone = mention.day != nil && namesWeekday(unit.tokens)
    } else {
      guard let minutes = unit.minutes, !isGlued(unit.tokens.lowerBound) else { return nil }
      let value = number(unit.tokens)
      let isLate = (13...24).contains(value) || value >= 1300
      (mention.clock, mention.isOpen, mention.isNumber) = (minutes + (isLate ? 720 : 0), !isLate, true)
    }
    return mention.day != nil || mention.clock != nil || mention.shift != nil ? mention : nil
  }

  /// "Sat?", "20th is free", "half past".
  private func readLoose(_ unit: TurnUnit, _ mention: inout PlanMention) {
    let token = input.reading.tokens[unit.tokens.lowerBound]
    let today = input.reference.date
    if token.kind == .ordinal {
      mention.day = (0..<62).lazy.map { today.adding(days: $0) }.first { $0.day == Int(token.value) }
      mention.isDayOfMonth = true
    } else if let match = input.phrases.plan.relative.match(input.reading.tokens, at: unit.tokens.lowerBound)
    {
      mention.shift =
        switch match.value {
        case 1: .ofHour(30)
        case 2: .ofHour(15)
        case 3: .ofHour(-15)
        case 4: .days(1)
        default: .days(-1)
        }
    } else if let weekday = PlanMentionReader.weekday(input.reading.text(unit.tokens)) {
      mention.day = today.adding(days: (weekday - today.weekday + 6) % 7 + 1)
      mention.isWeekdayAlone = true
    }
  }

  /// The number of a weekday, from 1 (Monday), by the letters that its names share.
  private static func weekday(_ name: String) -> Int? {
    let starts = ["mo", "tu", "we", "th", "fr", "sa", "su"]
    return starts.firstIndex(of: String(name.lowercased().prefix(2))).map { $0 + 1 }
  }

  /// "An hour later", "push it 45 minutes": by how many minutes a time is moved; nil where none is.
  private func shift(of part: MomentReader.Part) -> Int? {
    let tokens = part.span.tokens
    let around = max(0, tokens.lowerBound - 3)..<min(input.reading.tokens.count, tokens.upperBound + 2)
    let directions = (part.value.form == .duration ? around : tokens).compactMap {
      input.phrases.plan.shift.value(of: input.reading.tokens[$0])
    }
    guard let direction = directions.last else { return nil }
    switch part.value.form {
    case .duration:
      guard let seconds = part.value.seconds, PlanMentionReader.lengths.contains(Int(seconds) / 60) else {
        return nil
      }
      return Int(seconds) / 60 * (direction == 2 ? -1 : 1)
    case .datetime:
      guard let date = part.value.start?.date, let time = part.value.start?.time else { return nil }
      let now = input.reference.date.dayNumber * 1440 + input.reference.time.secondOfDay / 60
      let minutes = date.dayNumber * 1440 + time.secondOfDay / 60 - now
      return PlanMentionReader.lengths.contains(abs(minutes)) ? minutes : nil
    default: return nil
    }
  }

  /// "Every Tuesday from 8 September, 7.30": its first.
  private func recurring(_ part: MomentReader.Part, _ mention: PlanMention) -> PlanMention? {
    var mention = mention
    mention.clock = part.value.start?.time.map { $0.secondOfDay / 60 }
    mention.endClock = part.value.end?.time.map { $0.secondOfDay / 60 }
    mention.isOpen = mention.clock != nil && (!part.value.alternatives.isEmpty || leavesHalfOpen(part))
    if let day = part.value.start?.date {
      mention.day = day
    } else if let rule = part.value.rule, rule.contains("FREQ=WEEKLY"), rule.contains("BYDAY=") {
      let days = Moment.weekdays(of: rule)
      mention.day = (1...7).lazy.map { input.reference.date.adding(days: $0) }.first {
        days.contains($0.weekday)
      }
      mention.isWeekdayAlone = days.count == 1
    }
    return mention.day != nil || mention.clock != nil ? mention : nil
  }

  /// "By 6:45", "till 4", "before ten": the time that bounds it, which may be the plan's.
  private func bounded(
    _ part: MomentReader.Part, _ mention: PlanMention, _ moments: MomentReader
  ) -> PlanMention? {
    guard let end = part.value.end else { return nil }
    var mention = mention
    if end.time == nil {
      mention.day = end.date?.adding(days: -1)
    } else if moments.namesDay(part, end) {
      mention.day = end.date
    }
    mention.clock = end.time.map { $0.secondOfDay / 60 }
    mention.isOpen = mention.clock != nil && leavesHalfOpen(part)
    mention.isWeekdayAlone = mention.day != nil && namesWeekday(part.span.tokens)
    mention.isUntil = isWord(part.span.tokens.lowerBound, PlanMentionReader.untilWords)
    return mention.day != nil || mention.clock != nil ? mention : nil
  }

  /// Whether the words show an hour of twelve and say nothing of the half of the day.
  private func leavesHalfOpen(_ part: MomentReader.Part) -> Bool {
    guard let time = part.value.start?.time ?? part.value.end?.time else { return false }
    let shown = (part.value.isDeadline(from: input.reference) ? part.value.end?.time : nil) ?? time
    let tokens = part.span.tokens.map { input.reading.tokens[$0] }
    guard !tokens.contains(where: { input.phrases.dayHalf.value(of: $0) != nil }) else { return false }
    return tokens.contains {
      $0.kind == .number && (1...12).contains($0.value) && !($0.digits == 2 && $0.value < 10)
        && Int($0.value) % 12 == shown.hour % 12
    }
  }

  /// Whether a number is cut out of a name: "F11", "BS35".
  private func isGlued(_ token: Int) -> Bool {
    token > 0 && !input.reading.tokens[token].spaced && !input.reading.tokens[token].startsLine
      && input.reading.tokens[token - 1].kind == .word
  }

  /// Whether a day is told by its number in a month alone: "the 20th".
  private func namesNumber(_ tokens: Range<Int>) -> Bool {
    let words = tokens.filter { input.reading.tokens[$0].kind == .word && !input.isArticle($0) }
    return words.isEmpty && tokens.count { [.ordinal, .number].contains(input.reading.tokens[$0].kind) } == 1
  }

  private static let evenRoles = [Float](
    repeating: 1 / Float(TimeRole.allCases.count), count: TimeRole.allCases.count)

  private func number(_ tokens: Range<Int>) -> Double {
    for index in input.reading.spans(inSentence: input.reading.sentence(of: tokens.lowerBound)) {
      let span = input.reading.spans[index]
      if span.tokens.lowerBound == tokens.lowerBound, case .number(let value) = span.detection.value {
        return value
      }
    }
    return Double(input.reading.tokens[tokens.lowerBound].value)
  }

  private func namesDay(_ part: MomentReader.Part, _ start: LocalDateTime, _ moments: MomentReader) -> Bool {
    guard start.date != nil, part.value.form != .time else { return false }
    if part.value.form == .interval, start.time != nil {
      return namesDate(part.span.tokens, start)
        || moments.namesDay(part, start) && !isPartOfAnyDay(part.span.tokens)
    }
    return true
  }

  /// "12.05.2026 from 14h to 15h30": whether numbers tell the date.
  private func namesDate(_ tokens: Range<Int>, _ start: LocalDateTime) -> Bool {
    guard let date = start.date else { return false }
    let all = input.reading.tokens
    return tokens.contains { index in
      guard tokens.contains(index + 2), all[index].kind == .number, all[index + 2].kind == .number,
        ["/", ".", "-"].contains(where: { input.reading.isSign(index + 1, $0) })
      else { return false }
      let pair = [Int(all[index].value), Int(all[index + 2].value)]
      return pair == [date.day, date.month] || pair == [date.month, date.day]
        || pair == [date.year, date.month]
    }
  }

  /// "In the afternoon": of whichever day is spoken of, though the words alone mean the next.
  private func isPartOfAnyDay(_ tokens: Range<Int>) -> Bool {
    let words = tokens.filter { input.reading.tokens[$0].kind == .word }
    return !words.isEmpty
      && words.allSatisfy { input.phrases.plan.partOfDay.value(of: input.reading.tokens[$0]) != nil }
      && !tokens.contains { input.reading.tokens[$0].kind == .ordinal }
  }

  /// Whether a day is told by the name of a weekday, without a date or a week.
  private func namesWeekday(_ tokens: Range<Int>) -> Bool {
    let names = tokens.filter { input.phrases.plan.weekday.value(of: input.reading.tokens[$0]) != nil }
    return names.count == 1
      && tokens.allSatisfy { index in
        let token = input.reading.tokens[index]
        return index == names[0] || token.kind == .sign || token.kind == .number
          || input.phrases.clockWord.value(of: token) != nil
          || input.isArticle(index) || input.phrases.plan.partOfDay.value(of: token) != nil
      }
  }
}
