import LanguageData

/// Quotes and forwards.
extension MailBodyParser {
  /// Marks quoted lines, attributions and the heads of quoted mails; lines with ">" are marked already.
  func markQuotes(_ lines: inout MailBodyLines) {
    var fields = HeaderFields(lines, phrases)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard line.quoteDepth == 0, !line.isBlank, line.kind == .reply else {
        index += 1
        continue
      }
      if isSeparator(lines, index) {
        if let next = lines.nonBlank(from: index + 1), lines[next].quoteDepth > 0 {
          lines.mark(index..<index + 1, .attribution)
        } else {
          return markRest(&lines, from: index)
        }
      } else if isHeaderBlock(lines, index, &fields) {
        return markRest(&lines, from: startOfHead(lines, index))
      } else if let start = attributionStart(lines, endingAt: index) {
        lines.mark(start..<index + 1, .attribution)
        let next = lines.nonBlank(from: index + 1)
        if let next, lines[next].quoteDepth == 0 { return markRest(&lines, from: start) }
      }
      index += 1
    }
    markWrappedTails(&lines)
  }

  /// Everything from a line on is somebody else's.
  private func markRest(_ lines: inout MailBodyLines, from index: Int) {
    lines.mark(index..<lines.count, .quoted)
    lines.mark(index..<index + 1, .attribution)
    markWrappedTails(&lines)
  }

  /// A quoted line that a mail program broke in two leaves its end without a quote mark: short, in lower
  /// case, between two quoted lines, after a long one.
  private func markWrappedTails(_ lines: inout MailBodyLines) {
    guard lines.count > 2 else { return }
    for index in 1..<lines.count - 1 where lines[index].kind == .reply && !lines[index].isBlank {
      guard lines[index - 1].quoteDepth > 0, lines[index + 1].quoteDepth > 0, !lines[index - 1].isBlank,
        lines.length(index - 1) >= 56, lines.length(index) <= 30,
        let first = lines.content(index).first, (0x61...0x7A).contains(first)
      else { continue }
      lines.mark(index..<index + 1, .quoted)
    }
  }

  // MARK: Separators

  /// "-----Original Message-----", "---------- Forwarded message ---------", "Begin forwarded message:".
  private func isSeparator(_ lines: MailBodyLines, _ index: Int) -> Bool {
    guard lines.length(index) <= 200 else { return false }
    let tokens = Document(bytes: Array(lines.content(index))).tokens
    guard let first = tokens.firstIndex(where: { $0.kind != .sign }), first <= 80,
      let match = phrases.separator.match(tokens, at: first)
    else { return false }
    let rest = tokens[(first + match.count)...]
    let endsInColon = rest.count == 1 && rest.first?.value == Int32(UInt8(ascii: ":"))
    guard isRule(tokens[..<first], atLeast: 2) else { return match.value == 2 && endsInColon }
    // "---- Forwarded by Ann Lee on 03/01/2001 ----" has a name and a date.
    return rest.allSatisfy { $0.kind == .sign } || match.value == 2
  }

  private func isRule(_ tokens: ArraySlice<Token>, atLeast count: Int) -> Bool {
    tokens.count >= count
      && tokens.allSatisfy {
        $0.value == Int32(UInt8(ascii: "-")) || $0.value == Int32(UInt8(ascii: "_"))
          || $0.value == Int32(UInt8(ascii: "=")) || $0.value == Int32(UInt8(ascii: "*"))
      }
  }

  /// Whether a line is drawn: five or more dashes, underscores, equals signs or asterisks and nothing else.
  func isRule(_ lines: MailBodyLines, _ index: Int) -> Bool {
    let content = lines.content(index)
    return content.count >= 5 && content.allSatisfy { [0x2D, 0x5F, 0x3D, 0x2A, 0x20].contains($0) }
  }

  // MARK: Header blocks

  /// Whether "From: ... Sent: ... To: ... Subject: ..." begins here.
  private func isHeaderBlock(_ lines: MailBodyLines, _ index: Int, _ known: inout HeaderFields) -> Bool {
    guard let first = known.field(lines, index), first != .other, first != .copy else { return false }
    var fields: Set<Int> = [first.rawValue]
    var strangers = 0
    var blanks = 0
    var next = index + 1
    while next < lines.count, next <= index + 14, fields.count < 4 {
      if lines[next].isBlank {
        blanks += 1
        if blanks > 4 { break }
      } else if lines[next].quoteDepth > 0 {
        break
      } else if let field = known.field(lines, next) {
        fields.insert(field.rawValue)
        strangers = 0
      } else {
        // A folded list of recipients runs over a few lines.
        strangers += 1
        if strangers > 2 { break }
      }
      next += 1
    }
    let strong = fields.intersection([1, 2, 3, 5])
    if fields.contains(1) {
      // "From: Berlin, To: Hamburg, Date: Friday" is a journey: a mail's head has a subject or an address.
      let isMail = fields.contains(5) || (index..<next).contains { lines.content($0).contains(0x40) }
      return strong.count >= 3 && isMail
    }
    return strong.isSuperset(of: [3, 5]) && fields.count >= 3 && (strong.contains(2) || fields.contains(4))
  }

  /// The rule, or the phrase without dashes, that stands above a header block belongs to it.
  private func startOfHead(_ lines: MailBodyLines, _ index: Int) -> Int {
    var start = index
    var back = index - 1
    while back >= 0, index - back <= 4, lines[back].quoteDepth == 0 {
      if lines[back].isBlank {
        back -= 1
        continue
      }
      guard isRule(lines, back) || isBarePhrase(lines, back) else { break }
      start = back
      back -= 1
    }
    return start
  }

  private func isBarePhrase(_ lines: MailBodyLines, _ index: Int) -> Bool {
    let tokens = Document(bytes: Array(lines.content(index, limit: 80))).tokens
    guard let match = phrases.separator.match(tokens, at: 0) else { return false }
    return tokens[match.count...].allSatisfy { $0.kind == .sign }
  }

  // MARK: Attributions

  /// The first line of an attribution ("On Mon, Apr 2, 2012 at 6:26 PM, Ann Lee <ann@example.com> wrote:")
  /// that ends on a line; mail programs break it over up to four.
  private func attributionStart(_ lines: MailBodyLines, endingAt end: Int) -> Int? {
    guard lines.length(end) <= 400, let last = lines.content(end).last else { return nil }
    let next = lines.nonBlank(from: end + 1)
    let aboveQuote = next.map { lines[$0].quoteDepth > 0 } ?? false
    let endsInColon = last == UInt8(ascii: ":") || lines.content(end).suffix(3).elementsEqual("：".utf8)
    guard aboveQuote || endsInColon else { return nil }
    var accepted: Int?
    var joined: [UInt8] = []
    for start in stride(from: end, through: max(0, end - 3), by: -1) {
      let line = lines[start]
      guard !line.isBlank, line.quoteDepth == 0, line.kind == .reply, lines.length(start) <= 400 else {
        break
      }
      if start < end, let sign = lines.content(start).last, [0x2E, 0x21, 0x3F, 0x3A].contains(sign) { break }
      joined = lines.content(start) + (joined.isEmpty ? [] : [0x20]) + joined
      let attribution = Attribution(joined, phrases)
      guard attribution.isAccepted(aboveQuote: aboveQuote, endsInColon: endsInColon) else { continue }
      if attribution.opens { return start }
      accepted = accepted ?? start
    }
    return accepted
  }
}

/// The marks of an attribution that a line has.
private struct Attribution {
  var opens = false
  var hasVerb = false
  var hasAddress = false
  /// Whether it ends in an address in angle brackets, perhaps with a colon.
  var endsInAddress = false
  var hasYear = false
  var hasClock = false
  var numbers = 0
  var words = 0

  init(_ bytes: [UInt8], _ phrases: MailBodyPhrases) {
    let tokens = Document(bytes: bytes).tokens
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .number, .ordinal:
        numbers += 1
        if token.digits == 4, (1970...2100).contains(token.value) { hasYear = true }
        if index + 2 < tokens.count, tokens[index + 1].value == Int32(UInt8(ascii: ":")),
          tokens[index + 2].kind == .number, tokens[index + 2].digits == 2
        {
          hasClock = true
        }
      case .word: words += 1
      case .sign: if token.value == Int32(UInt8(ascii: "@")) { hasAddress = true }
      }
    }
    if let first = tokens.firstIndex(where: { $0.kind != .sign }), first <= 5 {
      opens = tokens[first].kind == .number || phrases.attributionOpener.match(tokens, at: first) != nil
    }
    let end = tokens.last?.value == Int32(UInt8(ascii: ":")) ? tokens.dropLast().last : tokens.last
    endsInAddress = hasAddress && end?.value == Int32(UInt8(ascii: ">"))
    hasVerb =
      phrases.contains(phrases.wroteVerb, in: tokens)
      || phrases.contains(phrases.unspacedWrote, in: bytes[...])
  }

  func isAccepted(aboveQuote: Bool, endsInColon: Bool) -> Bool {
    let hasDate = numbers >= 2
    if aboveQuote {
      if hasVerb { return hasDate || hasAddress || (endsInColon && words <= 8) }
      return hasAddress && (endsInColon ? hasDate || opens : hasYear)
    }
    // Nothing below is marked as quoted: only a whole attribution takes the rest of the mail away.
    guard endsInColon, numbers >= 3, hasYear || hasClock else { return false }
    return hasVerb ? opens : endsInAddress && numbers >= 4
  }
}

/// The header fields that lines begin with, each looked up once.
private struct HeaderFields {
  private let phrases: MailBodyPhrases
  /// A field's number, 0 for none, -1 where nobody has looked.
  private var known: [Int8]

  init(_ lines: MailBodyLines, _ phrases: MailBodyPhrases) {
    self.phrases = phrases
    known = [Int8](repeating: -1, count: lines.count)
  }

  mutating func field(_ lines: MailBodyLines, _ index: Int) -> MailBodyPhrases.HeaderField? {
    if known[index] < 0 { known[index] = Int8(read(lines, index)?.rawValue ?? 0) }
    return MailBodyPhrases.HeaderField(rawValue: Int(known[index]))
  }

  private func read(_ lines: MailBodyLines, _ index: Int) -> MailBodyPhrases.HeaderField? {
    let head = lines.content(index, limit: 48)
    guard head.contains(UInt8(ascii: ":")) || head.contains(0xEF) else { return nil }
    let tokens = Document(bytes: Array(head)).tokens
    guard let first = tokens.firstIndex(where: { $0.kind != .sign }), first <= 3,
      let match = phrases.headerLabel.match(tokens, at: first)
    else { return nil }
    var after = first + match.count
    while after < tokens.count, tokens[after].value == Int32(UInt8(ascii: "*")) { after += 1 }
    guard after < tokens.count, tokens[after].value == Int32(UInt8(ascii: ":")) else { return nil }
    return MailBodyPhrases.HeaderField(rawValue: match.value)
  }
}
