import LanguageData
import TextAnalysis

/// A reader of what a turn does with the plan that stands: agreeing to it, taking it for granted, calling it
/// off.
struct TurnActReader {
  let input: RuleInput

  func read() -> TurnAct {
    let reading = input.reading
    let words = input.phrases.plan
    var act = TurnAct()
    let count = min(reading.tokens.count, 400)
    act.isQuestion = reading.isSign(reading.tokens.count - 1, "?")
    for index in 0..<count {
      let tokens = reading.tokens
      if act.cancellation == nil, let found = words.cancellation.match(tokens, at: index),
        isMeant(index..<index + found.count)
      {
        act.cancellation = index..<index + found.count
      }
      if !act.callsOff, let found = words.cancellation.match(tokens, at: index),
        isDone(index..<index + found.count)
      {
        act.callsOff = true
      }
      if act.logistics == nil, let found = words.logistics.match(tokens, at: index),
        isMeant(index..<index + found.count)
      {
        act.logistics = index..<index + found.count
      }
      if act.agreement == nil, let found = words.agreement.match(tokens, at: index),
        isMeant(index..<index + found.count), agrees(index..<index + found.count, isWeak: found.value == 1)
      {
        act.agreement = index..<index + found.count
        act.isThanks = found.value == 2
      }
      if act.sameWords == nil, let found = words.same.match(tokens, at: index) {
        (act.same, act.sameWords) = (found.value, index..<index + found.count)
      }
      if act.vagueDay == nil, let found = words.vagueDay.match(tokens, at: index) {
        act.vagueDay = index..<index + found.count
      }
    }
    act.refuses = input.matches(.refusal).contains {
      reading.mask($0.tokens, honouring: [.quoted]) == nil && !isPassed($0.tokens)
    }
    return act
  }

  private func isPassed(_ tokens: Range<Int>) -> Bool {
    input.matches(.pass).contains { $0.tokens.overlaps(tokens) }
  }

  private func isMeant(_ tokens: Range<Int>) -> Bool {
    input.reading.mask(tokens, honouring: [.quoted]) == nil
  }

  /// Whether words call something off, and don't only say how that is done: "To cancel, text CANCEL", "if you
  /// can't make it".
  private func isDone(_ tokens: Range<Int>) -> Bool {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: tokens.lowerBound)]
    if reading.isSign(sentence.upperBound - 1, "?") { return false }
    let before = sentence.lowerBound..<tokens.lowerBound
    if let last = before.last, TurnActReader.sending.contains(reading.tokens[last].hash) { return false }
    if let to = before.last, reading.tokens[to].hash == TurnActReader.to {
      // "I have to cancel", but "to cancel", "reply C to cancel".
      guard before.contains(to - 1), TurnActReader.having.contains(reading.tokens[to - 1].hash) else {
        return false
      }
    }
    return reading.mask(tokens, honouring: [.quoted, .hypothetical]) == nil
  }

  private static let sending = Set(
    ["text", "txt", "reply", "send", "press", "type"].map(Token.hash(of:)))
  private static let to = Token.hash(of: "to")
  private static let having = Set(
    ["have", "has", "had", "having", "need", "needs", "needed", "going", "got"].map(Token.hash(of:)))

  /// Whether words of agreement stand where they agree: at the beginning of a clause that asks nothing, or
  /// several together.
  ///
  /// - Parameter isWeak: whether the word agrees only where hardly another stands with it: "on", "in".
  private func agrees(_ tokens: Range<Int>, isWeak: Bool) -> Bool {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: tokens.lowerBound)]
    if isWeak, tokens.count == 1,
      sentence.count(where: { reading.tokens[$0].kind == .word && !input.isParticipant($0) }) > 2
    {
      return false
    }
    let asks = reading.isSign(sentence.upperBound - 1, "?")
    let clause = reading.clause(of: tokens.lowerBound)
    var start = clause.lowerBound
    while start < tokens.lowerBound,
      input.phrases.opener.value(of: reading.tokens[start]) != nil || input.isParticipant(start)
        || reading.tokens[start].kind == .sign
    { start += 1 }
    let opens = start >= tokens.lowerBound
    // "ok but can't do Friday": what the clause takes back doesn't agree.
    if reading.mask(tokens, honouring: [.negated]) != nil { return false }
    if asks {
      // "Perfect, where shall we meet?": a clause before the question.
      return opens && clause.upperBound < sentence.upperBound && clause.lowerBound == sentence.lowerBound
    }
    let isSign = reading.tokens[tokens.lowerBound].kind == .sign
    return opens || isSign || tokens.count >= 2
  }
}
