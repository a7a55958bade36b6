import LanguageData

/// A detector that finds flights (`flight`): an airline's code or name with a number of one to four digits.
///
/// Codes look like much else ("PS 5", "CA 101", "AM 7"), so a code counts only beside a flight's word, after
/// the airline's name, or where its form leaves little else. Linear in the text.
package struct FlightDetector: Detector {
  private let airlines: [(code: String, name: String, isWord: Bool)]
  /// Rows by the two characters of the IATA code.
  private let byCode: [UInt16: Int]
  /// Rows by the hash of the ICAO code.
  private let byICAO: [UInt64: Int]
  let names: PhraseIndex
  /// Short names that are words of their own: Delta, United, Spirit.
  let wordlikeNames: PhraseIndex
  private let nouns: [Lexicon]
  private let words: Lexicon
  private let units: Lexicon
  /// Words that may stand between "flight" and a code that is a word of its own.
  private let links: Lexicon
  /// Nouns that other numbers follow: "room BA117", "serial SN 4512".
  private let otherNouns: Lexicon
  /// Words of other things that letters and numbers stand for: "DL 225 for 5 reps".
  private let otherTopics: Lexicon
  /// Words before the name of an airline that somebody flies with: "on delta 1187".
  let boarding: Lexicon
  /// Airlines' names that are nouns and verbs in lower case: "lot 1234", "tap 500".
  let commonNouns: Lexicon

  package init(shared: LanguageImage, english: LanguageImage) throws {
    let table = try shared.required(table: "airline")
    var airlines: [(code: String, name: String, isWord: Bool)] = []
    var byCode: [UInt16: Int] = [:]
    var byICAO: [UInt64: Int] = [:]
    for row in 0..<table.count {
      let code = table.field(row: row, column: 0)
      byCode[Self.key(Array(code.utf8)[...])] = row
      if let icao = Document(table.field(row: row, column: 1)).tokens.first { byICAO[icao.hash] = row }
      airlines.append((code, table.field(row: row, column: 2), !table.field(row: row, column: 5).isEmpty))
    }
    self.airlines = airlines
    self.byCode = byCode
    self.byICAO = byICAO
    self.names = PhraseIndex(table, column: 3)
    self.wordlikeNames = PhraseIndex(table, column: 4)
    self.nouns = [
      try english.required("flightNoun"), try shared.required("flightNounAnyLanguage"),
    ]
    self.words = try english.required("flightWord")
    self.units = try english.required("flightFollowStop")
    self.links = try english.required("flightLink")
    self.otherNouns = try english.required("flightNotBefore")
    self.otherTopics = try english.required("flightNotNear")
    self.boarding = try english.required("flightBoarding")
    self.commonNouns = try english.required("flightNameNoun")
  }

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    let tokens = document.tokens
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind == .number, let found = flight(at: index, document, &findings) else {
        index += 1
        continue
      }
      findings.candidates.append(found.candidate)
      index = found.next
    }
  }

  /// A designator as it stands in the text.
  private struct Designator {
    var row: Int
    /// The first token of the code and the token of the number.
    var first: Int
    var number: Int
    var form: Form
    /// The number without a digit that belongs to the code, and how many digits it has.
    var value: Int
    var digits: Int

    enum Form { case code, codeWithDigit, icao }
  }

  private func flight(
    at index: Int, _ document: Document, _ findings: inout Findings
  ) -> (candidate: Candidate, next: Int)? {
    if let designator = designator(at: index, document) {
      let range = Int(document.tokens[designator.first].start)..<Int(document.tokens[designator.number].end)
      if let confidence = confidence(of: designator, document) {
        return (candidate(range, row: designator.row, designator.value, confidence), designator.number + 1)
      }
      findings.reject(
        range, as: .flight, rule: "flight.code",
        because: "no flight's word is near by, and the code is other things too")
    }
    return named(at: index, document)
  }

  func candidate(
    _ range: Range<Int>, row: Int, _ number: Int, _ confidence: Double
  ) -> Candidate {
    let value = FlightValue(airline: airlines[row].code, number: number, airlineName: airlines[row].name)
    return Candidate(range: range, value: .flight(value), confidence: confidence, rule: "flight")
  }

  // MARK: Codes

  /// A designator whose number, or whose digit in the code, is the token at an index.
  private func designator(at index: Int, _ document: Document) -> Designator? {
    let tokens = document.tokens
    // "9W 123", "6E2134": the code begins with a digit.
    if tokens[index].digits == 1, index + 2 < tokens.count, tokens[index + 1].kind == .word,
      !tokens[index + 1].spaced, tokens[index + 1].range.count == 1, tokens[index + 2].kind == .number,
      isFree(before: index, document), isFlightNumber(index + 2, document)
    {
      let code = Int(tokens[index].start)..<Int(tokens[index + 1].end)
      return designator(code, first: index, number: index + 2, .codeWithDigit, document)
    }
    guard index > 0 else { return nil }
    var first = index - 1
    if tokens[first].kind == .word, tokens[first].range.count == 1, !tokens[index].spaced,
      isFree(before: first, document)
    {
      // "B6 1234": the code ends with a digit.
      if tokens[index].digits == 1, index + 1 < tokens.count, tokens[index + 1].spaced,
        !tokens[index + 1].startsLine, isFlightNumber(index + 1, document)
      {
        let code = Int(tokens[first].start)..<Int(tokens[index].end)
        return designator(code, first: first, number: index + 1, .codeWithDigit, document)
      }
      // "B61234": the first digit is the code's.
      if isNumber(index, digits: 4...5, document) {
        let code = Int(tokens[first].start)..<Int(tokens[index].start) + 1
        var found = designator(code, first: first, number: index, .codeWithDigit, document)
        found?.digits -= 1
        found?.value %= tokens[index].digits == 5 ? 10_000 : 1_000
        return found
      }
    }
    guard isFlightNumber(index, document), !tokens[index].startsLine else { return nil }
    if tokens[first].kind == .sign, tokens[first].value == Int32(UInt8(ascii: "-")), first > 0,
      !tokens[first].spaced, !tokens[index].spaced
    {
      first -= 1
    }
    guard tokens[first].kind == .word, isFree(before: first, document) else { return nil }
    if tokens[first].range.count == 2 {
      return designator(tokens[first].range, first: first, number: index, .code, document)
    }
    if tokens[first].range.count == 3, tokens[first].upper, let row = byICAO[tokens[first].hash] {
      return Designator(
        row: row, first: first, number: index, form: .icao, value: Int(tokens[index].value),
        digits: Int(tokens[index].digits))
    }
    return nil
  }

  private func designator(
    _ code: Range<Int>, first: Int, number: Int, _ form: Designator.Form, _ document: Document
  ) -> Designator? {
    guard code.count == 2, let row = byCode[Self.key(document.bytes[code])] else { return nil }
    let token = document.tokens[number]
    return Designator(
      row: row, first: first, number: number, form: form, value: Int(token.value), digits: Int(token.digits))
  }

  /// Whether nothing is glued to the left of a token.
  private func isFree(before index: Int, _ document: Document) -> Bool {
    let token = document.tokens[index]
    guard !token.spaced, index > 0 else { return true }
    let previous = document.tokens[index - 1]
    guard previous.kind == .sign, let sign = UInt8(exactly: previous.value) else { return false }
    return !"-./_@&=$'+".utf8.contains(sign)
  }

  /// One to four digits that neither a fraction, a clock, a sign of money nor more letters go on from.
  func isFlightNumber(_ index: Int, _ document: Document) -> Bool {
    isNumber(index, digits: 1...4, document)
  }

  private func isNumber(_ index: Int, digits: ClosedRange<Int>, _ document: Document) -> Bool {
    let tokens = document.tokens
    let token = tokens[index]
    guard token.kind == .number, digits.contains(Int(token.digits)), token.value > 0,
      token.range.count == Int(token.digits)
    else { return false }
    guard index + 1 < tokens.count, !tokens[index + 1].spaced else { return true }
    let next = tokens[index + 1]
    if next.kind == .word { return next.hash == Self.possessive }
    guard next.kind == .sign, let sign = UInt8(exactly: next.value) else { return next.kind == .sign }
    if "%:/_@$=-+".utf8.contains(sign) { return false }
    if sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",") {
      return index + 2 >= tokens.count || tokens[index + 2].spaced || tokens[index + 2].kind != .number
    }
    return true
  }

  private static let possessive = Document("Luigi's").tokens.last?.hash

  /// Returns the confidence of a designator, or nil.
  private func confidence(of designator: Designator, _ document: Document) -> Double? {
    let tokens = document.tokens
    let isUpper = document.bytes[
      tokens[designator.first].range.lowerBound..<Int(tokens[designator.number].start)
    ]
    .allSatisfy { !(97...122).contains($0) }
    let airline = airlines[designator.row]
    if followsUnit(designator.number, document) { return nil }
    // "6 AM 12 May"
    if airline.isWord, designator.first > 0, tokens[designator.first - 1].kind == .number { return nil }
    let isAfterNoun =
      airline.isWord
      ? hasNoun(directlyBefore: designator.first, document) : hasNoun(before: designator.first, document)
    if isAfterNoun || hasNoun(after: designator.number, document) {
      return isUpper || !airline.isWord || !tokens[designator.number].spaced ? 0.95 : nil
    }
    guard isUpper, !isOther(designator.first, document) else { return nil }
    if isNamed(designator.row, before: designator.first, document) { return 0.95 }
    let number = tokens[designator.number]
    let hasContext = hasContext(around: designator.first..<designator.number + 1, document)
    switch designator.form {
    case .codeWithDigit:
      // "We're on P4 7124": three digits behind such a code are little else.
      let isBoarded = designator.digits >= 3 && isBoarding(before: designator.first, document)
      return hasContext && designator.digits >= 2 || isBoarded ? 0.85 : nil
    case .icao:
      return hasContext ? 0.8 : nil
    case .code:
      let isYear = number.spaced && (1900...2099).contains(number.value)
      if airline.isWord {
        // "landing at SFO, then US 101"
        return hasContext && !isYear && designator.digits >= (number.spaced ? 4 : 3) ? 0.7 : nil
      }
      if hasContext { return 0.85 }
      guard designator.digits >= 3, !isYear, !isShouted(designator, document),
        !isAmongOthers(designator.first..<designator.number + 1, document)
      else { return nil }
      return 0.6
    }
  }

  /// Whether a noun that other numbers follow stands before a token, with nothing but "number", "is" or a
  /// sign between.
  private func isOther(_ index: Int, _ document: Document) -> Bool {
    var end = index
    while end > 0, index - end < 4, !document.tokens[end].startsLine {
      for start in max(0, end - 2)..<end {
        if let match = otherNouns.match(document.tokens, at: start), start + match.count == end {
          return true
        }
      }
      guard links.match(document.tokens, at: end - 1) != nil else { return false }
      end -= 1
    }
    return false
  }

  /// Whether a word of another topic stands within eight tokens.
  private func isAmongOthers(_ range: Range<Int>, _ document: Document) -> Bool {
    let tokens = document.tokens
    return (max(0, range.lowerBound - 8)..<min(tokens.count, range.upperBound + 8)).contains {
      !range.contains($0) && otherTopics.match(tokens, at: $0) != nil
    }
  }

  /// Whether the words beside it are in upper case too, so that upper case says nothing.
  private func isShouted(_ designator: Designator, _ document: Document) -> Bool {
    let tokens = document.tokens
    let before = designator.first > 0 && tokens[designator.first - 1].upper
    let after = designator.number + 1 < tokens.count && tokens[designator.number + 1].upper
    return before || after
  }

  // MARK: Words near by

  /// "flight" within four tokens before, with no other number between.
  private func hasNoun(before index: Int, _ document: Document) -> Bool {
    for start in stride(from: index - 1, through: max(0, index - 4), by: -1) {
      if document.tokens[start].kind == .number { return false }
      if noun(at: start, document) != nil { return true }
    }
    return false
  }

  /// "flight" before a token, with nothing but "is", "number" or a sign between.
  private func hasNoun(directlyBefore index: Int, _ document: Document) -> Bool {
    var start = index - 1
    while start >= 0, index - start <= 4 {
      if let count = noun(at: start, document), start + count <= index { return true }
      guard links.match(document.tokens, at: start) != nil else { return false }
      start -= 1
    }
    return false
  }

  private func hasNoun(after index: Int, _ document: Document) -> Bool {
    index + 1 < document.tokens.count && !document.tokens[index + 1].startsLine
      && noun(at: index + 1, document) != nil
  }

  /// The length of "flight", "flight number" and the like at a token.
  func noun(at index: Int, _ document: Document) -> Int? {
    for lexicon in nouns {
      if let match = lexicon.match(document.tokens, at: index) { return match.count }
    }
    return nil
  }

  func hasContext(around range: Range<Int>, _ document: Document) -> Bool {
    let tokens = document.tokens
    for index in max(0, range.lowerBound - 24)..<min(tokens.count, range.upperBound + 24) {
      if range.contains(index) { continue }
      if words.match(tokens, at: index) != nil { return true }
    }
    return false
  }

  /// Whether a unit follows a number: "United 20 points".
  func followsUnit(_ index: Int, _ document: Document) -> Bool {
    index + 1 < document.tokens.count && units.match(document.tokens, at: index + 1) != nil
  }

  private static func key(_ code: ArraySlice<UInt8>) -> UInt16 {
    code.reduce(0) { $0 << 8 | UInt16($1 >= UInt8(ascii: "a") ? $1 & 0xDF : $1) }
  }
}
