import TextAnalysis

/// Something that people of a conversation mean to do together, as far as its messages have settled it.
struct Plan {
  /// What it is, from the message that began it.
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
    } else if let shared = draft.choices {
      date = shared.date
      time = shared.time
    }
  }

  /// Takes over the day and the time that a message states; what it leaves out stays.
  mutating func settle(_ moment: Moment) {
    let hadDate = date != nil
    if moment.namesDay || !hadDate { date = moment.start.date }
    if let newTime = moment.start.time {
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
  }

  /// When it is, as one moment; nil without a day.
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
