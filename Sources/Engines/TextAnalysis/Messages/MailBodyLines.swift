/// The lines of a mail's text, and what each of them is.
struct MailBodyLines {
  enum Kind: Equatable {
    case reply, signature, quoted
    /// Stands above a quote and says whose it is; also the head of a quoted or forwarded mail.
    case attribution
  }

  struct Line {
    /// The bytes of the line without its line end.
    var range: Range<Int>
    /// The offset at which its text begins, after quote marks and white space.
    var content: Int
    /// The number of ">" before it.
    var quoteDepth: Int
    /// Whether nothing but quote marks and white space is on it.
    var isBlank: Bool
    var kind: Kind
  }

  let bytes: [UInt8]
  var lines: [Line] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      lines.append(line(start..<end))
      if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
      start = end + 1
    }
  }

  private func line(_ range: Range<Int>) -> Line {
    var position = range.lowerBound
    var depth = 0
    while position < range.upperBound {
      let space = spaceLength(at: position)
      if space > 0 {
        position += space
      } else if bytes[position] == UInt8(ascii: ">") {
        depth += 1
        position += 1
      } else {
        break
      }
    }
    position = min(position, range.upperBound)
    return Line(
      range: range, content: position, quoteDepth: depth, isBlank: position == range.upperBound,
      kind: depth > 0 ? .quoted : .reply)
  }

  /// The bytes of the white space or invisible mark at a position, else 0.
  private func spaceLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0...0x20, 0x7F: return 1
    case 0xC2 where index + 1 < bytes.count && (bytes[index + 1] == 0xA0 || bytes[index + 1] == 0x85):
      return 2
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      // En quad to right-to-left mark, the separators, the narrow no-break space.
      switch bytes[index + 2] {
      case 0x80...0x8F, 0xA8, 0xA9, 0xAF: return 3
      default: return 0
      }
    case 0xE3 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80: return 3
    case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: return 3
    default: return 0
    }
  }

  var count: Int { lines.count }
  subscript(index: Int) -> Line { lines[index] }

  /// The text of a line after its quote marks, at the most so many bytes of it, without white space at its
  /// end.
  func content(_ index: Int, limit: Int = 400) -> ArraySlice<UInt8> {
    var end = min(lines[index].range.upperBound, lines[index].content + limit)
    while end > lines[index].content, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    while end > lines[index].content, bytes[end - 1] <= 0x20 { end -= 1 }
    return bytes[lines[index].content..<end]
  }

  /// The length of a line's text in bytes.
  func length(_ index: Int) -> Int { lines[index].range.upperBound - lines[index].content }

  /// The next line that is not blank, from an index on.
  func nonBlank(from index: Int) -> Int? {
    var index = index
    while index < lines.count {
      if !lines[index].isBlank || lines[index].quoteDepth > 0 { return index }
      index += 1
    }
    return nil
  }

  mutating func mark(_ range: Range<Int>, _ kind: Kind) {
    for index in range { lines[index].kind = kind }
  }

  /// Runs of lines of a kind as byte ranges without blank lines around them; blank lines between two runs
  /// of the same kind join them, quoted blank lines don't.
  func pieces(_ wanted: (Kind) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var open: Range<Int>?
    for line in lines {
      if wanted(line.kind) {
        guard !line.isBlank else { continue }
        let start = line.quoteDepth > 0 ? line.range.lowerBound : line.content
        open = (open?.lowerBound ?? start)..<trimmedEnd(line.range)
      } else if !line.isBlank || line.quoteDepth > 0, let piece = open {
        pieces.append(piece)
        open = nil
      }
    }
    if let piece = open { pieces.append(piece) }
    return pieces
  }

  private func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// The pieces' text, blank lines between them; nil without pieces.
  func text(of pieces: [Range<Int>]) -> String? {
    guard !pieces.isEmpty else { return nil }
    return pieces.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: MailBody.separator)
  }
}
