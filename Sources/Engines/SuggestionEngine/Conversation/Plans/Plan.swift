import CivilTime
import TextAnalysis

/// Something that people of a conversation mean to do together, as far as its messages have settled it.
struct Plan: Sendable {
  /// The words that name it.
  var cue: EventDraft.Cue
  /// The message that names it.
  var origin: MessageDigest
  var day = PlanSlot<PlanDay>()
  var time = PlanSlot<PlanTime>()
  var place = PlanSlot<EventPlace.Place>()
  /// The day of a time that was named without one, where nobody named any.
  var assumedDate: CivilDate?
  /// Whether days were named of which none can be told to be its own.
  var isDayUnknown = false
  var rule: String?
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
  /// Those who have said yes to it as it stands, besides its proposer.
  var agreers: Set<String> = []
  var isAgreed: Bool { !agreers.isEmpty }
  /// The sender who said last what stands.
  var proposer: String?
  /// The place in the conversation of the message that spoke of it last.
  var latest: Int
  /// A number of its own within the conversation.
  var id: Int

  init(_ draft: EventDraft, of digest: MessageDigest, at index: Int, id: Int, shownBy: String?) {
    cue = draft.cue
    origin = digest
    latest = index
    self.id = id
    self.shownBy = shownBy
    proposer = digest.senderKey
    evidence = [(digest, draft.words)]
    if let found = draft.place { place.put(found, as: .proposed) }
    if let moment = draft.moment {
      settle(moment, as: .proposed)
    } else if let choices = draft.choices {
      offer(choices)
    }
  }

  var date: CivilDate? { day.value?.start ?? (day.candidates.isEmpty ? assumedDate : nil) }
  var clock: ClockTime? { time.value?.start }
  var isDayPart: Bool { time.value?.isDayPart ?? false }

  /// Takes over several moments of which one is to be chosen.
  mutating func offer(_ choices: [LocalDateTime]) {
    options = choices
    let dates = Set(choices.compactMap(\.date))
    let times = Set(choices.compactMap(\.time))
    if dates.count == 1, let date = dates.first {
      day.put(PlanDay(start: date), as: .asked)
    } else {
      for date in choices.compactMap(\.date) { day.offer(PlanDay(start: date)) }
    }
    if times.count == 1, choices.allSatisfy({ $0.time != nil }), let only = times.first {
      time.put(PlanTime(start: only), as: .asked)
    }
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

  /// Takes over the day and the time that a moment states; what it leaves out stays.
  ///
  /// - Parameter dayAlone: whether its words name a day of a month without the month: "the 11th".
  mutating func settle(_ moment: Moment, as standing: PlanStanding, dayAlone: Bool = false) {
    var moment = moment
    if dayAlone, let month, let start = moment.start.date, let end = moment.end?.date ?? moment.start.date,
      let moved = CivilDate(year: month.year, month: month.month, day: start.day), moved >= start
    {
      moment.end?.date = moved.adding(days: end.dayNumber - start.dayNumber)
      moment.start.date = moved
    }
    let hadDay = day.value != nil
    if moment.namesDay, let date = moment.start.date {
      let last = moment.start.time == nil ? moment.end?.date : nil
      day.put(PlanDay(start: date, end: last.flatMap { $0 > date.adding(days: 1) ? $0 : nil }), as: standing)
      isDayUnknown = false
    } else if moment.start.time != nil {
      assumedDate = moment.start.date ?? assumedDate
    }
    if let stated = moment.start.time {
      // Without a day of its own the time was read as the next that the clock shows.
      let isHalfOpen = moment.isHalfOpen || moment.hourIsOpen
      let newTime =
        isHalfOpen && (!moment.namesDay && hadDay || clock != nil) && !(cue.kind?.isLiteral ?? false)
        ? half(of: stated) : stated
      var end = moment.end?.time
      if newTime != stated, let last = end {
        end = ClockTime(secondOfDay: (last.secondOfDay + 43_200) % 86_400)
      }
      time.put(PlanTime(start: newTime, end: end, isDayPart: moment.isDayPart), as: standing)
    }
    rule = moment.rule ?? rule
    // "Tuesday 6pm or Thursday 12.30", "Tuesday then": the day chooses the time, or the time the day.
    let fitting = options.filter { option in
      moment.namesDay && option.date == moment.start.date
        || moment.start.time != nil
          && option.time.map { $0.secondOfDay % 43_200 == moment.start.time!.secondOfDay % 43_200 } ?? false
    }
    if fitting.count == 1 { choose(fitting[0], as: standing) }
  }

  /// Takes one of the moments that were left open.
  mutating func choose(_ option: LocalDateTime, as standing: PlanStanding) {
    if let date = option.date, day.value?.start != date { day.put(PlanDay(start: date), as: standing) }
    if let clock = option.time { time.put(PlanTime(start: clock), as: standing) }
  }

  /// The half of the day that an open hour is in: that of the time it was before, else the usual one.
  func half(of stated: ClockTime) -> ClockTime {
    guard let clock, !isDayPart else { return Moment.settled(stated, in: hours) }
    let early = ClockTime(secondOfDay: stated.secondOfDay % 43_200)
    let late = ClockTime(secondOfDay: early.secondOfDay + 43_200)
    let distances = (
      abs(early.secondOfDay - clock.secondOfDay), abs(late.secondOfDay - clock.secondOfDay)
    )
    return distances.0 <= distances.1 ? early : late
  }

  /// The hours in which an open hour is meant: those of the part of the day that was named, else the usual.
  private var hours: Range<Int> {
    guard isDayPart, let part = clock else { return cue.hours }
    return part.hour < 12 ? 0..<12 : 12..<24
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
    guard let date, !isDayUnknown else { return nil }
    let end: LocalDateTime?
    if let time = time.value {
      end = time.end.map { LocalDateTime(date: $0 < time.start ? date.adding(days: 1) : date, time: $0) }
    } else {
      end = day.value?.end.map { LocalDateTime(date: $0) }
    }
    return Moment(
      start: LocalDateTime(date: date, time: clock), end: end, rule: rule, namesDay: true,
      isApproximate: false, words: [], confidence: confidence, hourIsOpen: false, isDayPart: isDayPart)
  }

  /// Whether both its day and its time are known.
  var isComplete: Bool { date != nil && clock != nil && !isDayPart && !isDayUnknown }

  /// Whether another says the same as it stands.
  func isSame(as other: Plan) -> Bool {
    date == other.date && time.value == other.time.value && day.value == other.day.value
      && place.value?.text == other.place.value?.text && isDayUnknown == other.isDayUnknown
  }

  func evidence(for current: MessageDigest) -> [SuggestedAction.Evidence] {
    // Each message once, with all its words.
    var gathered: [(digest: MessageDigest, words: [Range<Int>])] = []
    for entry in evidence {
      if let place = gathered.firstIndex(where: { $0.digest.id == entry.digest.id }) {
        gathered[place].words += entry.words
      } else {
        gathered.append(entry)
      }
    }
    return gathered.flatMap { $0.digest.evidence($0.words, for: current) }
  }
}

extension MessageDigest {
  /// The sender, as far as two senders have to be told apart.
  var senderKey: String { message.sender?.handle ?? message.sender?.name ?? (isOwn ? "me" : "") }
}
