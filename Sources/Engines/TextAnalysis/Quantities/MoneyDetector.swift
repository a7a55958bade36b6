import Foundation
import LanguageData

/// A detector that finds amounts of money and says of which currency they are.
struct MoneyDetector: Detector {
  let reader: NumberReader
  let currencies: Currencies
  let pounds: PoundSense
  let grandNouns: Lexicon
  let clauseWords: Lexicon
  /// Names of currencies that are words of other things too: "won".
  let otherWords: Lexicon
  /// Words after such a word that make it no money: "won the game".
  let notAfterMoney: Lexicon

  init(shared: LanguageImage, english: LanguageImage) throws {
    reader = try NumberReader(shared: shared, english: english)
    currencies = try Currencies(shared: shared, english: english)
    pounds = try PoundSense(english: english)
    grandNouns = try english.required("grandNoun")
    clauseWords = try english.required("clauseWord")
    otherWords = try english.required("currencyOtherWord")
    notAfterMoney = try english.required("notAfterMoney")
  }

  /// An amount under construction.
  struct Amount {
    /// Tokens it takes.
    var tokens: Range<Int>
    var value: DecimalFraction
    var term: Currencies.Term
    var rule: String
    var confidence: Double
  }

  func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let tokens = document.tokens
    // A number that may turn out to be the first of a range: "5 to 10 dollars".
    var pending: (start: Int, reading: NumberReader.Reading)?
    var index = 0
    while index < tokens.count {
      if var amount = prefixed(document, at: index) {
        let second = rangeEnd(after: &amount, document)
        emit(amount, document, context, &findings)
        index = amount.tokens.upperBound
        pending = nil
        if let second {
          emit(second, document, context, &findings)
          index = second.tokens.upperBound
        }
        continue
      }
      guard let reading = number(document, at: index) else {
        if let note = banknote(tokens[index], at: index) { emit(note, document, context, &findings) }
        index += 1
        continue
      }
      if let amount = suffixed(document, at: index, reading, context) {
        if let pending, let first = rangeStart(pending, before: amount, reading, document) {
          emit(first, document, context, &findings)
        }
        emit(amount, document, context, &findings)
        index = amount.tokens.upperBound
        pending = nil
      } else {
        pending = (index, reading)
        index = max(index + 1, reading.next)
      }
    }
  }

  /// The number that begins at a token and is not the end of a word or a code.
  private func number(_ document: Document, at index: Int) -> NumberReader.Reading? {
    let tokens = document.tokens
    let token = tokens[index]
    switch token.kind {
    case .ordinal: return nil
    case .number:
      if index > 0, !token.spaced {
        let before = tokens[index - 1]
        if before.kind != .sign || before.isSign("#") || before.isSign("_") || before.isSign(":") {
          return nil
        }
        // The rest of "1.2.3" or of "12:30".
        if before.isSign(".") || before.isSign("/"), index > 1, tokens[index - 2].kind == .number,
          !before.spaced
        {
          return nil
        }
      }
    case .sign:
      guard token.isSign(".") || token.value == 0 else { return nil }
    case .word: break
    }
    return reader.read(document, at: index, for: .money)
  }

  /// "a fiver", "two tenners": only the note itself is read.
  private func banknote(_ token: Token, at index: Int) -> Amount? {
    guard token.kind == .word, let value = currencies.notes.value(of: token) else { return nil }
    return Amount(
      tokens: index..<index + 1, value: DecimalFraction(value), term: .family(826), rule: "money.note",
      confidence: 0.7)
  }

  func emit(
    _ amount: Amount, _ document: Document, _ context: AnalysisContext, _ findings: inout Findings
  ) {
    let resolved = currencies.resolve(amount.term, region: context.region)
    let first = document.tokens[amount.tokens.lowerBound]
    let last = document.tokens[amount.tokens.upperBound - 1]
    findings.candidates.append(
      Candidate(
        range: Int(first.start)..<Int(last.end),
        value: .money(
          MoneyValue(amount: amount.value.scaled(resolved.power).decimal, currency: resolved.code)),
        confidence: amount.confidence, rule: amount.rule))
  }

  // MARK: Ranges

  /// The "10" of "$5-10" and "$5–10k"; in "$1-2 million" the first is of millions too.
  private func rangeEnd(after amount: inout Amount, _ document: Document) -> Amount? {
    let tokens = document.tokens
    let dash = amount.tokens.upperBound
    guard dash + 1 < tokens.count, tokens[dash].isSign("-"),
      tokens[dash].spaced == tokens[dash + 1].spaced, tokens[dash + 1].kind == .number,
      let reading = reader.read(document, at: dash + 1, for: .money),
      reading.value.double >= amount.value.double || reading.value.double * 1000 > amount.value.double,
      reading.value.double > 0
    else { return nil }
    if reading.next < tokens.count, !tokens[reading.next].spaced,
      tokens[reading.next].kind != .sign || tokens[reading.next].isSign("-")
    {
      return nil
    }
    let isPlain = tokens[amount.tokens.upperBound - 1].kind == .number
    if isPlain, amount.value.double < reading.value.scaled(-reading.power).double {
      amount.value = amount.value.scaled(reading.power)
    }
    return Amount(
      tokens: dash + 1..<reading.next, value: reading.value, term: amount.term, rule: "money.range",
      confidence: 0.6)
  }

  /// The "5" of "5-10 dollars", "5 to 10 bucks", "between five and ten pounds".
  private func rangeStart(
    _ pending: (start: Int, reading: NumberReader.Reading), before amount: Amount,
    _ second: NumberReader.Reading, _ document: Document
  ) -> Amount? {
    let tokens = document.tokens
    let connector = pending.reading.next
    guard connector + 1 == amount.tokens.lowerBound, !tokens[connector].startsLine else { return nil }
    if tokens[connector].kind == .sign {
      guard tokens[connector].isSign("-") else { return nil }
    } else {
      let word = document.bytes[tokens[connector].range]
      let isBetween =
        word.elementsEqual("and".utf8) && pending.start > 0
        && document.bytes[tokens[pending.start - 1].range].elementsEqual("between".utf8)
      guard word.elementsEqual("to".utf8) || word.elementsEqual("or".utf8) || isBetween else { return nil }
    }
    guard pending.reading.value.double > 0, pending.reading.value.double <= amount.value.double else {
      return nil
    }
    // "5 to 10 million dollars".
    var value = pending.reading.value
    if !pending.reading.traits.contains(.magnitude), value.double < second.value.scaled(-second.power).double
    {
      value = value.scaled(second.power)
    }
    return Amount(
      tokens: pending.start..<pending.reading.next, value: value, term: amount.term,
      rule: "money.range", confidence: 0.6)
  }
}
