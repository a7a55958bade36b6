import LanguageData

/// A unit that features are made of: a token, or several that count as one whatever their letters are.
struct FeatureUnit {
  /// The hash by which n-grams of words see it.
  var word: UInt64
  /// The hash by which cue phrases see it.
  var phrase: UInt64
  var form: Form
  /// Its place among the tokens, the first where there are several.
  var token: Int

  enum Form {
    case word, number, sign
    /// A link, a mail address, a code of letters and digits: only that one stands there counts.
    case opaque
  }
}

/// The marks of a link that tell good from bad.
struct LinkMarks: OptionSet {
  let rawValue: Int
  static let bare = LinkMarks(rawValue: 1)
  /// A top-level domain that is cheap, or seldom met.
  static let unusualEnd = LinkMarks(rawValue: 2)
  static let hyphenInHost = LinkMarks(rawValue: 4)
  static let digitInHost = LinkMarks(rawValue: 8)
  /// A word in the host that asks to log in, verify, pay.
  static let luringHost = LinkMarks(rawValue: 16)
  /// The name of a bank, courier, shop in a host that has other words too.
  static let nameInHost = LinkMarks(rawValue: 32)
  static let shortened = LinkMarks(rawValue: 64)
  static let count = 7
}

/// A reader that cuts tokens into units: a link, a mail address or a code becomes one unit, signs of
/// currencies and numbers of one length become alike, and "ill be there" reads as "i'll be there".
struct FeatureUnitReader: Sendable {
  private let classes: [UInt64: Classes]
  private let topLevelDomains: Lexicon
  private let schemes: Set<UInt64>
  private let www: UInt64
  private let ill: UInt64
  private let iWill: UInt64

  private struct Classes: OptionSet {
    let rawValue: UInt8
    static let luring = Classes(rawValue: 1)
    static let name = Classes(rawValue: 2)
    static let usualEnd = Classes(rawValue: 4)
    static let shortener = Classes(rawValue: 8)
    static let currency = Classes(rawValue: 16)
    static let verb = Classes(rawValue: 32)
    static let byName: [String: Classes] = [
      "luring": luring, "name": name, "usual end": usualEnd, "shortener": shortener, "currency": currency,
      "verb behind I'll": verb,
    ]
  }

  /// Units that stand for what they hold.
  enum Seed {
    static let number: UInt64 = 0x52
    static let link: UInt64 = 0x61
    static let address: UInt64 = 0x62
    static let code: UInt64 = 0x63
    static let currency: UInt64 = 0x64
  }

  /// The number of tokens of a run without white space that are looked at.
  private static let longestRun = 64

  init(_ english: LanguageImage) throws {
    topLevelDomains = try LanguageImage.shared().required("topLevelDomain")
    let table = try english.required(table: "understandingClasses")
    var classes: [UInt64: Classes] = [:]
    for row in 0..<table.count {
      let name = table.field(row: row, column: 0)
      guard let found = Classes.byName[name] else {
        throw LanguageDataError(.damaged, "the table understandingClasses has no class \(name)")
      }
      for word in table.field(row: row, column: 1).split(separator: "|") {
        if let token = Document(String(word)).tokens.first { classes[token.hash, default: []].insert(found) }
      }
    }
    self.classes = classes
    func hash(_ word: String) -> UInt64 { Document(word).tokens.first?.hash ?? 0 }
    schemes = [hash("http"), hash("https")]
    www = hash("www")
    ill = hash("ill")
    iWill = hash("i'll")
  }

  /// Replaces `units` and `links` by those of some tokens. Linear in the tokens.
  func read(
    _ tokens: ArraySlice<Token>, into units: inout [FeatureUnit],
    links: inout [(marks: LinkMarks, host: Range<Int>)]
  ) {
    units.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind != .sign, index == tokens.startIndex || token.spaced || tokens[index - 1].kind == .sign {
        let run = self.run(tokens, from: index)
        if let link = link(tokens, run) {
          links.append((link.marks, link.host))
          append(Seed.link, at: index, into: &units)
          index = link.end
          continue
        }
        if let end = addressEnd(tokens, run) {
          append(Seed.address, at: index, into: &units)
          index = end
          continue
        }
        if let end = codeEnd(tokens, run) {
          append(Seed.code, at: index, into: &units)
          index = end
          continue
        }
      }
      units.append(unit(tokens, at: index, last: units.last))
      index += 1
    }
  }

  private func append(_ seed: UInt64, at index: Int, into units: inout [FeatureUnit]) {
    units.append(FeatureUnit(word: seed, phrase: seed, form: .opaque, token: index))
  }

  private func unit(_ tokens: ArraySlice<Token>, at index: Int, last: FeatureUnit?) -> FeatureUnit {
    let token = tokens[index]
    switch token.kind {
    case .number, .ordinal:
      return FeatureUnit(
        word: Seed.number &+ UInt64(min(token.digits, 5)) << 8, phrase: token.hash, form: .number,
        token: index)
    case .sign:
      let word = classes[token.hash]?.contains(.currency) == true ? Seed.currency : token.hash
      return FeatureUnit(word: word, phrase: token.hash, form: .sign, token: index)
    case .word:
      // "ill" before a verb that "I'll" goes with.
      let isWill =
        token.hash == ill && index + 1 < tokens.endIndex
        && classes[tokens[index + 1].hash]?.contains(.verb) == true
      let hash = isWill ? iWill : token.hash
      return FeatureUnit(word: hash, phrase: hash, form: .word, token: index)
    }
  }

  // MARK: Runs without white space

  private func run(_ tokens: ArraySlice<Token>, from start: Int) -> Range<Int> {
    var end = start + 1
    while end < tokens.endIndex, !tokens[end].spaced, !tokens[end].startsLine, end - start < Self.longestRun {
      end += 1
    }
    return start..<end
  }

  /// The link at the beginning of a run: "https://a.b/c", "www.a.b", "a-b.top/c", "bit.ly/x".
  private func link(
    _ tokens: ArraySlice<Token>, _ run: Range<Int>
  ) -> (end: Int, host: Range<Int>, marks: LinkMarks)? {
    var start = run.lowerBound
    var marks: LinkMarks = [.bare]
    if run.count > 4, schemes.contains(tokens[start].hash), tokens[start + 1].isSign(":"),
      tokens[start + 2].isSign("/"), tokens[start + 3].isSign("/")
    {
      start += 4
      marks = []
    } else if run.count < 3 {
      return nil
    }
    // Labels and dots, up to what can't be in a host.
    var hostEnd = start
    while hostEnd < run.upperBound {
      let token = tokens[hostEnd]
      guard token.kind != .sign || token.isSign(".") || token.isSign("-") else { break }
      hostEnd += 1
    }
    while hostEnd > start, tokens[hostEnd - 1].kind == .sign { hostEnd -= 1 }
    guard hostEnd > start else { return nil }
    let end = tokens[hostEnd - 1]
    let isDotted = hostEnd - start >= 3 && tokens[hostEnd - 2].isSign(".")
    let hasPath = hostEnd < run.upperBound && tokens[hostEnd].isSign("/")
    for index in start..<hostEnd {
      let token = tokens[index]
      if token.isSign("-") { marks.insert(.hyphenInHost) }
      if token.kind == .number || token.kind == .ordinal { marks.insert(.digitInHost) }
    }
    if marks.contains(.bare), tokens[start].hash != www {
      guard isDotted, end.kind == .word, let trust = topLevelDomains.value(of: end) else { return nil }
      // "see.you" is no link; "refund-center.help" and "see.you/now" are.
      guard trust <= 2 || trust == 3 && (hasPath || marks.contains(.hyphenInHost)) else { return nil }
    }
    var wordCount = 0
    var hasName = false
    for index in start..<max(start, isDotted ? hostEnd - 1 : hostEnd) where tokens[index].kind == .word {
      guard tokens[index].hash != www else { continue }
      wordCount += 1
      let found = classes[tokens[index].hash] ?? []
      if found.contains(.luring) { marks.insert(.luringHost) }
      if found.contains(.name) { hasName = true }
      if found.contains(.shortener) { marks.insert(.shortened) }
    }
    if hasName, wordCount > 1 || marks.contains(.digitInHost) { marks.insert(.nameInHost) }
    if isDotted, classes[end.hash]?.contains(.usualEnd) != true { marks.insert(.unusualEnd) }
    // The sign that ends the sentence isn't the link's.
    var last = run.upperBound
    while last > hostEnd, tokens[last - 1].kind == .sign, !tokens[last - 1].isSign("/") { last -= 1 }
    return (last, start..<hostEnd, marks)
  }

  private func addressEnd(_ tokens: ArraySlice<Token>, _ run: Range<Int>) -> Int? {
    guard run.count >= 5, let at = run.dropFirst().first(where: { tokens[$0].isSign("@") }) else {
      return nil
    }
    var end = run.upperBound
    while end > at, tokens[end - 1].kind == .sign { end -= 1 }
    return end > at + 2 ? end : nil
  }

  /// Letters and digits in turn: "hx72pq", "JJD00123456".
  private func codeEnd(_ tokens: ArraySlice<Token>, _ run: Range<Int>) -> Int? {
    var end = run.lowerBound
    var hasNumber = false
    var hasWord = false
    while end < run.upperBound, tokens[end].kind != .sign {
      if tokens[end].kind == .word { hasWord = true } else { hasNumber = true }
      end += 1
    }
    guard hasNumber, hasWord, let last = tokens[..<end].last else { return nil }
    let length = Int(last.end) - Int(tokens[run.lowerBound].start)
    return end - run.lowerBound >= 3 || length >= 7 ? end : nil
  }
}
