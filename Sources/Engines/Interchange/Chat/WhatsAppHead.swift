import PlainText

/// Date and time before a message of an export.
struct WhatsAppHead {
  /// The date's three numbers in their order, and how many digits the first has.
  var fields: DateFields
  var secondOfDay: Int
  /// The rest of the line: "Ana: text", or a notice by the app.
  var rest: ArraySlice<UInt8>

  static func isMark(_ scalar: UInt32) -> Bool {
    scalar == 0x200E || scalar == 0x200F || (0x202A...0x202E).contains(scalar)
      || (0x2066...0x2069).contains(scalar) || scalar == 0xFEFF
  }

  init?(_ line: ArraySlice<UInt8>) {
    var cursor = HeadCursor(bytes: line, index: line.startIndex)
    cursor.skipMarks()
    let isBracketed = cursor.skip(UInt8(ascii: "["))
    guard let first = cursor.number(4), let separator = cursor.dateSeparator(), let second = cursor.number(2),
      cursor.dateSeparator() == separator, let third = cursor.number(4)
    else { return nil }
    if separator == UInt8(ascii: ".") { _ = cursor.skip(separator) }
    _ = cursor.skip(UInt8(ascii: ","))
    cursor.skipSpaces()
    let before = cursor.meridiem()
    cursor.skipSpaces()
    guard var hour = cursor.number(2)?.value, cursor.clockSeparator(), let minute = cursor.number(2),
      minute.digits == 2, hour < 24, minute.value < 60
    else { return nil }
    var seconds = 0
    if cursor.clockSeparator(), let value = cursor.number(2) { seconds = min(value.value, 59) }
    cursor.skipSpaces()
    if let isAfternoon = before ?? cursor.meridiem() {
      guard hour <= 12 else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    cursor.skipSpaces()
    if isBracketed {
      guard cursor.skip(UInt8(ascii: "]")) else { return nil }
    } else {
      guard cursor.skip(UInt8(ascii: "-")) || cursor.skipDash(), cursor.skip(ASCII.space) else { return nil }
    }
    cursor.skipSpaces()
    fields = DateFields(
      first: first.value, second: second.value, third: third.value, leadDigits: first.digits)
    secondOfDay = hour * 3_600 + minute.value * 60 + seconds
    rest = line[cursor.index...]
  }
}

/// A cursor that reads the few forms that a head has.
private struct HeadCursor {
  let bytes: ArraySlice<UInt8>
  var index: Int

  private func has(_ sequence: [UInt8]) -> Bool { bytes[index...].starts(with: sequence) }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Direction marks and the byte order mark.
  mutating func skipMarks() {
    while index + 2 < bytes.endIndex {
      let isMark =
        has([0xE2, 0x80]) && [0x8E, 0x8F, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE].contains(bytes[index + 2])
        || has([0xE2, 0x81]) && (0xA6...0xA9).contains(bytes[index + 2]) || has([0xEF, 0xBB, 0xBF])
      guard isMark else { return }
      index += 3
    }
  }

  /// Spaces, among them the narrow no-break space before "AM", and marks.
  mutating func skipSpaces() {
    while index < bytes.endIndex {
      if bytes[index] == ASCII.space {
        index += 1
      } else if has([0xC2, 0xA0]) {
        index += 2
      } else if has([0xE2, 0x80, 0xAF]) || has([0xE2, 0x80, 0x89]) {
        index += 3
      } else {
        let start = index
        skipMarks()
        if index == start { return }
      }
    }
  }

  mutating func skipDash() -> Bool {
    guard has([0xE2, 0x80, 0x93]) || has([0xE2, 0x80, 0x94]) else { return false }
    index += 3
    return true
  }

  mutating func number(_ limit: Int) -> (value: Int, digits: Int)? {
    let start = index
    var value = 0
    while index < bytes.endIndex, ASCII.isDigit(bytes[index]), index - start < limit {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return index > start ? (value, index - start) : nil
  }

  mutating func dateSeparator() -> UInt8? {
    guard index < bytes.endIndex, [0x2F, 0x2E, 0x2D].contains(bytes[index]) else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func clockSeparator() -> Bool { skip(UInt8(ascii: ":")) || skip(UInt8(ascii: ".")) }

  /// "AM", "p.m.", "p. m." and the Chinese and Japanese words; true for the afternoon.
  mutating func meridiem() -> Bool? {
    for (words, isAfternoon) in [(["上午", "午前", "오전"], false), (["下午", "午後", "오후"], true)] {
      for word in words where has(Array(word.utf8)) {
        index += word.utf8.count
        return isAfternoon
      }
    }
    guard index < bytes.endIndex else { return nil }
    let letter = bytes[index] | 0x20
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
    var probe = self
    probe.index += 1
    _ = probe.skip(UInt8(ascii: "."))
    probe.skipSpaces()
    guard probe.index < bytes.endIndex, bytes[probe.index] | 0x20 == UInt8(ascii: "m") else { return nil }
    probe.index += 1
    _ = probe.skip(UInt8(ascii: "."))
    self = probe
    return letter == UInt8(ascii: "p")
  }
}
