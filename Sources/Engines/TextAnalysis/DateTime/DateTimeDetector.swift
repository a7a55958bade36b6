import LanguageData

/// A detector that finds dates, times, intervals, durations and recurrences.
///
/// One chart over the tokens (`Chart`), then the set of its roots that covers most, each read and resolved.
package struct DateTimeDetector: Detector {
  private let grammar: Grammar
  private let reader: TimeReader
  private let holidays: HolidayCalendar
  private let tense: TenseVocabulary
  private let roots: Roots

  /// - Throws: where the language data lacks the grammar of times or what belongs to it.
  package init(shared: LanguageImage, english: LanguageImage) throws {
    guard let grammar = try english.grammar("time") else {
      throw LanguageDataError(.damaged, "the language data has no time grammar")
    }
    self.grammar = grammar
    reader = try TimeReader(grammar: grammar)
    holidays = try HolidayCalendar(shared: shared)
    tense = try TenseVocabulary(english: english)
    roots = try Roots(grammar: grammar, english: english)
  }

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let chart = Chart(grammar: grammar, tokens: document.tokens)
    guard !chart.roots.isEmpty else { return }
    var selection = RootSelection(chart: chart, tokens: document.tokens, roots: roots)
    while let found = selection.next() {
      guard let meaning = reader.meaning(of: found.edge, in: chart) else {
        findings.reject(
          document.range(of: found.span), as: .dateTime, rule: found.rule,
          because: "its words contradict each other")
        selection.discard(found)
        continue
      }
      // A single date in place of a rule that isn't understood would be wrong with confidence.
      if case .time = meaning, Self.isRepeated(document.tokens, found.span) {
        findings.reject(
          document.range(of: found.span), as: .dateTime, rule: found.rule,
          because: "it repeats in a way unknown")
        continue
      }
      let clause = ClauseTense(found.span, in: document, vocabulary: tense)
      let resolver = TimeResolver(
        context: context, holidays: holidays, isPast: clause.isPast(meaning))
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

  /// Whether "every" or "each" stands before a time.
  private static func isRepeated(_ tokens: [Token], _ span: Range<Int>) -> Bool {
    guard span.lowerBound > 0 else { return false }
    let before = tokens[span.lowerBound - 1].hash
    return before == every || before == each
  }

  private static let every = Token.hash(of: "every")
  private static let each = Token.hash(of: "each")
}

extension Document {
  /// The bytes of a range of tokens.
  func range(of span: Range<Int>) -> Range<Int> {
    Int(tokens[span.lowerBound].start)..<Int(tokens[span.upperBound - 1].end)
  }
}
