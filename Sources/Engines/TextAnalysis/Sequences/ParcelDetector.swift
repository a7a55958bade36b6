import LanguageData

/// A detector that finds the numbers that couriers give to parcels (`tracking_number`).
///
/// Forms and check digits are the table `parcelForm`. A number may be written in groups; a run of groups is
/// looked at up to 44 characters, so the cost is linear in the text.
package struct ParcelDetector: Detector {
  private let forms: [ParcelForm]
  /// The forms of each length.
  private let byLength: [[Int]]
  private let couriers: [(id: String, page: String)]
  private let names: PhraseIndex
  private let operators: [UInt16: (id: String, page: String)]
  private let words: [Lexicon]
  /// Words that lead to a parcel's number, and those that may stand between.
  private let announcers: [Lexicon]
  private let links: Lexicon

  /// No form is shorter, and none has fewer digits.
  private static let shortest = 8
  private static let fewestDigits = 4

  package init(shared: LanguageImage, english: LanguageImage) throws {
    let courierTable = try shared.required(table: "courier")
    couriers = (0..<courierTable.count).map {
      (courierTable.field(row: $0, column: 0), courierTable.field(row: $0, column: 2))
    }
    names = PhraseIndex(courierTable, column: 3)
    words = [try english.required("parcelWord"), try shared.required("parcelWordAnyLanguage")]
    announcers = [try english.required("parcelAnnouncer"), try shared.required("parcelWordAnyLanguage")]
    links = try english.required("parcelLink")
    let rows = Dictionary(
      couriers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var forms: [ParcelForm] = []
    for row in try shared.required(table: "parcelForm").rows {
      let courier = rows[row[0]]
      guard courier != nil || row[0] == "postal" else {
        throw LanguageDataError(.invalidSource, "parcelForm \"\(row[1])\": no courier \(row[0])")
      }
      forms += try ParcelForm.forms(
        pattern: row[1], check: row[2], checked: row[3], evidence: row[4], courier: courier)
    }
    self.forms = forms
    byLength = (0...ParcelRun.longest).map { length in
      forms.indices.filter { forms[$0].places.count == length }
    }
    operators = Dictionary(
      try shared.required(table: "postalOperator").rows.map {
        (Self.country(Array($0[0].utf8)[...]), ($0[1], $0[2]))
      },
      uniquingKeysWith: { first, _ in first })
  }

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    var digits = 0
    for token in document.tokens where token.digits > 0 {
      digits += Int(token.digits)
      if digits >= Self.fewestDigits { break }
    }
    guard digits >= Self.fewestDigits else { return }
    var scanner = ParcelRunScanner(bytes: document.bytes)
    while scanner.next() {
      let run = scanner.run
      guard run.letters.count >= Self.shortest else { continue }
      var first = 0
      let before = findings.candidates.count
      while first < run.chunks.count {
        first = longestMatch(in: run, from: first, document, context, &findings) ?? first + 1
      }
      if findings.candidates.count == before, let found = tied(run, document, context) {
        findings.candidates.append(found)
      }
    }
  }

  /// Reports the longest number that begins with a chunk; answers the chunk after it.
  private func longestMatch(
    in run: ParcelRun, from first: Int, _ document: Document, _ context: AnalysisContext,
    _ findings: inout Findings
  ) -> Int? {
    // In "1 Z 9 9 9 A ..." a number begins with the run, not at each character.
    if first > 0, run.chunks[first].letters.count == 1, run.chunks[first - 1].letters.count == 1 {
      return nil
    }
    let start = run.chunks[first].letters.lowerBound
    var refused: (range: Range<Int>, reason: String)?
    for last in stride(from: run.chunks.count - 1, through: first, by: -1) {
      let length = run.chunks[last].letters.upperBound - start
      guard length < byLength.count, !byLength[length].isEmpty else { continue }
      let number = run.letters[start..<start + length]
      let range = run.chunks[first].bytes.lowerBound..<run.chunks[last].bytes.upperBound
      var fitting: [Int] = []
      for form in byLength[length] where forms[form].accepts(number) {
        if isPlausible(forms[form], number, grouped: first != last) { fitting.append(form) }
      }
      let isChecked = !fitting.isEmpty
      if !isChecked {
        fitting = byLength[length].filter { forms[$0].isUnmistakable && forms[$0].resembles(number) }
      }
      guard !fitting.isEmpty else { continue }
      let surroundings = surroundings(of: range, in: document, context)
      // What a slip of the pen spoils is a parcel's number only where the text speaks of parcels.
      guard isChecked || surroundings.hasWord || !surroundings.named.isEmpty else { continue }
      switch weigh(
        fitting, number, range, isGrouped: first != last,
        isWholeRun: first == 0 && last == run.chunks.count - 1, surroundings, document)
      {
      case .success(let candidate):
        findings.candidates.append(candidate)
        return last + 1
      case .failure(let refusal):
        refused = refused ?? (range, refusal.reason)
      }
    }
    if let refused {
      findings.reject(refused.range, as: .trackingNumber, rule: "parcel", because: refused.reason)
    }
    return nil
  }

  private struct Refusal: Error {
    var reason: String
  }

  private func isPlausible(_ form: ParcelForm, _ number: ArraySlice<UInt8>, grouped: Bool) -> Bool {
    let digits = number.count { $0 <= UInt8(ascii: "9") }
    if form.evidence == .digits, digits * 2 < number.count { return false }
    // Spaces inside are usual only for long numbers; "10 Oct 2024" is not one.
    if grouped, number.count < 10 || form.evidence == .courier { return false }
    return digits >= Self.fewestDigits
  }

  private func weigh(
    _ fitting: [Int], _ number: ArraySlice<UInt8>, _ range: Range<Int>, isGrouped: Bool, isWholeRun: Bool,
    _ surroundings: Surroundings, _ document: Document
  ) -> Result<Candidate, Refusal> {
    var strong = fitting.filter { [.any, .digits].contains(forms[$0].evidence) }
    var confidence = 0.9
    let hasWord = surroundings.hasWord
    let named = Set(surroundings.named.keys)
    if strong.isEmpty || strong.allSatisfy({ forms[$0].isDigitsOnly }) {
      if Self.isPaymentCard(number), !hasWord, named.isEmpty {
        return .failure(Refusal(reason: "has the form of a payment card's number"))
      }
    }
    if strong.isEmpty {
      let byName = fitting.filter { forms[$0].courier.map(named.contains) ?? false }
      strong = byName
      confidence = 0.85
      if strong.isEmpty, hasWord || !named.isEmpty, isWholeRun || !Self.isDigits(number) {
        strong = fitting.filter { [.alone, .words].contains(forms[$0].evidence) }
        confidence = 0.75
      }
      if strong.isEmpty, Self.isAlone(range, in: document) {
        strong = fitting.filter { forms[$0].evidence == .alone }
        // Ten and eleven digits are a telephone number first.
        confidence = Self.isDigits(number) ? (number.count < 12 ? 0.4 : 0.6) : 0.7
      }
      guard !strong.isEmpty else {
        return .failure(Refusal(reason: "neither a parcel's word nor the courier's name is near by"))
      }
    } else if hasWord || !named.isEmpty {
      confidence = 0.97
    } else if isGrouped, strong.allSatisfy({ forms[$0].check == nil }), !Self.isAlone(range, in: document) {
      return .failure(Refusal(reason: "groups without a check digit or a parcel's word near by"))
    }
    return value(of: strong, number, named: surroundings.named).map { value in
      Candidate(range: range, value: .trackingNumber(value), confidence: confidence, rule: "parcel")
    }
  }

  /// The couriers of forms, those named near by first.
  private func value(
    of fitting: [Int], _ number: ArraySlice<UInt8>, named: [Int: String]
  ) -> Result<TrackingNumberValue, Refusal> {
    var found: [(id: String, page: String, isNamed: Bool)] = []
    for index in fitting {
      if let row = forms[index].courier {
        found.append((couriers[row].id, couriers[row].page, named[row] != nil))
      } else if let post = operators[Self.country(number.suffix(2))] {
        found.append(
          (post.id, post.page, couriers.indices.contains { named[$0] != nil && couriers[$0].id == post.id })
        )
      }
    }
    found = found.filter(\.isNamed) + found.filter { !$0.isNamed }
    guard let best = found.first else { return .failure(Refusal(reason: "no postal service has this code")) }
    var text = String(decoding: number, as: UTF8.self)
    if let hyphen = forms[fitting[0]].hyphen {
      text.insert("-", at: text.utf8.index(text.startIndex, offsetBy: hyphen))
    }
    var ids: [String] = []
    for courier in found where !ids.contains(courier.id) { ids.append(courier.id) }
    let page = best.page.isEmpty ? nil : best.page.replacing("{number}", with: text)
    let name = couriers.indices.first { couriers[$0].id == best.id }.flatMap { named[$0] }
    return .success(TrackingNumberValue(number: text, couriers: ids, url: page, courierName: name))
  }

  /// The words around a number that speak of parcels.
  private struct Surroundings {
    var hasWord = false
    /// The couriers that are named, or write, by their rows, as they are written.
    var named: [Int: String] = [:]
  }

  /// Whether a parcel's word stands near a range, and which couriers are named there or write it.
  private func surroundings(
    of range: Range<Int>, in document: Document, _ context: AnalysisContext
  ) -> Surroundings {
    let tokens = document.tokens
    let after = tokens.firstIndex(startingAtOrAfter: range.upperBound)
    let before = tokens.firstIndex(startingAtOrAfter: range.lowerBound)
    var found = Surroundings()
    if let sender = context.sender {
      let name = Document(sender)
      if !name.tokens.isEmpty, let match = names.match(name.tokens, at: 0) { found.named[match.row] = sender }
    }
    for index in max(0, before - 24)..<min(tokens.count, after + 12) {
      if index >= before && index < after || tokens[index].kind != .word { continue }
      if words.contains(where: { $0.match(tokens, at: index) != nil }) { found.hasWord = true }
      if let name = names.match(tokens, at: index) {
        found.named[name.row] = document.text(
          Int(tokens[index].start)..<Int(tokens[index + name.count - 1].end))
      }
    }
    return found
  }

  // MARK: Numbers without a form

  /// The number of a run that has no courier's form and follows a parcel's word: "tracking no. 880014627350",
  /// "track it with SWP774019023GB"; and a number of many digits beside a courier that writes.
  private func tied(_ run: ParcelRun, _ document: Document, _ context: AnalysisContext) -> Candidate? {
    guard let first = run.chunks.first, let last = run.chunks.last, (9...34).contains(run.letters.count),
      run.letters.count(where: { $0 <= UInt8(ascii: "9") }) >= 6,
      run.letters.contains(where: { $0 != run.letters[0] })
    else { return nil }
    let range = first.bytes.lowerBound..<last.bytes.upperBound
    let around = surroundings(of: range, in: document, context)
    guard isAnnounced(range, document, around) else { return nil }
    let row = around.named.keys.min()
    // A courier's own form with a wrong check digit was mistyped: nothing is known by it.
    guard
      run.letters.count >= byLength.count
        || !byLength[run.letters.count].contains(where: { form in
          forms[form].isDigitsOnly && forms[form].check != nil
            && forms[form].courier.map { around.named[$0] != nil } ?? false
            && forms[form].resembles(run.letters[...])
        })
    else { return nil }
    let courier = around.named.count == 1 ? row.map { couriers[$0] } : nil
    let name = around.named.count == 1 ? row.flatMap { around.named[$0] } : nil
    let number = String(decoding: run.letters, as: UTF8.self)
    let page = courier.flatMap { $0.page.isEmpty ? nil : $0.page.replacing("{number}", with: number) }
    let value = TrackingNumberValue(
      number: number, couriers: courier.map { [$0.id] } ?? [], url: page,
      courierName: name ?? sender(of: range, document, context))
    return Candidate(
      range: range, value: .trackingNumber(value), confidence: 0.75, rule: "parcel.announced")
  }

  /// Whether a parcel's word or a courier's name leads to a number, with nothing but "number", "is" and signs
  /// between.
  private func isAnnounced(
    _ range: Range<Int>, _ document: Document, _ around: Surroundings
  ) -> Bool {
    let tokens = document.tokens
    var index = tokens.firstIndex(startingAtOrAfter: range.lowerBound) - 1
    let first = index + 1
    while index >= 0, first - index <= 6 {
      let token = tokens[index]
      if token.kind == .word {
        for start in max(0, index - 2)...index {
          if let name = names.match(tokens, at: start), start + name.count == index + 1 { return true }
          for lexicon in announcers {
            if let word = lexicon.match(tokens, at: start), start + word.count == index + 1 { return true }
          }
        }
        guard links.value(of: token) != nil else { return false }
      } else if token.kind == .number
        || ".!?".utf8.contains(UInt8(clamping: token.value))
          // "tracking no. 44...": the point of an abbreviation.
          && !(index > 0 && links.value(of: tokens[index - 1]) != nil)
      {
        return false
      }
      index -= 1
    }
    return false
  }

  /// Who sends a notice of a parcel that comes from somebody else: "Your parcel from Oaken Boots".
  private func sender(of range: Range<Int>, _ document: Document, _ context: AnalysisContext) -> String? {
    guard let sender = context.sender else { return nil }
    let tokens = document.tokens
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .word {
      guard let word = words.lazy.compactMap({ $0.match(tokens, at: index) }).first,
        index + word.count + 1 < tokens.count, tokens[index + word.count].hash == Self.fromWord,
        tokens[index + word.count + 1].capitalised
      else { continue }
      return sender
    }
    return nil
  }

  private static let fromWord = Document("from").tokens[0].hash

  private static func isAlone(_ range: Range<Int>, in document: Document) -> Bool {
    document.tokens.allSatisfy { token in
      range.contains(Int(token.start)) || token.kind == .sign && token.value != UInt8(ascii: "+")
    }
  }

  private static func isDigits(_ number: ArraySlice<UInt8>) -> Bool {
    number.allSatisfy { $0 <= UInt8(ascii: "9") }
  }

  /// The Luhn digit under the first digits of the usual card schemes (ISO/IEC 7812).
  private static func isPaymentCard(_ number: ArraySlice<UInt8>) -> Bool {
    guard (15...16).contains(number.count), isDigits(number) else { return false }
    let first = number.prefix(2).reduce(0) { $0 * 10 + Int($1) - 48 }
    let isScheme =
      number.count == 15
      ? first == 34 || first == 37
      : (40...49).contains(first) || (51...55).contains(first) || (22...27).contains(first)
        || [35, 60, 62, 64, 65].contains(first)
    return isScheme && ParcelCheckDigit.luhn.accepts(number)
  }

  private static func country(_ letters: ArraySlice<UInt8>) -> UInt16 {
    letters.reduce(0) { $0 << 8 | UInt16($1) }
  }
}

extension [Token] {
  /// The first token at or after a byte, by binary search.
  func firstIndex(startingAtOrAfter byte: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle].start) < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
