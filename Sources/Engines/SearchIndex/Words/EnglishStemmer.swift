/// A stemmer, which finds what the forms of an English word have in common: Porter's algorithm (M. F. Porter,
/// "An algorithm for suffix stripping", Program 14 (3), 1980), with the author's later departures `bli` and
/// `logi`.
///
/// Words with other characters than ASCII letters are their own stems. Linear in the word.
enum EnglishStemmer {
  static func stem(of word: String) -> String {
    var stemmer = Stemmer(bytes: Array(word.utf8))
    guard stemmer.bytes.count > 2, stemmer.bytes.allSatisfy({ $0 &- 0x61 < 26 }) else { return word }
    stemmer.plural()
    stemmer.pastAndProgressive()
    stemmer.finalY()
    stemmer.replaceSuffix(Stemmer.doubleSuffixes)
    stemmer.replaceSuffix(Stemmer.adjectiveSuffixes)
    stemmer.dropSuffix()
    stemmer.tidy()
    return String(decoding: stemmer.bytes, as: UTF8.self)
  }
}

private struct Stemmer {
  var bytes: [UInt8]

  static let doubleSuffixes = suffixes(
    [
      "ational": "ate", "tional": "tion", "enci": "ence", "anci": "ance", "izer": "ize", "bli": "ble",
      "alli": "al", "entli": "ent", "eli": "e", "ousli": "ous", "ization": "ize", "ation": "ate",
      "ator": "ate",
      "alism": "al", "iveness": "ive", "fulness": "ful", "ousness": "ous", "aliti": "al", "iviti": "ive",
      "biliti": "ble", "logi": "log",
    ])
  static let adjectiveSuffixes = suffixes(
    ["icate": "ic", "ative": "", "alize": "al", "iciti": "ic", "ical": "ic", "ful": "", "ness": ""])
  private static let lastSuffixes = suffixes(
    Dictionary(
      uniqueKeysWithValues: [
        "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion", "ou", "ism",
        "ate",
        "iti", "ous", "ive", "ize",
      ].map { ($0, "") }))

  /// The longest first.
  private static func suffixes(_ pairs: [String: String]) -> [([UInt8], [UInt8])] {
    pairs.sorted { ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key) }
      .map { (Array($0.key.utf8), Array($0.value.utf8)) }
  }

  mutating func plural() {
    if ends("sses") || ends("ies") {
      bytes.removeLast(2)
    } else if ends("s"), !ends("ss") {
      bytes.removeLast()
    }
  }

  mutating func pastAndProgressive() {
    if ends("eed") {
      if measure(bytes.count - 3) > 0 { bytes.removeLast() }
      return
    }
    let count = ends("ed") ? 2 : ends("ing") ? 3 : 0
    guard count > 0, hasVowel(bytes.count - count) else { return }
    bytes.removeLast(count)
    if ends("at") || ends("bl") || ends("iz") {
      bytes.append(UInt8(ascii: "e"))
    } else if endsInDoubleConsonant, let last = bytes.last, !"lsz".utf8.contains(last) {
      bytes.removeLast()
    } else if measure(bytes.count) == 1, endsShort(bytes.count) {
      bytes.append(UInt8(ascii: "e"))
    }
  }

  mutating func finalY() {
    if ends("y"), hasVowel(bytes.count - 1) { bytes[bytes.count - 1] = UInt8(ascii: "i") }
  }

  mutating func replaceSuffix(_ pairs: [([UInt8], [UInt8])]) {
    for (suffix, replacement) in pairs where ends(suffix) {
      if measure(bytes.count - suffix.count) > 0 {
        bytes.replaceSubrange((bytes.count - suffix.count)..., with: replacement)
      }
      return
    }
  }

  mutating func dropSuffix() {
    for (suffix, _) in Self.lastSuffixes where ends(suffix) {
      let rest = bytes.count - suffix.count
      let isIon = suffix.elementsEqual("ion".utf8)
      guard measure(rest) > 1, !isIon || rest > 0 && "st".utf8.contains(bytes[rest - 1]) else { return }
      bytes.removeLast(suffix.count)
      return
    }
  }

  mutating func tidy() {
    if ends("e") {
      let rest = bytes.count - 1
      let measure = measure(rest)
      if measure > 1 || measure == 1 && !endsShort(rest) { bytes.removeLast() }
    }
    if ends("ll"), measure(bytes.count) > 1 { bytes.removeLast() }
  }

  private func ends(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { bytes.count >= $0.count && bytes.suffix($0.count).elementsEqual($0) }
  }

  private func ends(_ suffix: [UInt8]) -> Bool {
    bytes.count >= suffix.count && bytes.suffix(suffix.count).elementsEqual(suffix)
  }

  /// A `y` is a consonant at the beginning and after a vowel.
  private func isConsonant(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
    case UInt8(ascii: "y"):
      index == 0 || "aeiou".utf8.contains(bytes[index - 1])
        || bytes[index - 1] == UInt8(ascii: "y") && !isConsonantY(index - 1)
    default: true
    }
  }

  /// Whether a `y` is a consonant: of a run of them every second one is.
  private func isConsonantY(_ index: Int) -> Bool {
    var start = index
    while start > 0, bytes[start - 1] == UInt8(ascii: "y") { start -= 1 }
    let first = start == 0 || "aeiou".utf8.contains(bytes[start - 1])
    return (index - start) % 2 == 0 ? first : !first
  }

  /// Returns the number of times that a vowel is followed by a consonant in the first bytes.
  private func measure(_ end: Int) -> Int {
    var count = 0
    var afterVowel = false
    for index in 0..<max(0, end) {
      let consonant = isConsonant(index)
      if consonant, afterVowel { count += 1 }
      afterVowel = !consonant
    }
    return count
  }

  private func hasVowel(_ end: Int) -> Bool { (0..<max(0, end)).contains { !isConsonant($0) } }

  private var endsInDoubleConsonant: Bool {
    let count = bytes.count
    return count > 1 && bytes[count - 1] == bytes[count - 2] && isConsonant(count - 1)
  }

  /// Consonant, vowel, consonant other than w, x, y.
  private func endsShort(_ end: Int) -> Bool {
    end > 2 && isConsonant(end - 3) && !isConsonant(end - 2) && isConsonant(end - 1)
      && !"wxy".utf8.contains(bytes[end - 1])
  }
}
