import LanguageData

extension AddressDetector {
  /// The number of tokens that a street's name may have.
  private static let longestName = 7

  /// "44 Saffron Hill, London", "123 main st apt 4": an address that begins with the house number at a token.
  func street(_ document: Document, at index: Int, floor: Int) -> AddressBuilder? {
    let tokens = document.tokens
    guard let name = houseNumberEnd(document, at: index) else { return nil }
    var builder = AddressBuilder(at: index, to: name)
    var from = name
    if from < tokens.count, tokens[from].isSign(","), from + 1 < tokens.count,
      tokens[from + 1].capitalised, tokens[from + 1].spaced
    {
      // "Flat 3, Kestrel Court": the number is the flat's.
      if index > floor, words.units.value(of: tokens[index - 1]) != nil { return nil }
      from += 1
    }
    guard from < tokens.count, !tokens[from].startsLine, tokens[from].spaced || from > name else {
      return nil
    }
    builder.parts.houseNumber = document.text(tokens: index..<name)
    if let road = typedRoad(document, from: from) {
      builder.isLower = road.isLower
      builder.end = road.end
      builder.parts.road = document.text(tokens: from..<road.end)
      extendTail(&builder, document)
      if road.needsPlace, !builder.isPlaced { return nil }
      if !builder.hasTail, builder.end == road.end, !endsClause(document, road.end),
        !road.isSure || tokens[index].digits < 3
      {
        return nil
      }
    } else {
      guard let road = untypedRoad(&builder, document, from: from) else { return nil }
      builder.parts.road = road
    }
    extendLeading(&builder, document, floor: floor)
    return builder
  }

  /// The index of the token after a house number: "44", "1A", "100-106", "92-10", "5/12".
  private func houseNumberEnd(_ document: Document, at index: Int) -> Int? {
    let tokens = document.tokens
    guard tokens[index].digits <= 5 else { return nil }
    // "Route 9, Hyde Park": the number of the road.
    if index > 0, !tokens[index].startsLine, tokens[index - 1].capitalised,
      words.streetType(tokens[index - 1]) == .either
    {
      return nil
    }
    if index > 0, !tokens[index].spaced {
      let before = tokens[index - 1]
      guard before.kind == .sign, [35, 40, 34, 45, 44].contains(before.value),
        !before.isSign("-") && !before.isSign(",") || index == 1 || before.spaced
      else { return nil }
    }
    var at = index + 1
    func letter() {
      guard at < tokens.count, tokens[at].kind == .word, !tokens[at].spaced,
        tokens[at].end - tokens[at].start == 1
      else { return }
      at += 1
    }
    letter()
    if at + 1 < tokens.count, tokens[at].isSign("-") || tokens[at].isSign("/"),
      tokens[at + 1].kind == .number, tokens[at].spaced == tokens[at + 1].spaced,
      !tokens[at].spaced || tokens[at].isSign("-"), tokens[at + 1].digits <= 5
    {
      at += 2
      letter()
    }
    // Glued to more ("180ml", "3.5", "10:30") it is no house number.
    guard at >= tokens.count || tokens[at].spaced || tokens[at].isSign(",") else {
      return nil
    }
    return at
  }

  /// A street's name with its type.
  struct Road {
    var end: Int
    var isLower: Bool
    /// Whether it counts only with a town or a postcode after it.
    var needsPlace: Bool
    /// Whether its type is no ordinary word.
    var isSure = true
  }

  /// "Main St", "Old Mill Rd NE", "5th Avenue", "Highway 50", "Broadway".
  func typedRoad(_ document: Document, from start: Int) -> Road? {
    let tokens = document.tokens
    var at = start
    var names = 0
    var lowers = 0
    var end: Int?
    var type: AddressVocabulary.StreetType?
    while at < tokens.count, at - start < Self.longestName, at == start || !tokens[at].startsLine {
      let token = tokens[at]
      if token.kind == .sign {
        // "N. Main", "O'Neill", "Saint-Denis", "St. James".
        let isDot =
          token.isSign(".") && at > start && !token.spaced && tokens[at - 1].end - tokens[at - 1].start <= 3
        let isHyphen = token.isSign("-") && !token.spaced
        guard isDot || isHyphen || token.isSign("'"), at + 1 < tokens.count, tokens[at + 1].kind == .word
        else {
          break
        }
        at += 1
        continue
      }
      if token.kind == .number { break }
      let found = words.streetType(token)
      if found == .leading, names == 0, let end = leadingRoadEnd(document, after: at) {
        return Road(end: end, isLower: false, needsPlace: false)
      }
      if let found, found != .leading, names > 0 || found == .whole || found == .either {
        if found == .either, names == 0 {
          guard let last = numbered(document, after: at) else {
            at += 1
            names += 1
            if !token.capitalised { lowers += 1 }
            continue
          }
          return Road(end: last, isLower: !token.capitalised, needsPlace: false)
        }
        if found == .whole, names == 0, !token.capitalised { return nil }
        // "5 Guys walk": after a name in capitals the type has one too.
        if found == .wordlike, !token.capitalised, names > lowers, tokens[start].capitalised { return nil }
        // "Maple Drive St Louis": a second "st" begins the town.
        if end != nil, type != .wordlike, token.end - token.start == 2, at + 1 < tokens.count,
          tokens[at + 1].capitalised
        {
          break
        }
        end = at + 1
        type = found
        at += 1
        guard at < tokens.count, !tokens[at].startsLine, words.streetType(tokens[at]) != nil else { break }
        continue
      }
      if end != nil { break }
      if token.kind == .word, names > 0, words.connectors.value(of: token) != nil {
        at += 1
        continue
      }
      guard token.kind == .ordinal || token.kind == .word else { break }
      if token.kind == .word {
        if token.capitalised {
          if words.notNames.value(of: token) != nil, !token.upper, names == 0,
            token.end - token.start <= 2 && words.directions.value(of: token) == nil
          {
            return nil
          }
        } else {
          guard token.end - token.start > 1 || words.directions.value(of: token) != nil,
            words.notNames.value(of: token) == nil,
            words.notLowerNames.value(of: token) == nil
              || words.commonNames.value(of: token) != nil || words.directions.value(of: token) != nil
          else { return nil }
          if words.connectors.value(of: token) == nil { lowers += 1 }
        }
      }
      names += 1
      at += 1
    }
    guard var end, let type else { return nil }
    let isLower = lowers > 0
    if isLower, names - lowers > 0, tokens[start].kind == .word, tokens[start].capitalised { return nil }
    if isLower, lowers > 3 { return nil }
    let isSure = type == .sure || type == .either || type == .whole
    if let direction = direction(document, at: end) { end = direction }
    return Road(end: end, isLower: isLower, needsPlace: isLower && !isSure, isSure: isSure)
  }

  /// The end of "Rue Sainte-Catherine", "boul. de Maisonneuve O" whose type is at a token.
  private func leadingRoadEnd(_ document: Document, after index: Int) -> Int? {
    let tokens = document.tokens
    var at = index + 1
    var end: Int?
    while at < tokens.count, at - index <= 6, !tokens[at].startsLine {
      let token = tokens[at]
      if token.kind == .sign {
        guard !token.spaced, token.isSign("-") || token.isSign("'") || (token.isSign(".") && at == index + 1)
        else {
          break
        }
      } else if token.capitalised {
        if end != nil, gazetteer.city(tokens, at: at) != nil { break }
        end = at + 1
      } else if words.connectors.value(of: token) == nil {
        break
      }
      at += 1
    }
    return end
  }

  /// The end of "Highway 50", "Avenue B", "Avenue of the Americas" whose first word is at a token.
  private func numbered(_ document: Document, after index: Int) -> Int? {
    let tokens = document.tokens
    guard index + 1 < tokens.count, !tokens[index + 1].startsLine else { return nil }
    let next = tokens[index + 1]
    if next.kind == .number, next.digits <= 4 { return index + 2 }
    if next.kind == .word, next.capitalised, next.end - next.start == 1,
      index + 2 >= tokens.count || !tokens[index + 2].isSign(".")
    {
      return index + 2
    }
    if index + 3 < tokens.count, document.bytes[next.range].elementsEqual("of".utf8),
      tokens[index + 3].capitalised
    {
      return index + 4
    }
    return nil
  }

  /// The end of a direction after a street ("NW", "North"), which a full stop may cut.
  private func direction(_ document: Document, at index: Int) -> Int? {
    let tokens = document.tokens
    var at = index
    if at + 1 < tokens.count, tokens[at].isSign("."), tokens[at + 1].upper,
      tokens[at + 1].end - tokens[at + 1].start == 2
    {
      at += 1
    }
    guard at < tokens.count, !tokens[at].startsLine, tokens[at].kind == .word,
      let match = words.directions.match(tokens, at: at),
      tokens[at].capitalised || tokens[at].end - tokens[at].start == 2
    else { return nil }
    // "Main St E" but not "Main St. East of here" cut short.
    return at + match.count
  }

  /// "44 Saffron Hill, London EC1N 8FH" where "Hill" were no type: a name that only its town vouches for.
  private func untypedRoad(_ builder: inout AddressBuilder, _ document: Document, from start: Int) -> String?
  {
    let tokens = document.tokens
    var at = start
    while at < tokens.count, at - start < 5, at == start || !tokens[at].startsLine {
      let token = tokens[at]
      if token.isSign("-") || token.isSign("'"), !token.spaced {
        at += 1
        continue
      }
      guard token.kind == .word, token.capitalised || (at > start && words.connectors.value(of: token) != nil)
      else { break }
      at += 1
      if at - start >= 1, at < tokens.count, gazetteer.city(tokens, at: at) != nil, tokens[at].capitalised {
        break
      }
    }
    guard at > start, at < tokens.count, tokens[at - 1].kind == .word else { return nil }
    builder.end = at
    let named = at
    extendTail(&builder, document)
    guard builder.end > named, builder.isPlaced else { return nil }
    return document.text(tokens: start..<named)
  }

  /// Whether a street may end before a token: the next word is none that it would describe.
  private func endsClause(_ document: Document, _ index: Int) -> Bool {
    let tokens = document.tokens
    guard index < tokens.count, !tokens[index].startsLine else { return true }
    let token = tokens[index]
    switch token.kind {
    case .sign: return !token.isSign("-") || token.spaced
    case .number, .ordinal: return token.spaced
    case .word: return token.capitalised || words.functionWords.value(of: token) != nil
    }
  }
}
