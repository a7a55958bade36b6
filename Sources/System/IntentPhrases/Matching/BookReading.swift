import AppIntents
import IntentDiscovery

/// The meanings that a text may have in one phrase book.
struct BookReading {
  /// A phrase that the text may be.
  struct Candidate {
    let phrase: Int
    let parameters: [String]
    let alignment: PhraseAlignment
  }

  let book: ShortcutPhraseBook
  /// The text, or nil when it can't be a phrase.
  let query: PhraseQuery?
  /// The reason for which there is no candidate, if there is none.
  private(set) var reason: PhraseAnswer.Reason
  /// The phrases that the text may be, the cheapest first; of those that mean the same only the first.
  private(set) var candidates: [Candidate] = []

  init(of text: String, in book: ShortcutPhraseBook) {
    self.book = book
    query = book.index.query(text)
    reason = .nothingSimilar
    guard let query else {
      let isEmpty = SpokenText(text, in: book.index.language, limit: 1).words.isEmpty
      reason = isEmpty ? .noWords : .tooLong
      return
    }
    var negative: (text: String, cost: Double)?
    for (number, alignment) in book.index.readings(of: query) {
      switch book.meanings[number] {
      case .phrase(let phrase, let parameters):
        candidates.append(Candidate(phrase: phrase, parameters: parameters, alignment: alignment))
      case .negative(let text):
        if alignment.cost < negative?.cost ?? .infinity { negative = (text, alignment.cost) }
      }
    }
    candidates.sort { ($0.alignment.cost, $0.phrase) < ($1.alignment.cost, $1.phrase) }
    if let negative, negative.cost < candidates.first?.alignment.cost ?? .infinity {
      reason = .negative(negative.text)
      candidates = []
    }
    var known: Set<Meaning> = []
    candidates.removeAll { !known.insert(Meaning(book.phrases[$0.phrase])).inserted }
  }

  /// The meaning of a phrase.
  private struct Meaning: Hashable {
    let shortcut: Int
    let options: [String: Int]

    init(_ phrase: ShortcutPhraseBook.Phrase) {
      shortcut = phrase.shortcut
      options = phrase.options
    }
  }

  /// A candidate, made ready; nil when its intent does not take the values.
  func match(_ candidate: Candidate) -> PhraseMatch? {
    guard let query else { return nil }
    let phrase = book.phrases[candidate.phrase]
    let shortcut = book.shortcuts[phrase.shortcut]
    var values: [String: any Sendable] = [:]
    var spans: [PhraseMatch.Span] = []
    for (role, words) in candidate.alignment.words {
      let range = query.text.range(of: words)
      switch role {
      case .application: spans.append(.init(range: range, content: .applicationName))
      case .option(let number):
        let name = candidate.parameters[number]
        guard let place = phrase.options[name] else { return nil }
        let option = book.options(of: name, in: phrase.shortcut)[place]
        values[name] = option.value
        spans.append(.init(range: range, content: .option(parameter: name, option)))
      case .literal, .gap: continue
      }
    }
    spans.sort { $0.range.lowerBound < $1.range.lowerBound }
    // Each option was tried on the parameter when the book was made.
    guard case .success(let intent) = Result(catching: { try shortcut.intent.separateCopy(setting: values) })
    else {
      return nil
    }
    return PhraseMatch(
      provider: book.provider, shortcut: shortcut, shortcutIndex: phrase.shortcut, phrase: phrase.text,
      intent: intent, spans: spans, score: 1 / (1 + candidate.alignment.cost),
      isExact: candidate.alignment.isWithoutDifferences)
  }

  /// A shortcut whose phrase the text has, but for a value that there is not.
  var question: PhraseQuestion? {
    guard let query, candidates.isEmpty, reason == .nothingSimilar else { return nil }
    let best = book.gaps.compactMap { gap in PhraseAlignment(of: query, with: gap.pattern).map { (gap, $0) } }
      .min { $0.1.cost < $1.1.cost }
    guard let (gap, alignment) = best else { return nil }
    for (number, name) in gap.parameters.enumerated() {
      guard let words = alignment.words[.gap(number)] else { continue }
      let said = query.text.words[words].map(\.text)
      let options = book.options(of: name, in: gap.shortcut)
      // The value that is known is not the one to ask for.
      if gap.parameters.count > 1, options.contains(where: { $0.isCalled(said, in: book.index.language) }) {
        continue
      }
      return PhraseQuestion(
        provider: book.provider, shortcut: book.shortcuts[gap.shortcut], shortcutIndex: gap.shortcut,
        parameter: name, range: query.text.range(of: words),
        suggestions: options.similar(to: said.joined(separator: " "), in: book.index.language))
    }
    return nil
  }
}
