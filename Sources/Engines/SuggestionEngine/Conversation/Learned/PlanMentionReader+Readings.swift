import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

extension PlanMentionReader {
  /// "Sat?", "20th is free", "half past".
  func readLoose(_ unit: TurnUnit, _ mention: inout PlanMention) {
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
    } else if let weekday = input.phrases.plan.weekday.value(of: token) {
      mention.day = today.adding(days: (weekday - today.weekday + 6) % 7 + 1)
      mention.isWeekdayAlone = true
    }
  }

  /// "An hour later", "push it 45 minutes": by how many minutes a time is moved; nil where none is.
  func shift(of part: MomentReader.Part) -> Int? {
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
  func recurring(_ part: MomentReader.Part, _ mention: PlanMention) -> PlanMention? {
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

  /// Whether a value ends at a time and begins nowhere, or now: what began earlier today is a stretch of time.
  func isBound(_ value: DateTimeValue) -> Bool {
    guard value.isDeadline(from: input.reference) else { return false }
    guard let start = value.start else { return true }
    return start.date == input.reference.date
      && start.time.map { $0.secondOfDay / 60 } == input.reference.time.secondOfDay / 60
  }

  /// "By 6:45", "till 4", "before ten": the time that bounds it, which may be the plan's.
  func bounded(
    _ part: MomentReader.Part, _ mention: PlanMention, _ moments: MomentReader
  ) -> PlanMention? {
    guard let end = part.value.end else { return nil }
    var mention = mention
    if end.time == nil {
      mention.day = end.date
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
  func leavesHalfOpen(_ part: MomentReader.Part) -> Bool {
    guard let time = part.value.start?.time ?? part.value.end?.time else { return false }
    let shown = (isBound(part.value) ? part.value.end?.time : nil) ?? time
    let tokens = part.span.tokens.map { input.reading.tokens[$0] }
    guard !tokens.contains(where: { input.phrases.dayHalf.value(of: $0) != nil }) else { return false }
    return tokens.contains {
      $0.kind == .number && (1...12).contains($0.value) && !($0.digits == 2 && $0.value < 10)
        && Int($0.value) % 12 == shown.hour % 12
    }
  }

  /// Whether a number is cut out of a name: "F11", "BS35".
  func isGlued(_ token: Int) -> Bool {
    token > 0 && !input.reading.tokens[token].spaced && !input.reading.tokens[token].startsLine
      && input.reading.tokens[token - 1].kind == .word
  }

  /// Whether a day is told by its number in a month alone: "the 20th".
  func namesNumber(_ tokens: Range<Int>) -> Bool {
    let words = tokens.filter { input.reading.tokens[$0].kind == .word && !input.isArticle($0) }
    return words.isEmpty && tokens.count { [.ordinal, .number].contains(input.reading.tokens[$0].kind) } == 1
  }
}
