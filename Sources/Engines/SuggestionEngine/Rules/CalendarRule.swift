import CivilTime
import LanguageData
import TextAnalysis

/// Questions whether the reader is free: the calendar of that day answers them.
struct CalendarRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    for match in input.matches(.calendar).prefix(RuleInput.longestList) {
      guard let index = match.match.spans.first,
        let date = day(input.reading.spans[index], input)
      else { continue }
      let rule = match.entry.name
      guard !input.isOwn else {
        proposals.suppress(.viewCalendar, match.tokens, rule: rule, .notForReader, input)
        continue
      }
      guard date >= input.reference.date else {
        proposals.suppress(.viewCalendar, match.tokens, rule: rule, .past, input)
        continue
      }
      let confidence = match.entry.confidence * input.reading.spans[index].detection.confidence
      show(date, match, confidence, words: match.match.evidence, input, into: &proposals)
    }
    // "Let me check my calendar", "check your calendar": the writer's own says "my", the reader's "your".
    for match in input.matches(input.isOwn ? .ownCalendar : .yourCalendar).prefix(RuleInput.longestList) {
      let near = input.date(near: match.tokens) ?? weekStart(near: match.tokens, input)
      guard near ?? input.reference.date >= input.reference.date else {
        proposals.suppress(.viewCalendar, match.tokens, rule: match.entry.name, .past, input)
        continue
      }
      show(
        near ?? input.reference.date, match, match.entry.confidence, words: match.match.evidence, input,
        into: &proposals)
    }
  }

  /// The first day of a week or month in the same sentence: "next week".
  private func weekStart(near tokens: Range<Int>, _ input: RuleInput) -> CivilDate? {
    input.reading.spans(inSentence: input.reading.sentence(of: tokens.lowerBound)).lazy.compactMap { index in
      guard case .dateTime(let value) = input.reading.spans[index].detection.value, value.grain <= .month
      else { return nil }
      return value.start?.date.map { max($0, input.reference.date) }
    }.first
  }

  private func show(
    _ date: CivilDate, _ match: PhraseBook.Match, _ confidence: Double, words: [Range<Int>],
    _ input: RuleInput, into proposals: inout Proposals
  ) {
    proposals.add(
      input.action(
        .viewCalendar(date), confidence, rule: match.entry.name, words: words),
      .viewCalendar, rule: match.entry.name, tokens: match.tokens, honouring: [.unlessReal, .thirdParty],
      input)
  }

  /// The day that is asked about. A season has no page in a calendar, and whoever asks about now wants an
  /// answer at once.
  private func day(_ span: MessageReading.Span, _ input: RuleInput) -> CivilDate? {
    guard case .dateTime(let value) = span.detection.value, value.grain <= .week else { return nil }
    if value.form == .time { return input.reference.date }
    guard let start = value.start, let date = start.date else { return nil }
    if date == input.reference.date, let time = start.time, time <= input.reference.time, value.end == nil {
      return nil
    }
    return date
  }
}
