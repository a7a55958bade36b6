import CivilTime
import LanguageData
import TextAnalysis

/// A rule that proposes reminders: "remind me to", "don't forget", a request with a deadline, something that
/// is due.
struct ReminderRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let roles: [PhraseRole] =
      input.isOwn ? [.remind, .deadline, .intention] : [.remind, .deadline, .request]
    var taken: Set<Int> = []
    var times: [Int: Moment?] = [:]
    var deadlines: [Int: Bool] = [:]
    for role in roles {
      for match in input.matches(role) {
        let sentence = input.reading.sentence(of: match.tokens.lowerBound)
        guard !taken.contains(sentence), proposals.tasks.count < RuleInput.longestList else { continue }
        // A sentence without a time gives one task, whatever else in it asks for something.
        if proposals.tasks.last?.sentence == sentence, case .some(.none) = times[sentence] { continue }
        guard let draft = TaskDraft(match, role, input: input) else { continue }
        // Many phrases may share a sentence; its time is read once.
        let time = times[sentence] ?? ReminderRule.due(sentence, input) ?? errand(sentence, input)
        times[sentence] = .some(time)
        // "Let us know if the 14th is convenient" asks about a day, and not until then.
        if time != nil, draft.asksToKnow {
          let isDeadline = deadlines[sentence] ?? hasDeadline(sentence, input)
          deadlines[sentence] = isDeadline
          if !isDeadline { continue }
        }
        if let time {
          taken.insert(sentence)
          propose(draft, due: time, input, into: &proposals)
        } else if role == .remind, !draft.isBare, draft.isOfDoing(input) {
          // "Don't forget your passport": whenever that is.
          propose(draft, due: nil, input, into: &proposals)
        }
        if proposals.tasks.last?.sentence != sentence || time != nil {
          proposals.tasks.append(TaskDraft(draft, due: time))
        }
      }
    }
    proposeUnderstood(taken, input, into: &proposals)
  }

  /// Proposes a reminder for each sentence that the model takes for a request to the reader, with a deadline
  /// or a day in it.
  private func proposeUnderstood(_ taken: Set<Int>, _ input: RuleInput, into proposals: inout Proposals) {
    guard !input.isOwn, let understanding = input.understanding else { return }
    for (sentence, understood) in understanding.sentences.enumerated()
    where !taken.contains(sentence) && understood.acts[.request] >= ReminderRule.certain
      && understood.actors[.writer] < 0.3 && input.reading.sentences.indices.contains(sentence)
    {
      guard let time = ReminderRule.due(sentence, input), hasDeadline(sentence, input),
        let draft = TaskDraft(sentence: sentence, due: time, input: input)
      else { continue }
      propose(draft, due: time, input, into: &proposals)
      proposals.tasks.append(TaskDraft(draft, due: time))
    }
  }

  private static let certain = 0.7

  /// "by Saturday", not "on Saturday": what is to be done until then.
  private func hasDeadline(_ sentence: Int, _ input: RuleInput) -> Bool {
    input.reading.spans(inSentence: sentence).contains { index in
      guard case .dateTime(let value) = input.reading.spans[index].detection.value else { return false }
      return value.isDeadline(from: input.reference)
    }
  }

  /// "On your way home", "before you go to work": today.
  private func errand(_ sentence: Int, _ input: RuleInput) -> Moment? {
    guard !input.isOwn else { return nil }
    let tokens = input.reading.sentences[sentence]
    guard
      let words = tokens.lazy.compactMap({ index in
        input.phrases.errandWord.match(input.reading.tokens, at: index).map { index..<index + $0.count }
      }).first
    else { return nil }
    return Moment(
      start: LocalDateTime(date: input.reference.date), namesDay: true, isApproximate: false, words: [words],
      confidence: 0.9, hourIsOpen: false)
  }

  private func propose(_ draft: TaskDraft, due: Moment?, _ input: RuleInput, into proposals: inout Proposals)
  {
    let words = draft.words + (due?.words ?? [])
    let tokens = words.extent
    let cause =
      words.lazy.compactMap { input.reading.mask($0, honouring: TaskDraft.masks) }.first
      ?? (due?.isBefore(input.reference) ?? false ? .past : nil)
    if let cause {
      return proposals.suppress(.createReminder, tokens, rule: draft.rule, cause, input)
    }
    proposals.actions.append(
      TaskDraft(draft, due: due).action(
        due: due,
        evidence: RuleInput.merged(words).map { SuggestedAction.Evidence(input.reading.text($0)) },
        range: input.reading.scalarRange(tokens)))
  }

  /// The time of a sentence; of an open interval its one end ("by Friday", "after nine").
  static func due(_ sentence: Int, _ input: RuleInput) -> Moment? {
    guard
      input.reading.spans(inSentence: sentence).contains(where: {
        input.reading.spans[$0].detection.type == .dateTime
      })
    else { return nil }
    for index in input.reading.spans(inSentence: sentence) {
      let span = input.reading.spans[index]
      guard case .dateTime(let value) = span.detection.value, value.form == .interval, value.grain <= .day
      else { continue }
      let bound: LocalDateTime?
      if value.isDeadline(from: input.reference) {
        bound = value.end
      } else {
        bound = value.end == nil && value.start?.time != nil ? value.start : nil
      }
      guard let bound else { continue }
      var moment = Moment(
        start: bound, namesDay: bound.date != nil, isApproximate: value.isApproximate, words: [span.tokens],
        confidence: span.detection.confidence, hourIsOpen: false)
      moment.settleDay(after: input.reference)
      return moment
    }
    guard
      case .moment(var moment) = MomentReader(input: input).moment(
        inSentence: sentence, claimed: [sentence - 1])
    else { return nil }
    moment.settleHour(in: 7..<22)
    moment.settleDay(after: input.reference)
    moment.end = nil
    return moment
  }
}
