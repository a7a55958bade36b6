import LanguageData

extension MoneyDetector {
  // MARK: Currency first: "$5", "US$ 5", "EUR 20", "Rs. 500"

  func prefixed(_ document: Document, at index: Int) -> Amount? {
    let tokens = document.tokens
    let token = tokens[index]
    guard index + 1 < tokens.count, !tokens[index + 1].startsLine else { return nil }
    var start = index
    var sign = index
    var isNegative = false
    if token.isSign("-"), token.spaced, !tokens[index + 1].spaced,
      tokens[index + 1].kind == .sign
    {
      sign += 1
      isNegative = true
    }
    let term: Currencies.Term
    let number: Int
    var rule = "money.sign"
    if tokens[sign].kind == .sign {
      guard let value = signValue(tokens[sign]) else { return nil }
      if sign > 0, !tokens[sign].spaced, tokens[sign - 1].kind != .sign { return nil }
      term = .init(value)
      number = sign + 1
    } else if token.kind == .word {
      let next = tokens[index + 1]
      if next.kind == .sign, !next.isSign(".") {
        guard let phrase = signPhrase(document, at: index) else { return nil }
        (term, number) = phrase
      } else if next.kind == .number || next.isSign(".") {
        guard let code = prefixCode(document, at: index) else { return nil }
        (term, number) = code
        rule = "money.code"
      } else {
        return nil
      }
    } else {
      return nil
    }
    guard !term.isMinor || rule == "money.code", number < tokens.count, !tokens[number].startsLine,
      var reading = reader.read(document, at: number, for: .money), !reading.traits.contains(.vague)
    else { return nil }
    if isNegative { reading.value = reading.value.negated }
    start = index
    var amount = Amount(
      tokens: start..<reading.next, value: reading.value, term: term, rule: rule, confidence: 0.95)
    absorbRepeatedCurrency(&amount, document)
    absorbCents(&amount, document, reading, afterWord: false)
    absorbRupeeStroke(&amount, document)
    return amount
  }

  private func signValue(_ token: Token) -> Int? {
    guard token.isSign("$") || token.value == 0 else { return nil }
    return currencies.signs.value(of: token)
  }

  /// "A$", "US$", "hk $".
  private func signPhrase(
    _ document: Document, at index: Int, isPrefix: Bool = true
  ) -> (Currencies.Term, Int)? {
    let tokens = document.tokens
    let token = tokens[index]
    guard tokens[index + 1].isSign("$") || tokens[index + 1].value == 0,
      let match = currencies.signPhrases.match(tokens, at: index), match.count == 2,
      !isPrefix || token.spaced || index == 0 || tokens[index - 1].kind == .sign
    else { return nil }
    if tokens[index + 1].spaced {
      // "give us $5" and "a $5 note": only some stand apart, in capitals or in text cut into words.
      guard match.value >= 10_000, index + 2 < tokens.count,
        token.capitalised || tokens[index + 2].spaced
      else { return nil }
    }
    return (.exact(match.value % 10_000), index + 2)
  }

  /// "USD 5", "EUR20", "Rs. 500", "dollar 22.5 million".
  private func prefixCode(_ document: Document, at index: Int) -> (Currencies.Term, Int)? {
    let tokens = document.tokens
    let token = tokens[index]
    var number = index + 1
    if tokens[number].kind == .sign {
      guard number + 1 < tokens.count, tokens[number + 1].kind == .number, !tokens[number].spaced else {
        return nil
      }
      number += 1
    }
    if index > 0, !token.startsLine, tokens[index - 1].kind == .number, !token.spaced { return nil }
    if let value = currencies.codes.value(of: token) {
      guard value < 10_000, number == index + 1 else { return nil }
      return (.exact(value), number)
    }
    guard let value = currencies.words.value(of: token) else { return nil }
    let term = Currencies.Term(value)
    switch term {
    case .exact, .family: break
    case .minor(458): break
    default: return nil
    }
    if otherWords.value(of: token) != nil { return nil }
    // "euro 2028" is played, not paid.
    let digits = tokens[number]
    if term == .exact(978), digits.digits == 4, (1960...2099).contains(digits.value) { return nil }
    // "5 dollars 20": the word belongs to what stands before it.
    if index > 0, !token.startsLine,
      tokens[index - 1].kind == .number || reader.vocabulary.word(tokens[index - 1]) != nil
    {
      return nil
    }
    // Only rupees are abbreviated with a full stop: "counted the dollars. 5 left" is none.
    if number != index + 1, token.end - token.start != 2 { return nil }
    let length = token.end - token.start
    guard length <= 3 || !isPlural(document, token) else { return nil }
    if currencies.family(of: term) == "pound" { return nil }
    return (term, number)
  }

  private func isPlural(_ document: Document, _ token: Token) -> Bool {
    document.bytes[Int(token.end) - 1] | 0x20 == UInt8(ascii: "s")
  }

  // MARK: Currency last: "5 dollars", "20€", "30 MUSD", "50p"

  func suffixed(
    _ document: Document, at index: Int, _ number: NumberReader.Reading, _ context: AnalysisContext
  ) -> Amount? {
    let tokens = document.tokens
    var number = number
    var at = number.next
    guard at < tokens.count, !tokens[at].startsLine else { return nil }
    if tokens[at].isSign("-"), !tokens[at].spaced, at + 1 < tokens.count,
      !tokens[at + 1].spaced
    {
      at += 1
    } else if number.traits.contains(.vague), at + 1 < tokens.count, reader.vocabulary.word(tokens[at]) == .of
    {
      at += 1
    }
    let token = tokens[at]
    if token.kind == .sign {
      guard let value = signValue(token) else { return nil }
      // "1 $10 bill": the sign belongs to what follows.
      if token.spaced, at + 1 < tokens.count, tokens[at + 1].kind == .number, !tokens[at + 1].spaced {
        return nil
      }
      var amount = Amount(
        tokens: index..<at + 1, value: number.value, term: .init(value), rule: "money.sign",
        confidence: 0.9)
      absorbCents(&amount, document, number, afterWord: true)
      return amount
    }
    guard token.kind == .word, let (term, next) = suffixTerm(document, at: at, number, context) else {
      return nil
    }
    if case .exact = term, next - at == 1, let scale = multipleCode(document, token) {
      number.value = number.value.scaled(scale)
    }
    var amount = Amount(
      tokens: index..<next, value: number.value, term: term, rule: "money.word", confidence: 0.9)
    if case .thousands = term { amount.confidence = 0.75 }
    if !number.traits.contains(.magnitude), next < tokens.count, !tokens[next].startsLine,
      case .scale(let power) = reader.vocabulary.word(tokens[next]), power > 2
    {
      // "75 USD million".
      amount.value = amount.value.scaled(power)
      amount.tokens = index..<next + 1
    } else {
      absorbCents(&amount, document, number, afterWord: true)
    }
    absorbRupeeStroke(&amount, document)
    return amount
  }

  private func suffixTerm(
    _ document: Document, at index: Int, _ number: NumberReader.Reading, _ context: AnalysisContext
  ) -> (Currencies.Term, Int)? {
    let tokens = document.tokens
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    // "3.14US$", with no number glued to the sign.
    if let next, !next.spaced, next.kind == .sign,
      let phrase = signPhrase(document, at: index, isPrefix: false),
      phrase.1 >= tokens.count || tokens[phrase.1].spaced || tokens[phrase.1].kind == .sign
    {
      return phrase
    }
    if let match = currencies.words.match(tokens, at: index) {
      let term = Currencies.Term(match.value)
      switch term {
      case .glued:
        guard isPence(document, index, number, context) else { return nil }
      case .thousands:
        if let next, next.kind == .word, grandNouns.value(of: next) != nil { return nil }
      case .familyMinor where token.capitalised && !token.upper && !isPlural(document, token):
        // The rapper.
        return nil
      case .family where match.count == 1 && currencies.family(of: term) == "pound":
        if pounds.isWeight(document, at: index, number: number, region: context.region) { return nil }
      case .exact where match.count == 1 && otherWords.value(of: token) != nil:
        guard isMoney(document, at: index, number) else { return nil }
      default: break
      }
      return (term, index + match.count)
    }
    if let value = currencies.codes.value(of: token) {
      // "3 USD50 cards": the code belongs to what follows.
      if token.spaced, let next, next.kind == .number, !next.spaced { return nil }
      if value >= 10_000 {
        guard token.upper, next?.upper != true else { return nil }
      }
      return (.exact(value % 10_000), index + 1)
    }
    if multipleCode(document, token) != nil, let value = codeWithoutFirstLetter(document, token) {
      return (.exact(value), index + 1)
    }
    return nil
  }

  /// Whether a currency's name that is an English word too ("won") is money after a number: "5000 won", but
  /// neither "player 2 won" nor "the first 300 won a prize".
  private func isMoney(_ document: Document, at index: Int, _ number: NumberReader.Reading) -> Bool {
    let tokens = document.tokens
    if index + 1 < tokens.count, !tokens[index + 1].startsLine {
      let next = tokens[index + 1]
      if next.kind == .number || notAfterMoney.value(of: next) != nil { return false }
    }
    return number.value.double >= 1000 || number.traits.contains(.magnitude)
      || pounds.hasMoneyCue(document, around: index)
  }

  /// The power of ten of "MUSD" and "kEUR".
  private func multipleCode(_ document: Document, _ token: Token) -> Int? {
    guard token.end - token.start == 4, token.capitalised || token.spaced,
      codeWithoutFirstLetter(document, token) != nil
    else { return nil }
    switch document.bytes[Int(token.start)] {
    case UInt8(ascii: "M"), UInt8(ascii: "m"): return 6
    case UInt8(ascii: "k"), UInt8(ascii: "K"), UInt8(ascii: "T"): return 3
    default: return nil
    }
  }

  private func codeWithoutFirstLetter(_ document: Document, _ token: Token) -> Int? {
    var hash = Tokenizer.Fold()
    for byte in document.bytes[Int(token.start) + 1..<Int(token.end)] {
      guard (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
      hash.add(byte | 0x20)
    }
    guard let value = currencies.codes.value(ofHash: hash.value), value < 10_000 else { return nil }
    return value
  }

  /// "50p", but neither "1080p" nor an American "7p".
  private func isPence(
    _ document: Document, _ index: Int, _ number: NumberReader.Reading, _ context: AnalysisContext
  ) -> Bool {
    let tokens = document.tokens
    guard !tokens[index].spaced, let value = number.value.integer, (1...999).contains(value),
      index + 1 >= tokens.count || tokens[index + 1].spaced || tokens[index + 1].kind == .sign,
      ![144, 240, 360, 480, 540, 576, 720].contains(value)
    else { return false }
    return value > 12 || context.region == "GB"
  }

  // MARK: What follows an amount

  /// "$5 dollars", "$50 AUD", "£5 quid".
  private func absorbRepeatedCurrency(_ amount: inout Amount, _ document: Document) {
    let tokens = document.tokens
    let at = amount.tokens.upperBound
    guard at < tokens.count, tokens[at].kind == .word, !tokens[at].startsLine else { return }
    let family = currencies.family(of: amount.term)
    if at + 1 < tokens.count, tokens[at + 1].kind == .number, !tokens[at + 1].spaced { return }
    if let value = currencies.codes.value(of: tokens[at]), value < 10_000 {
      let term = Currencies.Term.exact(value)
      guard currencies.family(of: term) == family, term == amount.term || !isExact(amount.term) else {
        return
      }
      amount.term = term
      amount.tokens = amount.tokens.lowerBound..<at + 1
    } else if let match = currencies.words.match(tokens, at: at) {
      let term = Currencies.Term(match.value)
      guard !term.isMinor, currencies.family(of: term) == family else { return }
      switch (term, amount.term) {
      case (.thousands, _): return
      case (.exact, .family): amount.term = term
      default: break
      }
      amount.tokens = amount.tokens.lowerBound..<at + match.count
    }
  }

  private func isExact(_ term: Currencies.Term) -> Bool {
    if case .exact = term { true } else { false }
  }

  /// "five dollars and 20 cents", "3 dollars 50", "15 dollars and 15", "17 USD 25".
  private func absorbCents(
    _ amount: inout Amount, _ document: Document, _ number: NumberReader.Reading, afterWord: Bool
  ) {
    let tokens = document.tokens
    guard !amount.term.isMinor, amount.value.isWhole || number.traits.contains(.magnitude) else { return }
    if case .thousands = amount.term { return }
    var at = amount.tokens.upperBound
    guard at < tokens.count, !tokens[at].startsLine else { return }
    let isJoined = reader.vocabulary.word(tokens[at]) == .and
    if isJoined { at += 1 }
    guard at < tokens.count, !tokens[at].startsLine, tokens[at].kind != .sign, tokens[at].spaced,
      let cents = reader.read(document, at: at, for: .money), let value = cents.value.integer,
      (1...99).contains(value), !cents.traits.contains(.magnitude),
      cents.next >= tokens.count || tokens[cents.next].spaced || tokens[cents.next].kind == .sign
        || currencies.words.value(of: tokens[cents.next]) != nil
    else { return }
    let next = cents.next < tokens.count && !tokens[cents.next].startsLine ? tokens[cents.next] : nil
    let fraction = cents.value.scaled(-2)
    if let next, next.kind == .word, let word = currencies.words.value(of: next) {
      guard Currencies.Term(word).isMinor else { return }
      amount.value = amount.value + fraction
      amount.tokens = amount.tokens.lowerBound..<cents.next + 1
      return
    }
    guard afterWord || (isJoined && !cents.traits.contains(.digits) && value >= 10),
      !number.traits.contains(.magnitude) || !afterWord
    else { return }
    // Without "cents" the clause has to end here, or the number counts something else.
    let ends: Bool
    if let next {
      switch next.kind {
      case .sign: ends = [46, 44, 33, 63, 41, 59].contains(next.value)
      case .word: ends = clauseWords.value(of: next) != nil
      default: ends = false
      }
    } else {
      ends = true
    }
    guard ends, isJoined || value >= 10 else { return }
    if case .familyMinor = amount.term { return }
    amount.value = amount.value + fraction
    amount.tokens = amount.tokens.lowerBound..<cents.next
  }

  /// The "/-" that ends prices in rupees: "Rs. 500/-".
  private func absorbRupeeStroke(_ amount: inout Amount, _ document: Document) {
    let tokens = document.tokens
    let at = amount.tokens.upperBound
    guard currencies.family(of: amount.term) == "rupee", at + 1 < tokens.count, tokens[at].isSign("/"),
      tokens[at].kind == .sign, !tokens[at].spaced, tokens[at + 1].isSign("-"),
      !tokens[at + 1].spaced
    else { return }
    amount.tokens = amount.tokens.lowerBound..<at + 2
  }
}
