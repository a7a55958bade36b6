import Foundation

/// A scanner of the words of a text that the index knows: without case and accents, letters and digits only.
///
/// Scripts that are written without spaces give a word for each character. An apostrophe inside a word is
/// passed over: `don't` is `dont`. What is short for a word of its own goes with it: `Anna's` is `anna`, and
/// `I'll` is `i`, so that it isn't found with `ill`.
/// Linear in the text; a word is cut after 64 bytes.
package enum WordScanner {
  static let longestWord = 64

  /// Calls a closure with each word and its place in the UTF-8 of the text.
  package static func forEachWord(in text: String, _ body: (String, Range<Int>) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if byte < 0x80 {
          if isWordByte(byte) { word(in: bytes, at: &place, body) } else { place += 1 }
        } else {
          let (scalar, length) = scalar(in: bytes, at: place)
          if standsAlone(scalar) {
            emit(bytes[place..<place + length], isASCII: false, place..<place + length, body)
            place += length
          } else if isWord(scalar) {
            word(in: bytes, at: &place, body)
          } else {
            place += length
          }
        }
      }
    }
  }

  /// The words of a text, in order.
  package static func words(of text: String) -> [String] {
    var words: [String] = []
    forEachWord(in: text) { word, _ in words.append(word) }
    return words
  }

  /// Whether the text ends inside a word, so that its last word may be unfinished.
  static func endsInWord(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return false }
    return last.isASCII ? isWordByte(UInt8(truncatingIfNeeded: last.value)) : isWord(last)
  }

  private static func word(
    in bytes: UnsafeBufferPointer<UInt8>, at place: inout Int, _ body: (String, Range<Int>) -> Void
  ) {
    let start = place
    var isASCII = true
    var apostrophe: Int?
    scan: while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        if isWordByte(byte) {
          place += 1
        } else if byte == 0x27, place + 1 < bytes.count,
          isWordByte(bytes[place + 1]) || bytes[place + 1] >= 0xC3
        {
          apostrophe = place
          place += 1
        } else {
          break scan
        }
      } else {
        let (scalar, length) = scalar(in: bytes, at: place)
        if scalar == "\u{2019}", place + length < bytes.count, isWordByte(bytes[place + length]) {
          apostrophe = place
          isASCII = false
          place += length
        } else if isWord(scalar), !standsAlone(scalar) {
          isASCII = false
          place += length
        } else {
          break scan
        }
      }
    }
    guard let apostrophe else { return emit(bytes[start..<place], isASCII: isASCII, start..<place, body) }
    let width = bytes[apostrophe] == 0x27 ? 1 : 3
    if isClitic(bytes[(apostrophe + width)..<place]) {
      let isPlain = bytes[start..<apostrophe].allSatisfy { $0 < 0x80 && $0 != 0x27 }
      return emit(bytes[start..<apostrophe], isASCII: isPlain, start..<place, body)
    }
    emit(bytes[start..<place], isASCII: false, start..<place, body)
  }

  /// Whether what stands behind an apostrophe is short for a word: is, has, will, are, have, had, would, am.
  private static func isClitic(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count <= 2, let first = bytes.first, let last = bytes.last else { return false }
    return switch (first | 0x20, last | 0x20, bytes.count) {
    case (UInt8(ascii: "s"), _, 1), (UInt8(ascii: "d"), _, 1), (UInt8(ascii: "m"), _, 1): true
    case (UInt8(ascii: "l"), UInt8(ascii: "l"), 2), (UInt8(ascii: "r"), UInt8(ascii: "e"), 2): true
    case (UInt8(ascii: "v"), UInt8(ascii: "e"), 2): true
    default: false
    }
  }

  private static func emit(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, isASCII: Bool, _ range: Range<Int>,
    _ body: (String, Range<Int>) -> Void
  ) {
    if isASCII {
      let count = min(bytes.count, longestWord)
      let word = String(unsafeUninitializedCapacity: count) { buffer in
        for index in 0..<count {
          let byte = bytes[bytes.startIndex + index]
          buffer[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
        return count
      }
      return body(word, range)
    }
    // A word of many megabytes is cut before it is folded; folding makes some scalars longer.
    let text = String(decoding: bytes.prefix(4 * longestWord), as: UTF8.self)
    var folded = ""
    let plain = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    for scalar in plain.unicodeScalars where scalar != "'" && scalar != "\u{2019}" && isWord(scalar) {
      if folded.utf8.count + 4 > longestWord { break }
      folded.unicodeScalars.append(scalar)
    }
    if !folded.isEmpty { body(folded, range) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWordByte(UInt8(scalar.value)) }
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// Scripts without spaces between words: Han, kana, Thai, Lao, Khmer, Myanmar.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E01...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      return isWord(scalar)
    default: return false
    }
  }

  /// The scalar at a place; the text is a `String`'s, so its UTF-8 is well formed.
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (Unicode.Scalar, length: Int) {
    let lead = UInt32(bytes[place])
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard place + length <= bytes.count else { return ("\u{FFFD}", bytes.count - place) }
    var value = lead & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length { value = value << 6 | UInt32(bytes[place + offset]) & 0x3F }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
