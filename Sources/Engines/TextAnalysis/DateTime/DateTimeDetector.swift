import LanguageData

/// Finds dates, times, intervals, durations and recurrences.
///
/// One chart over the tokens (`Chart`), then the set of its roots that covers most, each read and resolved.
package struct DateTimeDetector: Detector {
  private let grammar: Grammar
  private let reader: TimeReader
  private let holidays: HolidayCalendar
  private let pastCues: Lexicon
  private let futureCues: Lexicon
  private let haveGot: Lexicon
  private let roots: Roots

  /// - Throws: where the language data lacks the grammar of times or what belongs to it.
  package init(shared: LanguageImage, english: LanguageImage) throws {
    guard let grammar = try english.grammar("time"), let past = english.lexicon("pastCue"),
      let future = english.lexicon("futureCue"), let present = english.lexicon("presentCue")
    else { throw LanguageDataError(.damaged, "the language data has no time grammar") }
    self.grammar = grammar
    reader = try TimeReader(grammar: grammar)
    holidays = try HolidayCalendar(shared: shared)
    pastCues = past
    futureCues = future
    haveGot = present
    roots = try Roots(grammar: grammar, english: english)
  }

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let chart = Chart(grammar: grammar, tokens: document.tokens)
    guard !chart.roots.isEmpty else { return }
    var selection = RootSelection(chart: chart, tokens: document.tokens, roots: roots)
    while let found = selection.next() {
      let isPast = speaksOfPast(document.tokens, around: found.span)
      let resolver = TimeResolver(context: context, holidays: holidays, isPast: isPast)
      guard let meaning = reader.meaning(of: found.edge, in: chart) else {
        findings.reject(
          document.range(of: found.span), as: .dateTime, rule: found.rule,
          because: "its words contradict each other")
        selection.discard(found)
        continue
      }
      // What doesn't exist ("30 February") leaves nothing of its words to others.
      guard let value = resolver.value(of: meaning) else {
        findings.reject(
          document.range(of: found.span), as: .dateTime, rule: found.rule, because: "no such time exists")
        continue
      }
      findings.candidates.append(
        Candidate(
          range: document.range(of: found.span), value: .dateTime(value), confidence: found.confidence,
          rule: "time." + found.rule))
    }
  }

  /// "Got" behind "have" is what one has now: "I've got a site".
  private func isPast(_ tokens: [Token], _ index: Int) -> Bool {
    pastCues.value(of: tokens[index]) != nil
      && !(index > 0 && haveGot.match(tokens, at: index - 1)?.count == 2)
  }

  /// Whether the sentence around a phrase is in the past tense.
  private func speaksOfPast(_ tokens: [Token], around span: Range<Int>) -> Bool {
    var index = span.lowerBound - 1
    let first = max(0, span.lowerBound - 10)
    while index >= first, !tokens[index].endsSentence {
      if futureCues.value(of: tokens[index]) != nil { return false }
      if isPast(tokens, index) { return true }
      index -= 1
    }
    index = span.upperBound
    let last = min(tokens.count, span.upperBound + 6)
    while index < last, !tokens[index].endsSentence {
      if futureCues.value(of: tokens[index]) != nil { return false }
      if isPast(tokens, index) { return true }
      index += 1
    }
    return false
  }
}

extension Document {
  /// The bytes of a range of tokens.
  func range(of span: Range<Int>) -> Range<Int> {
    Int(tokens[span.lowerBound].start)..<Int(tokens[span.upperBound - 1].end)
  }
}
