import LanguageData

/// Turns tokens into rows of the sparse model. Linear in the tokens; the same text gives the same rows on
/// every machine.
package struct FeatureExtractor: Sendable {
  private let cues: CueBook

  /// The tokens of a sentence that are looked at, and the bytes of a token.
  package static let longestSentence = 128
  private static let longestToken = 24
  /// The tokens of a word-class n-gram.
  private static let longestClassRun = 4

  /// - Throws: `LanguageDataError` where the data of English is missing or damaged.
  package init(_ english: LanguageImage) throws {
    cues = try CueBook(english)
  }

  /// Replaces `features` by those of a token range; tokens beyond `limit` are left out.
  package func extract(
    _ document: Document, _ range: Range<Int>, limit: Int = longestSentence,
    into features: inout SentenceFeatures
  ) {
    features.removeAll()
    let all = document.tokens
    let range = range.clamped(to: 0..<all.count)
    let bounded = range.prefix(limit)
    guard !bounded.isEmpty else { return }
    let tokens = all[bounded.startIndex..<bounded.endIndex]
    addWords(tokens, into: &features)
    addCharacters(document, tokens, into: &features)
    addCues(tokens, into: &features)
    addShape(document, tokens, into: &features)
  }

  // MARK: Words and their classes

  private enum Seed {
    static let bound: UInt64 = 0x51
    static let number: UInt64 = 0x52
    static let askingVerb: UInt64 = 0x53
    static let other: UInt64 = 0x57
    static let unigram: UInt64 = 0x101
    static let bigram: UInt64 = 0x102
    /// Runs of one to four classes.
    static let classRun: UInt64 = 0x110
    static let characterRun: UInt64 = 0x120
  }

  private func addWords(_ tokens: ArraySlice<Token>, into features: inout SentenceFeatures) {
    var previous = Seed.bound
    // The last classes, the latest first.
    var classes: (UInt64, UInt64, UInt64) = (Seed.bound, 0, 0)
    for token in tokens {
      let isNumber = token.kind == .number || token.kind == .ordinal
      let word = isNumber ? Seed.number &+ UInt64(min(token.digits, 5)) << 8 : token.hash
      features.addWord(CueBook.combine(Seed.unigram, word))
      features.addWord(CueBook.combine(CueBook.combine(Seed.bigram, previous), word))
      previous = word
      addClassRuns(wordClass(of: token, isNumber: isNumber), &classes, into: &features)
    }
    features.addWord(CueBook.combine(CueBook.combine(Seed.bigram, previous), Seed.bound))
    addClassRuns(Seed.bound, &classes, into: &features)
  }

  private func addClassRuns(
    _ word: UInt64, _ classes: inout (UInt64, UInt64, UInt64), into features: inout SentenceFeatures
  ) {
    var run = CueBook.combine(Seed.classRun, word)
    features.addWord(run)
    if classes.0 != 0 {
      run = CueBook.combine(run, classes.0)
      features.addWord(run)
      if classes.1 != 0 {
        run = CueBook.combine(run, classes.1)
        features.addWord(run)
        if classes.2 != 0 { features.addWord(CueBook.combine(run, classes.2)) }
      }
    }
    classes = (word, classes.0, classes.1)
  }

  /// Function words stand for themselves, others for their form: what a sentence does shows in the words
  /// between those that say what it is about.
  private func wordClass(of token: Token, isNumber: Bool) -> UInt64 {
    if isNumber { return Seed.number }
    if token.kind == .sign || cues.keeps(token) { return token.hash }
    return cues.isVerbOfAsking(token) ? Seed.askingVerb : Seed.other
  }

  // MARK: Characters

  private func addCharacters(
    _ document: Document, _ tokens: ArraySlice<Token>, into features: inout SentenceFeatures
  ) {
    document.bytes.withUnsafeBufferPointer { bytes in
      for token in tokens where token.kind == .word {
        let start = Int(token.start)
        let length = min(Int(token.end) - start, FeatureExtractor.longestToken)
        // A space stands on either side of a word.
        func byte(_ index: Int) -> UInt8 {
          guard index >= 0, index < length else { return 0x20 }
          let byte = bytes[start + index]
          return byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        }
        var first = -1
        while first + 2 <= length {
          var run = Seed.characterRun
          for offset in 0..<min(5, length + 1 - first) {
            run = (run ^ UInt64(byte(first + offset))) &* 0x100_0000_01b3
            if offset >= 2 { features.addCharacters(run) }
          }
          first += 1
        }
      }
    }
  }

  // MARK: Cues and shape

  private func addCues(_ tokens: ArraySlice<Token>, into features: inout SentenceFeatures) {
    var startsClause = true
    for index in tokens.indices {
      var hash = tokens[index].hash
      for length in 1...cues.longest {
        let last = index + length - 1
        guard last < tokens.endIndex else { break }
        if length > 1 { hash = CueBook.combine(hash, tokens[last].hash) }
        for cue in cues.cues(ofHash: hash) {
          features.addCue(Int(cue) * 3)
          if startsClause { features.addCue(Int(cue) * 3 + 1) }
          if index == tokens.startIndex { features.addCue(Int(cue) * 3 + 2) }
        }
      }
      startsClause = tokens[index].kind == .sign
    }
  }

  private enum Shape {
    static let base = CueBook.limit * 3
    static let questionMark = base
    static let endsWithQuestionMark = base + 1
    static let exclamationMark = base + 2
    static let endsWithColon = base + 3
    static let endsWithPoint = base + 4
    static let endsWithoutSign = base + 5
    static let number = base + 6
    static let bigNumber = base + 7
    static let money = base + 8
    static let lowerCaseStart = base + 9
    static let upperCase = base + 10
    static let name = base + 11
    static let link = base + 12
    static let symbol = base + 13
    static let always = base + 14
    /// And seven more.
    static let length = base + 16
  }

  private func addShape(
    _ document: Document, _ tokens: ArraySlice<Token>, into features: inout SentenceFeatures
  ) {
    guard let first = tokens.first, let last = tokens.last else { return }
    features.addCue(Shape.always)
    if last.isSign("?") { features.addCue(Shape.endsWithQuestionMark) }
    if last.isSign(":") { features.addCue(Shape.endsWithColon) }
    if last.isSign(".") { features.addCue(Shape.endsWithPoint) }
    if last.kind != .sign { features.addCue(Shape.endsWithoutSign) }
    if first.kind == .word, !first.capitalised { features.addCue(Shape.lowerCaseStart) }
    var signs = 0
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .sign:
        signs += 1
        switch token.value {
        case 0x3F: features.addCue(Shape.questionMark)
        case 0x21: features.addCue(Shape.exclamationMark)
        case 0x24: features.addCue(Shape.money)
        case 0x2F where index > tokens.startIndex && tokens[index - 1].isSign("/"):
          features.addCue(Shape.link)
        case 0: features.addCue(Shape.symbol)
        default: break
        }
      case .number, .ordinal:
        features.addCue(token.digits >= 5 ? Shape.bigNumber : Shape.number)
      case .word:
        if token.upper, token.range.count > 3 { features.addCue(Shape.upperCase) }
        if token.capitalised, index > tokens.startIndex { features.addCue(Shape.name) }
      }
    }
    // Octaves of the length: 1, 2, 3-4, 5-8, ...
    var octave = 0
    while octave < 7, 1 << octave < tokens.count { octave += 1 }
    features.addCue(Shape.length + octave)
  }
}
