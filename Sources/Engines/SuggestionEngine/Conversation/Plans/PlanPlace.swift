import LanguageData
import TextAnalysis

/// The place that a turn gives a plan which it doesn't name: beside its time, in answer to where, or alone.
struct PlanPlace {
  let input: RuleInput
  let turn: TurnReading
  /// The sentences that give the plan a day or a time; all where empty.
  var timed: Set<Int> = []

  private static let longestTurn = 8

  /// - Parameters:
  ///   - asks: whether somebody just asked where.
  ///   - hasTime: whether the turn gives the plan a day or a time.
  ///   - isKnown: whether the plan has a place, which only changes where somebody says so.
  func place(asks: Bool, hasTime: Bool, isKnown: Bool) -> EventPlace.Place? {
    let reader = EventPlace(input: input)
    for sentence in input.reading.sentences.indices.prefix(PlanPlace.longestTurn) {
      let tokens = input.reading.sentences[sentence]
      if let decided = decided(within: tokens) { return decided }
      let found =
        reader.place(inSentence: sentence, bareName: asks) ?? reader.namedBeforeTime(within: tokens)
        ?? (hasTime && !isKnown ? alone(within: tokens) : nil)
      guard let found, counts(found), hasTime || asks || !isHome(found) else { continue }
      let clause = input.reading.clause(of: found.tokens.lowerBound)
      if isKnown {
        guard saysChange(clause) || asks || invites(clause) else { continue }
      } else if !asks, !hasTime || !timed.isEmpty && !timed.contains(sentence) {
        guard strangers(clause, beside: found.tokens) == 0 else { continue }
      }
      return found
    }
    return nil
  }

  /// Whether a place is the plan's, rather than where somebody is or was.
  private func counts(_ place: EventPlace.Place) -> Bool {
    guard input.reading.mask(place.tokens, honouring: [.unlessReal, .thirdParty]) == nil else { return false }
    let clause = input.reading.clause(of: place.tokens.lowerBound)
    if clause.contains(where: { input.phrases.plan.ownAffair.match(input.reading.tokens, at: $0) != nil }) {
      return false
    }
    if clause.contains(where: {
      input.phrases.plan.refusal.match(input.reading.tokens, at: $0).map { $0.value == 1 } ?? false
    }) {
      return false
    }
    return !turn.bids.contains { bid in
      (bid.standing == .aside || bid.standing == .refused)
        && bid.words.contains { clause.contains($0.lowerBound) }
    }
  }

  private func saysChange(_ clause: Range<Int>) -> Bool {
    clause.contains { input.phrases.changeWord.match(input.reading.tokens, at: $0) != nil }
  }

  /// "Mine": somebody's home beside a time, and anything else without one.
  private func isHome(_ place: EventPlace.Place) -> Bool {
    input.phrases.homeWord.match(input.reading.tokens, at: place.tokens.lowerBound) != nil
  }

  /// "Come to ours": somebody else's place instead.
  private func invites(_ clause: Range<Int>) -> Bool {
    input.matches(.invitation).contains { clause.overlaps($0.tokens) }
  }

  private func strangers(_ clause: Range<Int>, beside tokens: Range<Int>) -> Int {
    clause.count { index in
      !tokens.contains(index) && input.isContentWord(index)
        && input.phrases.plan.agreement.value(of: input.reading.tokens[index]) == nil
    }
  }

  private static let itIs = PhrasePattern.hashes(of: "it is")

  /// "K1 it is": the name that somebody decides for.
  private func decided(within tokens: Range<Int>) -> EventPlace.Place? {
    for index in tokens where input.reading.has(PlanPlace.itIs, at: index, before: tokens.upperBound) {
      let clause = input.reading.clause(of: index)
      let words = max(clause.lowerBound, tokens.lowerBound)..<index
      guard (1...4).contains(words.count), input.reading.tokens[words.lowerBound].kind == .word,
        words.allSatisfy({ isPlain($0) }),
        !words.contains(where: { input.phrases.event(input.reading.tokens, at: $0) != nil })
      else { continue }
      return EventPlace.Place(text: input.reading.text(words), tokens: words)
    }
    return nil
  }

  private func isPlain(_ index: Int) -> Bool {
    let token = input.reading.tokens[index]
    return token.kind != .sign && !input.isParticipant(index)
      && (input.phrases.functionWord.value(of: token) == nil || input.isArticle(index))
      && (token.capitalised || input.phrases.plan.agreement.value(of: token) == nil)
      && (token.capitalised || input.phrases.answerWord.value(of: token) == nil || input.isArticle(index))
      && !input.reading.isInSpan(index, of: [.dateTime, .url, .email, .phone, .money])
  }

  /// "Saturday 4:30, church hall", "730 lau pa sat": the words that stand alone beside the time.
  private func alone(within sentence: Range<Int>) -> EventPlace.Place? {
    let reading = input.reading
    var start = sentence.lowerBound
    while start < sentence.upperBound {
      var end = start
      while end < sentence.upperBound, isPart(end) { end += 1 }
      let run = trimmed(start..<end)
      if (1...5).contains(run.count), standsAlone(run, in: sentence),
        run.contains(where: { input.isContentWord($0) || isPlaceNoun($0) })
      {
        let isName =
          reading.tokens[run.lowerBound].capitalised && run.lowerBound > sentence.lowerBound
          || isHouseNumber(run.lowerBound)
          || run.allSatisfy { reading.tokens[$0].capitalised } && run.count > 1
        let isNoun = run.contains { isPlaceNoun($0) }
        let followsTime =
          run.lowerBound > 0 && reading.isInSpan(run.lowerBound - 1, of: [.dateTime, .number])
        if isName || isNoun || followsTime && run.count > 1 {
          return EventPlace.Place(text: reading.text(run), tokens: run)
        }
      }
      start = max(end, start + 1)
    }
    return nil
  }

  /// A sentence that is nothing but the name of a place, under the one that says when.
  func standing(inSentence sentence: Int) -> EventPlace.Place? {
    guard input.reading.sentences.indices.contains(sentence) else { return nil }
    let tokens = input.reading.sentences[sentence]
    guard tokens.count <= 7, let found = alone(within: tokens), found.tokens.contains(where: isPlaceNoun)
    else { return nil }
    return found
  }

  private func isPlaceNoun(_ index: Int) -> Bool {
    input.phrases.placeNoun.value(of: input.reading.tokens[index]) != nil
  }

  private func isPart(_ index: Int) -> Bool {
    let token = input.reading.tokens[index]
    if token.kind == .number { return isHouseNumber(index) }
    guard token.kind == .word, !input.isParticipant(index),
      !input.reading.isInSpan(index, of: [.dateTime, .url, .email, .phone, .money]),
      input.phrases.event(input.reading.tokens, at: index) == nil
        || index + 1 < input.reading.tokens.count && isPlaceNoun(index + 1)
    else { return false }
    if PlanPlace.joints.contains(token.hash) { return true }
    if input.phrases.plan.agreement.value(of: token) != nil { return false }
    return input.isContentWord(index) || isPlaceNoun(index) || input.isArticle(index)
  }

  /// "88 Palmerston": a number before a name.
  private func isHouseNumber(_ index: Int) -> Bool {
    let next = index + 1
    return next < input.reading.tokens.count && input.reading.tokens[next].capitalised
      && !input.isParticipant(next) && !input.reading.isInSpan(index, of: [.dateTime, .money, .phone])
  }

  private static let joints = Set(
    ["in", "of", "on", "for", "by", "near", "the"].flatMap { PhrasePattern.hashes(of: $0) })

  private func trimmed(_ run: Range<Int>) -> Range<Int> {
    var run = run
    while let last = run.last,
      PlanPlace.joints.contains(input.reading.tokens[last].hash) || input.isArticle(last)
    {
      run = run.lowerBound..<last
    }
    while let first = run.first, PlanPlace.joints.contains(input.reading.tokens[first].hash),
      !input.isArticle(first)
    { run = first + 1..<run.upperBound }
    return run
  }

  /// Whether signs, a time or the ends of the sentence stand on both sides.
  private func standsAlone(_ run: Range<Int>, in sentence: Range<Int>) -> Bool {
    func isEdge(_ index: Int) -> Bool {
      index < sentence.lowerBound || index >= sentence.upperBound
        || input.reading.tokens[index].kind == .sign
        || input.reading.isInSpan(index, of: [.dateTime, .number])
    }
    return isEdge(run.lowerBound - 1) && isEdge(run.upperBound)
  }
}
