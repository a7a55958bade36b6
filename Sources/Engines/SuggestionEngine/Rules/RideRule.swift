import CivilTime
import LanguageData
import TextAnalysis

/// A taxi for the reader, or for both: "let's take an uber to the airport at 5", "can you call us a cab?".
struct RideRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let requests = Requests(input)
    for match in input.matches(.ride).prefix(RuleInput.longestList) {
      let end = match.tokens.upperBound
      let reading = input.reading
      // "Uber Eats", "the cab driver".
      if reading.tokens.indices.contains(end), input.phrases.rideStop.value(of: reading.tokens[end]) != nil {
        continue
      }
      var words: [Range<Int>] = []
      if !match.entry.has(.free) {
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
      .getRide, rule: match.entry.name, tokens: match.tokens, honouring: Requests.masks.union(.past), input)
  }

  /// When a ride is wanted, as the sentence says it.
  private func moment(inSentence sentence: Int, _ input: RuleInput) -> Moment? {
    guard
      case .moment(var moment) = MomentReader(input: input).moment(
        inSentence: sentence, claimed: [sentence - 1, sentence + 1]),
      moment.start.time != nil, moment.rule == nil
    else { return nil }
    moment.settleDay(after: input.reference)
    moment.takeSoonest(after: input.reference)
    return moment
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
        input.phrases.functionWord.value(of: reading.tokens[noun]) == nil
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
  private static let toWord = PhrasePattern.hashes(of: "to")
  private static let homeWord = PhrasePattern.hashes(of: "home")
}
