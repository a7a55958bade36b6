import CivilTime
import LanguageData
import TextAnalysis

/// The ride that people talk about: where it goes and when, as far as anybody has said.
struct OpenRide {
  var destination: String?
  var time: LocalDateTime?
  /// A day that was named beside it.
  var day: CivilDate?
  /// Whether somebody spoke of a taxi, and not of the way alone.
  var isRide = false
  /// The id of the message whose offer shows it, and whether the reader wrote it.
  var shownBy: String?
  var isReaders = false
  /// The place of its last message in the conversation.
  var index: Int
}

/// Rides that form over turns: one takes on what another proposed, with the time that was missing; "getting
/// one" is the taxi that was spoken of.
struct RideTalk {
  let digest: MessageDigest
  let index: Int

  private var input: RuleInput { digest.input }
  private static let memory = 3

  func propose(_ open: inout OpenRide?, into proposals: inout Proposals) {
    if let known = open, index - known.index > RideTalk.memory { open = nil }
    let known = open
    let speaksOfRide = input.matches(.ride).contains { !$0.entry.has(.pronoun) }
    if !proposals.actions.contains(where: { $0.kind == .getRide }), known?.isRide ?? false || speaksOfRide,
      let one = takingOne
    {
      proposals.actions.append(
        input.action(
          .getRide(RideValues(destination: nil, time: RideRule.time(input)?.start)), 0.8,
          rule: EngineRule.rideTalk.rawValue, words: [one] + (RideRule.time(input)?.words ?? [])))
    }
    let isWritersWay = input.isOwn || isForWriter
    let place = RidePlace(input: input).named(goes: isWritersWay).map(input.reading.text)
    let offer = proposals.actions.firstIndex { $0.kind == .getRide }
    if let offer, var ride = proposals.actions[offer].values.of(RideValues.self) {
      complete(&ride, place: place, of: known)
      proposals.actions[offer].values = .getRide(ride)
      // Told again where it says more than before, or where the reader takes on what another proposed.
      let isChanged = ride.destination != known?.destination || ride.time != known?.time
      if let known, let shown = known.shownBy, isChanged || digest.isOwn && !known.isReaders {
        proposals.actions[offer].isRestated = true
        proposals.actions[offer].supersedes = shown
      }
      let chosen = proposals.actions[offer]
      proposals.actions.removeAll { other in
        other.kind == .getRide && other.values != chosen.values
          && other.values.of(RideValues.self)?.destination == nil
      }
      // "I'll order one for 4:30": the ride is what there is to do.
      proposals.actions.removeAll { $0.kind == .createReminder && isOfRide($0) }
      open = OpenRide(
        destination: ride.destination, time: ride.time, day: ride.time?.date ?? known?.day, isRide: true,
        shownBy: digest.id, isReaders: digest.isOwn, index: index)
      return
    }
    guard place != nil || speaksOfRide || known != nil else { return }
    var next = known ?? OpenRide(index: index)
    if let place { next.destination = place }
    if speaksOfRide || place != nil { next.index = index }
    next.isRide = next.isRide || speaksOfRide
    next.time = next.time ?? (speaksOfRide ? RideRule.time(input)?.start : nil)
    next.day = namedDay ?? next.day
    open = next
  }

  /// Fills in what the message's own words leave open: from the rest of it, then from the talk before it.
  private func complete(_ ride: inout RideValues, place: String?, of known: OpenRide?) {
    ride.destination = ride.destination ?? place ?? known?.destination
    if ride.time == nil, let time = known?.time, known?.isRide ?? false, isAhead(time) { ride.time = time }
    // "... to the airport tomorrow?", "I'll get one for 4:30": on that day.
    guard let day = known?.day, day > input.reference.date, let time = ride.time?.time, namedDay == nil,
      let half = input.spans(of: .dateTime).lazy.compactMap({ place -> DateTimeValue? in
        guard case .dateTime(let value) = input.reading.spans[place].detection.value else { return nil }
        return value.form == .time ? value : nil
      }).first
    else { return }
    var clock = time
    if let other = known?.time?.time, half.start?.time != nil, abs(other.hour - time.hour) > 6,
      let near = ClockTime(hour: (time.hour + 12) % 24, minute: time.minute)
    {
      clock = near
    }
    ride.time = LocalDateTime(date: day, time: clock)
  }

  private func isAhead(_ time: LocalDateTime) -> Bool {
    guard let date = time.date, let clock = time.time else { return false }
    return (date, clock.secondOfDay) > (input.reference.date, input.reference.time.secondOfDay)
  }

  /// The day that the message names beside a ride.
  private var namedDay: CivilDate? {
    for index in input.spans(of: .dateTime) {
      if case .dateTime(let value) = input.reading.spans[index].detection.value, let date = value.start?.date,
        value.form == .date || value.form == .datetime, value.grain <= .day, date >= input.reference.date
      {
        return date
      }
    }
    return nil
  }

  /// "Getting one", "I'll order one": words that count.
  private var takingOne: Range<Int>? {
    input.matches(.ride).first { match in
      match.entry.has(.pronoun)
        && input.reading.mask(match.tokens, honouring: [.quoted, .negated, .hypothetical, .past]) == nil
    }?.tokens
  }

  /// Whether a ride that is asked for is the writer's own: "can you order me an uber".
  private var isForWriter: Bool {
    input.matches(.ride).contains { match in
      match.tokens.contains { RideTalk.writers.contains(input.reading.tokens[$0].hash) }
    }
  }

  private func isOfRide(_ action: ProposedAction) -> Bool {
    input.matches(.ride).contains { input.reading.scalarRange($0.tokens).overlaps(action.range) }
  }

  private static let writers = Set(["me", "us"].flatMap { PhrasePattern.hashes(of: $0) })
}
