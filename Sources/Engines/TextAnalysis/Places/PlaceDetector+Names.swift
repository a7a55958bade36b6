import LanguageData

extension PlaceDetector {
  private typealias Preposition = PlaceVocabulary.Preposition

  /// The number of words that a name may have.
  private static let longestName = 7

  /// "starbucks", "Trader Joe's".
  func brand(
    _ document: Document, at index: Int, _ preposition: PlaceVocabulary.Preposition, isDefinite: Bool,
    moves: Bool
  ) -> Name? {
    let tokens = document.tokens
    guard tokens[index].kind != .sign, moves, let match = words.brands.match(tokens, at: index) else {
      return nil
    }
    let end = index + match.count
    if match.value == 2, !tokens[index].capitalised {
      guard preposition == .at || preposition == .motion, !isDefinite, endsName(document, end) else {
        return nil
      }
    }
    // "in Target practice": a chain's name that goes on is another's.
    if end < tokens.count, !tokens[end].startsLine, tokens[end].spaced, tokens[end].capitalised,
      tokens[index].capitalised, words.notNames.value(of: tokens[end]) == nil
    {
      return nil
    }
    var name = Name(tokens: index..<end, rule: "place.brand", confidence: match.value == 1 ? 0.8 : 0.65)
    takeVenue(&name, document)
    return name
  }

  /// "Luigi's", "anna's place", "joe's pizza".
  func possessive(
    _ document: Document, at index: Int, _ preposition: PlaceVocabulary.Preposition, isDefinite: Bool,
    moves: Bool
  ) -> Name? {
    let tokens = document.tokens
    guard preposition != .inside, moves, !isDefinite else { return nil }
    var at = index
    while at < tokens.count, at - index < 3, tokens[at].kind == .word, at == index || !tokens[at].startsLine,
      !isPossessive(document, at)
    {
      guard at == index || tokens[at].capitalised == tokens[index].capitalised,
        words.functionWords.value(of: tokens[at]) == nil, words.notNames.value(of: tokens[at]) == nil
      else { return nil }
      at += 1
    }
    // Two words without a capital are a description: "at the kids's".
    guard at > index, at < tokens.count, isPossessive(document, at), !tokens[at].spaced,
      at - index == 1 || tokens[index].capitalised
    else { return nil }
    var name = Name(tokens: index..<at + 1, rule: "place.possessive", confidence: 0.6)
    let bare = name.tokens
    takeVenue(&name, document)
    if name.tokens == bare {
      let next = bare.upperBound
      if next < tokens.count, !tokens[next].startsLine, tokens[next].kind == .word {
        if words.personal.value(of: tokens[next]) != nil {
          name.tokens = index..<next + 1
        } else if tokens[next].capitalised, tokens[index].capitalised,
          words.notNames.value(of: tokens[next]) == nil
        {
          // "Joe's Shanghai".
          name.tokens = index..<capitalisedEnd(document, from: next)
        }
      }
    }
    guard endsName(document, name.tokens.upperBound) else { return nil }
    return name
  }

  /// "Pier 39", "gate 12", "Terminal B".
  func numbered(_ document: Document, at index: Int, moves: Bool) -> Name? {
    let tokens = document.tokens
    guard moves, index + 1 < tokens.count, words.numbered.value(of: tokens[index]) != nil,
      !tokens[index + 1].startsLine, tokens[index + 1].spaced
    else { return nil }
    let next = tokens[index + 1]
    var end = index + 2
    if next.kind == .word {
      guard next.capitalised, next.end - next.start == 1 else { return nil }
      if end < tokens.count, tokens[end].kind == .number, !tokens[end].spaced { end += 1 }
    } else {
      guard next.kind == .number, next.digits <= 4 else { return nil }
      if end < tokens.count, tokens[end].kind == .word, !tokens[end].spaced,
        tokens[end].end - tokens[end].start == 1
      {
        end += 1
      }
    }
    return Name(tokens: index..<end, rule: "place.numbered", confidence: 0.6)
  }

  /// "Nopa", "the Blue Bottle", "Central Park", "Barnes & Noble".
  func capitalised(
    _ document: Document, at index: Int, _ preposition: PlaceVocabulary.Preposition, isDefinite: Bool,
    moves: Bool, from opener: Token
  ) -> Name? {
    let tokens = document.tokens
    let first = tokens[index]
    let isNext = index + 1 < tokens.count && tokens[index + 1].capitalised && !tokens[index + 1].startsLine
    guard first.kind == .word, first.capitalised,
      words.notNames.value(of: first) == nil || (isNext && isDefinite),
      words.functionWords.value(of: first) == nil, !(first.upper && opener.upper)
    else { return nil }
    var name = Name(
      tokens: index..<capitalisedEnd(document, from: index), rule: "place.name", confidence: 0.6)
    takeVenue(&name, document)
    let hasVenue = tokens[name.tokens].contains { $0.kind == .word && words.venues.value(of: $0) != nil }
    if hasVenue { name.confidence = 0.8 }
    let city = gazetteer.city(tokens, at: index)
    let isCity = city.map { index + $0.count == name.tokens.upperBound } ?? false
    switch preposition {
    case .at, .beside:
      // "at Italian places": a word that a common noun follows describes it.
      guard hasVenue || endsName(document, name.tokens.upperBound) else { return nil }
      return name
    case .along:
      guard hasVenue || isCity || name.tokens.count > 1,
        endsName(document, name.tokens.upperBound) || hasVenue
      else {
        return nil
      }
      return name
    case .motion:
      guard moves, hasVenue || isCity || name.tokens.count > 1 || isNextToMotion(document, index, isDefinite)
      else {
        return nil
      }
      if !hasVenue, !isCity { name.confidence = 0.5 }
      return endsName(document, name.tokens.upperBound) || hasVenue ? name : nil
    case .inside:
      guard isCity || hasVenue else { return nil }
      if isCity {
        name.rule = "place.town"
        name.confidence = 0.5
      }
      return name
    }
  }

  private func isNextToMotion(_ document: Document, _ index: Int, _ isDefinite: Bool) -> Bool {
    let verb = index - (isDefinite ? 3 : 2)
    guard verb >= 0 else { return false }
    return words.motion.value(of: document.tokens[verb]) == 1
  }

  /// "the library", "the new coffee shop", "the italian place", "central park".
  func venue(
    _ document: Document, at index: Int, _ preposition: PlaceVocabulary.Preposition, isDefinite: Bool,
    moves: Bool
  ) -> Name? {
    let tokens = document.tokens
    guard preposition != .inside, moves else { return nil }
    var at = index
    while at < tokens.count, at - index < 4, tokens[at].kind == .word, at == index || !tokens[at].startsLine {
      let token = tokens[at]
      let modifiers = at - index
      if let match = words.venues.match(tokens, at: at), match.value == 1 || (modifiers > 0 && isDefinite) {
        let end = lastVenueEnd(document, at + match.count)
        guard endsName(document, end), isDefinite || modifiers > 0 else { return nil }
        if modifiers > 0, !isDefinite, preposition != .at { return nil }
        return Name(
          tokens: index..<end, rule: "place.venue", confidence: modifiers > 0 ? 0.55 : 0.45)
      }
      if modifiers > 0, isDefinite, words.personal.value(of: token) != nil, endsName(document, at + 1),
        !tokens[index..<at].contains(where: { words.notModifiers.value(of: $0) != nil })
      {
        return Name(tokens: index..<at + 1, rule: "place.venue", confidence: 0.5)
      }
      guard words.functionWords.value(of: token) == nil, words.notModifiers.value(of: token) == nil,
        words.notNames.value(of: token) == nil || token.capitalised || isDefinite
      else { return nil }
      at += 1
    }
    return nil
  }

  /// The end of venue words in a row: "coffee shop", "train station parking lot".
  private func lastVenueEnd(_ document: Document, _ index: Int) -> Int {
    let tokens = document.tokens
    var end = index
    while end < tokens.count, !tokens[end].startsLine, tokens[end].kind == .word, end - index < 4,
      let match = words.venues.match(tokens, at: end)
    {
      end += match.count
    }
    return end
  }

  /// A venue noun right after a name: "Blue Bottle cafe", "Joe's pizza".
  private func takeVenue(_ name: inout Name, _ document: Document) {
    let end = lastVenueEnd(document, name.tokens.upperBound)
    name.tokens = name.tokens.lowerBound..<end
  }

  /// The end of a run of capitalised words with what joins them.
  private func capitalisedEnd(_ document: Document, from index: Int) -> Int {
    let tokens = document.tokens
    var end = index + 1
    var at = index + 1
    while at < tokens.count, at - index < Self.longestName, !tokens[at].startsLine {
      let token = tokens[at]
      switch token.kind {
      case .word:
        if isPossessive(document, at), !token.spaced {
          end = at + 1
        } else if token.capitalised {
          if words.notNames.value(of: token) != nil { return end }
          end = at + 1
        } else if words.connectors.value(of: token) == nil {
          return end
        }
      case .sign:
        guard token.isSign("&") || (token.isSign("-") || token.isSign("'")) && !token.spaced else {
          return end
        }
      case .number:
        // "Pier 39", "Studio 54", but not "Nopa 7pm" or "Nopa 7".
        guard words.numbered.value(of: tokens[at - 1]) != nil else { return end }
        end = at + 1
      case .ordinal:
        return end
      }
      at += 1
    }
    return end
  }

  private func isPossessive(_ document: Document, _ index: Int) -> Bool {
    let token = document.tokens[index]
    guard token.kind == .word else { return false }
    let first = document.bytes[Int(token.start)]
    return first == 0x27 || first == 0xE2 && token.end - token.start == 4
  }

  /// Whether a name may end before a token: no noun follows that it would only describe.
  func endsName(_ document: Document, _ index: Int) -> Bool {
    let tokens = document.tokens
    guard index < tokens.count, !tokens[index].startsLine else { return true }
    let token = tokens[index]
    switch token.kind {
    case .sign: return !token.isSign("-") || token.spaced
    case .number, .ordinal: return token.spaced
    case .word:
      return words.functionWords.value(of: token) != nil || words.notNames.value(of: token) != nil
        || words.prepositions.value(of: token) != nil
    }
  }
}
