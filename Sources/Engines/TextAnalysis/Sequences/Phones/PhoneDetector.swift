import LanguageData

/// Finds phone numbers: those that the numbering plans know, and others where words say that they are some.
///
/// The scan cuts stretches of digits and separators; libphonenumber reads only pieces of 40 characters or
/// fewer of them, and no more than `mostReadings` in one text. A text without seven digits costs one look
/// at each byte. The first number that is found loads the numbering plans, about 7 ms.
package struct PhoneDetector: Detector {
  private let cues: PhoneCues
  private let extensions: Lexicon

  /// Readings of one text by libphonenumber, 0.03 ms each; numbers beyond that many are not looked for, so
  /// that a megabyte of digits ends in time.
  static let mostReadings = 16_384
  /// The longest stretch that is collected, in characters; a longer one is cut at its last space.
  static let longestRun = 160

  /// - Throws: where the language data lacks the words around numbers.
  package init(shared: LanguageImage, english: LanguageImage) throws {
    cues = try PhoneCues(english: english)
    extensions = try shared.required("phoneExtension")
  }

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    document.bytes.withUnsafeBufferPointer { bytes in
      guard let first = Self.firstTrigger(bytes) else { return }
      let text = UTF8Text(bytes: bytes)
      var scan = PhoneScan(
        document: document, text: text, cues: cues,
        extensions: PhoneExtensionReader(text: text, words: extensions),
        region: context.region.flatMap { $0.isEmpty ? nil : $0.uppercased() } ?? "ZZ")
      scan.run(from: first, into: &findings)
    }
  }

  /// The first digit of a text that has seven digits, the fewest that a number without an area code has.
  private static func firstTrigger(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var first: Int?
    var count = 0
    for (index, byte) in bytes.enumerated()
    where byte.isASCIIDigit || byte == 0xEF || byte == 0xD9 || byte == 0xDB {
      if first == nil { first = index }
      count += 1
      if count == 7 { return first }
    }
    return nil
  }
}

/// One pass over one text.
private struct PhoneScan {
  let document: Document
  let text: UTF8Text
  let cues: PhoneCues
  let extensions: PhoneExtensionReader
  let region: String

  private var run = PhoneRun()
  private var readings = 0
  /// The end of the last detection or of the last stretch.
  private var consumed = 0

  init(document: Document, text: UTF8Text, cues: PhoneCues, extensions: PhoneExtensionReader, region: String)
  {
    self.document = document
    self.text = text
    self.cues = cues
    self.extensions = extensions
    self.region = region
  }

  mutating func run(from first: Int, into findings: inout Findings) {
    var index = first
    while index < text.count {
      let byte = text.bytes[index]
      guard byte.isASCIIDigit || byte >= 0x80 else {
        index += 1
        continue
      }
      guard let (scalar, length) = text.scalar(at: index) else { return }
      guard PhoneRun.isDigit(scalar) else {
        index += length
        continue
      }
      index = collect(from: index)
      if run.digits(in: 0..<run.count) >= 7 { settle(0..<run.count, into: &findings) }
      index = max(index, consumed)
      consumed = index
    }
  }

  // MARK: Cutting

  /// Collects the stretch around the digit at a place; the place behind it.
  private mutating func collect(from digit: Int) -> Int {
    run.clear()
    var index = lead(before: digit)
    var digitsEnd = 0
    var separators = 0
    var stop = digit
    while let (scalar, length) = text.scalar(at: index), let folded = PhoneRun.fold(scalar) {
      if folded.isASCIIDigit {
        separators = 0
      } else if index > digit {
        separators += 1
        guard separators <= 4, folded != UInt8(ascii: "+") else { break }
      }
      run.append(folded, at: index, length: length)
      index += length
      if folded.isASCIIDigit {
        digitsEnd = run.count
        stop = index
      }
      if run.count >= PhoneDetector.longestRun {
        return cut(digitsEnd: digitsEnd, stop: stop)
      }
    }
    run.truncate(to: digitsEnd)
    return stop
  }

  /// Ends a stretch that is too long at its last space; one without a space is no number anywhere.
  private mutating func cut(digitsEnd: Int, stop: Int) -> Int {
    run.truncate(to: digitsEnd)
    if let space = run.folded.lastIndex(of: UInt8(ascii: " ")), run.digits(in: 0..<space) > 0 {
      var end = space
      while end > 0, !run.isDigit(end - 1) { end -= 1 }
      run.truncate(to: end)
      return run.ends[end - 1]
    }
    run.clear()
    var index = stop
    while let (scalar, length) = text.scalar(at: index), let folded = PhoneRun.fold(scalar),
      folded != UInt8(ascii: " ")
    {
      index += length
    }
    return index
  }

  /// Where the signs before a digit begin that belong to its number: "+" and "(", at most twice, with
  /// separators behind them.
  private func lead(before digit: Int) -> Int {
    var start = digit
    for _ in 0..<2 {
      var index = start
      var found: Int?
      for _ in 0..<5 {
        guard index > consumed, let (scalar, length) = text.scalar(before: index),
          let folded = PhoneRun.fold(scalar),
          !folded.isASCIIDigit
        else { break }
        index -= length
        if folded == UInt8(ascii: "+") || folded == UInt8(ascii: "(") {
          found = index
          break
        }
        guard folded != UInt8(ascii: ")") else { break }
      }
      guard let found else { break }
      start = found
    }
    return start
  }

  // MARK: Settling

  /// Finds the numbers of a stretch: as a whole, then in pieces.
  private mutating func settle(_ range: Range<Int>, into findings: inout Findings) {
    for segment in PhonePieces.withoutDates(
      range, run: run, isTimeBefore: isTimeBefore, isTimeAfter: isTimeAfter)
    {
      var rest = segment
      while run.digits(in: rest) >= 7 {
        guard let end = number(in: rest, into: &findings) else { break }
        rest = end..<rest.upperBound
        while let first = rest.first, !run.isDigit(first), run.folded[first] != UInt8(ascii: "(") {
          rest.removeFirst()
        }
        // An extension may reach behind the stretch's first part.
        if let first = rest.first, run.places[first] < consumed { break }
      }
    }
  }

  private var isTimeBefore: Bool {
    guard let first = run.places.first else { return false }
    return text[first - 1] == UInt8(ascii: ":") && text[first - 2].isASCIIDigit
  }

  private var isTimeAfter: Bool {
    guard let last = run.ends.last else { return false }
    return text[last] == UInt8(ascii: ":") && text[last + 1].isASCIIDigit
  }

  /// Adds the first number of a segment; the element behind it, or nil where there is none.
  private mutating func number(in segment: Range<Int>, into findings: inout Findings) -> Int? {
    guard !PhonePieces.isTimestamp(segment, run: run, isTimeAfter: isTimeAfter),
      !PhonePieces.isPaymentCard(segment, run: run)
    else { return nil }
    var tried: [Range<Int>] = []
    for piece in PhonePieces.pieces(of: segment, run: run) {
      let piece = trimmed(piece)
      guard !piece.isEmpty, !tried.contains(piece) else { continue }
      tried.append(piece)
      if let end = accept(piece, isAnnounced: false, into: &findings) { return end }
    }
    return accept(trimmed(segment), isAnnounced: true, into: &findings)
  }

  /// Without separators at its ends and without brackets that never close.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, !run.isDigit(last) { range.removeLast() }
    while let first = range.first, !run.isDigit(first) {
      if run.folded[first] == UInt8(ascii: "+") { break }
      if run.folded[first] == UInt8(ascii: "("),
        range.contains(where: { run.folded[$0] == UInt8(ascii: ")") })
      {
        break
      }
      range.removeFirst()
    }
    return range
  }

  /// Adds a piece where it is a number. Without `isAnnounced` only numbers that the plan knows count, with
  /// it those that words announce.
  private mutating func accept(
    _ piece: Range<Int>, isAnnounced: Bool, into findings: inout Findings
  ) -> Int? {
    let digits = run.digits(in: piece)
    guard (7...17).contains(digits), piece.count <= PhoneReading.longest else { return nil }
    let bytes = run.bytes(piece)
    let shape = PhoneShape(piece, run: run)
    guard shape.isBalanced, !shape.isPageReference, mayStand(piece, bytes: bytes, shape: shape) else {
      findings.reject(bytes, as: .phone, rule: "phone", because: "part of something else")
      return nil
    }
    guard readings < PhoneDetector.mostReadings else { return nil }
    readings += 1
    let reading = PhoneReading(run.folded[piece], region: region)
    let isValid = reading?.isValid ?? false
    guard isValid || isAnnounced else { return nil }
    let verdict = cues.verdict(before: bytes.lowerBound, in: document)
    let isMeant =
      isValid
      ? shape.isMeant(verdict)
      : shape.isAnnounced(verdict, digits: digits, isPossible: reading?.isPossible ?? false)
    guard isMeant, verdict == .direct || !cues.isQuantity(before: bytes.upperBound, in: document) else {
      findings.reject(
        bytes, as: .phone, rule: "phone", because: "no number of the plan, and no words announce one")
      return nil
    }
    let suffix =
      bytes.upperBound == run.ends[piece.upperBound - 1] ? extensions.read(at: bytes.upperBound) : nil
    add(
      piece, bytes, reading, isValid: isValid, verdict: verdict, shape: shape, suffix: suffix, into: &findings
    )
    return piece.upperBound
  }

  private mutating func add(
    _ piece: Range<Int>, _ bytes: Range<Int>, _ reading: PhoneReading?, isValid: Bool,
    verdict: PhoneCues.Verdict,
    shape: PhoneShape, suffix: PhoneExtension?, into findings: inout Findings
  ) {
    let digits = String(decoding: run.folded[piece].filter(\.isASCIIDigit), as: UTF8.self)
    let isHome = reading?.region == region
    let isPossible = reading?.isPossible ?? false
    let value = PhoneValue(
      e164: isPossible ? reading?.e164 ?? digits : digits,
      formatted: isPossible || isValid
        ? (isHome ? reading?.national : reading?.international) ?? digits : document.text(bytes),
      region: reading?.region, isValid: isValid,
      extension: suffix.map { suffix in
        String(
          decoding: document.text(suffix.digits).unicodeScalars.compactMap(PhoneRun.fold), as: UTF8.self)
      })
    let confidence: Double
    if isValid {
      confidence = verdict == .direct || verdict == .near ? 0.98 : shape.isBare ? 0.8 : 0.95
    } else {
      confidence = isPossible ? 0.75 : 0.6
    }
    let range = bytes.lowerBound..<(suffix?.digits.upperBound ?? bytes.upperBound)
    findings.candidates.append(
      Candidate(
        range: range, value: .phone(value), confidence: confidence,
        rule: isValid ? "phone.valid" : "phone.announced"))
    consumed = max(consumed, range.upperBound)
  }

  // MARK: Surroundings

  /// Whether what stands directly around a piece lets it be a number of its own.
  private func mayStand(_ piece: Range<Int>, bytes: Range<Int>, shape: PhoneShape) -> Bool {
    mayStand(before: bytes.lowerBound, shape: shape) && mayStand(after: bytes.upperBound, shape: shape)
  }

  private func mayStand(before start: Int, shape: PhoneShape) -> Bool {
    guard let (scalar, length) = text.scalar(before: start) else { return true }
    if shape.hasLead { return scalar != "#" || !shape.isBare }
    if scalar.isLatinLetter || isMoneySign(scalar) { return false }
    let earlier = text[start - length - 1]
    switch scalar {
    case "#", "_", "*", "^", "\u{D7}", "%", "\\", "+": return false
    case ",", ".", ":", "/", "=", "~", ")":
      if earlier.isASCIIDigit && !shape.wasCut { return false }
      return scalar != "/" && scalar != "=" ? true : !isInsideLink(start)
    case "-":
      return
        !(earlier.isASCIIDigit || (shape.isBare && earlier.isASCIIAlphanumeric && !isAfterWord(start - 1)))
    default: return true
    }
  }

  /// Whether the letters before a place are a word of three or more, not the code of a series ("E-15").
  private func isAfterWord(_ end: Int) -> Bool {
    (1...3).allSatisfy { text[end - $0].isASCIILetter } && !text[end - 1].isASCIIUpper
  }

  private func mayStand(after end: Int, shape: PhoneShape) -> Bool {
    guard let (scalar, length) = text.scalar(at: end) else { return true }
    if scalar.isLatinLetter { return extensions.read(at: end) != nil }
    if isMoneySign(scalar) { return false }
    let next = text[end + length]
    switch scalar {
    case "%", "_", "*", "^", "\u{D7}", "=": return false
    case ",": return !next.isASCIIDigit || !isFraction(end + 1)
    case ".", "/", ":": return !next.isASCIIDigit
    case "-": return !(shape.isBare && next.isASCIIAlphanumeric)
    case "@": return !next.isASCIIAlphanumeric
    case " ": return next != UInt8(ascii: "=") && next != UInt8(ascii: "*")
    default: return true
    }
  }

  /// One to three digits that end there: "1234567,50".
  private func isFraction(_ start: Int) -> Bool {
    var index = start
    while text[index].isASCIIDigit, index - start < 4 { index += 1 }
    return index - start < 4
  }

  private func isMoneySign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "$"
      || (scalar.value >= 0x80 && scalar.properties.generalCategory == .currencySymbol)
  }

  /// Whether a place stands within a link or a path: "://" or a letter before "/" in the same word.
  private func isInsideLink(_ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, start - index < 256, text[index] > 0x20 {
      if text[index] == UInt8(ascii: "/"), index > 0,
        text[index - 1].isASCIIAlphanumeric || text[index - 1] == UInt8(ascii: "/")
      {
        return true
      }
      index -= 1
    }
    return false
  }
}
