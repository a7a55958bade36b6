import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

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
      guard var other = other(mention, part, moments) else { continue }
      if other.day != nil, isChanged(before: mention) {
        // What it was moved from is given up, what it was moved to stands.
        let (plan, refused) = (TimeRole.plan.rawValue, TimeRole.refused.rawValue)
        let most = max(mention.roles[plan], mention.roles[refused])
        let least = min(mention.roles[plan], mention.roles[refused])
        (found[found.count - 1].roles[plan], found[found.count - 1].roles[refused]) = (least, most)
        (other.roles[plan], other.roles[refused]) = (most, least)
      }
      found.append(other)
    }
    join(&found)
    return found
  }

  /// Whether a word of change stands before a mention in its sentence: "moved from Tuesday to Friday".
  private func isChanged(before mention: PlanMention) -> Bool {
    let sentence = input.reading.sentences[mention.sentence]
    return (sentence.lowerBound..<max(sentence.lowerBound, mention.tokens.lowerBound)).contains {
      input.phrases.plan.change.match(input.reading.tokens, at: $0) != nil
    }
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
  private static let andWord = [Token.hash(of: "and")]
  static let untilWords = [
    Token.hash(of: "till"), Token.hash(of: "til"), Token.hash(of: "until"), Token.hash(of: "untill"),
  ]

  func isWord(_ token: Int, _ hashes: [UInt64]) -> Bool {
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

  /// Gives a time or a day the end that stands directly behind it: "3 till 5", "9.15–10.30", "27th to the 2nd".
  private func join(_ mentions: inout [PlanMention]) {
    for place in mentions.indices.dropLast() {
      let (first, second) = (mentions[place], mentions[place + 1])
      if let day = first.day, let last = second.day, first.lastDay == nil, first.clock == nil,
        second.clock == nil, day < last, isRange(first.tokens.upperBound, second.tokens.lowerBound)
      {
        mentions[place].lastDay = last
        continue
      }
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

  /// Whether a word or sign of a range, and an article at the most, stand between two tokens.
  private func isRange(_ start: Int, _ end: Int) -> Bool {
    guard start < end, end - start <= 2, isRangeSign(start) else { return false }
    return end - start == 1 || input.isArticle(start + 1)
  }

  private func isRangeSign(_ token: Int) -> Bool {
    let tokens = input.reading.tokens
    return input.phrases.rangeWord.value(of: tokens[token]) != nil
      && !isWord(token, PlanMentionReader.andWord)
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
  static let lengths = 5...720

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
      if isBound(part.value) { return bounded(part, mention, moments) }
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
  func namesWeekday(_ tokens: Range<Int>) -> Bool {
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
