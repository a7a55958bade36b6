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
      guard var mention = mention(unit, parts[unit.tokens.lowerBound], moments) else { continue }
      mention.isAsked = input.reading.isSign(
        input.reading.sentences[mention.sentence].upperBound - 1, "?")
      mention.isOfOthers =
        input.reading.mask(
          input.reading.clause(of: unit.tokens.lowerBound), honouring: .thirdParty) != nil
      found.append(mention)
    }
    return found
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
    if unit.form == .time {
      guard let part, part.value.rule == nil, let start = part.value.start else { return nil }
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
      mention.isOpen = !part.value.alternatives.isEmpty
      mention.isWeekdayAlone = mention.day != nil && namesWeekday(unit.tokens)
    } else {
      guard let minutes = unit.minutes else { return nil }
      let value = number(unit.tokens)
      let isLate = (13...24).contains(value) || value >= 1300
      (mention.clock, mention.isOpen, mention.isNumber) = (minutes + (isLate ? 720 : 0), !isLate, true)
    }
    return mention.day != nil || mention.clock != nil ? mention : nil
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
      return moments.namesDay(part, start) && !isPartOfAnyDay(part.span.tokens)
    }
    return true
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
