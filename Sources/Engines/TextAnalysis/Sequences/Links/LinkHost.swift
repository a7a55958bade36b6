import LanguageData

/// The host of a link or a mail address, checked against the rules for names (RFC 1123, RFC 5890) and the
/// top-level domains that exist.
struct LinkHost {
  enum Kind { case name, address, local }

  var range: Range<Int>
  var kind: Kind
  /// The start of each label; the top-level domain is the last.
  var labels: [Int]
  /// The trust in a bare name.
  var trust: TopLevelTrust

  /// The range of the last label.
  var topLevel: Range<Int> { (labels.last ?? range.lowerBound)..<range.upperBound }
}

/// The trust that a top-level domain lends to a name without a scheme, as the lexicon `topLevelDomain` gives
/// it.
enum TopLevelTrust: Int {
  /// A top-level domain and hardly anything else: "com", "de", "みんな".
  case plain = 1
  /// Also a word or an abbreviation, but in wide use: "it", "me", "news".
  case word = 2
  /// A word first: "see", "now".
  case seldom = 3
  /// The ending of file names first: "md", "zip".
  case file = 4
  /// Of private networks: a link only after a scheme.
  case privateNetwork = 5
}

/// A reader of hosts at given places of a text. Looks at 255 code points at the most.
struct LinkHostReader {
  let text: UTF8Text
  let topLevelDomains: Lexicon

  /// The longest name that DNS carries, in characters.
  private static let longest = 255

  /// Whether a label of a bare name may hold a code point.
  static func isBareLabel(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return !scalar.isUnspacedLetter && scalar.isWideLetter
  }

  /// The end of the run of label characters and dots at a place, whether it is a host or not.
  func end(from start: Int, unspaced: Bool) -> Int {
    var index = start
    var steps = 0
    while let (scalar, length) = text.scalar(at: index), steps < Self.longest {
      guard scalar == "." || Self.isBareLabel(scalar) || (unspaced && scalar.isUnspacedLetter) else { break }
      index += length
      steps += 1
    }
    return index
  }

  /// The host that begins at a place.
  /// - Parameter unspaced: whether labels may hold letters of scripts without spaces; otherwise such
  ///   letters end the name, except that the top-level domain may consist of them.
  func host(at start: Int, unspaced: Bool) -> LinkHost? {
    if let address = address(at: start) { return address }
    var end = end(from: start, unspaced: unspaced)
    if end < text.count, text[end - 1] == UInt8(ascii: "."), end > start + 1,
      let wide = text.scalar(at: end)?.scalar, wide.isUnspacedLetter
    {
      end = self.end(from: end, unspaced: true)
    }
    while end > start, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > start else { return nil }
    var labels = [start]
    for index in start..<end where text[index] == UInt8(ascii: ".") { labels.append(index + 1) }
    if labels.count == 1, matches(start..<end, "localhost") {
      return LinkHost(range: start..<end, kind: .local, labels: labels, trust: .privateNetwork)
    }
    return name(labels: labels, end: end)
  }

  /// The name whose last label is a top-level domain; what follows may be a new sentence
  /// ("example.com.Then") or text glued to the name ("example.comから").
  private func name(labels: [Int], end: Int) -> LinkHost? {
    var labels = labels
    var end = end
    while labels.count > 1, let start = labels.last {
      if let (length, trust) = topLevelDomain(start..<end) {
        let range = labels[0]..<start + length
        guard areValid(labels, end: start) else { return nil }
        return LinkHost(range: range, kind: .name, labels: labels, trust: trust)
      }
      guard startsSentence(start..<end) else { return nil }
      labels.removeLast()
      end = start - 1
    }
    return nil
  }

  private func startsSentence(_ label: Range<Int>) -> Bool {
    guard let (first, length) = text.scalar(at: label.lowerBound), first.properties.isUppercase else {
      return false
    }
    guard let second = text.scalar(at: label.lowerBound + length)?.scalar else { return true }
    return !second.properties.isUppercase
  }

  /// The top-level domain that a label is, or begins with where text without spaces is glued to it.
  private func topLevelDomain(_ label: Range<Int>) -> (length: Int, trust: TopLevelTrust)? {
    if matches(label.lowerBound..<min(label.lowerBound + 4, label.upperBound), "xn--") {
      let isASCII = label.allSatisfy { text[$0].isASCIIAlphanumeric || text[$0] == UInt8(ascii: "-") }
      return isASCII && label.count > 5 ? (label.count, .plain) : nil
    }
    var fold = Tokenizer.Fold()
    var index = label.lowerBound
    var best: (length: Int, trust: TopLevelTrust)?
    var steps = 0
    while index < label.upperBound, steps < 24, let (scalar, length) = text.scalar(at: index) {
      if scalar.value < 0x80 {
        let byte = text[index]
        guard byte.isASCIILetter else { return index == label.upperBound ? best : glued(best, label) }
        fold.add(byte | 0x20)
      } else {
        for byte in scalar.properties.lowercaseMapping.utf8 { fold.add(byte) }
      }
      index += length
      steps += 1
      if let value = topLevelDomains.value(ofHash: fold.value), let trust = TopLevelTrust(rawValue: value) {
        best = (index - label.lowerBound, trust)
      }
    }
    return glued(best, label)
  }

  private func glued(
    _ found: (length: Int, trust: TopLevelTrust)?, _ label: Range<Int>
  ) -> (length: Int, trust: TopLevelTrust)? {
    guard let found else { return nil }
    let end = label.lowerBound + found.length
    if end == label.upperBound { return found }
    guard let next = text.scalar(at: end)?.scalar, next.isUnspacedLetter else { return nil }
    return found
  }

  /// Whether the labels before the top-level domain keep to the rules; subdomains may hold "_" inside.
  private func areValid(_ labels: [Int], end: Int) -> Bool {
    for (number, start) in labels.dropLast().enumerated() {
      let stop = labels[number + 1] - 1
      guard stop > start else { return false }
      let isRegistered = number == labels.count - 2
      var isASCII = true
      var length = 0
      for index in start..<stop {
        let byte = text[index]
        if byte >= 0x80 { isASCII = false }
        if byte & 0xC0 != 0x80 { length += 1 }
        if byte == UInt8(ascii: "_"), isRegistered || index == start || index == stop - 1 { return false }
      }
      guard text[start] != UInt8(ascii: "-"), text[stop - 1] != UInt8(ascii: "-") else { return false }
      // 63 octets (RFC 1035); Punycode's prefix takes four of them.
      guard length <= (isASCII ? 63 : 59) else { return false }
      if !isASCII, matches(start..<start + 4, "xn--") { return false }
    }
    return true
  }

  /// An IPv4 address, or an IPv6 address in brackets (RFC 3986, 3.2.2).
  private func address(at start: Int) -> LinkHost? {
    var index = start
    if text[start] == UInt8(ascii: "[") {
      index += 1
      var colons = 0
      while index - start < 48 {
        let byte = text[index]
        let isHex = byte.isASCIIDigit || (byte | 0x20) &- 0x61 < 6
        guard isHex || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") else { break }
        if byte == UInt8(ascii: ":") { colons += 1 }
        index += 1
      }
      guard colons >= 2, text[index] == UInt8(ascii: "]") else { return nil }
      return LinkHost(range: start..<index + 1, kind: .address, labels: [start], trust: .privateNetwork)
    }
    guard text[start].isASCIIDigit else { return nil }
    for part in 0..<4 {
      if part > 0 {
        guard text[index] == UInt8(ascii: ".") else { return nil }
        index += 1
      }
      var value = 0
      var digits = 0
      while text[index].isASCIIDigit, digits < 4 {
        value = value * 10 + Int(text[index] - 0x30)
        digits += 1
        index += 1
      }
      guard digits > 0, value < 256 else { return nil }
    }
    if let next = text.scalar(at: index)?.scalar, next != ".", Self.isBareLabel(next) { return nil }
    if text[index] == UInt8(ascii: "."), text[index + 1].isASCIIAlphanumeric { return nil }
    return LinkHost(range: start..<index, kind: .address, labels: [start], trust: .privateNetwork)
  }

  /// Whether the bytes are these lower-case ASCII letters, in any case.
  func matches(_ range: Range<Int>, _ letters: StaticString) -> Bool {
    guard range.count == letters.utf8CodeUnitCount, range.upperBound <= text.count else { return false }
    return letters.withUTF8Buffer { expected in
      for (offset, byte) in expected.enumerated() {
        let found = text[range.lowerBound + offset]
        if (found.isASCIILetter ? found | 0x20 : found) != byte { return false }
      }
      return true
    }
  }
}
