import LanguageData

/// A detector that finds numbers with units of measurement, percentages and ages. Durations belong to the
/// dates.
struct QuantityDetector: Detector {
  private let reader: NumberReader
  private let units: Units
  private let pounds: PoundSense
  /// Units of one letter with what follows them: "g of", "m long".
  private let unitProofs: Lexicon

  init(shared: LanguageImage, english: LanguageImage) throws {
    reader = try NumberReader(shared: shared, english: english)
    units = try Units(shared: shared, english: english)
    pounds = try PoundSense(english: english)
    unitProofs = try english.required("unitProof")
  }

  func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let tokens = document.tokens
    // A number that may turn out to be the first of a range: "5-6 km".
    var pending: (start: Int, number: NumberReader.Reading)?
    var index = 0
    while index < tokens.count {
      guard let number = number(document, at: index) else {
        index += 1
        continue
      }
      guard case (let unit, var next)? = unit(document, after: number, context) else {
        // The number may have taken a magnitude that was a unit; its digits are not read again.
        pending = (index, number)
        index = max(index + 1, number.next)
        continue
      }
      if let first = pending, isRange(first.number, first.start, to: index, number, document) {
        let range = Int(tokens[first.start].start)..<Int(tokens[first.number.next - 1].end)
        findings.candidates.append(
          Candidate(
            range: range,
            value: .quantity(QuantityValue(amount: first.number.value.double, unit: unit.symbol)),
            confidence: 0.6, rule: "quantity.range"))
      }
      pending = nil
      var value = number.value.double
      compound(&value, &next, unit, document)
      var start = index
      if start > 0, tokens[start - 1].isSign("+"), !tokens[start].spaced {
        start -= 1
      }
      findings.candidates.append(
        Candidate(
          range: Int(tokens[start].start)..<Int(tokens[next - 1].end),
          value: .quantity(QuantityValue(amount: value, unit: unit.symbol)), confidence: 0.85,
          rule: "quantity.\(unit.dimension)"))
      index = next
    }
  }

  /// Whether "5" and "6 km" are joined: "5-6 km", "5 to 6 km", "between 5 and 6 km".
  private func isRange(
    _ first: NumberReader.Reading, _ start: Int, to index: Int, _ second: NumberReader.Reading,
    _ document: Document
  ) -> Bool {
    let tokens = document.tokens
    let joint = first.next
    guard joint + 1 == index, !tokens[joint].startsLine, first.value.double < second.value.double,
      !first.traits.contains(.vague)
    else { return false }
    if tokens[joint].kind == .sign { return tokens[joint].isSign("-") }
    let word = document.bytes[tokens[joint].range]
    return word.elementsEqual("to".utf8) || word.elementsEqual("or".utf8)
      || word.elementsEqual("and".utf8) && start > 0
        && document.bytes[tokens[start - 1].range].elementsEqual("between".utf8)
  }

  private func number(_ document: Document, at index: Int) -> NumberReader.Reading? {
    let tokens = document.tokens
    let token = tokens[index]
    switch token.kind {
    case .ordinal: return nil
    case .number:
      if index > 0, !token.spaced {
        let before = tokens[index - 1]
        guard before.kind == .sign, before.value != 0, !before.isSign("#"), !before.isSign("$"),
          !before.isSign(":")
        else {
          return nil
        }
        // "scp-173m" is a name.
        if before.isSign("-"), index > 1, !before.spaced, tokens[index - 2].kind == .word { return nil }
      }
    case .sign:
      guard token.isSign(".") || token.isSign("-") || token.value == 0 else { return nil }
    case .word: break
    }
    return reader.read(document, at: index, for: .quantity)
  }

  /// The unit after a number, and the index of the first token after it.
  private func unit(
    _ document: Document, after number: NumberReader.Reading, _ context: AnalysisContext
  ) -> (unit: Units.Unit, next: Int)? {
    let tokens = document.tokens
    var at = number.next
    guard at < tokens.count, !tokens[at].startsLine else { return nil }
    if tokens[at].isSign("-"), !tokens[at].spaced {
      at += 1
    } else if let word = reader.vocabulary.word(tokens[at]) {
      // "half a mile", "a quarter of an inch", "a couple of miles".
      if word == .of, number.traits.contains(.fraction) || number.traits.contains(.vague) { at += 1 }
      if at < tokens.count, number.traits.contains(.fraction), reader.vocabulary.word(tokens[at]) == .article
      {
        at += 1
      }
    }
    guard at < tokens.count, !tokens[at].startsLine else { return nil }
    let token = tokens[at]
    guard token.kind != .sign || token.value == 0 || token.isSign("%"), token.kind != .number,
      var match = units.names.match(tokens, at: at)
    else { return feetAndInches(document, number) }
    // "6 ft 2 in" is no "ft2".
    if match.count == 2, tokens[at + 1].kind == .number, tokens[at + 1].spaced {
      guard let value = units.names.value(of: token) else { return nil }
      match = (1, value)
    }
    let next = at + match.count
    switch match.value / 1000 {
    case 1:
      guard !number.traits.contains(.letter), isClosed(tokens, next) else { return nil }
      if token.spaced, !isMeasure(document, number, unitAt: at) { return nil }
      // "5G" is a network.
      if token.upper || token.capitalised, token.end - token.start == 1, units[match.value]?.symbol == "g" {
        return nil
      }
    case 2:
      // "in 2021 C.", "800,000 F-Series": no temperature of this world.
      guard token.capitalised, token.end - token.start == 1, isClosed(tokens, next),
        abs(number.value.double) <= 500,
        next >= tokens.count || !tokens[next].isSign("-") || tokens[next].spaced
      else { return nil }
    case 3:
      guard pounds.isWeight(document, at: at, number: number, region: context.region) else { return nil }
    default:
      guard isClosed(tokens, next) || tokens[next - 1].kind == .sign else { return nil }
    }
    guard let unit = units[match.value] else { return nil }
    return (unit, next)
  }

  /// Whether a letter apart from its digits is a unit: "250 g of flour", "2 l milk", "25 m long", but not
  /// "option 2 l" or "3 m".
  private func isMeasure(_ document: Document, _ number: NumberReader.Reading, unitAt at: Int) -> Bool {
    let tokens = document.tokens
    guard number.traits.contains(.digits), !tokens[at].capitalised,
      at + 1 < tokens.count, !tokens[at + 1].startsLine, tokens[at + 1].spaced,
      let proof = unitProofs.match(tokens, at: at)
    else { return false }
    return proof.count > 1
  }

  /// Whether no letter or digit is glued to what ends before a token.
  private func isClosed(_ tokens: [Token], _ next: Int) -> Bool {
    next >= tokens.count || tokens[next].spaced || tokens[next].kind == .sign
  }

  /// The unit of "5'10".
  private func feetAndInches(
    _ document: Document, _ number: NumberReader.Reading
  ) -> (unit: Units.Unit, next: Int)? {
    let tokens = document.tokens
    let at = number.next
    guard at + 1 < tokens.count, tokens[at].isSign("'"), !tokens[at].spaced,
      tokens[at + 1].kind == .number, !tokens[at + 1].spaced, tokens[at + 1].value < 12,
      let feet = number.value.integer, (2...9).contains(feet), let unit = units.foot
    else { return nil }
    return (unit, at + 1)
  }

  /// "5 ft 10 in", "6 lbs 3 oz", "10 stone 5", "5'10\"": adds the second part to the first.
  private func compound(_ value: inout Double, _ next: inout Int, _ unit: Units.Unit, _ document: Document) {
    let tokens = document.tokens
    guard unit.takesParts, next < tokens.count, !tokens[next].startsLine else { return }
    var at = next
    if reader.vocabulary.word(tokens[at]) == .and || tokens[at].isSign(",") {
      at += 1
    }
    guard at < tokens.count, tokens[at].kind == .number || tokens[at].kind == .word, !tokens[at].startsLine,
      let second = reader.read(document, at: at, for: .quantity), second.value.double > 0
    else { return }
    if unit.symbol == "ft", second.next < tokens.count, tokens[second.next].isSign("\""),
      tokens[second.next].kind == .sign, !tokens[second.next].spaced
    {
      guard second.value.double < 12, let inch = units.inch else { return }
      value += second.value.double * inch.factor / unit.factor
      next = second.next + 1
      return
    }
    if second.next < tokens.count, !tokens[second.next].startsLine,
      let match = units.names.match(tokens, at: second.next), let smaller = units[match.value],
      smaller.dimension == unit.dimension, smaller.factor < unit.factor,
      second.value.double * smaller.factor < unit.factor
    {
      value += second.value.double * smaller.factor / unit.factor
      next = second.next + match.count
      return
    }
    // "5 foot 10", "10 stone 5", "5'10".
    guard at == next, let part = unit.symbol == "ft" ? units.inch : unit.symbol == "st" ? units.pound : nil,
      second.value.double * part.factor < unit.factor, second.value.isWhole,
      second.next >= tokens.count || tokens[second.next].startsLine || tokens[second.next].kind == .sign
        || !tokens[at].spaced
    else { return }
    value += second.value.double * part.factor / unit.factor
    next = second.next
  }
}
