import LanguageData
import TextAnalysis

/// A phrase with slots, as the language data writes it: `you still? owe me <money>`.
///
/// Elements are separated by spaces:
/// - a word, in any case (`i_will` for two in a row); `a|b` for one of several; `@class` for a class of words and phrases;
/// - `<money>`: a span of that type (`<date>` for any date or time);
/// - `..` up to three tokens, `...` up to seven, whatever they are;
/// - `^` the beginning of a clause, `$` the end of one: a sign, an emoji or nothing follows;
/// - `?` at the end of an element: it may be missing.
///
/// A match stays within one sentence. Matching tries what a gap and an optional element leave open; a pattern
/// has at most two gaps, so the cost of one start is bounded by a constant.
struct PhrasePattern: Sendable {
  enum Element: Sendable {
    /// Hashes of the tokens of each alternative.
    case words([[UInt64]])
    case slot(DetectionType)
    case gap(Int)
    case clauseStart
    case clauseEnd
  }

  private(set) var elements: [(element: Element, isOptional: Bool)] = []
  private var probe = PhraseProbe()

  /// - Throws: `LanguageDataError` that names the pattern and what is wrong with it.
  init(_ source: String, classes: [String: [[UInt64]]]) throws {
    func invalid(_ what: String) -> LanguageDataError {
      LanguageDataError(.invalidSource, "pattern \"\(source)\": \(what)")
    }
    var gaps = 0
    for word in source.split(separator: " ") {
      let isOptional = word.count > 1 && word.hasSuffix("?")
      let part = isOptional ? word.dropLast() : word
      switch part {
      case "^": elements.append((.clauseStart, false))
      case "$": elements.append((.clauseEnd, false))
      case "..", "...":
        gaps += 1
        elements.append((.gap(part.count == 2 ? 3 : 7), false))
      case _ where part.hasPrefix("<") && part.hasSuffix(">"):
        let name = part.dropFirst().dropLast()
        guard let type = name == "date" ? .dateTime : DetectionType(rawValue: String(name)) else {
          throw invalid("no type \(part)")
        }
        elements.append((.slot(type), isOptional))
      default:
        var alternatives: [[UInt64]] = []
        for alternative in part.split(separator: "|") {
          if alternative.hasPrefix("@") {
            guard let words = classes[String(alternative.dropFirst())] else {
              throw invalid("no class \(alternative)")
            }
            alternatives += words
          } else {
            guard !alternative.contains("<") else { throw invalid("a span can't be one of several words") }
            alternatives.append(PhrasePattern.hashes(of: String(alternative)))
          }
        }
        elements.append((.words(alternatives), isOptional))
      }
    }
    guard gaps <= 2 else { throw invalid("more than two gaps") }
    guard elements.contains(where: { if case .gap = $0.element { false } else { !$0.isOptional } }) else {
      throw invalid("nothing in it is required")
    }
    if case .gap = elements.last?.element { throw invalid("ends with a gap") }
    if case .gap = elements.first?.element { throw invalid("begins with a gap") }
    probe = PhraseProbe(elements)
  }

  static func hashes(of phrase: String) -> [UInt64] {
    let phrase = String(phrase.map { $0 == "_" ? " " : $0 })
    // The ending "'s" is a word of its own only behind a word.
    return phrase.hasPrefix("'")
      ? Document("x" + phrase).tokens.dropFirst().map(\.hash) : Document(phrase).tokens.map(\.hash)
  }

  /// The ending of "Ana's" and of "let's".
  static let possessive = hashes(of: "'s")[0]

  /// The first tokens a match can have, or nil where a match may begin with a span.
  var firstHashes: Set<UInt64>? {
    var hashes: Set<UInt64> = []
    for (element, isOptional) in elements {
      switch element {
      case .clauseStart, .clauseEnd: continue
      case .gap, .slot: return nil
      case .words(let alternatives): hashes.formUnion(alternatives.compactMap(\.first))
      }
      if !isOptional { return hashes }
    }
    return nil
  }

  /// The type of the span that a match begins with, where it always begins with one.
  var firstSlot: DetectionType? {
    for (element, isOptional) in elements {
      switch element {
      case .clauseStart: continue
      case .slot(let type): return isOptional ? nil : type
      default: return nil
      }
    }
    return nil
  }

  /// A place where a pattern fits.
  struct Match: Sendable {
    /// Its tokens.
    var tokens: Range<Int>
    /// The spans in its slots, by their index in the reading, in order.
    var spans: [Int]
    /// The tokens matched by words and slots; what gaps skipped is left out.
    var evidence: [Range<Int>]
  }

  /// The match that begins at a token, gaps as short as can be, or nil.
  func match(_ reading: MessageReading, at start: Int) -> Match? {
    var match = Match(tokens: start..<start, spans: [], evidence: [])
    let end = reading.sentences[reading.sentence(of: start)].upperBound
    guard probe.fits(reading, from: start, end: end) else { return nil }
    return extend(&match, reading, from: start, element: 0, end: end) ? match : nil
  }

  private func extend(
    _ match: inout Match, _ reading: MessageReading, from token: Int, element index: Int, end: Int
  ) -> Bool {
    // A span may reach beyond the sentence.
    guard token <= end else { return false }
    guard index < elements.count else {
      match.tokens = match.tokens.lowerBound..<token
      return true
    }
    let (element, isOptional) = elements[index]
    let before = match
    switch element {
    case .clauseStart:
      guard reading.startsClause(token) else { return false }
      return extend(&match, reading, from: token, element: index + 1, end: end)
    case .clauseEnd:
      guard reading.endsClause(before: token) else { return false }
      return extend(&match, reading, from: token, element: index + 1, end: end)
    case .gap(let longest):
      for next in token...min(token + longest, end) {
        if extend(&match, reading, from: next, element: index + 1, end: end) { return true }
        match = before
      }
      return false
    case .slot(let type):
      if let span = reading.span(of: type, at: token) {
        match.spans.append(span)
        match.evidence.append(reading.spans[span].tokens)
        let next = reading.spans[span].tokens.upperBound
        if extend(&match, reading, from: next, element: index + 1, end: end) { return true }
        match = before
      }
    case .words(let alternatives):
      for hashes in alternatives where reading.has(hashes, at: token, before: end) {
        match.evidence.append(token..<token + hashes.count)
        if extend(&match, reading, from: token + hashes.count, element: index + 1, end: end) { return true }
        match = before
      }
    }
    guard isOptional else { return false }
    return extend(&match, reading, from: token, element: index + 1, end: end)
  }
}
