import CivilTime
import LanguageData
import TextAnalysis

/// A reader of the bids of a turn: each span with its own clause, then spans that belong together as one.
/// Linear in the turn, of which the first sentences are read.
struct TurnReader {
  let input: RuleInput
  private let moments: MomentReader
  private static let longestTurn = 24
  /// The number of tokens before and behind the words of a bid that are taken for its clause: a text without signs is
  /// one clause, gone through for each bid.
  private static let reach = 256

  init(input: RuleInput) {
    self.input = input
    moments = MomentReader(input: input)
  }

  func read() -> TurnReading {
    var turn = TurnReading()
    for sentence in input.reading.sentences.indices.prefix(TurnReader.longestTurn) {
      turn.bids += bids(inSentence: sentence)
    }
    turn.act = TurnActReader(input: input).read()
    return turn
  }

  /// A span, or a number that may be a time.
  private struct Item {
    var tokens: Range<Int>
    var part: MomentReader.Part?
    var number: Moment?
    var standing: TurnBid.Standing
    var hasDay = false
    var hasTime = false
  }

  private func bids(inSentence sentence: Int) -> [TurnBid] {
    let items = self.items(inSentence: sentence)
    guard !items.isEmpty else { return [] }
    var groups: [[Item]] = []
    for item in items {
      if let last = groups.last, joins(item, last) {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.indices.compactMap { place -> TurnBid? in
      let next = groups.indices.contains(place + 1) ? groups[place + 1].first : nil
      let previous = place > 0 ? groups[place - 1].last : nil
      guard var bid = bid(groups[place], sentence) else { return nil }
      let isInList =
        (next.map { isListed($0, after: groups[place].last!) } ?? false
          || previous.map { isListed(groups[place][0], after: $0) } ?? false)
      bid.isOption =
        isInList || next.map { isChoice(between: groups[place].last!.tokens, $0.tokens) } ?? false
        || previous.map { isChoice(between: $0.tokens, groups[place][0].tokens) } ?? false
      return bid
    }
  }

  private func items(inSentence sentence: Int) -> [Item] {
    let reading = input.reading
    var items = moments.parts(ofSentence: sentence, honouring: [.quoted]).map { part in
      var item = Item(
        tokens: part.span.tokens, part: part, standing: .stated)
      let start = part.value.start
      item.hasTime = start?.time != nil
      item.hasDay =
        start?.date != nil && part.value.form != .time
        && !(part.value.form == .interval && item.hasTime && !moments.namesDay(part, start!))
        && !isPartOfAnyDay(part)
      if !item.hasDay, item.hasTime {
        item.part?.value.start?.date = nil
        item.part?.value.end?.date = nil
      }
      return item
    }
    let range = moments.hourRange(inSentence: sentence)
    for index in reading.spans(inSentence: sentence) {
      let span = reading.spans[index]
      guard span.detection.type == .number, !reading.isInSpan(span.tokens.lowerBound, of: [.dateTime]) else {
        continue
      }
      if let range, range.words[0].contains(span.tokens.lowerBound) {
        if range.words[0].lowerBound == span.tokens.lowerBound {
          items.append(Item(tokens: range.words[0], number: range, standing: .stated, hasTime: true))
        }
        continue
      }
      guard let hour = moments.hour(span) else { continue }
      items.append(Item(tokens: span.tokens, number: hour, standing: .stated, hasTime: true))
    }
    let same = input.phrases.plan.same
    for place in items.indices
    where (max(0, items[place].tokens.lowerBound - 1)..<items[place].tokens.upperBound).contains(where: {
      same.match(reading.tokens, at: $0).map { $0.value & 2 != 0 } ?? false
    }) {
      items[place].hasDay = false
      items[place].part?.value.start?.date = nil
    }
    items.removeAll { !$0.hasDay && !$0.hasTime && $0.part?.value.form == .date }
    items.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    // More days and times than that are a table, and no plan.
    if items.count > RuleInput.longestList { items.removeLast(items.count - RuleInput.longestList) }
    for place in items.indices {
      items[place].standing = standing(of: place, among: items, sentence)
    }
    return items
  }

  /// "In the afternoon": of whichever day is spoken of, though the words alone mean the next.
  private func isPartOfAnyDay(_ part: MomentReader.Part) -> Bool {
    guard part.value.form == .interval, part.value.start?.time != nil else { return false }
    let words = part.span.tokens.filter { input.reading.tokens[$0].kind == .word }
    return !words.isEmpty
      && words.allSatisfy { input.phrases.plan.partOfDay.value(of: input.reading.tokens[$0]) != nil }
      && !part.span.tokens.contains { input.reading.tokens[$0].kind == .ordinal }
  }

  /// Whether an item belongs to the moment of those before it: a time to a day, a length to both, the weekday
  /// to its date.
  private func joins(_ item: Item, _ group: [Item]) -> Bool {
    guard let last = group.last, last.standing == item.standing else { return false }
    guard !isChoice(between: last.tokens, item.tokens) else { return false }
    if !item.hasDay, !item.hasTime { return true }
    // A number far from the day counts something else.
    if item.number != nil || last.number != nil, item.tokens.lowerBound - last.tokens.upperBound > 3 {
      return false
    }
    if item.hasDay, let day = group.first(where: \.hasDay) {
      // "Tuesday 6th October" is one day in two spans.
      return !item.hasTime && day.part?.value.start?.date == item.part?.value.start?.date
    }
    if item.hasTime, group.contains(where: \.hasTime) { return false }
    return true
  }

  private static let orWord = PhrasePattern.hashes(of: "or")[0]

  private func isChoice(between first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.upperBound < second.lowerBound, second.lowerBound - first.upperBound <= 4 else {
      return false
    }
    return (first.upperBound..<second.lowerBound).contains {
      input.reading.tokens[$0].hash == TurnReader.orWord || input.reading.isSign($0, "/")
    }
  }

  /// "We have 11 and 5:20": times that are offered side by side.
  private func isListed(_ second: Item, after first: Item) -> Bool {
    guard first.hasTime, second.hasTime, !second.hasDay, first.tokens.upperBound < second.tokens.lowerBound,
      second.tokens.lowerBound - first.tokens.upperBound <= 4
    else { return false }
    return (first.tokens.upperBound..<second.tokens.lowerBound).contains {
      input.reading.tokens[$0].hash == TurnReader.andWord
    }
  }

  private static let andWord = PhrasePattern.hashes(of: "and")[0]

  private func bid(_ items: [Item], _ sentence: Int) -> TurnBid? {
    let number = items.first { $0.number != nil }?.number
    var moment = moments.combine(items.compactMap(\.part))
    var isBound = false
    if moment == nil, let open = items.lazy.compactMap(\.part).compactMap(opening).first {
      (moment, isBound) = (open, true)
    }
    if let number {
      if var day = moment {
        guard day.start.time == nil else { return nil }
        day.start.time = number.start.time
        day.end = number.end ?? (day.end?.time == nil ? nil : day.end)
        day.words += number.words
        day.hourIsOpen = number.hourIsOpen
        day.isHalfOpen = number.isHalfOpen
        moment = day
      } else {
        moment = number
      }
    }
    guard let moment else { return nil }
    var bid = TurnBid(moment: moment, standing: items[0].standing, sentence: sentence)
    // "After three" bounds a time and tells none.
    if isBound { bid.standing = .aside }
    bid.isBare = items.contains { $0.number != nil } && !items.contains { $0.hasDay }
    bid.isLed = bid.isBare && items.contains { $0.number != nil && isLed($0.tokens) }
    describe(&bid)
    return bid
  }

  /// "Any time after 2": from then on.
  private func opening(_ part: MomentReader.Part) -> Moment? {
    guard part.value.form == .interval, part.value.end == nil, let start = part.value.start,
      let time = start.time, !part.value.isDeadline(from: input.reference)
    else { return nil }
    return Moment(
      start: LocalDateTime(date: moments.namesDay(part, start) ? start.date : nil, time: time),
      namesDay: moments.namesDay(part, start), isApproximate: true, words: [part.span.tokens],
      confidence: part.span.detection.confidence * 0.9, hourIsOpen: time.hour < 12, isHalfOpen: time.hour < 12
    )
  }

  // MARK: The clause around it

  private func describe(_ bid: inout TurnBid) {
    let reading = input.reading
    let covered = bid.moment.words
    var clauses: [Range<Int>] = []
    bid.isDecisive = covered.contains { range in
      input.phrases.plan.decision.match(reading.tokens, at: range.upperBound) != nil
    }
    for words in covered {
      let clause = reading.clause(of: words.lowerBound)
      if !clauses.contains(clause) { clauses.append(clause) }
    }
    let words = input.phrases.plan
    let first = covered.lazy.map(\.lowerBound).min() ?? 0
    let last = covered.lazy.map(\.upperBound).max() ?? 0
    let near = max(0, first - TurnReader.reach)..<last + TurnReader.reach
    for clause in clauses {
      for index in clause.clamped(to: near) where !covered.contains(where: { $0.contains(index) }) {
        let token = reading.tokens[index]
        if words.change.match(reading.tokens, at: index).map({ index + $0.count <= clause.upperBound })
          ?? false
        {
          bid.isChange = true
        }
        if input.phrases.event(reading.tokens, at: index) != nil { bid.namesEvent = true }
        let isFree =
          token.kind != .word && token.kind != .number || input.phrases.answerWord.value(of: token) != nil
          || input.phrases.event(reading.tokens, at: index) != nil || input.isParticipant(index)
          || words.agreement.value(of: token) != nil || words.change.value(of: token) != nil
        if !isFree { bid.strangers += 1 }
      }
      if reading.mask(clause, honouring: .thirdParty) != nil { bid.isOfOthers = true }
    }
    if bid.standing == .stated,
      reading.isSign(reading.sentences[bid.sentence].upperBound - 1, "?")
    {
      bid.standing = .asked
    }
    // "If not before eight", what somebody has yet to confirm, and the time of a taxi are no time of a plan.
    if bid.standing == .stated,
      covered.contains(where: { reading.mask($0, honouring: .asked) != nil || isBehindIf($0) })
    {
      bid.standing = .aside
    }
    if !input.matches(.ride, inSentence: bid.sentence).isEmpty { bid.standing = .aside }
    bid.isDayAlone = covered.contains { range in
      range.contains { reading.tokens[$0].kind == .ordinal }
        && range.allSatisfy {
          reading.tokens[$0].kind != .word || input.phrases.clockWord.value(of: reading.tokens[$0]) != nil
            || input.isArticle($0)
        }
    }
  }

  /// "If not before eight", and not "six would be better if that's ok".
  private func isBehindIf(_ tokens: Range<Int>) -> Bool {
    let clause = input.reading.clause(of: tokens.lowerBound)
    return input.reading.mask(tokens, honouring: .hypothetical) != nil
      && input.matches(.hypothetical).contains {
        clause.contains($0.tokens.lowerBound) && $0.tokens.lowerBound < tokens.lowerBound
      }
  }

  /// Whether the words before or behind a number make it a time.
  private func isLed(_ tokens: Range<Int>) -> Bool {
    let reading = input.reading
    let words = input.phrases.plan
    let sentence = reading.sentences[reading.sentence(of: tokens.lowerBound)]
    let isLed =
      tokens.lowerBound > sentence.lowerBound
      && words.timeLead.value(of: reading.tokens[tokens.lowerBound - 1]) != nil
    let isFollowed =
      tokens.upperBound < sentence.upperBound
      && words.timeTail.value(of: reading.tokens[tokens.upperBound]) != nil
    return isLed || isFollowed
  }

  /// What the clause does with an item: the words of refusal and of somebody's own affairs that are nearest.
  private func standing(of place: Int, among items: [Item], _ sentence: Int) -> TurnBid.Standing {
    let reading = input.reading
    let tokens = items[place].tokens
    if reading.mask(tokens, honouring: .past) != nil { return .aside }
    if let part = items[place].part, part.value.isDeadline(from: input.reference), items[place].hasTime {
      return .aside
    }
    let clause = reading.clause(of: tokens.lowerBound)
    let words = input.phrases.plan
    // Up to the item before it and the one behind it.
    let from = max(clause.lowerBound, place > 0 ? items[place - 1].tokens.upperBound : clause.lowerBound)
    let to = min(
      clause.upperBound,
      items.indices.contains(place + 1) ? items[place + 1].tokens.lowerBound : clause.upperBound)
    let isPassed = { (index: Int) in
      self.input.matches(.pass, inSentence: sentence).contains { $0.tokens.contains(index) }
    }
    var index = min(from, tokens.lowerBound)
    // "can't do Friday or Saturday": the refusal before the first of several holds for all.
    if place > 0, items[place - 1].standing == .refused,
      isChoice(between: items[place - 1].tokens, tokens), clause.contains(items[place - 1].tokens.lowerBound)
    {
      return .refused
    }
    while index < tokens.lowerBound {
      if let found = words.ownAffair.match(reading.tokens, at: index),
        found.value == 2 || items[place].hasTime && !items[place].hasDay,
        index + found.count <= tokens.upperBound, !isPassed(index)
      {
        return .aside
      }
      if let found = words.refusal.match(reading.tokens, at: index), index + found.count <= tokens.lowerBound,
        !isPassed(index)
      {
        if found.value == 2 || found.value == 1 && isConflict(index) && !offers(clause) {
          return found.value == 2 ? .refused : .aside
        }
      }
      if words.nearRefusal.match(reading.tokens, at: index) != nil, tokens.lowerBound - index <= 2,
        !isPassed(index)
      {
        return .refused
      }
      index += 1
    }
    if let first = tokens.first, words.ownAffair.match(reading.tokens, at: first) != nil,
      items[place].hasTime,
      !items[place].hasDay
    {
      return .aside
    }
    index = tokens.upperBound
    while index < max(to, tokens.upperBound) {
      if let found = words.refusal.match(reading.tokens, at: index), found.value == 1, !isPassed(index),
        !(isConflict(index) && offers(clause))
      {
        return .refused
      }
      index += 1
    }
    return .stated
  }

  /// "I have one to three free": what there is, rather than what stands in the way.
  private func offers(_ clause: Range<Int>) -> Bool {
    clause.contains { index in
      input.phrases.plan.freeWord.value(of: input.reading.tokens[index]) != nil
    }
  }

  /// Whether words tell what somebody does then, rather than that it doesn't suit.
  private func isConflict(_ index: Int) -> Bool {
    input.phrases.otherSubject.value(of: input.reading.tokens[index]) != nil
  }
}
