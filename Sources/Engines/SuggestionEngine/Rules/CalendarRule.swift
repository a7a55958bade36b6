import TextAnalysis

/// Questions whether a day is free: the calendar of that day answers them.
struct CalendarRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    for match in input.matches(.calendar) {
      let rule = match.entry.name
      guard let index = match.match.spans.first,
        case .dateTime(let value) = input.reading.spans[index].detection.value,
        let date = value.start?.date ?? (value.form == .time ? input.reference.date : nil)
      else { continue }
      guard !input.isOwn else {
        proposals.suppress(.viewCalendar, match.tokens, rule: rule, .notForReader, input)
        continue
      }
      guard date >= input.reference.date else {
        proposals.suppress(.viewCalendar, match.tokens, rule: rule, .past, input)
        continue
      }
      let confidence = match.entry.confidence * input.reading.spans[index].detection.confidence
      proposals.add(
        input.action(
          .viewCalendar(date), "Show \(input.titles.day(date)) in calendar", confidence, rule: rule,
          words: match.match.evidence),
        .viewCalendar, rule: rule, tokens: match.tokens, honouring: [.unlessReal, .thirdParty], input)
    }
  }
}
