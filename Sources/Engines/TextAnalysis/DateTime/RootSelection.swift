import LanguageData

/// The roots of the time grammar, and what stands around them in real text.
struct Roots {
  /// The context that a root needs beside its own words, by the name of its symbol (time-phrases.json).
  enum Need {
    case none
    /// Words before it, which are no part of it; where nothing else is said they are.
    case context
    /// Nothing but it in the message.
    case wholeMessage
  }

  let names: [String]
  private let needs: [Need]
  /// Whether it ends in a bare number, so that a noun after it makes it something else ("at 3 stores").
  private let isBare: [Bool]
  /// Set phrases in which nothing means a time, unless a longer phrase takes them in ("in a minute").
  private let idioms: Lexicon
  /// Phrases that are never part of a time ("24/7").
  private let never: Lexicon
  private let followers: Lexicon
  /// Words before "about" (1), "say" (2) and "like" (4) where these aren't part of a time.
  private let talk: Lexicon
  let acronyms: Lexicon

  init(grammar: Grammar, english: LanguageImage) throws {
    names = grammar.symbolNames
    needs = names.map { name in
      switch TimeRoot(rawValue: name) {
      case .context, .bareContext: .context
      case .whole: .wholeMessage
      default: .none
      }
    }
    isBare = names.map { [.bare, .bareContext].contains(TimeRoot(rawValue: $0)) }
    idioms = try english.required("timeIdiom")
    never = try english.required("timeNever")
    followers = try english.required("afterTime")
    talk = try english.required("timeTalk")
    acronyms = try english.required("timeAcronym")
  }

  private static let talk = [Token.hash(of: "about"), Token.hash(of: "say"), Token.hash(of: "like")]
  private static let to = Document("to").tokens[0].hash

  func need(of symbol: UInt32) -> Need { needs[Int(symbol)] }

  /// Whether it ends in a bare number.
  func isBare(_ symbol: UInt32) -> Bool { isBare[Int(symbol)] }

  /// Whether the words before it are no prepositions.
  func isCue(_ symbol: UInt32) -> Bool { names[Int(symbol)] == TimeRoot.cue.rawValue }

  /// Whether a word such as "about" belongs to the talk and not to the time: "how about 7", "did you say 7".
  func isTalkedOf(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, !tokens[index].startsLine, let which = Roots.talk.firstIndex(of: tokens[index].hash),
      let talk = talk.value(of: tokens[index - 1])
    else { return false }
    return talk & 1 << which != 0
  }

  func confidence(of symbol: UInt32, weight: Int32) -> Double {
    let base = isBare[Int(symbol)] ? 0.8 : names[Int(symbol)] == TimeRoot.duration.rawValue ? 0.85 : 0.9
    return max(0.3, min(0.98, base + Double(weight) * 0.02))
  }

  /// Ranges of tokens that are set phrases, in which nothing means a time.
  func idioms(in tokens: [Token]) -> [Range<Int>] { matches(of: idioms, in: tokens) }

  /// Ranges of tokens that are no part of a time.
  func neverTimes(in tokens: [Token]) -> [Range<Int>] {
    // "9/11" is none, "9/11/2025" is a date.
    matches(of: never, in: tokens).filter { range in
      range.upperBound + 1 >= tokens.count || tokens[range.upperBound].spaced
        || !tokens[range.upperBound].isSign("/")
    }
  }

  private func matches(of lexicon: Lexicon, in tokens: [Token]) -> [Range<Int>] {
    tokens.indices.compactMap { index in
      lexicon.match(tokens, at: index).flatMap { $0.count > 1 ? index..<index + $0.count : nil }
    }
  }

  /// Whether what stands before a bare number lets it be a time: "platform 9 3/4" doesn't.
  func mayBegin(_ symbol: UInt32, at index: Int, in tokens: [Token]) -> Bool {
    guard isBare[Int(symbol)], index > 0, tokens[index].kind == .number, !tokens[index].startsLine else {
      return true
    }
    return tokens[index - 1].kind != .number
  }

  /// Whether what follows a bare number lets it be a time.
  func mayEnd(_ symbol: UInt32, at index: Int, in tokens: [Token]) -> Bool {
    guard isBare[Int(symbol)], index < tokens.count, !tokens[index].startsLine else { return true }
    let next = tokens[index]
    switch next.kind {
    case .word:
      guard followers.value(of: next) != nil else { return false }
      // "about 10 to 15 people", "the 3rd or 4th time"
      guard index + 1 < tokens.count else { return true }
      return
        !(next.hash == Roots.to && tokens[index + 1].kind == .number || tokens[index + 1].kind == .ordinal)
    case .number, .ordinal: return false
    case .sign: return next.value != Int32(UInt8(ascii: "%")) && next.value != Int32(UInt8(ascii: "*"))
    }
  }
}

/// The choice among overlapping roots: the longest phrases first, the heavier of equally long ones.
struct RootSelection {
  struct Found {
    /// The tokens, without the context they needed.
    var span: Range<Int>
    var edge: Int
    var rule: String
    var confidence: Double
  }

  private var candidates: [(found: Found, score: Int)] = []
  /// The tokens that are taken; one cell a token keeps hostile text linear.
  private var taken: [Bool]
  private var position = 0

  init(chart: borrowing Chart, tokens: [Token], roots: Roots) {
    taken = [Bool](repeating: false, count: tokens.count)
    let surroundings = Surroundings(tokens: tokens, acronyms: roots.acronyms)
    let idioms = roots.idioms(in: tokens)
    for range in roots.neverTimes(in: tokens) { for token in range { taken[token] = true } }
    for (start, index) in chart.roots {
      let edge = chart.edges[index]
      let end = Int(edge.end)
      let first = Int(edge.begin)
      let need = roots.need(of: edge.symbol)
      let isWhole = start == 0 && surroundings.isOver(at: end)
      guard first < end, need != .wholeMessage || isWhole, surroundings.stands(first..<end),
        roots.mayBegin(edge.symbol, at: first, in: tokens), roots.mayEnd(edge.symbol, at: end, in: tokens),
        isWhole || !surroundings.isName(first..<end),
        !RootSelection.lies(first..<end, inOneOf: idioms)
      else { continue }
      // A preposition before a time is context, unless there is nothing else: then the message is the time.
      var span = isWhole && !roots.isCue(edge.symbol) ? start..<end : first..<end
      if !isWhole, span.count > 1, roots.isTalkedOf(span.lowerBound, in: tokens) {
        span = span.lowerBound + 1..<span.upperBound
        // "what about one?"
        if span.count == 1, tokens[span.lowerBound].kind == .word, roots.isBare(edge.symbol) { continue }
      }
      if span.count > 1, surroundings.isFullStop(span.upperBound - 1),
        !isWhole || surroundings.isEllipsis(end - 1)
      {
        span = span.lowerBound..<span.upperBound - 1
      }
      candidates.append(
        (
          Found(
            span: span, edge: index, rule: roots.names[Int(edge.symbol)],
            confidence: roots.confidence(of: edge.symbol, weight: edge.weight)),
          (end - first) * 16 + Int(edge.weight) * 2 + (first > start ? 1 : 0)
        ))
    }
    candidates.sort { a, b in
      a.score != b.score ? a.score > b.score : a.found.span.lowerBound < b.found.span.lowerBound
    }
  }

  /// The best root that overlaps none of those before.
  mutating func next() -> Found? {
    while position < candidates.count {
      let found = candidates[position].found
      position += 1
      guard !taken[found.span].contains(true) else { continue }
      for token in found.span { taken[token] = true }
      return found
    }
    return nil
  }

  /// Gives the tokens of a root that meant nothing back to the others.
  mutating func discard(_ found: Found) {
    for token in found.span { taken[token] = false }
  }

  /// Whether one of some ranges, in order of their beginnings, covers a span.
  private static func lies(_ span: Range<Int>, inOneOf ranges: [Range<Int>]) -> Bool {
    // Ranges are as short as idioms are, so only the few that begin shortly before the span matter.
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= span.lowerBound { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, span.lowerBound - ranges[index].lowerBound < 12 {
      if ranges[index].upperBound >= span.upperBound { return true }
      index -= 1
    }
    return false
  }
}
