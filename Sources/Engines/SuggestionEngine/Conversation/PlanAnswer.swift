import TextAnalysis

/// What a sentence gives to a plan that was spoken of before: "7 works", "let's do Thursday", "at my place".
struct PlanAnswer {
  var moment: Moment?
  var place: EventPlace.Place?
  /// Words that an answer doesn't usually have; few of them leave it one.
  var strangers: Int
  /// Whether it says that something becomes another.
  var isChange: Bool

  /// The tokens it rests on.
  var words: [Range<Int>] { (moment?.words ?? []) + (place.map { [$0.tokens] } ?? []) }

  /// - Parameters:
  ///   - plan: what it may answer: only then is a bare number a time.
  ///   - asksPlace: whether the message before asked where; a name alone then answers.
  init?(inSentence sentence: Int, of input: RuleInput, to plan: Plan, asksPlace: Bool) {
    let reading = input.reading
    let tokens = reading.sentences[sentence]
    isChange = tokens.contains { input.phrases.changeWord.match(reading.tokens, at: $0) != nil }
    let reader = MomentReader(input: input)
    if case .moment(let found) = reader.moment(inSentence: sentence, claimed: Set(reading.sentences.indices)) {
      moment = found
    } else if plan.time == nil || plan.isDayPart || isChange {
      moment = reader.hour(inSentence: sentence)
    }
    place = EventPlace(input: input).place(inSentence: sentence, bareName: asksPlace)
    strangers = 0
    let covered = words
    guard !covered.isEmpty else { return nil }
    for range in covered where reading.mask(range, honouring: [.unlessReal, .thirdParty]) != nil { return nil }
    // "Thai it is, noon so we beat the crowd": only the clauses that hold what was found have to be an answer.
    let clauses = covered.map { reading.clause(of: $0.lowerBound) }
    for index in tokens
    where clauses.contains(where: { $0.contains(index) }) && !covered.contains(where: { $0.contains(index) }) {
      let token = reading.tokens[index]
      let isFree =
        token.kind != .word && token.kind != .number || input.phrases.answerWord.value(of: token) != nil
        || input.phrases.event(reading.tokens, at: index) != nil || input.isParticipant(index)
      if !isFree { strangers += 1 }
    }
    if let time = moment?.start.time, moment?.hourIsOpen ?? false, !(plan.cue.kind?.isLiteral ?? false) {
      moment?.settleHour(in: PlanAnswer.hours(of: plan, for: time))
    }
    moment?.settleDay(after: input.reference)
  }

  /// The hours in which an open hour is meant: those of the part of the day that was named, else the usual.
  private static func hours(of plan: Plan, for time: ClockTime) -> Range<Int> {
    guard plan.isDayPart, let part = plan.time else { return plan.cue.hours }
    return part.hour < 12 ? 0..<12 : 12..<24
  }
}

extension MomentReader {
  /// The one whole number of a sentence as an hour: "7 works".
  func hour(inSentence sentence: Int) -> Moment? {
    let numbers = input.reading.spans(inSentence: sentence).map { input.reading.spans[$0] }.filter {
      $0.detection.type == .number
    }
    guard numbers.count == 1, case .number(let value) = numbers[0].detection.value,
      (1...12).contains(value), value == value.rounded(), numbers[0].tokens.count == 1,
      input.reading.mask(numbers[0].tokens, honouring: .always) == nil
    else { return nil }
    return Moment(
      start: LocalDateTime(time: ClockTime(hour: Int(value), minute: 0)), namesDay: false,
      isApproximate: false, words: [numbers[0].tokens], confidence: 0.85, hourIsOpen: true)
  }
}

extension RuleInput {
  /// Whether a token is a name of somebody who takes part: "7 works, Ana".
  func isParticipant(_ index: Int) -> Bool {
    let word = reading.text(index..<index + 1)
    guard word.first?.isUppercase ?? false else { return false }
    return ([message.sender].compactMap { $0 } + message.recipients).contains { person in
      person.name?.split(separator: " ").contains { $0 == word } ?? false
    }
  }
}
