/// A reader of mentions ("@name") and hashtags ("#tag") by the rules people know from Twitter, with the dots
/// and hyphens that chat names have elsewhere.
struct TagReader {
  let text: UTF8Text
  let hosts: LinkHostReader

  // MARK: Mentions

  /// The end of the name whose sign ("@" or its full-width form) stands in `sign`.
  func mentionEnd(sign: Range<Int>, floor: Int) -> Int? {
    guard mayStandBeforeMention(sign.lowerBound, floor: floor) else { return nil }
    var index = sign.upperBound
    var digits = 0
    while isName(text[index]) {
      if text[index].isASCIIDigit { digits += 1 }
      index += 1
    }
    guard index > sign.upperBound else { return nil }
    let name = sign.upperBound..<index
    if digits > 0, isTimeOrNumber(name, digits: digits) { return nil }
    // "lunch @noon"
    if ["noon", "midday", "midnight"].contains(where: { hosts.matches(name, $0) }) { return nil }
    guard let end = extended(name) else { return nil }
    return mayStandAfterMention(end) ? end : nil
  }

  private func isName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") }

  private func mayStandBeforeMention(_ start: Int, floor: Int) -> Bool {
    guard start > floor, let (scalar, _) = text.scalar(before: start) else { return true }
    switch scalar {
    case "a"..."z", "A"..."Z":
      // "RT@name" quotes somebody.
      guard text[start - 1] | 0x20 == UInt8(ascii: "t"), text[start - 2] | 0x20 == UInt8(ascii: "r"),
        start - 2 >= floor
      else { return false }
      let before = text[start - 3]
      return start == 2 || !(isName(before) || "+~.-".utf8.contains(before))
    case "0"..."9", "_", "!", "#", "$", "%", "&", "*", "@", "\u{FF20}", "+", "=": return false
    default: return !(scalar.isLatinLetter && !scalar.isUnspacedLetter)
    }
  }

  private func mayStandAfterMention(_ end: Int) -> Bool {
    guard let (scalar, _) = text.scalar(at: end) else { return true }
    if scalar == "@" || scalar == "\u{FF20}" || (scalar.value >= 0x80 && scalar.isLatinLetter) {
      return false
    }
    return !(scalar == ":" && text[end + 1] == UInt8(ascii: "/") && text[end + 2] == UInt8(ascii: "/"))
  }

  /// "@7", "@730", "@7pm", "@6ish" and "@415.555" are times and numbers.
  private func isTimeOrNumber(_ name: Range<Int>, digits: Int) -> Bool {
    var index = name.lowerBound
    while index < name.upperBound, text[index].isASCIIDigit { index += 1 }
    let leading = index - name.lowerBound
    guard leading > 0, leading == digits else { return false }
    if index == name.upperBound {
      if leading <= 4 { return true }
      return ".:-".utf8.contains(text[index]) && text[index + 1].isASCIIDigit
    }
    guard leading <= 4 else { return false }
    let rest = index..<name.upperBound
    return ["am", "pm", "a", "p", "ish", "h", "st", "nd", "rd", "th"].contains { hosts.matches(rest, $0) }
  }

  /// The name with the dotted and hyphenated parts behind it; nil where it is a domain ("@example.com").
  private func extended(_ name: Range<Int>) -> Int? {
    var end = name.upperBound
    if text[end] == UInt8(ascii: "."), text[end + 1].isASCIIAlphanumeric,
      let host = hosts.host(at: name.lowerBound, unspaced: false), host.kind == .name,
      host.trust == .plain || host.labels.count > 2
    {
      return nil
    }
    while true {
      let sign = text[end]
      let next = text[end + 1]
      guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: "-"), next.isASCIILetter,
        sign == UInt8(ascii: "-") || !next.isASCIIUpper
      else { return end }
      end += 1
      while isName(text[end]) { end += 1 }
    }
  }

  // MARK: Hashtags

  /// The end of the tag whose sign ("#" or its full-width form) stands in `sign`.
  func hashtagEnd(sign: Range<Int>, floor: Int) -> Int? {
    if sign.lowerBound > floor, let (scalar, _) = text.scalar(before: sign.lowerBound),
      isTag(scalar, inside: true)
    {
      // Parts of an emoji before the tag are marks too.
      guard (0xFE00...0xFE0F).contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value) else {
        return nil
      }
    }
    if text[sign.lowerBound - 1] == UInt8(ascii: "&") { return nil }
    var index = sign.upperBound
    var hasLetter = false
    while let (scalar, length) = text.scalar(at: index) {
      guard isTag(scalar, inside: index > sign.upperBound) else { break }
      if isTagLetter(scalar) { hasLetter = true }
      index += length
    }
    guard hasLetter else { return nil }
    if let (next, _) = text.scalar(at: index) {
      if next == "#" || next == "\u{FF03}" { return nil }
      if next == ":", text[index + 1] == UInt8(ascii: "/"), text[index + 2] == UInt8(ascii: "/") {
        return nil
      }
    }
    return index
  }

  private func isTagLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return UInt8(truncatingIfNeeded: scalar.value).isASCIILetter }
    if (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x20E3 { return false }
    return scalar.isMark || scalar.properties.isAlphabetic
  }

  private func isTag(_ scalar: Unicode.Scalar, inside: Bool) -> Bool {
    if scalar.value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_")
    }
    if !inside, (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x20E3 { return false }
    switch scalar.value {
    // Signs that stand inside words: joiners, the middle dot, Hebrew and Tibetan points, Japanese dashes.
    case 0x200C, 0x200D, 0xB7, 0x5BE, 0x5F3, 0x5F4, 0xF0B, 0xF0C, 0x3003, 0x301C, 0x309B, 0x309C, 0x30A0,
      0x30FB,
      0xA67E, 0xFF5E:
      return inside
    default: break
    }
    return scalar.isWideLetter || scalar.properties.generalCategory == .decimalNumber
  }
}
