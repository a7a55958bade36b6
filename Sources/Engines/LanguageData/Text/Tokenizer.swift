import BinaryFiles

/// A tokenizer, which cuts UTF-8 into tokens in one pass.
package enum Tokenizer {
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 4 + 4)
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = Scanner(bytes: buffer)
      while let token = scanner.next() { tokens.append(token) }
    }
    return tokens
  }

  /// The class of a code point for the tokenizer.
  private enum Class {
    case letter, apostrophe, space, line, ignorable
    case digit(UInt8)
    /// The folded ASCII code, or 0 for a sign without one.
    case sign(UInt8)
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var spaced = true
    var startsLine = true

    mutating func next() -> Token? {
      while position < bytes.count {
        let (kind, length) = classify(position)
        switch kind {
        case .space:
          spaced = true
          position += length
        case .line:
          spaced = true
          startsLine = true
          position += length
        case .ignorable:
          position += length
        case .letter:
          return word()
        case .digit:
          return number()
        case .apostrophe:
          return possessive() ?? sign(UInt8(ascii: "'"), length)
        case .sign(let folded):
          return sign(folded, length)
        }
      }
      return nil
    }

    private mutating func finish(
      _ kind: Token.Kind, from start: Int, hash: Fold, capitalised: Bool = false, upper: Bool = false,
      value: Int32 = 0, digits: UInt8 = 0
    ) -> Token {
      defer {
        spaced = false
        startsLine = false
      }
      return Token(
        kind: kind, spaced: spaced, startsLine: startsLine, capitalised: capitalised, upper: upper,
        value: value, digits: digits, start: Int32(clamping: start), end: Int32(clamping: position),
        hash: hash.value)
    }

    private mutating func sign(_ folded: UInt8, _ length: Int) -> Token {
      let start = position
      position += length
      var hash = Fold()
      if folded != 0 { hash.add(folded) } else { for i in start..<position { hash.add(bytes[i]) } }
      return finish(.sign, from: start, hash: hash, value: Int32(folded))
    }

    /// "'s" after a letter or digit that is not followed by another letter.
    private mutating func possessive() -> Token? {
      guard !spaced, position > 0 else { return nil }
      let start = position
      let quote = classify(position).length
      guard position + quote < bytes.count, bytes[position + quote] | 0x20 == UInt8(ascii: "s") else {
        return nil
      }
      let after = position + quote + 1
      if after < bytes.count, case .letter = classify(after).kind { return nil }
      position = after
      var hash = Fold()
      hash.add(UInt8(ascii: "'"))
      hash.add(UInt8(ascii: "s"))
      return finish(.word, from: start, hash: hash)
    }

    private mutating func word() -> Token {
      let start = position
      var hash = Fold()
      var letters = 0
      var uppers = 0
      var capitalised = false
      scan: while position < bytes.count {
        let byte = bytes[position]
        if byte < 0x80 {
          if isASCIILetter(byte) {
            let upper = byte < 0x60
            if upper {
              uppers += 1
              if letters == 0 { capitalised = true }
            }
            hash.add(byte | 0x20)
            letters += 1
            position += 1
            continue
          }
        }
        let (kind, length) = classify(position)
        switch kind {
        case .letter:
          let scalar = scalar(at: position)
          if scalar.properties.isUppercase {
            uppers += 1
            if letters == 0 { capitalised = true }
          }
          for folded in scalar.properties.lowercaseMapping.utf8 { hash.add(folded) }
          letters += 1
          position += length
        case .apostrophe:
          let after = position + length
          guard after < bytes.count, case .letter = classify(after).kind, !isPossessive(after) else {
            break scan
          }
          hash.add(UInt8(ascii: "'"))
          position = after
        case .ignorable:
          position += length
        default:
          break scan
        }
      }
      return finish(
        .word, from: start, hash: hash, capitalised: capitalised, upper: letters > 1 && uppers == letters)
    }

    /// Whether a word ends with the "s" at a position.
    private func isPossessive(_ index: Int) -> Bool {
      guard bytes[index] | 0x20 == UInt8(ascii: "s") else { return false }
      guard index + 1 < bytes.count else { return true }
      switch classify(index + 1).kind {
      case .letter, .digit: return false
      default: return true
      }
    }

    private mutating func number() -> Token {
      let start = position
      var hash = Fold()
      var value = 0
      var digits = 0
      while position < bytes.count, case (.digit(let digit), let length) = classify(position) {
        value = min(value * 10 + Int(digit), Int(Int32.max))
        digits += 1
        hash.add(UInt8(ascii: "0") + digit)
        position += length
      }
      let count = UInt8(clamping: digits)
      if let suffix = ordinalSuffix() {
        position += suffix
        return finish(.ordinal, from: start, hash: hash, value: Int32(value), digits: count)
      }
      return finish(.number, from: start, hash: hash, value: Int32(value), digits: count)
    }

    /// The length of "st", "nd", "rd" or "th" here, where no letter or digit follows.
    private func ordinalSuffix() -> Int? {
      guard position + 1 < bytes.count else { return nil }
      switch (bytes[position] | 0x20, bytes[position + 1] | 0x20) {
      case (UInt8(ascii: "s"), UInt8(ascii: "t")), (UInt8(ascii: "n"), UInt8(ascii: "d")),
        (UInt8(ascii: "r"), UInt8(ascii: "d")), (UInt8(ascii: "t"), UInt8(ascii: "h")):
        guard position + 2 < bytes.count else { return 2 }
        switch classify(position + 2).kind {
        case .letter, .digit: return nil
        default: return 2
        }
      default: return nil
      }
    }

    private func isASCIILetter(_ byte: UInt8) -> Bool {
      let lower = byte | 0x20
      return lower >= 0x61 && lower <= 0x7A
    }

    private func scalar(at index: Int) -> Unicode.Scalar {
      let first = bytes[index]
      func tail(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
      let value: UInt32
      if first < 0x80 {
        value = UInt32(first)
      } else if first < 0xE0 {
        value = UInt32(first & 0x1F) << 6 | tail(1)
      } else if first < 0xF0 {
        value = UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2)
      } else {
        value = UInt32(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
      }
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    private func classify(_ index: Int) -> (kind: Class, length: Int) {
      let byte = bytes[index]
      if byte < 0x80 {
        if isASCIILetter(byte) { return (.letter, 1) }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return (.digit(byte - UInt8(ascii: "0")), 1)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: return (.line, 1)
        case UInt8(ascii: " "), UInt8(ascii: "\t"): return (.space, 1)
        case UInt8(ascii: "'"): return (.apostrophe, 1)
        case 0..<0x20, 0x7F: return (.ignorable, 1)
        default: return (.sign(byte), 1)
        }
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let scalar = scalar(at: index)
      switch scalar.value {
      case 0x85, 0x2028, 0x2029: return (.line, length)
      case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return (.space, length)
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFE00...0xFE0F:
        return (.ignorable, length)
      case 0x2018, 0x2019, 0x02BC, 0xFF07: return (.apostrophe, length)
      case 0x2010...0x2015, 0x2212, 0xFE63: return (.sign(UInt8(ascii: "-")), length)
      case 0x201C, 0x201D: return (.sign(UInt8(ascii: "\"")), length)
      case 0x2026: return (.sign(UInt8(ascii: ".")), length)
      case 0xFF10...0xFF19: return (.digit(UInt8(scalar.value - 0xFF10)), length)
      case 0xFF21...0xFF3A, 0xFF41...0xFF5A: return (.letter, length)
      case 0xFF01...0xFF5E: return (.sign(UInt8(scalar.value - 0xFF01 + 0x21)), length)
      default: break
      }
      let properties = scalar.properties
      if properties.isAlphabetic || properties.generalCategory == .nonspacingMark { return (.letter, length) }
      return (.sign(0), length)
    }
  }

  /// The hash of a token's text; the vocabulary is looked up by it alone.
  package typealias Fold = FNVHash
}
