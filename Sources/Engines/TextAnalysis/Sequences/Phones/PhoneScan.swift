import LanguageData

/// One pass over one text.
struct PhoneScan {
  let document: Document
  let text: UTF8Text
  let cues: PhoneCues
  let extensions: PhoneExtensionReader
  let surroundings: PhoneSurroundings
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
    surroundings = PhoneSurroundings(text: text, extensions: extensions)
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

  /// Returns the start of the signs before a digit that belong to its number: "+" and "(", at most twice,
  /// with separators behind them.
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
    guard shape.isBalanced, !shape.isPageReference, surroundings.mayHold(bytes, shape: shape) else {
      findings.reject(bytes, as: .phone, rule: "phone", because: "part of something else")
      return nil
    }
    let verdict = cues.verdict(before: bytes.lowerBound, in: document)
    guard verdict != .other || shape.hasPlus, readings < PhoneDetector.mostReadings else {
      findings.reject(
        bytes, as: .phone, rule: "phone", because: "the words before it name a number of another kind")
      return nil
    }
    readings += 1
    let reading = PhoneReading(run.folded[piece], region: region)
    let isValid = reading?.isValid ?? false
    guard isValid || isAnnounced else { return nil }
    let isMeant =
      isValid
      ? shape.isMeant(verdict)
      : shape.isAnnounced(verdict, digits: digits, isPossible: reading?.isPossible ?? false)
        || reading?.isPossible ?? false && shape.isNational(digits: digits)
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
    let possible = reading.flatMap { $0.isPossible ? $0 : nil }
    let value = PhoneValue(
      e164: possible?.e164 ?? digits, formatted: possible?.formatted ?? document.text(bytes),
      region: reading?.region, isValid: isValid,
      extension: suffix.map { suffix in
        String(
          decoding: document.text(suffix.digits).unicodeScalars.compactMap(PhoneRun.fold), as: UTF8.self)
      })
    let confidence: Double
    if isValid {
      confidence = verdict == .direct || verdict == .near ? 0.98 : shape.isBare ? 0.8 : 0.95
    } else {
      confidence = possible != nil ? 0.75 : 0.6
    }
    let range = bytes.lowerBound..<(suffix?.digits.upperBound ?? bytes.upperBound)
    findings.candidates.append(
      Candidate(
        range: range, value: .phone(value), confidence: confidence,
        rule: isValid ? "phone.valid" : "phone.announced"))
    consumed = max(consumed, range.upperBound)
  }
}
