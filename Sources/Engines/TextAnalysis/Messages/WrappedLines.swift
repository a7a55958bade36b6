import LanguageData

/// The joining of lines that a mail program broke at its margin, as most break plain text at 60 to 80 letters.
///
/// A line goes on in the next one where the next one's first word would have gone beyond the margin, which is
/// the length of the longest line. So lists, addresses, verses and signatures, whose lines end where their
/// writer ended them, stay as they are. A line that begins with a capital goes on the one before only in a text
/// that is broken elsewhere too.
enum WrappedLines {
  /// The letters up to which a line may be the longest of a text that was broken at its margin, and from which
  /// on.
  private static let margins = 50...100
  /// The least part of the margin that a broken line fills, in percent; a long word may leave a gap.
  private static let filling = 60

  /// A line as its letters and what it begins and ends with.
  private struct Line {
    var range: Range<Int>
    var letters: Int
    var firstWord: Int
    var isBlank: Bool
    /// Whether it begins as an item, a quotation or a labelled detail does, or is set in.
    var isApart: Bool
    /// Whether it begins with a small letter, and is no name alone.
    var goesOn: Bool
    /// Whether what follows belongs on a line of its own: "We need:", "Thanks.".
    var isClosed: Bool
  }

  /// Returns a text with a space in the place of each line end that a margin made. Its code points are as many
  /// as before. Linear in the text.
  static func joined(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let lines = lines(of: bytes)
    // Addresses of pages can't be broken, and so say nothing of the margin.
    let margin = lines.lazy.filter { $0.firstWord < $0.letters }.map(\.letters).max() ?? 0
    guard margins.contains(margin) else { return text }
    let broken = zip(lines, lines.dropFirst()).filter { line, next in
      !line.isBlank && !next.isBlank && !line.isClosed && !next.isApart
        && line.letters * 100 >= margin * filling && line.letters + 1 + next.firstWord > margin
    }
    guard broken.contains(where: { $0.1.goesOn }) else { return text }
    for (line, next) in broken {
      for index in line.range.upperBound..<next.range.lowerBound { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      lines.append(line(bytes, start..<end))
      if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
      start = end + 1
    }
    return lines
  }

  private static func line(_ bytes: [UInt8], _ range: Range<Int>) -> Line {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    let content = bytes[range.lowerBound..<end]
    func letters(_ part: ArraySlice<UInt8>) -> Int { part.count { $0 & 0xC0 != 0x80 } }
    let word = content.prefix { $0 > 0x20 }
    let isClosed = content.last.map { ends.contains($0) } ?? false
    let isSmall = content.first.map { (0x61...0x7A).contains($0) } ?? false
    return Line(
      range: range, letters: letters(content), firstWord: letters(word), isBlank: content.isEmpty,
      isApart: isApart(content, word), goesOn: isSmall && (isClosed || word.count < content.count),
      isClosed: isClosed)
  }

  private static let ends = Set(".:!?".utf8)

  /// The letters of the longest number of an item, and of the longest label.
  private static let longestNumber = 3
  private static let longestLabel = 20

  private static func isApart(_ content: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> Bool {
    guard let first = content.first, let last = word.last else { return true }
    if first <= 0x20 { return true }
    let marks = Set("-*+>|#=_~".utf8)
    if marks.contains(first),
      word.count <= 2 || first == UInt8(ascii: ">") || word.allSatisfy({ $0 == first })
    {
      return true
    }
    // "•" and its kin are three bytes, alone or glued to the item.
    if word.prefix(2).elementsEqual([0xE2, 0x80]), word.dropFirst(2).first == 0xA2 { return true }
    if word.prefix(2).elementsEqual([0xE2, 0x97]) || word.prefix(2).elementsEqual([0xE2, 0x96]) {
      return true
    }
    // "1.", "b)"
    if word.count <= longestNumber, last == UInt8(ascii: ".") || last == UInt8(ascii: ")"), word.count > 1 {
      return true
    }
    // "Where: the hall"
    guard let colon = content.prefix(longestLabel).firstIndex(of: UInt8(ascii: ":")) else { return false }
    let label = content[..<colon]
    let isFree = colon + 1 == content.endIndex || content[colon + 1] <= 0x20
    return isFree && label.count { $0 == 0x20 } <= 1 && label.allSatisfy { $0 >= 0x41 || $0 == 0x20 }
  }
}
