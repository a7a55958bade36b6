/// A reader of the mail address around an "@" (RFC 5321 and 6531, as addresses are used in text).
struct MailAddressReader {
  let text: UTF8Text
  let hosts: LinkHostReader

  /// The longest local part, in octets (RFC 5321, 4.5.3.1.1).
  private static let longestLocalPart = 64

  struct Address {
    var range: Range<Int>
    /// The offset at which the domain begins.
    var domain: Int
  }

  /// The address around the "@" at a place, none of it before `floor`.
  func address(around at: Int, floor: Int) -> Address? {
    let start: Int
    if text[at - 1] == UInt8(ascii: "\"") {
      guard let quoted = quotedLocalPart(before: at, floor: floor) else { return nil }
      start = quoted
    } else {
      guard let plain = localPart(before: at, floor: floor) else { return nil }
      start = plain
    }
    // "@name@example.social" is an account, not an address.
    if start > floor, text[start - 1] == UInt8(ascii: "@") { return nil }
    guard let end = domainEnd(from: at + 1), !isRemotePath(end) else { return nil }
    return Address(range: start..<end, domain: at + 1)
  }

  /// The last place before which a local part would have to begin that reaches from `start` to an "@".
  func atSign(after start: Int) -> Int? {
    var index = start
    while index - start <= Self.longestLocalPart, let (scalar, length) = text.scalar(at: index) {
      if scalar == "@" { return index }
      guard Self.isLocal(scalar) else { return nil }
      index += length
    }
    return nil
  }

  /// Returns whether an unquoted local part may hold a character, as people write addresses; "!", "#", "/",
  /// "=" and their like are allowed too, but in text they stand between an address and something else.
  private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "%", "+", "-", "'", "~": true
    default: !scalar.isUnspacedLetter && scalar.isWideLetter
    }
  }

  private func localPart(before at: Int, floor: Int) -> Int? {
    var index = at
    var dots = 0
    var cut: Int?
    while index > floor, at - index <= Self.longestLocalPart,
      let (scalar, length) = text.scalar(before: index)
    {
      guard Self.isLocal(scalar), index - length >= floor else { break }
      if scalar == "." {
        dots += 1
        // An ellipsis stands between the sentence and the address.
        if dots == 3 { cut = index + 2 }
      } else {
        if dots == 2 { return nil }
        if cut != nil { break }
        dots = 0
      }
      index -= length
    }
    guard at - index <= Self.longestLocalPart else { return nil }
    if dots == 2 { return nil }
    if let cut { index = cut }
    while index < at, [UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(text[index]) {
      index += 1
    }
    guard index < at, text[index] != UInt8(ascii: "."), text[at - 1] != UInt8(ascii: ".") else { return nil }
    return index
  }

  /// `"John Doe"@example.com`: the quote begins a word.
  private func quotedLocalPart(before at: Int, floor: Int) -> Int? {
    var index = at - 2
    while index >= floor, at - index <= Self.longestLocalPart, text[index] >= 0x20 {
      if text[index] == UInt8(ascii: "\""), text[index - 1] != UInt8(ascii: "\\") {
        let before = text.scalar(before: index)?.scalar
        guard at - index > 2,
          before.map({ $0.properties.isWhitespace || "(<:,".unicodeScalars.contains($0) }) ?? true
        else { return nil }
        return index
      }
      index -= 1
    }
    return nil
  }

  private func domainEnd(from start: Int) -> Int? {
    if text[start] == UInt8(ascii: "[") { return literalEnd(from: start) }
    let unspaced = text.scalar(at: start)?.scalar.isUnspacedLetter ?? false
    if let host = hosts.host(at: start, unspaced: unspaced) {
      return host.kind == .name ? host.range.upperBound : nil
    }
    return unknownDomainEnd(from: start)
  }

  /// "[192.0.2.1]" (RFC 5321, 4.1.3).
  private func literalEnd(from start: Int) -> Int? {
    guard let host = hosts.host(at: start + 1, unspaced: false), host.kind == .address,
      text[host.range.upperBound] == UInt8(ascii: "]")
    else { return nil }
    return host.range.upperBound + 1
  }

  /// A name whose last label is no known top-level domain but could be one: two ASCII letters or more.
  private func unknownDomainEnd(from start: Int) -> Int? {
    var end = hosts.end(from: start, unspaced: false)
    while end > start, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    var label = start
    var dots = 0
    for index in start..<end {
      let byte = text[index]
      if byte == UInt8(ascii: ".") {
        guard index > label, text[index - 1] != UInt8(ascii: "-") else { return nil }
        dots += 1
        label = index + 1
      } else if byte == UInt8(ascii: "_") || (byte == UInt8(ascii: "-") && index == label) {
        return nil
      }
    }
    guard dots > 0, (2...24).contains(end - label) else { return nil }
    return (label..<end).allSatisfy { text[$0].isASCIILetter } ? end : nil
  }

  /// "git@example.com:path/name": a place for a copy, not for mail.
  private func isRemotePath(_ end: Int) -> Bool {
    guard text[end] == UInt8(ascii: ":"), text[end + 1] > 0x20 else { return false }
    var index = end + 1
    while index - end < 64, text[index].isASCIIAlphanumeric || "-_.~".utf8.contains(text[index]) {
      index += 1
    }
    return text[index] == UInt8(ascii: "/")
  }
}
