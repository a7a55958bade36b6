import CivilTime
import TextAnalysis

extension RuleInput {
  /// Whether a token opens a noun: an article, "my", the ending of "Ana's".
  func isArticle(_ index: Int) -> Bool {
    let token = reading.tokens[index]
    guard token.hash == PhrasePattern.possessive else { return phrases.article.value(of: token) != nil }
    // "let's call", "it's dinner": a verb, not the owner of something.
    return index > 0 && phrases.functionWord.value(of: reading.tokens[index - 1]) == nil
  }

  /// A noun with the articles before it.
  func withArticle(_ noun: Range<Int>) -> Range<Int> {
    var start = noun.lowerBound
    while start > 0, noun.lowerBound - start < 2, isArticle(start - 1) { start -= 1 }
    return start..<noun.upperBound
  }

  /// The capitalised words, at most three, that end at a token: a person's name, or nil.
  func name(endingAt end: Int) -> Range<Int>? {
    var start = end
    while start > 0, end - start < 3, isNameWord(start - 1) {
      start -= 1
      if reading.tokens[start].startsLine || reading.startsClause(start) && reading.isSign(start - 1, ",") {
        break
      }
    }
    return start < end ? start..<end : nil
  }

  /// The capitalised words, at most three, that begin at a token.
  func name(startingAt start: Int) -> Range<Int>? {
    var end = start
    while end < reading.tokens.count, end - start < 3, isNameWord(end) {
      if end > start, reading.tokens[end].startsLine { break }
      end += 1
      // "Dr. Smith": the point belongs to the title.
      if end + 1 < reading.tokens.count, reading.isSign(end, "."), isNameWord(end + 1),
        phrases.abbreviation.value(of: reading.tokens[end - 1]) != nil
      {
        end += 1
      }
    }
    return start < end ? start..<end : nil
  }

  func isNameWord(_ index: Int) -> Bool {
    let token = reading.tokens[index]
    return token.kind == .word && token.capitalised && phrases.notName.value(of: token) == nil
      && phrases.functionWord.value(of: token) == nil
      && !reading.isInSpan(index, of: [.dateTime, .url, .email, .phone, .oneTimeCode])
  }

  /// Returns the end of a run of words that begins at a token: at the clause's end, at a time, or after so
  /// many.
  func phraseEnd(from start: Int, words: Int) -> Int {
    guard reading.tokens.indices.contains(start) else { return start }
    let sentence = reading.sentences[reading.sentence(of: start)]
    var end = start
    while end < sentence.upperBound, end - start < words {
      let token = reading.tokens[end]
      if token.kind == .sign, token.value != Int32(UInt8(ascii: "-")), token.value != Int32(UInt8(ascii: "&"))
      {
        break
      }
      if end > start, phrases.clauseWord.value(of: token) != nil { break }
      if reading.span(of: .dateTime, at: end) != nil { break }
      end += 1
    }
    // "the report by (Friday)": a preposition that led to what was cut belongs to it.
    while end > start, phrases.titleStop.value(of: reading.tokens[end - 1]) ?? 0 >= 2 { end -= 1 }
    return end
  }

  /// The day of a flight: the one that stands nearest to it, or today where the flight is under way.
  func flightDate(near tokens: Range<Int>) -> CivilDate? {
    if let date = date(near: tokens) { return date }
    var nearest: (distance: Int, date: CivilDate)?
    for index in spans(of: .dateTime) {
      let span = reading.spans[index]
      guard case .dateTime(let value) = span.detection.value, let date = value.start?.date,
        value.grain <= .day,
        value.form == .date || value.form == .datetime
      else { continue }
      let distance = min(
        abs(span.tokens.lowerBound - tokens.upperBound), abs(tokens.lowerBound - span.tokens.upperBound))
      if distance < nearest?.distance ?? 24 { nearest = (distance, date) }
    }
    if let nearest { return nearest.date }
    let isUnderWay = reading.tokens.indices.prefix(60).contains {
      phrases.offer.underWay.match(reading.tokens, at: $0) != nil
        && reading.mask($0..<$0 + 1, honouring: [.quoted, .negated, .hypothetical]) == nil
    }
    return isUnderWay ? reference.date : nil
  }

  /// Whether one of the first sentences asks something.
  var asks: Bool {
    reading.sentences.prefix(4).contains { !$0.isEmpty && reading.isSign($0.upperBound - 1, "?") }
  }

  /// The one day that the message names; nil where it names several or none.
  var onlyDay: CivilDate? {
    var days: Set<CivilDate> = []
    for index in spans(of: .dateTime) {
      guard case .dateTime(let value) = reading.spans[index].detection.value, let date = value.start?.date,
        value.form == .date || value.form == .datetime, value.grain <= .day
      else { continue }
      days.insert(date)
    }
    return days.count == 1 ? days.first : nil
  }

  /// The day that a date in the same sentence names, else the message's only one.
  func date(near tokens: Range<Int>) -> CivilDate? {
    let sentence = reading.sentence(of: tokens.lowerBound)
    var inSentence: [CivilDate] = []
    var anywhere: [CivilDate] = []
    for index in spans(of: .dateTime) {
      let span = reading.spans[index]
      guard case .dateTime(let value) = span.detection.value, let date = value.start?.date,
        value.grain <= .day, value.form != .time, value.grain != .second
      else { continue }
      anywhere.append(date)
      if reading.sentence(of: span.tokens.lowerBound) == sentence { inSentence.append(date) }
    }
    return inSentence.first ?? (Set(anywhere).count == 1 ? anywhere[0] : nil)
  }
}
