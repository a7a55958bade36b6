import LanguageData

/// An extension behind a number: "x123", "ext. 5", ";ext=44", "#12".
struct PhoneExtension {
  /// Its digits as elements' bytes of the text.
  var digits: Range<Int>
}

/// A reader of extensions. The words that announce one are in the lexicon `phoneExtension`.
struct PhoneExtensionReader {
  let text: UTF8Text
  let words: Lexicon

  /// The extension that begins directly behind a number.
  func read(at end: Int) -> PhoneExtension? {
    var index = skipSeparators(from: end)
    guard let (sign, length) = text.scalar(at: index) else { return nil }
    let longest: Int
    switch sign {
    case "x", "X", "\u{FF58}", "\u{FF38}", "#", "\u{FF03}", "~", "\u{FF5E}":
      index += length
      // "xx 12": a carrier's way to write one.
      if text[index] | 0x20 == UInt8(ascii: "x"), text[index - 1] | 0x20 == UInt8(ascii: "x") { index += 1 }
      longest = 6
      if let word = word(at: index - length) {
        index = word
      } else if text[index].isASCIILetter {
        return nil
      }
    default:
      guard let word = word(at: index) else { return nil }
      index = word
      longest = 9
    }
    if let (mark, length) = text.scalar(at: index),
      mark == "." || mark == ":" || mark == "=" || mark == "\u{FF0E}"
    {
      index += length
    }
    var spaces = 0
    while let (space, length) = text.scalar(at: index), spaces < 4, space == " " || space == "\u{A0}" {
      index += length
      spaces += 1
    }
    let start = index
    var digits = 0
    while let (scalar, length) = text.scalar(at: index), PhoneRun.isDigit(scalar) {
      digits += 1
      index += length
    }
    guard digits > 0, digits <= longest + 1 else { return nil }
    if let next = text.scalar(at: index)?.scalar, next.isLatinLetter { return nil }
    // "x 253 - 1234" goes on: its "x" stands for something else.
    if continues(at: index) { return nil }
    return PhoneExtension(digits: start..<index)
  }

  private func skipSeparators(from end: Int) -> Int {
    var index = end
    var steps = 0
    while steps < 4, let (scalar, length) = text.scalar(at: index) {
      guard scalar == " " || scalar == "\u{A0}" || scalar == "," || scalar == ";" else { break }
      index += length
      steps += 1
    }
    return index
  }

  /// The end of a word that announces an extension.
  private func word(at start: Int) -> Int? {
    var index = start
    var fold = Tokenizer.Fold()
    while index - start < 16, let (scalar, length) = text.scalar(at: index), scalar.isLatinLetter {
      for byte in scalar.properties.lowercaseMapping.utf8 { fold.add(byte) }
      index += length
    }
    guard index > start, words.value(ofHash: fold.value) != nil else { return nil }
    return index
  }

  private func continues(at end: Int) -> Bool {
    var index = end
    var steps = 0
    var dashes = 0
    while steps < 4, let (scalar, length) = text.scalar(at: index), let folded = PhoneRun.fold(scalar),
      !folded.isASCIIDigit
    {
      if folded != UInt8(ascii: " ") { dashes += 1 }
      index += length
      steps += 1
    }
    guard dashes > 0, let next = text.scalar(at: index)?.scalar else { return false }
    return PhoneRun.isDigit(next)
  }
}
