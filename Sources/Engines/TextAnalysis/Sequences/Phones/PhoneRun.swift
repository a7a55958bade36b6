/// A stretch of digits and the signs that may stand between the digits of a phone number, folded to ASCII.
///
/// Dashes of every kind read as "-" (those that also mean "to" as `rangeDash`), spaces as " ", full-width
/// forms and Arabic-Indic digits as their ASCII forms. Each element keeps its place in the text.
struct PhoneRun {
  static let rangeDash = UInt8(ascii: "_")

  private(set) var folded: [UInt8] = []
  private(set) var places: [Int] = []
  /// The byte behind each element.
  private(set) var ends: [Int] = []

  var count: Int { folded.count }

  mutating func clear() {
    folded.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(_ element: UInt8, at place: Int, length: Int) {
    folded.append(element)
    places.append(place)
    ends.append(place + length)
  }

  mutating func truncate(to count: Int) {
    folded.removeLast(folded.count - count)
    places.removeLast(places.count - count)
    ends.removeLast(ends.count - count)
  }

  /// The bytes of the text that a range of elements takes.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    places[range.lowerBound]..<ends[range.upperBound - 1]
  }

  func isDigit(_ index: Int) -> Bool {
    index >= 0 && index < folded.count && folded[index].isASCIIDigit
  }

  func isSpace(_ index: Int) -> Bool {
    index >= 0 && index < folded.count && folded[index] == UInt8(ascii: " ")
  }

  /// The number of digits in a range of elements.
  func digits(in range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (folded[$1].isASCIIDigit ? 1 : 0) }
  }

  /// The runs of digits in a range of elements.
  func groups(in range: Range<Int>) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start: Int?
    for index in range {
      if folded[index].isASCIIDigit {
        if start == nil { start = index }
      } else if let first = start {
        groups.append(first..<index)
        start = nil
      }
    }
    if let start { groups.append(start..<range.upperBound) }
    return groups
  }

  /// The value of a group of digits, capped.
  func value(_ group: Range<Int>) -> Int {
    group.prefix(9).reduce(0) { $0 * 10 + Int(folded[$1] &- 0x30) }
  }
}

extension PhoneRun {
  /// Returns the ASCII form of a code point within a phone number; nil where it ends one.
  @inline(__always)
  static func fold(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x30...0x39, 0x20, 0x28, 0x29, 0x2B, 0x2D, 0x2E, 0x2F, 0x7E:
      return UInt8(truncatingIfNeeded: scalar.value)
    case 0x5B: return UInt8(ascii: "(")
    case 0x5D: return UInt8(ascii: ")")
    case 0..<0x80: return nil
    default: return foldWide(scalar)
    }
  }

  private static func foldWide(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xFF10...0xFF19: UInt8(0x30 + scalar.value - 0xFF10)
    case 0x0660...0x0669: UInt8(0x30 + scalar.value - 0x0660)
    case 0x06F0...0x06F9: UInt8(0x30 + scalar.value - 0x06F0)
    case 0xA0, 0xAD, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000: UInt8(ascii: " ")
    case 0x2010, 0x2011, 0x2212, 0x30FC: UInt8(ascii: "-")
    case 0x2012...0x2015, 0xFF0D: rangeDash
    case 0xFF08, 0xFF3B: UInt8(ascii: "(")
    case 0xFF09, 0xFF3D: UInt8(ascii: ")")
    case 0xFF0B: UInt8(ascii: "+")
    case 0xFF0E: UInt8(ascii: ".")
    case 0xFF0F: UInt8(ascii: "/")
    case 0x2053, 0x223C, 0xFF5E: UInt8(ascii: "~")
    default: nil
    }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { fold(scalar)?.isASCIIDigit ?? false }
}
