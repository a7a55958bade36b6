import LanguageData

extension AddressDetector {
  /// The number of tokens that may stand before a house number or a postcode.
  private static let longestLead = 24
  /// The number of names between commas or on lines of their own that may stand before a postcode.
  private static let mostSegments = 6

  /// Takes in what stands before a street: "Flat 18, Da Vinci House, ", "The Book Club ".
  func extendLeading(_ builder: inout AddressBuilder, _ document: Document, floor: Int) {
    let tokens = document.tokens
    for _ in 0..<3 {
      var end = builder.start
      var hasComma = false
      if end > floor, tokens[end - 1].isSign(",") {
        end -= 1
        hasComma = true
      }
      let crossesLine =
        tokens[end < builder.start ? end : builder.start].startsLine || tokens[builder.start].startsLine
      guard end > floor, end == builder.start || !tokens[end].startsLine else { return }
      if let unit = unitStart(document, endingAt: end, floor: floor) {
        if builder.parts.unit == nil { builder.parts.unit = document.text(tokens: unit..<end) }
        builder.start = unit
        continue
      }
      guard let name = nameStart(document, endingAt: end, floor: floor) else { return }
      let run = tokens[name..<end]
      let isBuilding = run.contains { $0.kind == .word && words.buildingWords.value(of: $0) != nil }
      let isWholeLine = name == 0 || tokens[name].startsLine
      let isLong =
        end - name >= 2 || (hasComma && builder.hasPostcode && tokens[name].end - tokens[name].start > 3)
      guard isLong, isBuilding || (isWholeLine && !crossesLine && builder.hasTail),
        isBuilding || hasComma || builder.hasTail, !crossesLine || (isWholeLine && builder.hasTail)
      else { return }
      if builder.parts.house == nil { builder.parts.house = document.text(tokens: name..<end) }
      builder.start = name
    }
  }

  /// Returns the start of a unit that ends before a token: "Flat 18", "Unit 5/", "6th Floor", "Level 3",
  /// "#5".
  private func unitStart(_ document: Document, endingAt end: Int, floor: Int) -> Int? {
    let tokens = document.tokens
    for length in 1...5 where end - length >= floor {
      let start = end - length
      let token = tokens[start]
      if length > 1, tokens[start + 1].startsLine { return nil }
      guard token.kind != .number else { continue }
      if length == 1 {
        // "Unit 5/12 Smith St": the number is the street's.
        if words.units.value(of: token) == 1, !tokens[end].startsLine { return start }
        continue
      }
      var scratch = AddressBuilder(at: start, to: start)
      if unit(document, at: start, in: &scratch) == end
        || self.floor(document, at: start, in: &scratch) == end
      {
        return start
      }
    }
    return nil
  }

  /// Returns the start of a run of capitalised words on one line that ends before a token.
  private func nameStart(_ document: Document, endingAt end: Int, floor: Int) -> Int? {
    let tokens = document.tokens
    guard end > floor else { return nil }
    var start = end
    var at = end - 1
    while at >= floor, end - at <= 8 {
      let token = tokens[at]
      if at + 1 < end, tokens[at + 1].startsLine { break }
      switch token.kind {
      case .word:
        if token.capitalised {
          start = at
        } else if words.connectors.value(of: token) == nil && !isPossessive(document, token) {
          return trimmedName(document, start, end)
        }
      case .sign:
        guard
          token.isSign("&") || (token.isSign("-") && !token.spaced) || (token.isSign("'") && !token.spaced)
        else {
          return trimmedName(document, start, end)
        }
      case .number, .ordinal:
        return trimmedName(document, start, end)
      }
      at -= 1
    }
    return trimmedName(document, start, end)
  }

  private func isPossessive(_ document: Document, _ token: Token) -> Bool {
    let first = document.bytes[Int(token.start)]
    return first == 0x27 || first == 0xE2
  }

  /// Without a preposition at the beginning of the sentence: "At Luigi's, 5 Main St".
  private func trimmedName(_ document: Document, _ start: Int, _ end: Int) -> Int? {
    let tokens = document.tokens
    var start = start
    while start < end, words.functionWords.value(of: tokens[start]) != nil,
      !document.bytes[tokens[start].range].elementsEqual("The".utf8)
    {
      start += 1
    }
    return start < end ? start : nil
  }

  // MARK: Addresses known by their postcode

  /// "Rope Walk, Bedford, MK42 0XE, United Kingdom": a postcode with letters at a token.
  func postcode(_ document: Document, at index: Int, floor: Int) -> AddressBuilder? {
    guard let match = postcodes.match(document, at: index) else { return nil }
    var builder = AddressBuilder(at: index, to: match.next)
    builder.parts.postcode = match.text
    builder.country = match.country
    if index > floor, match.country == .canada,
      let state = stateStart(document, endingAt: index, floor: floor)
    {
      builder.start = state
      builder.parts.state = document.text(tokens: state..<index)
    }
    if match.isUpper {
      extendSegments(&builder, document, floor: floor)
    } else {
      guard let city = cityStart(document, endingAt: index, floor: floor) else { return nil }
      builder.parts.city = document.text(tokens: city..<index)
      builder.start = city
    }
    // A code alone ("H1B 2C3") may be anything, except in the longer forms.
    guard builder.start < index || match.next - index >= 4 else { return nil }
    extendTail(&builder, document)
    return builder
  }

  /// "Oakland CA 94789", "Springfield, Illinois 62704-1234": a code of digits after a state.
  func zipCode(_ document: Document, at index: Int, floor: Int) -> AddressBuilder? {
    let tokens = document.tokens
    let token = tokens[index]
    guard token.digits == 5 || token.digits == 4,
      token.spaced || (index > 0 && tokens[index - 1].isSign(",")),
      index > floor
    else { return nil }
    var end = index
    if tokens[end - 1].isSign(",") { end -= 1 }
    guard end > floor, let start = stateStart(document, endingAt: end, floor: floor),
      let state = gazetteer.state(tokens, at: start), state.country.takesPostcode(ofDigits: Int(token.digits))
    else { return nil }
    guard index + 1 >= tokens.count || tokens[index + 1].spaced || tokens[index + 1].kind == .sign else {
      return nil
    }
    var builder = AddressBuilder(at: start, to: index + 1)
    builder.parts.state = document.text(tokens: start..<end)
    builder.parts.postcode = document.text(tokens: index..<index + 1)
    builder.country = state.country
    if tokens[start].upper || tokens[start].capitalised {
      extendSegments(&builder, document, floor: floor)
    } else {
      guard let city = cityStart(document, endingAt: start, floor: floor) else { return nil }
      builder.start = city
      builder.parts.city = document.text(tokens: city..<start)
    }
    guard builder.start < start else { return nil }
    extendTail(&builder, document)
    return builder
  }

  private func stateStart(_ document: Document, endingAt end: Int, floor: Int) -> Int? {
    for length in 1...4 where end - length >= floor {
      if let state = gazetteer.state(document.tokens, at: end - length), state.count == length {
        return end - length
      }
    }
    return nil
  }

  private func cityStart(_ document: Document, endingAt end: Int, floor: Int) -> Int? {
    let tokens = document.tokens
    var end = end
    if end > floor, tokens[end - 1].isSign(",") { end -= 1 }
    for length in stride(from: 5, through: 1, by: -1) where end - length >= floor {
      if let city = gazetteer.city(tokens, at: end - length), city.count == length { return end - length }
    }
    return nil
  }

  /// Takes in the capitalised segments before a postcode, as far back as one of them is part of an address.
  ///
  /// - Parameter needsEvidence: whether the segment next to it has to be known too.
  func extendSegments(
    _ builder: inout AddressBuilder, _ document: Document, floor: Int, needsEvidence: Bool = false
  ) {
    let tokens = document.tokens
    let anchor = builder.start
    var accepted = anchor
    var end = anchor
    for segment in 0..<Self.mostSegments {
      var before = end
      if before > floor, tokens[before - 1].isSign(",") {
        before -= 1
      } else if segment > 0, !tokens[end].startsLine {
        break
      }
      guard let run = segmentStart(document, endingAt: before, floor: floor),
        anchor - run.start <= Self.longestLead
      else { break }
      // A name that no list knows counts next to the postcode, or where one before it is known.
      if run.isKnown || (segment == 0 && !needsEvidence) { accepted = run.start }
      end = run.start
    }
    builder.start = accepted
    describe(&builder, document, anchor: anchor)
  }

  /// Returns the start of a run of capitalised words and numbers on one line that ends before a token, and
  /// whether anything in it is part of addresses.
  private func segmentStart(
    _ document: Document, endingAt end: Int, floor: Int
  ) -> (start: Int, isKnown: Bool)? {
    let tokens = document.tokens
    var start: Int?
    var isKnown = false
    var at = end - 1
    while at >= floor, end - at <= Self.longestLead, at + 1 == end || !tokens[at + 1].startsLine {
      let token = tokens[at]
      switch token.kind {
      case .number, .ordinal:
        isKnown = true
        start = at
      case .sign:
        let isAbbreviated =
          token.isSign(".") && !token.spaced && at > 0 && tokens[at - 1].end - tokens[at - 1].start <= 3
        guard isAbbreviated || [45, 39, 38].contains(token.value) else { return start.map { ($0, isKnown) } }
      case .word where token.capitalised:
        let isArticle = document.bytes[token.range].elementsEqual("The".utf8)
        guard isArticle || words.functionWords.value(of: token) == nil else {
          return start.map { ($0, isKnown) }
        }
        isKnown =
          isKnown || words.streetTypes.value(of: token) != nil || words.buildingWords.value(of: token) != nil
          || gazetteer.city(tokens, at: at) != nil || gazetteer.county(tokens, at: at) != nil
          || gazetteer.state(tokens, at: at) != nil
        start = at
      case .word:
        guard words.connectors.value(of: token) != nil || isPossessive(document, token) else {
          return start.map { ($0, isKnown) }
        }
      }
      at -= 1
    }
    return start.map { ($0, isKnown) }
  }

  /// Fills in town, road and house from what was taken in before a postcode or a town.
  private func describe(_ builder: inout AddressBuilder, _ document: Document, anchor: Int) {
    let tokens = document.tokens
    var segments: [Range<Int>] = []
    var start = builder.start
    for at in builder.start...anchor {
      let isComma = at < anchor && tokens[at].isSign(",")
      guard at == anchor || isComma || (at > start && tokens[at].startsLine) else { continue }
      if start < at { segments.append(start..<at) }
      start = isComma ? at + 1 : at
    }
    func take(_ index: Int) -> String { document.text(tokens: segments.remove(at: index)) }
    func typeOfRoad(_ range: Range<Int>) -> AddressVocabulary.StreetType? {
      range.count > 1 ? words.streetType(tokens[range.upperBound - 1]) : nil
    }
    if builder.parts.city == nil,
      let index = segments.lastIndex(where: { range in
        gazetteer.city(tokens, at: range.lowerBound).map { $0.count == range.count } ?? false
      })
    {
      builder.parts.city = take(index)
      builder.hasKnownCity = true
    }
    let sure = segments.lastIndex { typeOfRoad($0) == .sure || typeOfRoad($0) == .either }
    if let index = sure ?? segments.lastIndex(where: { typeOfRoad($0) != nil }) {
      if builder.parts.city == nil,
        let town = segments[(index + 1)...].firstIndex(where: {
          gazetteer.county(tokens, at: $0.lowerBound) == nil
            && gazetteer.state(tokens, at: $0.lowerBound) == nil
        })
      {
        builder.parts.city = take(town)
      }
      builder.parts.road = take(index)
    }
    if builder.parts.house == nil, let index = segments.indices.first,
      gazetteer.county(tokens, at: segments[index].lowerBound) == nil,
      gazetteer.state(tokens, at: segments[index].lowerBound) == nil
    {
      builder.parts.house = take(index)
    }
  }
}
