import LanguageData

extension NumberReader {
  /// "twenty five", "two hundred and ten", "half a million", "three quarters", "a dozen".
  func words(_ document: Document, at start: Int, beginning first: NumberVocabulary.Word) -> Reading? {
    let tokens = document.tokens
    var index = start
    var traits: Traits = []
    var group = 0
    // What may still follow in a group below a thousand.
    var takesSmall = 20
    var takesTens = true
    var takesHundred = true
    var lastScale = 100
    var total = DecimalFraction(0)
    var count = 0
    var sawTens = false

    switch first {
    case .article:
      guard let following = peek(document, start + 1) else { return nil }
      switch following {
      case .scale: break
      case .collective(let size):
        let traits: Traits = size == 2 ? [.vague, .magnitude] : .magnitude
        return collected(document, at: start + 2, value: DecimalFraction(size), traits: traits)
      case .denominator(let denominator, plural: false):
        guard denominator <= 10 else { return nil }
        return fractioned(document, DecimalFraction(1, over: denominator), next: start + 2)
      default: return nil
      }
      index += 1
      group = 1
      takesSmall = 0
      takesTens = false
    case .denominator(let denominator, plural: false) where denominator == 2 || denominator == 4:
      return fractioned(document, DecimalFraction(1, over: denominator), next: start + 1)
    case .collective(let size):
      return collected(
        document, at: start + 1, value: DecimalFraction(size), traits: [.vague, .magnitude])
    case .small, .tens: break
    case .scale: traits.insert(.vague)
    default: return nil
    }

    loop: while index < tokens.count, count < 24 {
      var at = index
      if count > 0 {
        guard let joined = joined(document, index) else { break }
        at = joined
      }
      guard let word = vocabulary.word(tokens[at]), at == start || !tokens[at].startsLine else { break }
      switch word {
      case .small(let value):
        guard value < takesSmall, value > 0 || count == 0 else { break loop }
        group += value
        (takesSmall, takesTens) = (0, false)
        if value == 0 { takesHundred = false }
        sawTens = false
      case .tens(let value):
        guard takesTens else { break loop }
        group += value
        (takesSmall, takesTens) = (10, false)
        sawTens = true
      case .scale(2):
        guard takesHundred, group < 100 else { break loop }
        group = max(group, 1) * 100
        (takesSmall, takesTens, takesHundred) = (20, true, false)
        sawTens = false
        traits.insert(.magnitude)
      case .scale(let power):
        guard power < lastScale, group > 0 || count == 0 else { break loop }
        total = total + DecimalFraction(max(group, 1)).scaled(power)
        group = 0
        lastScale = power
        (takesSmall, takesTens, takesHundred) = (20, true, true)
        sawTens = false
        traits.insert(.magnitude)
      case .and:
        // "two hundred and ten", "a thousand and one".
        guard traits.contains(.magnitude), group % 100 == 0, takesSmall == 20,
          let following = peek(document, at + 1)
        else { break loop }
        switch following {
        case .small(1...), .tens: break
        default: break loop
        }
        index = at + 1
        continue loop
      case .ordinal:
        // "twenty first" is no twenty.
        if sawTens { return nil }
        break loop
      case .denominator(let denominator, let plural):
        if sawTens, !plural { return nil }
        guard denominator > 1, group > 0, group < 100, lastScale == 100, !traits.contains(.magnitude),
          plural == (group > 1)
        else { break loop }
        return fractioned(document, DecimalFraction(group, over: denominator), next: at + 1)
      case .collective(12):
        guard group > 0, lastScale == 100 else { break loop }
        return Reading(next: at + 1, value: DecimalFraction(group * 12), traits: .magnitude)
      default:
        break loop
      }
      if word != .scale(2), case .scale = word {} else if count > 0 { traits.remove(.vague) }
      index = at + 1
      count += 1
    }
    guard count > 0 else { return nil }
    if count == 1, first == .small(1) { traits.insert(.vague) }
    let reading = Reading(next: index, value: total + DecimalFraction(group), traits: traits)
    return mixed(
      document, pointed(document, reading), scale: lastScale == 100 ? 0 : group == 0 ? lastScale : 0)
  }

  /// "three point one four".
  private func pointed(_ document: Document, _ reading: Reading) -> Reading {
    let tokens = document.tokens
    guard peek(document, reading.next) == .point else { return reading }
    var value = reading.value
    var index = reading.next + 1
    var count = 0
    while count < 12, index < tokens.count, !tokens[index].startsLine {
      let digit: Int
      switch vocabulary.word(tokens[index]) {
      case .small(let small) where small < 10: digit = small
      case .oh: digit = 0
      default: digit = -1
      }
      guard digit >= 0 else { break }
      count += 1
      value = value + DecimalFraction(digit, exponent: -count)
      index += 1
    }
    guard count > 0 else { return reading }
    var result = Reading(next: index, value: value, traits: reading.traits.union(.decimals))
    result.traits.remove(.vague)
    if case .scale(let power) = peek(document, index) {
      result.value = result.value.scaled(power)
      result.next += 1
      result.traits.insert(.magnitude)
    }
    return result
  }

  /// A number with "and a half", "and three quarters" after it; after "a million" the half is of a million.
  private func mixed(_ document: Document, _ reading: Reading, scale: Int) -> Reading {
    guard peek(document, reading.next) == .and, let after = peek(document, reading.next + 1) else {
      return reading
    }
    var part: DecimalFraction?
    var next = reading.next + 2
    switch after {
    case .article, .small(1):
      if case .denominator(let denominator, plural: false) = peek(document, next), denominator <= 4 {
        part = DecimalFraction(1, over: denominator)
        next += 1
      }
    case .denominator(2, plural: false):
      part = DecimalFraction(1, over: 2)
    case .small(let count):
      if case .denominator(let denominator, plural: true) = peek(document, next) {
        part = DecimalFraction(count, over: denominator)
        next += 1
      }
    default: break
    }
    guard let part else { return reading }
    var result = reading
    result.value = reading.value + part.scaled(scale)
    result.next = next
    result.traits.insert(.fraction)
    result.traits.remove(.vague)
    if scale == 0, case .scale(let power) = peek(document, next) {
      result.value = result.value.scaled(power)
      result.next += 1
      result.traits.insert(.magnitude)
    }
    return result
  }

  /// "half a million", "a quarter of a million", "three quarters billion", "half a dozen".
  private func fractioned(_ document: Document, _ value: DecimalFraction, next: Int) -> Reading {
    var index = next
    if peek(document, index) == .of { index += 1 }
    if peek(document, index) == .article { index += 1 }
    switch peek(document, index) {
    case .scale(let power):
      return Reading(next: index + 1, value: value.scaled(power), traits: [.fraction, .magnitude])
    case .collective(let size) where size == 12:
      return Reading(next: index + 1, value: value * size, traits: [.fraction, .magnitude])
    default:
      return Reading(next: next, value: value, traits: .fraction)
    }
  }

  /// "a couple hundred", "a couple of thousand".
  private func collected(
    _ document: Document, at next: Int, value: DecimalFraction, traits: Traits
  ) -> Reading {
    var index = next
    if peek(document, index) == .of { index += 1 }
    if value.integer == 2, case .scale(let power) = peek(document, index) {
      return Reading(next: index + 1, value: value.scaled(power), traits: .magnitude)
    }
    return Reading(next: next, value: value, traits: traits)
  }

  /// Digits with what multiplies them: "2k", "5 million", "1.5 lakh", "2 dozen", "3 and a half".
  func magnified(_ reading: Reading?, _ document: Document, for purpose: Purpose) -> Reading? {
    guard var reading else { return nil }
    let tokens = document.tokens
    guard reading.next < tokens.count, !tokens[reading.next].startsLine else { return reading }
    var at = reading.next
    if tokens[at].isSign("-"), !tokens[at].spaced, at + 1 < tokens.count,
      !tokens[at + 1].spaced
    {
      at += 1
    }
    guard let word = vocabulary.word(tokens[at]) else { return reading }
    let isGlued = !tokens[at].spaced
    switch word {
    case .abbreviation(let power):
      let token = tokens[at]
      guard at == reading.next, !reading.traits.contains(.fraction) || purpose == .money else { break }
      let isLetter = token.end - token.start == 1
      if isLetter {
        switch purpose {
        // "Room 4B" has no billions.
        case .plain:
          guard isGlued,
            power == 3 || (token.capitalised && (power == 6 || reading.traits.contains(.decimals)))
          else { return reading }
        case .quantity: guard isGlued, power == 3 else { return reading }
        // "5 b" and "5 m" apart mean something else more often than billions and millions.
        case .money: guard isGlued || power != 9 else { return reading }
        }
        if at + 1 < tokens.count, !tokens[at + 1].spaced,
          tokens[at + 1].kind == .word || tokens[at + 1].kind == .number
        {
          return reading
        }
      } else if !isGlued, purpose != .money, power == 7 {
        return reading
      }
      reading.value = reading.value.scaled(power)
      reading.power = power
      reading.next = at + 1
      reading.traits.formUnion(isLetter ? [.magnitude, .letter] : .magnitude)
      return reading
    case .scale(var power):
      reading.next = at + 1
      reading.traits.insert(.magnitude)
      // "5 hundred thousand", "2 lakh crore".
      if case .scale(let more) = peek(document, reading.next), more > power || power >= 5 {
        power += more
        reading.next += 1
      }
      reading.value = reading.value.scaled(power)
      reading.power = power
      return extended(reading, document, below: power)
    case .collective(12):
      reading.value = reading.value * 12
      reading.next = at + 1
      reading.traits.insert(.magnitude)
      return reading
    case .and:
      return mixed(document, reading, scale: 0)
    default:
      return reading
    }
    return reading
  }

  /// "3 million 200 thousand", "3 hundred and one", "3 hundred and 21".
  private func extended(_ reading: Reading, _ document: Document, below power: Int) -> Reading {
    let tokens = document.tokens
    let index = reading.next
    guard index + 1 < tokens.count, !tokens[index].startsLine, !tokens[index + 1].startsLine else {
      return reading
    }
    if tokens[index].kind == .number, tokens[index].digits <= 3, tokens[index].spaced,
      case .scale(let less) = peek(document, index + 1), less < power, less > 2
    {
      return Reading(
        next: index + 2,
        value: reading.value + DecimalFraction(Int(tokens[index].value), exponent: less),
        traits: reading.traits)
    }
    guard power == 2 || power == 3, peek(document, index) == .and else {
      return mixed(document, reading, scale: power)
    }
    var result = reading
    switch peek(document, index + 1) {
    case .small(1...), .tens:
      let whole = mixed(document, reading, scale: power)
      guard whole.next == reading.next, let first = vocabulary.word(tokens[index + 1]),
        let rest = words(document, at: index + 1, beginning: first), let value = rest.value.integer,
        value < 100, !rest.traits.contains(.magnitude)
      else { return whole }
      result.value = reading.value + rest.value
      result.next = rest.next
    default:
      guard tokens[index + 1].kind == .number, tokens[index + 1].digits <= 2, tokens[index + 1].spaced,
        index + 2 >= tokens.count || tokens[index + 2].spaced
          || [46, 44, 33, 63].contains(tokens[index + 2].value)
            && (index + 3 >= tokens.count || tokens[index + 3].spaced)
      else { return mixed(document, reading, scale: power) }
      result.value = reading.value + DecimalFraction(Int(tokens[index + 1].value))
      result.next = index + 2
    }
    return result
  }

  /// The number word at a token on the same line, after white space or a hyphen's place.
  private func peek(_ document: Document, _ index: Int) -> NumberVocabulary.Word? {
    guard index < document.tokens.count, !document.tokens[index].startsLine else { return nil }
    return vocabulary.word(document.tokens[index])
  }

  /// The token that goes on with a phrase: this one, or the one after a hyphen.
  private func joined(_ document: Document, _ index: Int) -> Int? {
    let tokens = document.tokens
    guard index < tokens.count, !tokens[index].startsLine else { return nil }
    if tokens[index].kind == .sign {
      guard tokens[index].isSign("-"), !tokens[index].spaced, index + 1 < tokens.count,
        !tokens[index + 1].spaced, tokens[index + 1].kind == .word
      else { return nil }
      return index + 1
    }
    return tokens[index].kind == .word ? index : nil
  }
}
