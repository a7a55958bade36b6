import CivilTime
import TextAnalysis

/// The details that a sentence adds to a plan made earlier: "7 works", "let's do Thursday", "at my place".
struct PlanAnswer {
  var moment: Moment?
  var place: EventPlace.Place?
  /// Words that an answer doesn't usually have; few of them leave it one.
  var strangers: Int
  /// Whether it says that something becomes another.
  var isChange: Bool

  /// Whether its day is one of a month without the month: "the 11th".
  var isDayAlone = false

  /// The tokens it rests on.
  var words: [Range<Int>] { (moment?.words ?? []) + (place.map { [$0.tokens] } ?? []) }

  /// The answer that a sentence gives: as a whole, or else the last of its clauses that is one.
  ///
  /// - Parameters:
  ///   - plan: what it may answer: only then is a bare number a time.
  ///   - asksPlace: whether the message before asked where; a name alone then answers.
  static func read(
    inSentence sentence: Int, of input: RuleInput, to plan: Plan, asksPlace: Bool
  ) -> PlanAnswer? {
    let tokens = input.reading.sentences[sentence]
    // Most sentences of a conversation name neither a time nor, where one misses, a place.
    let hasTime = input.reading.spans(inSentence: sentence).contains { index in
      switch input.reading.spans[index].detection.type {
      case .dateTime, .number: true
      default: false
      }
    }
    let mayPlace =
      plan.place == nil
      || tokens.contains { input.phrases.changeWord.value(of: input.reading.tokens[$0]) != nil }
    guard hasTime || mayPlace else { return nil }
    let whole = PlanAnswer(tokens, sentence, of: input, to: plan, asksPlace: asksPlace)
    if let whole, whole.strangers == 0 { return whole }
    var end = tokens.upperBound
    var clauses = 0
    while end > tokens.lowerBound, clauses < 8 {
      let clause = input.reading.clause(of: end - 1)
      let answer = PlanAnswer(
        clause.clamped(to: tokens), sentence, of: input, to: plan, asksPlace: asksPlace)
      if clause != tokens, let answer, answer.strangers == 0 { return answer }
      end = min(clause.lowerBound, end - 1)
      clauses += 1
    }
    return whole
  }

  private init?(
    _ tokens: Range<Int>, _ sentence: Int, of input: RuleInput, to plan: Plan, asksPlace: Bool
  ) {
    let reading = input.reading
    let reader = MomentReader(input: input)
    let isWhole = tokens == reading.sentences[sentence]
    switch reader.moment(
      inSentence: sentence, within: isWhole ? nil : tokens, claimed: reading.sentenceNumbers)
    {
    case .moment(let found): moment = found
    case .ambiguous: return nil
    case .none, .masked: break
    }
    let givesChange = tokens.contains { input.phrases.changeWord.match(reading.tokens, at: $0) != nil }
    if moment?.start.time == nil, plan.time == nil || plan.isDayPart || givesChange || !isWhole,
      let hour = reader.hour(within: tokens, sentence)
    {
      if var day = moment {
        // "fri 8": the day, and the number beside it.
        day.start.time = hour.start.time
        day.words += hour.words
        day.hourIsOpen = true
        day.isHalfOpen = true
        moment = day
      } else {
        moment = hour
      }
    }
    place = EventPlace(input: input).place(inSentence: sentence, bareName: asksPlace && isWhole)
    if place == nil { place = EventPlace(input: input).namedBeforeTime(within: tokens) }
    if let found = place, !isWhole, !tokens.contains(found.tokens.lowerBound) { place = nil }
    strangers = 0
    isChange = givesChange
    let covered = words
    guard !covered.isEmpty else { return nil }
    for range in covered where reading.mask(range, honouring: [.unlessReal, .thirdParty]) != nil {
      return nil
    }
    // "Thai it is, noon so we beat the crowd": only the clauses with these findings have to be an answer.
    let clauses = covered.map { reading.clause(of: $0.lowerBound) }
    isChange = tokens.contains { index in
      input.phrases.changeWord.match(reading.tokens, at: index) != nil
        && clauses.contains { $0.contains(index) }
    }
    for index in tokens
    where clauses.contains(where: { $0.contains(index) }) && !covered.contains(where: { $0.contains(index) })
    {
      let token = reading.tokens[index]
      let isFree =
        token.kind != .word && token.kind != .number || input.phrases.answerWord.value(of: token) != nil
        || input.phrases.event(reading.tokens, at: index) != nil || input.isParticipant(index)
      if !isFree { strangers += 1 }
    }
    if let time = moment?.start.time, moment?.hourIsOpen ?? false, !(plan.cue.kind?.isLiteral ?? false) {
      moment?.start.time = plan.half(of: time)
    }
    isDayAlone = (moment?.words ?? []).contains { range in
      range.contains { reading.tokens[$0].kind == .ordinal }
        && range.allSatisfy {
          reading.tokens[$0].kind != .word || input.phrases.clockWord.value(of: reading.tokens[$0]) != nil
            || input.isArticle($0)
        }
    }
    moment?.settleDay(after: input.reference)
  }

  /// The hours in which an open hour is meant: those of the part of the day that was named, else the usual.
  static func hours(of plan: Plan) -> Range<Int> {
    guard plan.isDayPart, let part = plan.time else { return plan.cue.hours }
    return part.hour < 12 ? 0..<12 : 12..<24
  }
}

extension MomentReader {
  /// The one whole number among some tokens as an hour: "7 works".
  func hour(within tokens: Range<Int>, _ sentence: Int) -> Moment? {
    let numbers = input.reading.spans(inSentence: sentence).map { input.reading.spans[$0] }.filter {
      $0.detection.type == .number && tokens.contains($0.tokens.lowerBound)
    }
    if let range = range(numbers) { return range }
    if numbers.count == 1, let time = pointed(numbers[0]) { return time }
    guard numbers.count == 1, case .number(let value) = numbers[0].detection.value,
      (1...12).contains(value), value == value.rounded(), numbers[0].tokens.count == 1,
      // "+1" and "-1" count, they tell no time.
      !input.reading.isSign(numbers[0].tokens.lowerBound - 1, "+"),
      !input.reading.isSign(numbers[0].tokens.lowerBound - 1, "-"), !counts(numbers[0].tokens.lowerBound),
      input.reading.mask(numbers[0].tokens, honouring: .always) == nil
    else { return nil }
    return Moment(
      start: LocalDateTime(time: ClockTime(hour: Int(value), minute: 0)), namesDay: false,
      isApproximate: false, words: [numbers[0].tokens], confidence: 0.85, hourIsOpen: true, isHalfOpen: true)
  }
}

extension MomentReader {
  /// "3 tickets", "four of us", "a table for 2": how many, not when.
  private func counts(_ token: Int) -> Bool {
    let next = token + 1
    if input.reading.tokens.indices.contains(next), input.reading.tokens[next].kind == .word,
      input.isContentWord(next) && input.phrases.homeWord.value(of: input.reading.tokens[next]) == nil
        || input.phrases.countedWord.value(of: input.reading.tokens[next]) != nil
    {
      return true
    }
    return token > 0 && input.phrases.purposeWord.value(of: input.reading.tokens[token - 1]) != nil
      && input.reading.has(MomentReader.forWord, at: token - 1, before: token)
  }

  /// "12.15" as people write a time where a time is asked for.
  private func pointed(_ number: MessageReading.Span) -> Moment? {
    let parts = number.detection.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count), let hour = Int(parts[0]),
      let minute = Int(parts[1]), minute < 60, minute % 5 == 0, (1...23).contains(hour),
      let time = ClockTime(hour: hour, minute: minute),
      input.reading.mask(number.tokens, honouring: .always) == nil
    else { return nil }
    return Moment(
      start: LocalDateTime(time: time), namesDay: false, isApproximate: false, words: [number.tokens],
      confidence: 0.85, hourIsOpen: hour <= 12, isHalfOpen: hour <= 12)
  }

  /// "2 to 3": from one hour to another.
  private func range(_ numbers: [MessageReading.Span]) -> Moment? {
    guard numbers.count == 2, case .number(let first) = numbers[0].detection.value,
      case .number(let last) = numbers[1].detection.value, (1...12).contains(first), (1...12).contains(last),
      first == first.rounded(), last == last.rounded(), first != last
    else { return nil }
    let between = numbers[0].tokens.upperBound..<numbers[1].tokens.lowerBound
    guard between.count == 1,
      input.phrases.rangeWord.value(of: input.reading.tokens[between.lowerBound]) != nil
        || input.reading.isSign(between.lowerBound, "-"),
      let start = ClockTime(hour: Int(first), minute: 0)
    else { return nil }
    let begin = Moment.settled(start, in: 8..<23)
    let length = (Int(last) - Int(first) + 12) % 12
    return Moment(
      start: LocalDateTime(time: begin),
      end: LocalDateTime(time: ClockTime(secondOfDay: (begin.hour + length) % 24 * 3_600)), namesDay: false,
      isApproximate: false, words: [numbers[0].tokens.lowerBound..<numbers[1].tokens.upperBound],
      confidence: 0.85, hourIsOpen: false)
  }
}

extension RuleInput {
  /// Returns the name that a sentence of a group's message addresses: "Matt you owe me 48".
  func addressed(inSentence sentence: Int) -> String? {
    guard let first = reading.sentences[sentence].first else { return nil }
    return names.firstNames[reading.text(first..<first + 1).lowercased()]
  }

  /// Whether a token is a name of somebody who takes part: "7 works, Ana".
  func isParticipant(_ index: Int) -> Bool {
    let word = reading.text(index..<index + 1)
    return word.first?.isUppercase ?? false && names.words.contains(word)
  }
}
