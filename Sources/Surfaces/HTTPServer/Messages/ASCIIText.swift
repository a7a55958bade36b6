import PlainText

/// What the grammar of HTTP needs of ASCII; nothing here depends on a locale.
extension UInt8 {
  /// A character of a token (RFC 9110, section 5.6.2).
  var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? { ASCII.hexValue(self) }

  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension StringProtocol {
  /// Compares ASCII letters without case, all other bytes as they are.
  func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
    let mine = utf8
    let others = other.utf8
    var left = mine.makeIterator()
    var right = others.makeIterator()
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return true
      case (let one?, let two?) where one.lowercased == two.lowercased: continue
      default: return false
      }
    }
  }

  /// ASCII letters in lower case, all other bytes as they are.
  var asciiLowercased: String { String(decoding: utf8.map(\.lowercased), as: UTF8.self) }

  var trimmingBlanks: SubSequence {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !$0.isBlank }) else { return self[endIndex...] }
    var end = first
    for index in bytes.indices where !bytes[index].isBlank { end = bytes.index(after: index) }
    return self[first..<end]
  }

  /// The number that decimal digits alone write, or nil; not more than 18 digits.
  var decimalNumber: Int? {
    guard !isEmpty, utf8.count <= 18, utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(self)
  }
}
