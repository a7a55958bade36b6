import LanguageData

/// A detector that finds postal addresses written in English: a house number and a street, a postcode with
/// what stands before it, a post office box, a corner of two streets, a town with its state or country.
///
/// Each way of reading begins at a cheap sign (a digit, capitals glued to digits, "box", "corner") and looks
/// at a bounded number of tokens.
struct AddressDetector: Detector {
  let words: AddressVocabulary
  let gazetteer: Gazetteer
  let postcodes: PostcodeForm

  init(shared: LanguageImage, english: LanguageImage) throws {
    words = try AddressVocabulary(english: english)
    gazetteer = try Gazetteer(english: english)
    postcodes = try PostcodeForm(english: english)
  }

  func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let tokens = document.tokens
    /// The earliest token at which an address may begin: after the last one.
    var floor = 0
    /// A town found last, which an address that goes on may take in.
    var town: (candidate: Int, start: Int)?
    var index = 0
    while index < tokens.count {
      guard let (builder, rule, confidence) = address(document, at: index, floor: floor) else {
        index += 1
        continue
      }
      if let last = town, builder.start <= last.start { findings.candidates.remove(at: last.candidate) }
      let range = Int(tokens[builder.start].start)..<Int(tokens[builder.end - 1].end)
      findings.candidates.append(
        Candidate(range: range, value: .address(builder.parts), confidence: confidence, rule: rule))
      if rule == "address.town" {
        town = (findings.candidates.count - 1, builder.start)
      } else {
        town = nil
        floor = builder.end
      }
      index = max(index + 1, builder.end)
    }
  }

  private typealias Found = (builder: AddressBuilder, rule: String, confidence: Double)

  private func address(_ document: Document, at index: Int, floor: Int) -> Found? {
    let tokens = document.tokens
    let token = tokens[index]
    switch token.kind {
    case .number:
      if let builder = street(document, at: index, floor: floor) {
        let confidence = builder.hasTail ? 0.95 : builder.isLower ? 0.7 : 0.85
        return (builder, "address.street", confidence)
      }
      if let builder = zipCode(document, at: index, floor: floor) {
        return (builder, "address.postcode", 0.9)
      }
    case .ordinal:
      if let builder = corner(document, at: index) { return (builder, "address.corner", 0.7) }
    case .sign:
      break
    case .word:
      guard index + 1 < tokens.count else { return nil }
      if tokens[index + 1].kind == .number, !tokens[index + 1].spaced,
        let builder = postcode(document, at: index, floor: floor)
      {
        return (builder, "address.postcode", builder.end - builder.start > 3 ? 0.9 : 0.6)
      }
      if let builder = box(document, at: index) { return (builder, "address.box", 0.9) }
      if let builder = corner(document, at: index) { return (builder, "address.corner", 0.7) }
      if let builder = town(document, at: index, floor: floor) {
        return builder.start < index ? (builder, "address.segments", 0.75) : (builder, "address.town", 0.6)
      }
      if let builder = road(document, at: index, floor: floor) { return (builder, "address.road", 0.6) }
    }
    return nil
  }

  /// "PO Box 123, Bend, OR 97701".
  private func box(_ document: Document, at index: Int) -> AddressBuilder? {
    let tokens = document.tokens
    switch document.bytes[Int(tokens[index].start)] | 0x20 {
    case UInt8(ascii: "p"), UInt8(ascii: "g"), UInt8(ascii: "l"): break
    default: return nil
    }
    guard let match = words.boxes.match(tokens, at: index) else { return nil }
    var at = index + match.count
    if at < tokens.count, words.numberSigns.value(of: tokens[at]) != nil { at += 1 }
    guard at < tokens.count, tokens[at].kind == .number, tokens[at].digits <= 6, !tokens[at].startsLine else {
      return nil
    }
    var builder = AddressBuilder(at: index, to: at + 1)
    builder.parts.house = document.text(tokens: index..<at + 1)
    extendTail(&builder, document)
    extendLeading(&builder, document, floor: index)
    return builder
  }

  /// "Portland, OR", "Stoke-on-Trent, United Kingdom", "wellington new zealand".
  private func town(_ document: Document, at index: Int, floor: Int) -> AddressBuilder? {
    let tokens = document.tokens
    guard let city = gazetteer.city(tokens, at: index) else { return nil }
    var at = index + city.count
    guard at < tokens.count, !tokens[at].startsLine else { return nil }
    let hasComma = tokens[at].isSign(",")
    if hasComma { at += 1 }
    guard at < tokens.count, !tokens[at].startsLine, tokens[at].kind == .word else { return nil }
    let isCapitalised = tokens[index].capitalised
    var builder = AddressBuilder(at: index, to: at)
    builder.hasKnownCity = true
    builder.country = city.country
    builder.parts.city = document.text(tokens: index..<index + city.count)
    if let state = gazetteer.state(tokens, at: at) {
      let name = tokens[at..<at + state.count]
      let isUpper = name.allSatisfy {
        $0.kind == .sign || $0.upper || ($0.capitalised && $0.end - $0.start == 1)
      }
      switch state.form {
      case .full:
        // "Washington, Oregon and Idaho" is a list.
        guard isCapitalised, name.first?.capitalised == true, hasComma || agrees(city, state.country),
          gazetteer.state(tokens, at: index)?.form != .full
            || document.text(tokens: at..<at + state.count).lowercased()
              == document.text(tokens: index..<index + city.count).lowercased()
        else { return nil }
      case .abbreviation:
        let next = at + state.count
        let isAtEnd = next >= tokens.count || tokens[next].startsLine || tokens[next].kind != .word
        guard
          isCapitalised
            ? isUpper && (hasComma || agrees(city, state.country)) : isAtEnd && agrees(city, state.country)
        else { return nil }
      case .wordlike:
        guard isCapitalised, isUpper, !tokens[index].upper || city.count > 1 || hasComma,
          agrees(city, state.country)
        else { return nil }
      }
      builder.parts.state = document.text(tokens: at..<at + state.count)
      builder.end = at + state.count
      builder.country = state.country
      extendTail(&builder, document)
      if isCapitalised, index > floor, tokens[index - 1].isSign(",") {
        var whole = builder
        extendSegments(&whole, document, floor: floor, needsEvidence: true)
        if whole.start < index { return whole }
      }
      return builder
    }
    guard let country = gazetteer.country(tokens, at: at), tokens[at].capitalised == isCapitalised,
      agrees(city, country.country) || (isCapitalised && hasComma)
    else { return nil }
    builder.parts.country = document.text(tokens: at..<at + country.count)
    builder.end = at + country.count
    return builder
  }

  private func agrees(_ city: Gazetteer.Name, _ country: Gazetteer.Country) -> Bool {
    city.country == country || city.country == .several
  }

  /// "Euston Road, London", "King's Cross Station, Euston Road, London": a road with its town and no number.
  private func road(_ document: Document, at index: Int, floor: Int) -> AddressBuilder? {
    let tokens = document.tokens
    guard tokens[index].capitalised, tokens[index + 1].isSign(","),
      index + 2 < tokens.count, tokens[index + 2].capitalised, index > floor, !tokens[index].startsLine,
      tokens[index - 1].capitalised, let type = words.streetType(tokens[index]),
      gazetteer.city(tokens, at: index + 2) != nil
    else { return nil }
    if type == .wordlike {
      guard index > floor + 1, !tokens[index - 1].startsLine, tokens[index - 2].capitalised else {
        return nil
      }
    } else {
      guard type == .sure || type == .either else { return nil }
    }
    var builder = AddressBuilder(at: index, to: index + 1)
    extendTail(&builder, document)
    guard builder.hasKnownCity else { return nil }
    builder.start = index + 1
    let end = builder.end
    extendSegments(&builder, document, floor: floor, needsEvidence: true)
    guard builder.start < index else { return nil }
    builder.end = end
    return builder
  }
}
