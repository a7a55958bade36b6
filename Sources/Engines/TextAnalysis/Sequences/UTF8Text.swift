/// A view of a document's bytes that reads code points in both directions.
///
/// Every access is checked against the ends; what does not decode reads as U+FFFD.
struct UTF8Text {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  var count: Int { bytes.count }

  /// The byte at an offset, or 0 outside of the text.
  @inline(__always)
  subscript(_ index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// The code point at an offset and its length in bytes; nil at the end.
  @inline(__always)
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index >= 0, index < bytes.count else { return nil }
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    return wideScalar(at: index)
  }

  private func wideScalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = bytes[index]
    func tail(_ offset: Int) -> UInt32 { UInt32(self[index + offset] & 0x3F) }
    let length = min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, bytes.count - index)
    let value: UInt32
    switch length {
    case 2: value = UInt32(first & 0x1F) << 6 | tail(1)
    case 3: value = UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2)
    case 4: value = UInt32(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
    default: value = 0xFFFD
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The code point that ends before an offset and its length in bytes; nil at the start.
  @inline(__always)
  func scalar(before index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index > 0, index <= bytes.count else { return nil }
    var start = index - 1
    while start > 0, index - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard let found = scalar(at: start) else { return nil }
    return (found.scalar, index - start)
  }
}

extension UInt8 {
  @inline(__always) var isASCIIDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isASCIIUpper: Bool { self &- 0x41 < 26 }
  @inline(__always) var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
}

extension Unicode.Scalar {
  /// Whether it belongs to a script that is written without spaces between words, so that a link may
  /// stand directly before or after it: Chinese, Japanese, Thai and their neighbours, and Korean, whose
  /// particles are glued to foreign words.
  var isUnspacedLetter: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0x2FDF,
      0x3005...0x3007, 0x3021...0x3029, 0x3031...0x303C, 0x3040...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFF66...0xFFDC, 0x1B000...0x1B2FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether it is a letter or a combining mark outside of ASCII.
  var isWideLetter: Bool {
    guard value >= 0x80 else { return false }
    return properties.isAlphabetic || isMark
  }

  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it is a letter of the Latin script or a mark on one.
  var isLatinLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F, 0x300...0x36F, 0x1E00...0x1EFF:
      value != 0xD7 && value != 0xF7
    default: false
    }
  }
}
