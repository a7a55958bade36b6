import LanguageData

/// Signatures, device notes, disclaimers and list footers.
extension MailBodyParser {
  /// Marks what stands below the text of each stretch that its sender wrote, where a quote's attribution or
  /// the mail's end follows; between interleaved quotes nobody signs.
  func markSignatures(_ lines: inout MailBodyLines) {
    let last = lines.lines.lastIndex { $0.kind == .reply && !$0.isBlank }
    var end = lines.count
    while end > 0 {
      guard lines[end - 1].kind == .reply else {
        end -= 1
        continue
      }
      var start = end
      while start > 0, lines[start - 1].kind == .reply { start -= 1 }
      if end == lines.count || lines[end].kind == .attribution
        || (last.map { (start..<end).contains($0) } ?? false)
      {
        markSignature(&lines, start..<end)
      }
      end = start
    }
  }

  private func markSignature(_ lines: inout MailBodyLines, _ segment: Range<Int>) {
    let delimiter = delimiter(lines, segment)
    let body = segment.lowerBound..<(delimiter ?? segment.upperBound)
    if let delimiter { lines.mark(delimiter..<segment.upperBound, .signature) }
    var paragraphs = self.paragraphs(lines, body)
    var closing = Closing()
    // Long tails are text, however they look.
    for _ in 0..<8 {
      guard let paragraph = paragraphs.popLast() else { break }
      guard let cut = closing.cut(paragraph, before: paragraphs.last, lines, self) else { break }
      lines.mark(cut..<paragraph.upperBound, .signature)
      if cut > paragraph.lowerBound { break }
    }
  }

  /// "-- " (RFC 3676, 4.3), or the same without its space where little follows.
  private func delimiter(_ lines: MailBodyLines, _ segment: Range<Int>) -> Int? {
    var below = 0
    var found: Int?
    for index in segment.reversed() {
      if lines[index].isBlank { continue }
      let range = lines[index].range
      let isDashes = range.count <= 3 && lines.bytes[range].starts(with: [0x2D, 0x2D])
      if isDashes, lines.length(index) == 2 || lines.bytes[range.upperBound - 1] == 0x20 {
        let limit = range.count == 3 ? 30 : 12
        if below <= limit { found = index }
      }
      below += 1
      if below > 30 { break }
    }
    return found
  }

  private func paragraphs(_ lines: MailBodyLines, _ range: Range<Int>) -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start: Int?
    for index in range {
      if lines[index].isBlank {
        if let first = start { paragraphs.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let first = start { paragraphs.append(first..<range.upperBound) }
    return paragraphs
  }
}

/// The state of taking a signature off the end of a mail, from the bottom up.
private struct Closing {
  /// Whether a name or a contact block came off: only a valediction may stand above it.
  private var isNamed = false

  /// Returns the start of the signature in a paragraph, or nil where the paragraph is text.
  mutating func cut(
    _ paragraph: Range<Int>, before previous: Range<Int>?, _ lines: MailBodyLines, _ parser: MailBodyParser
  ) -> Int? {
    let block = SignatureBlock(lines: lines, range: paragraph, phrases: parser.phrases)
    if !isNamed {
      if paragraph.count == 1, parser.isRule(lines, paragraph.lowerBound) { return paragraph.lowerBound }
      if block.isDeviceNote || block.isDisclaimer { return paragraph.lowerBound }
      if let footer = listFooterStart(block, parser) { return footer }
    }
    if block.isValedictionAlone { return isNamed ? paragraph.lowerBound : nil }
    guard !isNamed else { return block.valedictionLine(below: 0) }
    if let previous {
      let introduces = lines.content(previous.upperBound - 1).last == UInt8(ascii: ":")
      let above = SignatureBlock(lines: lines, range: previous, phrases: parser.phrases)
      let closes = above.endsSentence || above.isValedictionAlone
      if !introduces, block.isContact || (closes && block.isName(alone: above.isValedictionAlone)) {
        isNamed = true
        return paragraph.lowerBound
      }
    }
    if let line = block.valedictionLine(below: 1) { return line }
    return block.trailingNote
  }

  /// A rule with a mailing list's or a service's lines below it.
  private func listFooterStart(_ block: SignatureBlock, _ parser: MailBodyParser) -> Int? {
    guard block.range.count <= 12 else { return nil }
    let isFooter = block.range.contains { index in
      parser.phrases.contains(parser.phrases.listFooter, in: block.tokens(index))
    }
    guard isFooter else { return nil }
    if let rule = block.range.first(where: { parser.isRule(block.lines, $0) }) { return rule }
    let first = block.tokens(block.range.lowerBound)
    return parser.phrases.listFooter.match(first, at: 0) == nil ? nil : block.range.lowerBound
  }
}
