import CivilTime
import LanguageData
import TextAnalysis

/// A taxi for the reader, or for both: "let's take an uber to the airport at 5", "can you call us a cab?".
struct RideRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let requests = Requests(input)
    // "Order one" is a ride where the talk says so, which `RideTalk` reads.
    for match in input.matches(.ride).prefix(RuleInput.longestList) where !match.entry.has(.pronoun) {
      let end = match.tokens.upperBound
      let reading = input.reading
      // "Uber Eats", "the cab driver".
      if reading.tokens.indices.contains(end), input.phrases.rideStop.value(of: reading.tokens[end]) != nil {
        continue
      }
      var words: [Range<Int>] = []
      if !match.entry.has(.free), !isInstead(match.tokens, input) {
        guard let request = requests.request(at: match.tokens.lowerBound) else { continue }
        // What the other side wants for itself is none of the reader's.
        guard input.isOwn || request.kind != .wanted else {
          proposals.suppress(.getRide, match.tokens, rule: match.entry.name, .notForReader, input)
          continue
        }
        words = request.words
      }
      if match.entry.has(.own), !input.isOwn { continue }
      // "I need a cab" is the writer's need; "we need one" is both's.
      if match.entry.has(.needed), !input.isOwn, !isJoint(match.tokens, input) { continue }
      if match.entry.has(.question), !isQuestion(end, input) { continue }
      propose(match, words, input, into: &proposals)
    }
  }

  private func propose(
    _ match: PhraseBook.Match, _ request: [Range<Int>], _ input: RuleInput, into proposals: inout Proposals
  ) {
    let sentence = input.reading.sentence(of: match.tokens.lowerBound)
    var words = request + match.match.evidence
    let destination = destination(after: match.tokens, input)
    if let destination { words.append(destination) }
    var time: LocalDateTime?
    if let moment = moment(inSentence: sentence, input) {
      guard !moment.isBefore(input.reference) else {
        return proposals.suppress(.getRide, match.tokens, rule: match.entry.name, .past, input)
      }
      time = moment.start
      words += moment.words
    }
    var place = destination.map(input.reading.text)
    // "Get a taxi to ours, 6 Larch Close": where that is.
    if let destination, input.phrases.homeWord.match(input.reading.tokens, at: destination.lowerBound) != nil,
      let address = onlyAddress(input)
    {
      place = input.reading.spans[address].detection.text
      words.append(input.reading.spans[address].tokens)
    }
    proposals.add(
      input.action(
        .getRide(RideValues(destination: place, time: time)), match.entry.confidence, rule: match.entry.name,
        words: words),
      .getRide, rule: match.entry.name, tokens: match.tokens,
      // "Don't drive, just uber over": what is to be done instead.
      honouring: isInstead(match.tokens, input)
        ? [.quoted, .hypothetical, .past] : Requests.masks.union(.past),
      input)
  }

  private func isInstead(_ tokens: Range<Int>, _ input: RuleInput) -> Bool {
    tokens.lowerBound > 0 && RideRule.insteads.contains(input.reading.tokens[tokens.lowerBound - 1].hash)
  }

  /// When a ride is wanted, as the sentence says it.
  private func moment(inSentence sentence: Int, _ input: RuleInput) -> Moment? {
    if let pointed = pointed(inSentence: sentence, input) { return pointed }
    guard
      case .moment(var moment) = MomentReader(input: input).moment(
        inSentence: sentence, claimed: [sentence - 1, sentence + 1]),
      moment.start.time != nil, moment.rule == nil
    else { return soon(inSentence: sentence, input) }
    moment.settleDay(after: input.reference)
    moment.takeSoonest(after: input.reference)
    return moment
  }

  /// "For 6.15", "at 2.15": a clock with a point, which no day is a ride's.
  private func pointed(inSentence sentence: Int, _ input: RuleInput) -> Moment? {
    for index in input.reading.spans(inSentence: sentence) {
      let span = input.reading.spans[index]
      let parts = span.detection.text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2, let hour = Int(parts[0]),
        let minute = Int(parts[1]), let clock = ClockTime(hour: hour, minute: minute),
        span.tokens.lowerBound > 0,
        RideRule.clockLeads.contains(input.reading.tokens[span.tokens.lowerBound - 1].hash)
      else { continue }
      var date = input.reference.date
      for other in input.spans(of: .dateTime) where other != index {
        if case .dateTime(let value) = input.reading.spans[other].detection.value, value.form == .date,
          let day = value.start?.date, day > date
        {
          date = day
        }
      }
      var moment = Moment(
        start: LocalDateTime(date: date, time: clock), namesDay: date != input.reference.date,
        isApproximate: false, words: [span.tokens], confidence: 0.8, hourIsOpen: false)
      moment.isHalfOpen = hour <= 12 && !(parts[0].count == 2 && parts[0].first == "0")
      moment.takeSoonest(after: input.reference)
      return moment
    }
    return nil
  }

  /// "In 10 min": a point of time that counts from now.
  private func soon(inSentence sentence: Int, _ input: RuleInput) -> Moment? {
    for index in input.reading.spans(inSentence: sentence) {
      let span = input.reading.spans[index]
      guard case .dateTime(let value) = span.detection.value, value.form == .datetime,
        let start = value.start, let date = start.date, let time = start.time,
        // "Now" is no time to order for.
        date > input.reference.date
          || date == input.reference.date && time.secondOfDay > input.reference.time.secondOfDay + 60
      else { continue }
      return Moment(
        start: start, namesDay: true, isApproximate: value.isApproximate, words: [span.tokens],
        confidence: span.detection.confidence, hourIsOpen: false)
    }
    return nil
  }

  /// The first time of a message at which a ride may be wanted.
  static func time(_ input: RuleInput) -> Moment? {
    input.reading.sentences.indices.prefix(RuleInput.longestList).lazy
      .compactMap { RideRule().moment(inSentence: $0, input) }.first { !$0.isBefore(input.reference) }
  }

  private func onlyAddress(_ input: RuleInput) -> Int? {
    let found = input.spans(of: .address)
    return found.count == 1 ? found[0] : nil
  }

  private func isJoint(_ tokens: Range<Int>, _ input: RuleInput) -> Bool {
    let clause = input.reading.clause(of: tokens.lowerBound)
    return (clause.lowerBound..<tokens.upperBound).suffix(12).contains {
      RideRule.weWords.contains(input.reading.tokens[$0].hash)
    }
  }

  private func isQuestion(_ token: Int, _ input: RuleInput) -> Bool {
    let sentence = input.reading.sentences[input.reading.sentence(of: token - 1)]
    return input.reading.isSign(sentence.upperBound - 1, "?")
  }

  /// "to the airport", "going to 12 Main Street" behind the ride, "home" as the place it is.
  private func destination(after ride: Range<Int>, _ input: RuleInput) -> Range<Int>? {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: ride.lowerBound)]
    // A pattern may end with the "to" of where to.
    let first = max(ride.lowerBound, ride.upperBound - 1)
    for index in first..<max(first, min(sentence.upperBound, first + RideRule.reach)) {
      if reading.has(RideRule.homeWord, at: index, before: sentence.upperBound) { return index..<index + 1 }
      guard reading.has(RideRule.toWord, at: index, before: sentence.upperBound) else { continue }
      let start = index + 1
      guard start < sentence.upperBound else { return nil }
      if let span = reading.span(of: .address, at: start) ?? reading.span(of: .place, at: start) {
        return reading.spans[span].tokens
      }
      let end = input.phraseEnd(from: start, words: 6)
      var noun = start
      while noun < end, input.isArticle(noun) { noun += 1 }
      // "to go", "to get there" is what for, not where to.
      guard noun < end, input.phrases.titleStop.value(of: reading.tokens[noun]) == nil,
        input.phrases.functionWord.value(of: reading.tokens[noun]) == nil,
        // "to collect her from Elm Ward": what for.
        noun + 1 >= end || input.phrases.objectWord.value(of: reading.tokens[noun + 1]) == nil
      else { continue }
      var last = noun
      while last < end, last == noun || input.phrases.titleStop.value(of: reading.tokens[last]) == nil {
        last += 1
      }
      return start..<last
    }
    return nil
  }

  private static let weWords = Set(["we", "we'll", "we'd", "us"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let reach = 32
  private static let insteads = Set(["just", "rather", "better"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let clockLeads = Set(
    ["for", "at", "by", "around", "about"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let toWord = PhrasePattern.hashes(of: "to")
  private static let homeWord = PhrasePattern.hashes(of: "home")
}
