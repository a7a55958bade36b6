import LanguageData

/// The tie between a word for a code and a group of characters.
struct OneTimeCodeLink {
  /// The strength, from 1 (somewhere in the sentence) to 4 (directly, or by "is").
  var tie: Int
  /// From 1 ("confirmation") over 2 ("code") to 3 ("verification code").
  var strength: Int
  /// The tokens of the word, where it is made of tokens.
  var noun: Range<Int>?
}

/// The words about one-time codes, in English and in the languages that services write in.
struct OneTimeCodeVocabulary: Sendable {
  private let nouns: [Lexicon]
  private let copulas: [Lexicon]
  private let verbs: [Lexicon]
  private let helping: [Lexicon]
  private let units: [Lexicon]
  let possessives: [Lexicon]
  let serviceBefore: Lexicon
  private let others: Lexicon
  private let notAfter: Lexicon
  private let notNouns: Lexicon
  private let offers: Lexicon
  private let rejectBefore: Lexicon
  private let textVerbs: Lexicon
  private let purposeLinks: Lexicon
  private let purposes: Lexicon
  /// Words of scripts that are written without spaces.
  private let substrings: [[UInt8]]
  let to = Document("to").tokens[0].hash

  init(shared: LanguageImage, english: LanguageImage) throws {
    func both(_ name: String) throws -> [Lexicon] {
      [try english.required(name), try shared.required(name + "AnyLanguage")]
    }
    nouns = try both("codeNoun")
    copulas = try both("codeCopula")
    verbs = try both("codeVerb")
    helping = try both("codeHelper")
    units = try both("codeUnit")
    possessives = try both("codePossessive")
    serviceBefore = try english.required("codeServiceBefore")
    others = try english.required("codeOther")
    notAfter = try english.required("codeNotAfter")
    notNouns = try english.required("codeNotNoun")
    offers = try english.required("codeOffer")
    rejectBefore = try english.required("codeRejectBefore")
    textVerbs = try english.required("codeTextVerb")
    purposeLinks = try english.required("codePurposeLink")
    purposes = try english.required("codePurpose")
    substrings = try shared.required(table: "codeSubstring").rows.map { Array($0[0].utf8) }
  }

  private static func match(_ lexicons: [Lexicon], _ tokens: [Token], _ index: Int) -> (
    count: Int, value: Int
  )? {
    guard index < tokens.count else { return nil }
    var best: (count: Int, value: Int)?
    for lexicon in lexicons {
      if let match = lexicon.match(tokens, at: index), match.count > best?.count ?? 0 { best = match }
    }
    return best
  }

  func isUnit(_ tokens: [Token], _ index: Int) -> Bool {
    index < tokens.count && !tokens[index].startsLine && Self.match(units, tokens, index) != nil
  }

  func isTextVerb(_ tokens: [Token], _ index: Int) -> Bool { textVerbs.match(tokens, at: index) != nil }

  func verb(_ tokens: [Token], _ index: Int) -> (count: Int, value: Int)? { Self.match(verbs, tokens, index) }

  func isNoun(_ tokens: [Token], _ index: Int) -> Bool { Self.match(nouns, tokens, index) != nil }

  func isCopula(_ tokens: [Token], _ index: Int) -> Bool { Self.match(copulas, tokens, index) != nil }

  func isPossessive(_ tokens: [Token], _ index: Int) -> Bool { Self.match(possessives, tokens, index) != nil }

  /// Whether the words from one token through another stand before numbers that are no codes.
  func rejects(_ tokens: [Token], from start: Int, through end: Int) -> Bool {
    guard let match = rejectBefore.match(tokens, at: start) else { return false }
    return start + match.count == end + 1
  }

  /// Returns the index after the verb of a code's purpose that begins at a token ("to log in", "to verify
  /// your account").
  func purpose(at index: Int, _ document: Document) -> Int? {
    let tokens = document.tokens
    guard index < tokens.count, purposeLinks.match(tokens, at: index) != nil else { return nil }
    for next in (index + 1)..<max(index + 1, min(tokens.count, index + 4)) {
      if tokens[next].kind == .sign { return nil }
      if let match = purposes.match(tokens, at: next) { return next + match.count }
    }
    return nil
  }

  /// Whether a word for a code and what the code is for end with a token: "PIN to verify your account".
  func isPurpose(endingAt end: Int, _ document: Document) -> Bool {
    let tokens = document.tokens
    for start in stride(from: end - 1, through: max(0, end - 6), by: -1) {
      if tokens[start].kind == .sign { return false }
      guard let verb = purpose(at: start, document), verb <= end, start > 0 else { continue }
      return (max(0, start - 3)..<start).contains { noun in
        Self.match(nouns, tokens, noun).map { noun + $0.count == start } ?? false
      }
    }
    return false
  }

  /// Returns the number of different signs of a message with a code that a text has, up to 3.
  func helpers(in document: Document) -> Int {
    let tokens = document.tokens
    var count = 0
    for index in tokens.indices where tokens[index].kind != .sign || tokens[index].value == 0x3C {
      // "<#>" begins messages that an app reads (SMS Retriever).
      let isRetriever =
        tokens[index].value == 0x3C && index + 2 < tokens.count && tokens[index + 1].value == 0x23
        && tokens[index + 2].value == 0x3E
      if isRetriever || Self.match(helping, tokens, index) != nil { count += 1 }
      if count == 3 { break }
    }
    return count
  }

  // MARK: Nouns

  /// The strongest tie of a word for a code to a group.
  func link(of group: OneTimeCodeGroup, in document: Document) -> OneTimeCodeLink? {
    var offer: Bool?
    let isOffer = {
      let found = offer ?? hasOffer(around: group.outer, document)
      offer = found
      return found
    }
    let before = nounBefore(group, document, isOffer)
    let after = nounAfter(group, document, isOffer)
    var best = [before, after].compactMap { $0 }.max { $0.tie + $0.strength < $1.tie + $1.strength }
    if best == nil { best = unspacedNoun(of: group, document) }
    return best
  }

  /// The tie of a group alone on its line to a word for a code in the last line before it: "Enter this code to
  /// finish signing in:".
  func link(onLineBefore group: OneTimeCodeGroup, in document: Document) -> OneTimeCodeLink? {
    let tokens = document.tokens
    var index = group.outer - 1
    while index >= 0, group.outer - index <= 24 {
      if let noun = noun(at: index, document), noun.strength >= 2 {
        return hasOffer(around: group.outer, document)
          ? nil : OneTimeCodeLink(tie: 4, strength: noun.strength, noun: index..<index + noun.count)
      }
      if tokens[index].startsLine { break }
      index -= 1
    }
    return nil
  }

  /// A word for a code that other words don't turn into something else, at a token.
  private func noun(at index: Int, _ document: Document) -> (count: Int, strength: Int)? {
    let tokens = document.tokens
    guard tokens[index].kind == .word || tokens[index].kind == .number,
      let match = Self.match(nouns, tokens, index)
    else { return nil }
    if match.value < 3 {
      for previous in max(0, index - 2)..<index where others.match(tokens, at: previous) != nil { return nil }
      let next = index + match.count
      if next < tokens.count, notAfter.match(tokens, at: next) != nil { return nil }
    }
    return (match.count, match.value)
  }

  private func endsSentence(_ index: Int, _ tokens: [Token]) -> Bool {
    let token = tokens[index]
    guard token.kind == .sign else { return false }
    switch token.value {
    case 0x2E, 0x21, 0x3F: return index + 1 >= tokens.count || tokens[index + 1].spaced
    default: return false
    }
  }

  private func isConnector(_ index: Int, _ document: Document) -> Bool {
    let token = document.tokens[index]
    if token.kind == .sign {
      return token.value == 0 || ":=-#([\"'<*|>".utf8.contains(UInt8(truncatingIfNeeded: token.value))
    }
    return isCopula(document.tokens, index)
  }

  private func nounBefore(
    _ group: OneTimeCodeGroup, _ document: Document, _ isOffer: () -> Bool
  ) -> OneTimeCodeLink? {
    let tokens = document.tokens
    var best: OneTimeCodeLink?
    var onlyConnectors = true
    var crossedLine = tokens[group.outer].startsLine
    for index in stride(from: group.outer - 1, through: max(0, group.outer - 14), by: -1) {
      if endsSentence(index, tokens) { break }
      // The number between is the nearer noun's.
      if best != nil, tokens[index].digits > 2 { break }
      if let noun = noun(at: index, document), index + noun.count <= group.outer {
        let end = index + noun.count
        let tie = tie(from: end, to: group.outer, document)
        if let tie, !crossedLine || tie == 4 {
          let link = OneTimeCodeLink(tie: tie, strength: noun.strength, noun: index..<end)
          if noun.strength == 3 || !isOffer(),
            link.tie + link.strength > (best.map { $0.tie + $0.strength } ?? 0)
          {
            best = link
          }
        }
      }
      if !isConnector(index, document) { onlyConnectors = false }
      if tokens[index].startsLine { crossedLine = true }
      if crossedLine, !onlyConnectors, best != nil { break }
    }
    return best
  }

  /// Returns the strength with which the tokens between a word and a group tie them; nil where one of them
  /// makes the number another's.
  private func tie(from end: Int, to group: Int, _ document: Document) -> Int? {
    let tokens = document.tokens
    if end == group { return 4 }
    // "OTP to confirm your order: 229104"
    if isConnector(group - 1, document), let verb = purpose(at: end, document), verb < group { return 3 }
    var others = 0
    var index = end
    while index < group {
      if tokens[index].kind == .sign || tokens[index].kind == .word {
        if notNouns.match(tokens, at: index) != nil { return nil }
        if !isConnector(index, document) { others += 1 }
      } else {
        others += 1
      }
      index += 1
    }
    if others == 0 { return 4 }
    let last = tokens[group - 1]
    if isConnector(group - 1, document), last.kind == .word || last.value == 0x3A { return 3 }
    return others <= 3 ? 2 : 1
  }

  private func nounAfter(
    _ group: OneTimeCodeGroup, _ document: Document, _ isOffer: () -> Bool
  ) -> OneTimeCodeLink? {
    let tokens = document.tokens
    let start = group.tokens.upperBound
    guard start < tokens.count, !tokens[start].startsLine else { return nil }
    var first = start
    while first < tokens.count, first < start + 2,
      [0x22, 0x27, 0x29, 0x5D, 0x3E, 0x2A].contains(tokens[first].value)
    {
      first += 1
    }
    guard first < tokens.count else { return nil }
    let isTied = isCopula(tokens, first) || [0x2D, 0x3D, 0x3A].contains(tokens[first].value)
    var best: OneTimeCodeLink?
    for index in first..<min(tokens.count, first + 12) {
      if endsSentence(index, tokens) || tokens[index].startsLine { break }
      if notNouns.match(tokens, at: index) != nil { break }
      guard let noun = noun(at: index, document) else { continue }
      if noun.strength < 3, isOffer() { continue }
      let tie = isTied ? 4 : index - first <= 1 ? 3 : 1
      let link = OneTimeCodeLink(tie: tie, strength: noun.strength, noun: index..<index + noun.count)
      if link.tie + link.strength > (best.map { $0.tie + $0.strength } ?? 0) { best = link }
      if link.tie + link.strength == 7 { break }
    }
    return best
  }

  /// Whether the text around a group sells something: "use code SAVE20 for 20% off".
  private func hasOffer(around index: Int, _ document: Document) -> Bool {
    let tokens = document.tokens
    for next in index..<min(tokens.count, index + 20) {
      if isPercentage(tokens, next) { return true }
      if offers.match(tokens, at: next) != nil { return true }
    }
    for previous in stride(from: index - 1, through: max(0, index - 20), by: -1) {
      if isPercentage(tokens, previous) { return true }
      if offers.match(tokens, at: previous) != nil { return true }
    }
    return false
  }

  private func isPercentage(_ tokens: [Token], _ index: Int) -> Bool {
    tokens[index].kind == .sign && tokens[index].value == 0x25 && index > 0
      && (1...3).contains(tokens[index - 1].digits)
  }

  /// A word of Chinese, Japanese, Korean, Thai and the like in the 64 bytes on either side.
  private func unspacedNoun(of group: OneTimeCodeGroup, _ document: Document) -> OneTimeCodeLink? {
    let bytes = document.bytes
    let before = bytes[max(0, group.bytes.lowerBound - 64)..<group.bytes.lowerBound]
    let after = bytes[group.bytes.upperBound..<min(bytes.count, group.bytes.upperBound + 64)]
    guard before.contains(where: { $0 >= 0xE0 }) || after.contains(where: { $0 >= 0xE0 }) else { return nil }
    var best: OneTimeCodeLink?
    for word in substrings {
      var tie = 0
      if let end = Self.end(of: word, in: before) { tie = before.endIndex - end <= 32 ? 4 : 3 }
      if tie < 3, let end = Self.end(of: word, in: after) { tie = end - after.startIndex <= 48 ? 4 : 3 }
      if tie > best?.tie ?? 0 { best = OneTimeCodeLink(tie: tie, strength: 3) }
    }
    return best
  }

  /// The end of the last place where a word stands in some bytes.
  private static func end(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.count, let first = word.first else { return nil }
    var index = bytes.endIndex - word.count
    while index >= bytes.startIndex {
      if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) {
        return index + word.count
      }
      index -= 1
    }
    return nil
  }
}
