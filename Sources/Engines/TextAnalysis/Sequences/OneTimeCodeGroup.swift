import LanguageData

/// Letters and digits that may be a one-time code, as they stand in a text.
struct OneTimeCodeGroup {
  enum Form: Equatable {
    /// Digits in one piece.
    case digits
    /// "123-456", "823 815".
    case grouped
    /// Letters and digits mixed.
    case alphanumeric
  }

  /// The tokens of the code, without a prefix such as "G-".
  var tokens: Range<Int>
  /// The first token of what belongs together: a prefix, an opening bracket.
  var outer: Int
  var bytes: Range<Int>
  /// Letters and digits of the code.
  var length: Int
  var form: Form

  /// The group that begins at a token, and the token after what was looked at; the group is nil where the
  /// characters are a price, a clock, a link, a telephone number and so on.
  static func scan(at index: Int, in document: Document) -> (group: OneTimeCodeGroup?, next: Int) {
    let tokens = document.tokens
    // Words of scripts without spaces touch a code and are no part of it.
    guard document.bytes[Int(tokens[index].start)] < 0xE0 || tokens[index].kind == .number else {
      return (nil, index + 1)
    }
    var end = index + 1
    while end < tokens.count, !tokens[end].spaced, tokens[end].kind != .sign,
      document.bytes[Int(tokens[end].start)] < 0xE0
    {
      end += 1
    }
    guard tokens[index..<end].contains(where: { $0.digits > 0 }) else { return (nil, end) }
    let bytes = Int(tokens[index].start)..<Int(tokens[end - 1].end)
    let isDigits = end == index + 1 && tokens[index].kind == .number
    if let group = hyphenated(at: index, end, document) { return (group, group.tokens.upperBound) }
    if isDigits { return digits(at: index, bytes, document) }
    guard (4...10).contains(bytes.count), document.bytes[bytes].allSatisfy(ParcelRunScanner.isAlphanumeric),
      isOpen(before: index, document), isOpen(after: end, document), !isHyphenated(end, document)
    else { return (nil, end) }
    if index > 0, !tokens[index].spaced, isHyphen(index - 1, document) { return (nil, end) }
    let group = OneTimeCodeGroup(
      tokens: index..<end, outer: index, bytes: bytes, length: bytes.count, form: .alphanumeric)
    return (group, end)
  }

  /// Letters and digits in two or three pieces with hyphens between: "7T4-QK2", "KX7-90B".
  ///
  /// Upper case throughout, with a digit and a letter; both stand in the code as it is to be typed.
  private static func hyphenated(at index: Int, _ firstEnd: Int, _ document: Document) -> OneTimeCodeGroup? {
    let tokens = document.tokens
    guard isOpen(before: index, document),
      index == 0 || tokens[index].spaced || tokens[index - 1].kind == .sign
    else { return nil }
    if index > 0, !tokens[index].spaced, isHyphen(index - 1, document) { return nil }
    var end = firstEnd
    var pieces = 1
    while end + 1 < tokens.count, pieces < 3, isHyphenated(end, document), tokens[end + 1].kind != .sign {
      end += 2
      while end < tokens.count, !tokens[end].spaced, tokens[end].kind != .sign { end += 1 }
      pieces += 1
    }
    let bytes = Int(tokens[index].start)..<Int(tokens[end - 1].end)
    let letters = document.bytes[bytes].filter { $0 != UInt8(ascii: "-") }
    guard pieces > 1, (5...12).contains(letters.count), isOpen(after: end, document),
      letters.allSatisfy({ $0.isASCIIDigit || $0.isASCIIUpper }), letters.contains(where: \.isASCIIDigit),
      letters.contains(where: \.isASCIIUpper),
      // "G-123456": a prefix that is not typed.
      document.bytes[bytes].split(separator: UInt8(ascii: "-")).allSatisfy({ (2...5).contains($0.count) }),
      document.bytes[bytes].split(separator: UInt8(ascii: "-")).contains(where: { piece in
        piece.contains(where: \.isASCIIDigit) && piece.contains(where: \.isASCIIUpper)
      })
    else { return nil }
    return OneTimeCodeGroup(
      tokens: index..<end, outer: index, bytes: bytes, length: letters.count, form: .alphanumeric)
  }

  private static func digits(
    at index: Int, _ bytes: Range<Int>, _ document: Document
  ) -> (group: OneTimeCodeGroup?, next: Int) {
    let tokens = document.tokens
    // All numbers that spaces, hyphens, dots or brackets join, as in telephone numbers.
    var numbers = [index]
    var last = index
    var joints: [UInt8] = []
    while let joint = joint(after: last, document), numbers.count < 16 {
      numbers.append(joint.number)
      joints.append(joint.sign)
      last = joint.number
    }
    let next = last + 1
    var outer = index
    if index > 0, !tokens[index].spaced {
      if isHyphen(index - 1, document), index > 1, !tokens[index - 1].spaced {
        // "G-123456": a short prefix in upper case, which is not typed.
        let prefix = tokens[index - 2]
        guard prefix.kind == .word, prefix.range.count <= 4,
          prefix.upper || prefix.range.count == 1 && prefix.capitalised,
          isOpen(before: index - 2, document)
        else { return (nil, next) }
        outer = index - 2
      } else if !isOpen(before: index, document) {
        return (nil, next)
      }
    }
    guard isOpen(after: next, document) else { return (nil, next) }
    let lengths = numbers.map { Int(tokens[$0].digits) }
    let total = lengths.reduce(0, +)
    let isASCII = bytes.count == lengths[0]
    guard isASCII, total >= 3, total <= 10 else { return (nil, next) }
    let group = { (form: Form) in
      OneTimeCodeGroup(
        tokens: index..<next, outer: outer, bytes: bytes.lowerBound..<Int(tokens[last].end), length: total,
        form: form)
    }
    if numbers.count == 1 { return (group(.digits), next) }
    let isEven =
      lengths.allSatisfy { $0 == lengths[0] }
      && [[3, 3], [4, 4], [3, 3, 3], [2, 2, 2], [5, 5]].contains(lengths)
    let isUniform =
      joints.allSatisfy { $0 == joints[0] }
      && (joints[0] == UInt8(ascii: " ") || joints[0] == UInt8(ascii: "-"))
    return (isEven && isUniform ? group(.grouped) : nil, next)
  }

  /// The number that a joint ties to a number.
  private static func joint(after index: Int, _ document: Document) -> (number: Int, sign: UInt8)? {
    let tokens = document.tokens
    guard index + 1 < tokens.count, !tokens[index + 1].startsLine else { return nil }
    if tokens[index + 1].kind == .number {
      return tokens[index + 1].spaced ? (index + 1, UInt8(ascii: " ")) : nil
    }
    guard index + 2 < tokens.count, tokens[index + 2].kind == .number, !tokens[index + 2].startsLine,
      tokens[index + 1].kind == .sign, tokens[index + 1].range.count == 1 || isDash(tokens[index + 1]),
      let sign = UInt8(exactly: tokens[index + 1].value)
    else { return nil }
    switch sign {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ","):
      return tokens[index + 1].spaced || tokens[index + 2].spaced ? nil : (index + 2, sign)
    case UInt8(ascii: ")"): return (index + 2, sign)
    default: return nil
    }
  }

  /// Whether one asterisk follows a token as one stands before it: "*123456*", as chats mark bold text.
  private static func isBold(_ index: Int, _ document: Document) -> Bool {
    let tokens = document.tokens
    guard index + 1 < tokens.count else { return false }
    return tokens[index + 1].value == Int32(UInt8(ascii: "*")) && tokens[index + 1].kind == .sign
      && !tokens[index + 1].spaced
  }

  private static func isDash(_ token: Token) -> Bool { token.value == Int32(UInt8(ascii: "-")) }

  private static func isHyphen(_ index: Int, _ document: Document) -> Bool {
    document.tokens[index].kind == .sign && document.tokens[index].value == Int32(UInt8(ascii: "-"))
  }

  private static func isHyphenated(_ end: Int, _ document: Document) -> Bool {
    end + 1 < document.tokens.count && isHyphen(end, document) && !document.tokens[end].spaced
      && !document.tokens[end + 1].spaced
  }

  /// Whether what is glued to the left of a token leaves it a code.
  private static func isOpen(before index: Int, _ document: Document) -> Bool {
    let tokens = document.tokens
    guard index > 0, !tokens[index].spaced else { return true }
    let previous = tokens[index - 1]
    guard previous.kind == .sign else {
      // Only scripts without spaces between words touch a code.
      return previous.kind == .word && document.bytes[Int(previous.end) - 1] >= 0x80
        && isUnspacedScript(document.bytes, endingAt: Int(previous.end))
    }
    guard previous.value != 0 else { return !isCurrency(document.bytes, previous.range) }
    guard let sign = UInt8(exactly: previous.value), previous.range.count == 1 || isDash(previous) else {
      return true
    }
    if sign == UInt8(ascii: "*") { return previous.spaced && isBold(index, document) }
    if "$@/_+%&.,\\~".utf8.contains(sign) { return false }
    if sign == UInt8(ascii: "="), index > 1, !previous.spaced { return false }
    if sign == UInt8(ascii: ":") || sign == UInt8(ascii: "'") {
      return index < 2 || previous.spaced || tokens[index - 2].kind != .number
    }
    return true
  }

  private static func isOpen(after end: Int, _ document: Document) -> Bool {
    let tokens = document.tokens
    guard end < tokens.count, !tokens[end].spaced else { return true }
    let next = tokens[end]
    guard next.kind == .sign else {
      return next.kind == .word && document.bytes[Int(next.start)] >= 0xE0
    }
    guard next.value != 0 else { return !isCurrency(document.bytes, next.range) }
    guard let sign = UInt8(exactly: next.value) else { return true }
    if sign == UInt8(ascii: "*") { return end < 2 || tokens[end - 2].value == next.value }
    if "$@/_+%&".utf8.contains(sign) { return false }
    // Full-width signs end a clause.
    if next.range.count > 1, !isDash(next) { return true }
    if ".,:-'".utf8.contains(sign), end + 1 < tokens.count, !tokens[end + 1].spaced {
      return tokens[end + 1].kind == .sign
    }
    return true
  }

  private static func isUnspacedScript(_ bytes: [UInt8], endingAt end: Int) -> Bool {
    var lead = end - 1
    while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    return bytes[lead] >= 0xE0
  }

  /// "£", "€", "¥", "₹" and the like.
  private static func isCurrency(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let lead = bytes[range.lowerBound]
    if lead == 0xC2, range.count == 2 {
      return (0xA2...0xA5).contains(bytes[range.lowerBound + 1]) || bytes[range.lowerBound + 1] == 0xB0
    }
    return lead == 0xE2 && range.count == 3 && bytes[range.lowerBound + 1] == 0x82
  }
}
