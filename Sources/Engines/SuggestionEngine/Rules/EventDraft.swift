import CivilTime
import TextAnalysis

/// An event as one sentence describes it; other messages may supply a missing time or place.
struct EventDraft: Sendable {
  /// The words that make it one.
  struct Cue: Sendable {
    var name: EventName
    var kind: PhraseBook.EventKind?
    var rule: String
    var confidence: Double
    var isProposed: Bool
    /// Whether the writer proposes to do it together, rather than announcing it.
    var isTogether: Bool
    var words: [Range<Int>]
    /// Whether a day without a time is enough.
    var allowsWholeDay: Bool
    /// Whether it says that it takes the whole day: "all day Thursday".
    var isWholeDay = false

    /// The hours of the day in which such an event begins.
    var hours: Range<Int> { kind?.hours ?? 8..<23 }
  }

  var cue: Cue
  var sentence: Int
  var moment: Moment?
  /// The moments, where several exclude one another.
  var choices: [LocalDateTime]?
  var place: EventPlace.Place?
  /// The reason for leaving it out, or nil where it counts.
  var cause: Suggestions.Silence?

  init(cue: Cue, sentence: Int) {
    self.cue = cue
    self.sentence = sentence
  }

  /// The tokens it rests on.
  var words: [Range<Int>] { cue.words + (moment?.words ?? []) + (place.map { [$0.tokens] } ?? []) }
}

/// The action of an event whose time is known.
struct EventAction {
  var cue: EventDraft.Cue
  var moment: Moment
  var place: EventPlace.Place?
  /// The message that the cue stands in.
  var input: RuleInput

  func action(
    evidence: [SuggestedAction.Evidence], range: Range<Int>, confidence: Double? = nil,
    isChange: Bool = false, supersedes: String? = nil
  ) -> ProposedAction {
    let person = cue.isTogether ? input.otherName : nil
    let title = cue.name.title(place: place, person: person)
    var values = EventValues(
      title: title.event, start: moment.start, end: moment.end, isAllDay: moment.isAllDay,
      place: place?.text, attendees: title.attendees, rule: moment.rule,
      usualMinutes: cue.kind?.minutes ?? 60)
    values.name = title.label
    values.placeName = place?.name
    values.isOnline = place?.isOnline ?? false
    values.isChange = isChange
    values.isGeneric = cue.name.isGeneric
    return ProposedAction(
      values: .createEvent(values), confidence: confidence ?? self.confidence, range: range,
      reason: SuggestedAction.Reason(rule: cue.rule, evidence: evidence), supersedes: supersedes,
      name: cue.name,
      plainTitle: input.plainWriter.map { cue.name.title(place: place, person: person, by: $0).event })
  }

  private var confidence: Double {
    var confidence = cue.confidence * moment.confidence
    if cue.isProposed { confidence += 0.08 }
    if place != nil { confidence += 0.05 }
    if moment.isAllDay || !moment.namesDay { confidence -= 0.1 }
    if moment.isApproximate { confidence -= 0.05 }
    return min(max(confidence, 0), 0.97)
  }
}
