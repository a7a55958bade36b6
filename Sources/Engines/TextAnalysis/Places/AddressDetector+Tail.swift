import LanguageData

extension AddressDetector {
  /// The number of tokens that may follow a street: unit, floor, suburb, town, county, state, postcode,
  /// country.
  private static let longestTail = 32
  /// The number of unknown names that may stand in a row before one that it does.
  private static let longestUnknown = 6

  /// Takes in what follows: everything up to the last part that is known as one.
  func extendTail(_ builder: inout AddressBuilder, _ document: Document) {
    let tokens = document.tokens
    var at = builder.end
    let limit = min(tokens.count, at + Self.longestTail)
    /// The token at which unknown names began since the last known part.
    var unknown: Int?
    var unknowns = 0
    var lines = 0
    while at < limit {
      if tokens[at].startsLine {
        lines += 1
        if lines > 4 { return }
      }
      let token = tokens[at]
      if token.isSign("#"), let next = unit(document, at: at, in: &builder) {
        builder.end = next
        at = next
        continue
      }
      if token.kind == .sign {
        guard isSeparator(token, at, tokens) else { return }
        if token.isSign(",") || token.spaced, unknown != nil { unknowns += 1 }
        at += 1
        continue
      }
      if let next = part(document, at: at, after: unknown, in: &builder) {
        if let first = unknown, builder.parts.city == nil {
          builder.parts.city = document.text(tokens: first..<trimmed(first, at, tokens))
        }
        unknown = nil
        unknowns = 0
        builder.end = next
        at = next
        continue
      }
      guard token.kind == .word, unknowns < Self.longestUnknown,
        token.capitalised || (unknown != nil && words.connectors.value(of: token) != nil)
          || (builder.isLower && words.functionWords.value(of: token) == nil)
      else { return }
      if unknown == nil { unknown = at }
      unknowns += 1
      at += 1
    }
  }

  /// The end of an unknown name without the separators after it.
  private func trimmed(_ first: Int, _ end: Int, _ tokens: [Token]) -> Int {
    var end = end
    while end > first + 1, tokens[end - 1].kind == .sign { end -= 1 }
    return end
  }

  private func isSeparator(_ token: Token, _ index: Int, _ tokens: [Token]) -> Bool {
    switch token.value {
    case 44, 59: return true
    case 45: return true
    case 39: return !token.spaced
    case 46: return index > 0 && !token.spaced && tokens[index - 1].end - tokens[index - 1].start <= 4
    case 0x7C: return token.spaced
    default: return token.value == 0 && token.spaced && token.end - token.start <= 3
    }
  }

  /// Reads one known part at a token and says where it ends.
  private func part(
    _ document: Document, at index: Int, after unknown: Int?, in builder: inout AddressBuilder
  ) -> Int? {
    let tokens = document.tokens
    let token = tokens[index]
    switch token.kind {
    case .sign: return nil
    case .ordinal: return floor(document, at: index, in: &builder)
    case .number: return digits(document, at: index, after: unknown, in: &builder)
    case .word: break
    }
    if !builder.hasPostcode, let match = postcodes.match(document, at: index),
      match.isUpper || builder.isLower || builder.hasKnownCity
    {
      builder.parts.postcode = match.text
      builder.country = builder.country ?? match.country
      return match.next
    }
    if let next = unit(document, at: index, in: &builder) ?? floor(document, at: index, in: &builder) {
      return next
    }
    if let next = stateOrCountry(document, at: index, after: unknown, in: &builder) { return next }
    if !builder.hasPostcode || !builder.hasKnownCity, let city = gazetteer.city(tokens, at: index),
      token.capitalised || (builder.isLower && builder.parts.city == nil)
    {
      builder.parts.city = document.text(tokens: index..<index + city.count)
      builder.hasKnownCity = true
      if builder.country == nil || builder.country == .several { builder.country = city.country }
      return index + city.count
    }
    if let county = gazetteer.county(tokens, at: index), token.capitalised { return index + county.count }
    // "King County".
    if unknown != nil, token.capitalised, builder.hasKnownCity,
      document.bytes[token.range].elementsEqual("County".utf8)
    {
      return index + 1
    }
    return nil
  }

  private func stateOrCountry(
    _ document: Document, at index: Int, after unknown: Int?, in builder: inout AddressBuilder
  ) -> Int? {
    let tokens = document.tokens
    let token = tokens[index]
    if !builder.hasState, let state = gazetteer.state(tokens, at: index) {
      let next = index + state.count
      let isZip = next < tokens.count && tokens[next].kind == .number && (4...6).contains(tokens[next].digits)
      let isPostcode = next < tokens.count && postcodes.match(document, at: next) != nil
      let isAtEnd = next >= tokens.count || tokens[next].startsLine || tokens[next].kind == .sign
      let isCapital = token.upper || (token.capitalised && token.end - token.start == 1)
      let fits: Bool
      // A name that is a town as well is one where the state follows: "New York, NY".
      let isTown = gazetteer.city(tokens, at: index) != nil && builder.parts.city == nil && unknown == nil
      switch state.form {
      case .full: fits = (token.capitalised && !(isTown && !isZip)) || isZip || isPostcode
      case .abbreviation: fits = isCapital || isZip || isPostcode || builder.isLower && isAtEnd
      case .wordlike:
        fits =
          isZip || isPostcode || (isCapital && (isAtEnd || tokens[next].capitalised) && builder.end < index)
      }
      if fits,
        unknown != nil || builder.parts.city != nil || isZip || isPostcode || isCapital && index > builder.end
      {
        builder.parts.state = document.text(tokens: index..<next)
        builder.country = state.country
        return next
      }
    }
    if !builder.hasCountry, let country = gazetteer.country(tokens, at: index),
      token.capitalised || (builder.isLower && builder.parts.city != nil)
    {
      builder.parts.country = document.text(tokens: index..<index + country.count)
      builder.country = country.country
      return index + country.count
    }
    return nil
  }

  /// A postcode of digits, which only what stands before it makes one; or "6 6th Floor".
  private func digits(
    _ document: Document, at index: Int, after unknown: Int?, in builder: inout AddressBuilder
  ) -> Int? {
    let tokens = document.tokens
    let token = tokens[index]
    guard !builder.hasPostcode, token.spaced || tokens[index - 1].isSign(","),
      (3...6).contains(token.digits)
    else { return nil }
    let country = builder.country ?? (unknown != nil && token.digits == 5 ? .unitedStates : nil)
    guard let country, country.takesPostcode(ofDigits: Int(token.digits)),
      builder.parts.city != nil || builder.hasState || builder.hasCountry || unknown != nil
    else { return nil }
    var next = index + 1
    if country == .unitedStates, next + 1 < tokens.count, tokens[next].isSign("-"), !tokens[next].spaced,
      tokens[next].kind == .sign, tokens[next + 1].kind == .number, tokens[next + 1].digits == 4
    {
      next += 2
    }
    // "Sydney 2000" but not "Sydney 2000ish" or "Paris 2024:".
    guard
      next >= tokens.count || tokens[next].spaced
        || tokens[next].kind == .sign && [44, 46, 41, 59, 33, 63, 34, 39].contains(tokens[next].value)
    else { return nil }
    builder.parts.postcode = document.text(tokens: index..<next)
    return next
  }

  /// "Apt 4B", "Suite 200", "Flat 18", "# 5".
  func unit(_ document: Document, at index: Int, in builder: inout AddressBuilder) -> Int? {
    let tokens = document.tokens
    guard builder.parts.unit == nil, let kind = words.units.value(of: tokens[index]),
      kind == 1 || tokens[index].capitalised
    else { return nil }
    var at = index + 1
    while at < tokens.count, at < index + 4, !tokens[at].startsLine,
      words.numberSigns.value(of: tokens[at]) != nil || (tokens[at].isSign("."))
    {
      at += 1
    }
    guard let next = identifierEnd(document, at: at) else { return nil }
    builder.parts.unit = document.text(tokens: index..<next)
    return next
  }

  /// The end of what names a unit: "4", "4B", "B", "B4", "4-6".
  func identifierEnd(_ document: Document, at index: Int) -> Int? {
    let tokens = document.tokens
    guard index < tokens.count, !tokens[index].startsLine else { return nil }
    var at = index
    switch tokens[at].kind {
    case .number where tokens[at].digits <= 5:
      at += 1
      if at < tokens.count, tokens[at].kind == .word, !tokens[at].spaced,
        tokens[at].end - tokens[at].start <= 2
      {
        at += 1
      }
      if at + 1 < tokens.count, tokens[at].isSign("-"), !tokens[at].spaced,
        tokens[at + 1].kind == .number, !tokens[at + 1].spaced, tokens[at + 1].digits <= 4
      {
        at += 2
      }
    case .word where tokens[at].end - tokens[at].start == 1:
      at += 1
      if at < tokens.count, tokens[at].isSign("-"), !tokens[at].spaced { at += 1 }
      if at < tokens.count, tokens[at].kind == .number, !tokens[at].spaced { at += 1 }
    default: return nil
    }
    return at
  }

  /// "6th Floor", "Ground Floor", "Floor 6", "Level 3".
  func floor(_ document: Document, at index: Int, in builder: inout AddressBuilder) -> Int? {
    let tokens = document.tokens
    guard index + 1 < tokens.count, !tokens[index + 1].startsLine else { return nil }
    if tokens[index].kind == .ordinal || words.floorOrdinals.value(of: tokens[index]) != nil {
      return words.floorWords.value(of: tokens[index + 1]) != nil ? index + 2 : nil
    }
    guard words.floorWords.value(of: tokens[index]) != nil else { return nil }
    return identifierEnd(document, at: index + 1)
  }
}
