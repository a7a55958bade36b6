import LanguageData

/// A reader that reads the longest number at a token: "1,000", "1.5", "2k", "twenty five", "half a million",
/// "1½".
///
/// A look at a bounded number of tokens, so that a caller that goes on after what was read stays linear.
package struct NumberReader: Sendable {
  let vocabulary: NumberVocabulary

  package init(shared: LanguageImage, english: LanguageImage) throws {
    vocabulary = try NumberVocabulary(shared: shared, english: english)
  }

  /// A number and where it ends.
  package struct Reading: Sendable {
    /// The index of the first token after it.
    package var next: Int
    package var value: DecimalFraction
    package var traits: Traits
    /// The power of ten that a word or a letter after the digits stands for: 6 in "5 million".
    package var power = 0
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Begins with digits or a fraction sign; else with a word.
    package static let digits = Traits(rawValue: 1)
    /// "half", "two thirds", "1/2", "¾".
    package static let fraction = Traits(rawValue: 2)
    /// "million", "dozen", "k".
    package static let magnitude = Traits(rawValue: 4)
    /// Nothing but "one", "couple", "oh" or a bare magnitude, which are often no numbers.
    package static let vague = Traits(rawValue: 8)
    /// Has digits after its decimal sign.
    package static let decimals = Traits(rawValue: 16)
    /// "-5", "minus five".
    package static let negative = Traits(rawValue: 32)
    /// A single-letter magnitude: "5k", "3M".
    package static let letter = Traits(rawValue: 64)
  }

  /// The purpose of a number, from its surroundings.
  package enum Purpose: Sendable {
    case plain
    /// Beside a currency: "5,50" has cents, "5m" means millions.
    case money
    /// Before a unit: "5m" is a length.
    case quantity
  }

  static let maximumGroups = 8

  /// The number that begins at a token, or nil.
  /// - Parameter decimalComma: whether the reader's locale writes "1,5"; asked only where it matters.
  package func read(
    _ document: Document, at index: Int, for purpose: Purpose = .plain,
    decimalComma: @autoclosure () -> Bool = false
  ) -> Reading? {
    let tokens = document.tokens
    guard index < tokens.count else { return nil }
    let token = tokens[index]
    switch token.kind {
    case .ordinal:
      return nil
    case .number:
      return magnified(digits(document, at: index, for: purpose, decimalComma), document, for: purpose)
    case .sign:
      if let value = vocabulary.fraction(token) {
        return magnified(
          Reading(next: index + 1, value: value, traits: [.digits, .fraction]), document, for: purpose)
      }
      // ".5"
      guard token.isSign("."), index + 1 < tokens.count, tokens[index + 1].kind == .number,
        !tokens[index + 1].spaced, token.spaced || index == 0 || tokens[index - 1].kind == .sign
      else { return negated(document, at: index, for: purpose, decimalComma()) }
      let (mantissa, count) = Self.digits(of: tokens[index + 1], in: document, after: 0)
      return magnified(
        Reading(
          next: index + 2, value: DecimalFraction(mantissa, exponent: -count), traits: [.digits, .decimals]),
        document, for: purpose)
    case .word:
      guard let word = vocabulary.word(token) else { return nil }
      if word == .minus { return negated(document, at: index, for: purpose, decimalComma()) }
      return words(document, at: index, beginning: word)
    }
  }

  /// "-5", "minus five".
  private func negated(
    _ document: Document, at index: Int, for purpose: Purpose, _ decimalComma: Bool
  ) -> Reading? {
    let tokens = document.tokens
    guard index + 1 < tokens.count, !tokens[index + 1].startsLine else { return nil }
    if tokens[index].kind == .sign {
      guard tokens[index].isSign("-"), !tokens[index + 1].spaced, tokens[index + 1].kind == .number,
        tokens[index].spaced || index == 0 || tokens[index - 1].isSign("(")
      else { return nil }
    } else if vocabulary.word(tokens[index + 1]) == .minus {
      return nil
    }
    guard tokens[index + 1].kind != .sign,
      var reading = read(document, at: index + 1, for: purpose, decimalComma: decimalComma)
    else { return nil }
    reading.value = reading.value.negated
    reading.traits.insert(.negative)
    reading.traits.remove(.vague)
    return reading
  }

  // MARK: Digits

  private func digits(
    _ document: Document, at index: Int, for purpose: Purpose, _ decimalComma: () -> Bool
  ) -> Reading? {
    let tokens = document.tokens
    var (mantissa, dropped) = Self.digits(of: tokens[index], in: document, after: 0)
    if dropped < 0 {
      // More digits than fit: an identifier rather than a number, but its size is right.
      return Reading(
        next: index + 1, value: DecimalFraction(mantissa, exponent: -dropped), traits: .digits)
    }
    dropped = 0
    guard let separator = Self.separator(document, after: index) else {
      return fraction(document, whole: mantissa, at: index)
    }
    var groups = 0
    var next = index + 1
    var isThrees = tokens[index].digits <= 3
    var isIndian = tokens[index].digits <= 2
    while groups < Self.maximumGroups, Self.separator(document, after: next - 1) == separator {
      let step = separator == 0 ? 1 : 2
      let digits = tokens[next + step - 1].digits
      let isLast = Self.separator(document, after: next + step - 1) != separator
      if digits != 3 { isThrees = false }
      if digits != (isLast ? 3 : 2) { isIndian = false }
      guard isThrees || isIndian else { break }
      groups += 1
      next += step
    }
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    let isGrouped: Bool
    switch separator {
    case comma: isGrouped = groups > 0 && (isThrees || (isIndian && groups > 1))
    case point:
      let continues = Self.separator(document, after: next - 1)
      isGrouped =
        groups > 0 && isThrees && (groups > 1 || (continues == comma && groups == 1) || decimalComma())
    default: isGrouped = groups > 0 && isThrees
    }
    var traits: Traits = .digits
    var value = DecimalFraction(mantissa)
    if isGrouped {
      for token in tokens[index + 1..<next] where token.kind == .number {
        (mantissa, _) = Self.digits(of: token, in: document, after: mantissa)
      }
      value = DecimalFraction(mantissa)
      let sign = separator == point ? comma : point
      if Self.separator(document, after: next - 1) == sign,
        sign == point || tokens[next + 1].digits <= 2, Self.separator(document, after: next + 1) != sign
      {
        let (more, count) = Self.digits(of: tokens[next + 1], in: document, after: mantissa)
        value = DecimalFraction(more, exponent: -count)
        traits.insert(.decimals)
        next += 2
      }
      return Reading(next: next, value: value, traits: traits)
    }
    guard separator == comma || separator == point else {
      return fraction(document, whole: mantissa, at: index)
    }
    let after = Self.separator(document, after: index + 2)
    if separator == point, after == point { return nil }
    let digits = tokens[index + 2].digits
    if separator == point
      || (digits <= 2 && after != comma && (decimalComma() || (purpose == .money && digits == 2)))
    {
      let (more, count) = Self.digits(of: tokens[index + 2], in: document, after: mantissa)
      return Reading(
        next: index + 3, value: DecimalFraction(more, exponent: -count), traits: [.digits, .decimals])
    }
    return Reading(next: index + 1, value: value, traits: traits)
  }

  /// Returns the separator between the number at a token and a number right after it: ",", ".", "'" or 0 for
  /// a no-break space.
  private static func separator(_ document: Document, after index: Int) -> UInt8? {
    let tokens = document.tokens
    guard index + 1 < tokens.count else { return nil }
    let next = tokens[index + 1]
    if next.kind == .number {
      let gap = Int(tokens[index].end)..<Int(next.start)
      guard next.spaced, !next.startsLine, (2...3).contains(gap.count), next.digits == 3 else { return nil }
      let bytes = document.bytes[gap]
      return bytes.elementsEqual([0xC2, 0xA0]) || bytes.elementsEqual([0xE2, 0x80, 0xAF]) ? 0 : nil
    }
    guard next.kind == .sign, !next.spaced, index + 2 < tokens.count, tokens[index + 2].kind == .number,
      !tokens[index + 2].spaced
    else { return nil }
    switch next.value {
    case 44, 46, 39: return UInt8(truncatingIfNeeded: next.value)
    default: return nil
    }
  }

  /// "1/2", "2 3/4", "2½" after the whole number at a token; else that number alone.
  private func fraction(_ document: Document, whole: Int, at index: Int) -> Reading {
    let tokens = document.tokens
    let plain = Reading(next: index + 1, value: DecimalFraction(whole), traits: .digits)
    guard index + 1 < tokens.count, !tokens[index + 1].startsLine else { return plain }
    if let part = vocabulary.fraction(tokens[index + 1]) {
      return Reading(
        next: index + 2, value: DecimalFraction(whole) + part, traits: [.digits, .fraction])
    }
    if let part = quotient(document, at: index) {
      return Reading(next: index + 3, value: part, traits: [.digits, .fraction])
    }
    if tokens[index + 1].kind == .number, tokens[index + 1].spaced, tokens[index].digits <= 3,
      let part = quotient(document, at: index + 1), part.double < 1
    {
      return Reading(
        next: index + 4, value: DecimalFraction(whole) + part, traits: [.digits, .fraction])
    }
    return plain
  }

  /// "3/4" as a fraction; "24/7" and "3/14/26" are none.
  private func quotient(_ document: Document, at index: Int) -> DecimalFraction? {
    let tokens = document.tokens
    guard index + 2 < tokens.count, tokens[index + 1].isSign("/"),
      !tokens[index + 1].spaced, tokens[index + 2].kind == .number, !tokens[index + 2].spaced,
      tokens[index].digits <= 3, tokens[index + 2].digits <= 3, tokens[index + 2].value > 1,
      tokens[index].value > 0, tokens[index].value < tokens[index + 2].value
    else { return nil }
    if index > 0, !tokens[index].spaced, tokens[index - 1].isSign("/") { return nil }
    if index + 3 < tokens.count, !tokens[index + 3].spaced, tokens[index + 3].isSign("/") { return nil }
    return DecimalFraction(Int(tokens[index].value), over: Int(tokens[index + 2].value))
  }

  /// The digits of a token appended to a number, and how many were; negative counts dropped ones.
  private static func digits(of token: Token, in document: Document, after start: Int) -> (Int, Int) {
    var value = start
    var count = 0
    var dropped = 0
    var index = Int(token.start)
    while index < Int(token.end) {
      let byte = document.bytes[index]
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0xEF where index + 2 < document.bytes.count && (0x90...0x99).contains(document.bytes[index + 2]):
        digit = document.bytes[index + 2] - 0x90
        index += 2
      default:
        index += 1
        continue
      }
      index += 1
      if value < 100_000_000_000_000_000, dropped == 0 {
        value = value * 10 + Int(digit)
        count += 1
      } else {
        dropped += 1
      }
    }
    // Dropped decimals don't matter; dropped digits of a whole number set its size.
    return (value, dropped > 0 && start == 0 ? -dropped : count)
  }
}
