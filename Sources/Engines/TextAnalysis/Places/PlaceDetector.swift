import LanguageData

/// A detector that finds places that people name in messages: "at Luigi's", "near the library", "to Central
/// Park", "the Italian place on 5th". Where somebody works or lives ("at home", "at my place") is none.
struct PlaceDetector: Detector {
  let words: PlaceVocabulary
  let gazetteer: Gazetteer

  init(shared: LanguageImage, english: LanguageImage) throws {
    words = try PlaceVocabulary(english: english)
    gazetteer = try Gazetteer(english: english)
  }

  /// A name found after a preposition.
  struct Name {
    var tokens: Range<Int>
    var rule: String
    var confidence: Double
  }

  func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let tokens = document.tokens
    var index = 0
    while index < tokens.count {
      guard let found = opening(document, at: index) ?? place(document, at: index) else {
        index += 1
        continue
      }
      var name = found
      extend(&name, document)
      let range = Int(tokens[name.tokens.lowerBound].start)..<Int(tokens[name.tokens.upperBound - 1].end)
      findings.candidates.append(
        Candidate(
          range: range, value: .place(document.text(range)), confidence: name.confidence, rule: name.rule))
      index = max(index + 1, name.tokens.upperBound)
    }
  }

  /// "Starbucks at 3?": a chain's name that opens a line and goes on with a time.
  private func opening(_ document: Document, at index: Int) -> Name? {
    let tokens = document.tokens
    guard tokens[index].startsLine || index == 0, tokens[index].kind == .word,
      let match = words.brands.match(tokens, at: index), match.value == 1
    else { return nil }
    let next = index + match.count
    guard next < tokens.count, !tokens[next].startsLine else { return nil }
    let follows = document.bytes[tokens[next].range]
    guard
      tokens[next].isSign("?")
        || ["at", "tomorrow", "tonight", "today"].contains(where: { follows.elementsEqual($0.utf8) })
    else { return nil }
    return Name(tokens: index..<next, rule: "place.brand", confidence: 0.6)
  }

  /// The place after a preposition at a token.
  private func place(_ document: Document, at index: Int) -> Name? {
    let tokens = document.tokens
    let token = tokens[index]
    guard index + 1 < tokens.count, !tokens[index + 1].startsLine else { return nil }
    switch token.kind {
    case .word: break
    case .sign: guard token.isSign("@"), tokens[index + 1].spaced else { return nil }
    case .number, .ordinal: return nil
    }
    guard let match = words.prepositions.match(tokens, at: index),
      let preposition = PlaceVocabulary.Preposition(rawValue: match.value)
    else { return nil }
    var at = index + match.count
    guard at < tokens.count, !tokens[at].startsLine else { return nil }
    // "look at", "good at", "mad at": of persons and things.
    if preposition == .at, index > 0, !token.startsLine, words.notAt.value(of: tokens[index - 1]) != nil {
      return nil
    }
    let determiner = document.bytes[tokens[at].range]
    let isDefinite = ["the", "The", "that", "this"].contains { determiner.elementsEqual($0.utf8) }
    if isDefinite { at += 1 }
    guard at < tokens.count, !tokens[at].startsLine else { return nil }
    let moves = preposition != .motion || hasMotion(document, before: index)
    return brand(document, at: at, preposition, isDefinite: isDefinite, moves: moves)
      ?? possessive(document, at: at, preposition, isDefinite: isDefinite, moves: moves)
      ?? numbered(document, at: at, moves: moves)
      ?? capitalised(document, at: at, preposition, isDefinite: isDefinite, moves: moves, from: token)
      ?? venue(document, at: at, preposition, isDefinite: isDefinite, moves: moves)
  }

  /// "go to", "heading over to", "drop me at": a verb of motion a few tokens before.
  private func hasMotion(_ document: Document, before index: Int) -> Bool {
    let tokens = document.tokens
    for at in stride(from: index - 1, through: max(0, index - 3), by: -1) {
      if tokens[at].kind == .word, words.motion.value(of: tokens[at]) != nil { return true }
      if at + 1 < tokens.count, tokens[at + 1].startsLine { return false }
    }
    return false
  }

  /// " on Main", " on 5th", " in Soho" after a place.
  private func extend(_ name: inout Name, _ document: Document) {
    let tokens = document.tokens
    let at = name.tokens.upperBound
    guard at + 1 < tokens.count, !tokens[at].startsLine, !tokens[at + 1].startsLine, tokens[at].kind == .word
    else {
      return
    }
    let word = document.bytes[tokens[at].range]
    let first = tokens[at + 1]
    if word.elementsEqual("on".utf8) {
      var end = at + 2
      if first.kind == .ordinal {
        if end < tokens.count, document.bytes[tokens[end].range].elementsEqual("of".utf8) { return }
      } else {
        guard first.kind == .word, words.notNames.value(of: first) == nil,
          first.capitalised || words.commonStreets.value(of: first) != nil
        else { return }
        while end < tokens.count, end < at + 4, tokens[end].kind == .word, tokens[end].capitalised,
          !tokens[end].startsLine, words.notNames.value(of: tokens[end]) == nil
        {
          end += 1
        }
      }
      if end < tokens.count, !tokens[end].startsLine, tokens[end].kind == .word,
        words.streetTypes.value(of: tokens[end]) == 1 || words.streetTypes.value(of: tokens[end]) == 5
      {
        end += 1
      }
      name.tokens = name.tokens.lowerBound..<end
      name.confidence = min(0.9, name.confidence + 0.1)
    } else if word.elementsEqual("in".utf8), first.capitalised, let city = gazetteer.city(tokens, at: at + 1)
    {
      name.tokens = name.tokens.lowerBound..<at + 1 + city.count
      name.confidence = min(0.9, name.confidence + 0.1)
    }
  }
}
