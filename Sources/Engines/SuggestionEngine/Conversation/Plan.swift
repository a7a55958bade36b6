import CivilTime
import TextAnalysis

/// Something that people of a conversation mean to do together, as far as its messages have settled it.
struct Plan {
  /// The words that name it, from the message that began it.
  var cue: EventDraft.Cue
  /// The message that began it.
  var origin: MessageDigest
  var date: CivilDate?
  var time: ClockTime?
  /// Whether the time is only a part of the day.
  var isDayPart = false
  var end: LocalDateTime?
  var rule: String?
  var place: EventPlace.Place?
  /// The words of each message that settled something, oldest first.
  var evidence: [(digest: MessageDigest, words: [Range<Int>])]
  /// The id of the message whose action shows it now.
  var shownBy: String?
  /// The times that the messages leave open, in their order.
  var options: [LocalDateTime] = []
  /// Whether it was called off; only a message that says what changes takes it up again.
  var isCancelled = false
  /// Whether somebody asked only whether a time suits; an answer makes it a plan.
  var isTentative = false
  /// The place in the conversation of the message that spoke of it last.
  var latest: Int

  init(_ draft: EventDraft, of digest: MessageDigest, at index: Int, shownBy: String?) {
    cue = draft.cue
    origin = digest
    latest = index
    self.shownBy = shownBy
    place = draft.place
    evidence = [(digest, draft.words)]
    if let moment = draft.moment {
      settle(moment)
    } else if let choices = draft.choices {
      offer(choices)
    }
  }

  /// Takes over several moments of which one is to be chosen.
  mutating func offer(_ choices: [LocalDateTime]) {
    options = choices
    let dates = Set(choices.compactMap(\.date))
    let times = Set(choices.compactMap(\.time))
    if dates.count == 1 { date = dates.first }
    if times.count == 1 { time = times.first }
  }

  /// The month that the first message named without a day: "Lisbon, June".
  private var month: CivilDate? {
    for index in origin.input.spans(of: .dateTime) {
      guard case .dateTime(let value) = origin.input.reading.spans[index].detection.value,
        value.grain == .month, let start = value.start?.date
      else { continue }
      return start
    }
    return nil
  }

  /// Takes over the day and the time that a message states; what it leaves out stays.
  ///
  /// - Parameter dayAlone: whether its words name a day of a month without the month: "the 11th".
  mutating func settle(_ moment: Moment, dayAlone: Bool = false) {
    var moment = moment
    if dayAlone, let month, let start = moment.start.date, let end = moment.end?.date ?? moment.start.date,
      let moved = CivilDate(year: month.year, month: month.month, day: start.day), moved >= start
    {
      moment.end?.date = moved.adding(days: end.dayNumber - start.dayNumber)
      moment.start.date = moved
    }
    let hadDate = date != nil
    if moment.namesDay || !hadDate { date = moment.start.date }
    if let stated = moment.start.time {
      // Without a day of its own the time was read as the next that the clock shows.
      let newTime =
        moment.isHalfOpen && (!moment.namesDay && hadDate || time != nil) && !(cue.kind?.isLiteral ?? false)
        ? half(of: stated) : stated
      time = newTime
      isDayPart = moment.isDayPart
      end = moment.end.flatMap { end in
        end.time.map { LocalDateTime(date: $0 < newTime ? date?.adding(days: 1) : date, time: $0) }
      }
    } else if moment.namesDay {
      // Another day at the same time.
      end = time == nil ? moment.end : end.map { LocalDateTime(date: date, time: $0.time) }
    }
    rule = moment.rule ?? rule
    // "Tuesday 6pm or Thursday 12.30", "Tuesday then": the day chooses the time, or the time the day.
    let fitting = options.filter { option in
      moment.namesDay && option.date == moment.start.date
        || moment.start.time != nil
          && option.time.map { $0.secondOfDay % 43_200 == moment.start.time!.secondOfDay % 43_200 } ?? false
    }
    if fitting.count == 1 {
      date = fitting[0].date ?? date
      time = fitting[0].time ?? time
    }
  }

  /// The half of the day that an open hour is in: that of the time it was before, else the usual one.
  func half(of stated: ClockTime) -> ClockTime {
    guard let time, !isDayPart else { return Moment.settled(stated, in: PlanAnswer.hours(of: self)) }
    let early = ClockTime(secondOfDay: stated.secondOfDay % 43_200)
    let late = ClockTime(secondOfDay: early.secondOfDay + 43_200)
    let distances = (abs(early.secondOfDay - time.secondOfDay), abs(late.secondOfDay - time.secondOfDay))
    return distances.0 <= distances.1 ? early : late
  }

  /// The option that a message chooses by its place: "the later one", "the first".
  func chosen(by input: RuleInput) -> (option: LocalDateTime, words: Range<Int>)? {
    guard options.count == 2, options.allSatisfy({ ($0.date ?? date) != nil }) else { return nil }
    for match in input.matches(.choice)
    where input.reading.mask(match.tokens, honouring: [.quoted, .negated]) == nil {
      if match.entry.has(.first) { return (options[0], match.tokens) }
      if match.entry.has(.last) { return (options[1], match.tokens) }
      let order = options.sorted { "\($0)" < "\($1)" }
      return (match.entry.has(.earlier) ? order[0] : order[1], match.tokens)
    }
    return nil
  }

  /// Returns the date and time of the plan as one moment; nil without a day.
  func moment(confidence: Double) -> Moment? {
    guard let date else { return nil }
    return Moment(
      start: LocalDateTime(date: date, time: time), end: end, rule: rule, namesDay: true,
      isApproximate: false, words: [], confidence: confidence, hourIsOpen: false, isDayPart: isDayPart)
  }

  /// Whether both its day and its time are known.
  var isComplete: Bool { date != nil && time != nil && !isDayPart }

  func evidence(for current: MessageDigest) -> [SuggestedAction.Evidence] {
    evidence.flatMap { $0.digest.evidence($0.words, for: current) }
  }
}
