import LanguageData

/// An extractor that turns tokens into rows of the sparse model. Linear in the tokens; the same text gives
/// the same rows on every machine.
package struct FeatureExtractor: Sendable {
  private let cues: CueBook
  private let reader: FeatureUnitReader

  /// The tokens of a sentence that are looked at, and the bytes of a token.
  package static let longestSentence = 128
  private static let longestToken = 24
  /// The tokens of a word-class n-gram.
  private static let longestClassRun = 4

  /// - Throws: `LanguageDataError` where the data of English is missing or damaged.
  package init(_ english: LanguageImage) throws {
    cues = try CueBook(english)
    reader = try FeatureUnitReader(english)
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
    features.read(tokens, by: reader)
    addWords(tokens, into: &features)
    addHosts(tokens, into: &features)
    addCharacters(document, tokens, into: &features)
    addCues(into: &features)
    addShape(tokens, into: &features)
  }

  // MARK: Words and their classes

  private enum Seed {
    static let bound: UInt64 = 0x51
    static let askingVerb: UInt64 = 0x53
    static let other: UInt64 = 0x57
    static let unigram: UInt64 = 0x101
    static let bigram: UInt64 = 0x102
    static let trigram: UInt64 = 0x103
    static let host: UInt64 = 0x104
    /// Runs of one to four classes.
    static let classRun: UInt64 = 0x110
    static let characterRun: UInt64 = 0x120
  }

  private func addWords(_ tokens: ArraySlice<Token>, into features: inout SentenceFeatures) {
    var previous = (Seed.bound, UInt64(0))
    // The last classes, the latest first.
    var classes: (UInt64, UInt64, UInt64) = (Seed.bound, 0, 0)
    for index in features.units.indices {
      let unit = features.units[index]
      features.addWord(CueBook.combine(Seed.unigram, unit.word))
      addRuns(unit.word, previous, into: &features)
      previous = (unit.word, previous.0)
      addClassRuns(wordClass(of: unit), &classes, into: &features)
    }
    addRuns(Seed.bound, previous, into: &features)
    addClassRuns(Seed.bound, &classes, into: &features)
  }

  /// The last two words, and the last three.
  private func addRuns(
    _ word: UInt64, _ previous: (UInt64, UInt64), into features: inout SentenceFeatures
  ) {
    features.addWord(CueBook.combine(CueBook.combine(Seed.bigram, previous.0), word))
    guard previous.1 != 0 else { return }
    features.addWord(
      CueBook.combine(CueBook.combine(CueBook.combine(Seed.trigram, previous.1), previous.0), word))
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
  private func wordClass(of unit: FeatureUnit) -> UInt64 {
    switch unit.form {
    case .number: FeatureUnitReader.Seed.number
    case .sign, .opaque: unit.word
    case .word:
      if cues.keeps(unit.word) {
        unit.word
      } else {
        cues.isVerbOfAsking(unit.word) ? Seed.askingVerb : Seed.other
      }
    }
  }

  /// The words in the hosts of links, apart from those of the text; of a path nothing counts.
  private func addHosts(_ tokens: ArraySlice<Token>, into features: inout SentenceFeatures) {
    for index in features.links.indices {
      for token in tokens[features.links[index].host] where token.kind == .word {
        features.addWord(CueBook.combine(Seed.host, token.hash))
      }
    }
  }

  // MARK: Characters

  private func addCharacters(
    _ document: Document, _ tokens: ArraySlice<Token>, into features: inout SentenceFeatures
  ) {
    document.bytes.withUnsafeBufferPointer { bytes in
      for index in features.units.indices where features.units[index].form == .word {
        let token = tokens[features.units[index].token]
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

  private func addCues(into features: inout SentenceFeatures) {
    var startsClause = true
    let count = features.units.count
    for index in 0..<count {
      var hash = features.units[index].phrase
      for length in 1...cues.longest {
        let last = index + length - 1
        guard last < count else { break }
        if length > 1 { hash = CueBook.combine(hash, features.units[last].phrase) }
        for cue in cues.cues(ofHash: hash) {
          features.addCue(Int(cue) * 3)
          if startsClause { features.addCue(Int(cue) * 3 + 1) }
          if index == 0 { features.addCue(Int(cue) * 3 + 2) }
        }
      }
      startsClause = features.units[index].form == .sign
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
    static let onlyLink = base + 24
    /// And `LinkMarks.count` more.
    static let linkMarks = base + 25
    static let code = base + 32
  }

  private func addShape(
    _ tokens: ArraySlice<Token>, into features: inout SentenceFeatures
  ) {
    guard let first = tokens.first, let last = tokens.last else { return }
    features.addCue(Shape.always)
    if last.isSign("?") { features.addCue(Shape.endsWithQuestionMark) }
    if last.isSign(":") { features.addCue(Shape.endsWithColon) }
    if last.isSign(".") { features.addCue(Shape.endsWithPoint) }
    if last.kind != .sign { features.addCue(Shape.endsWithoutSign) }
    if first.kind == .word, !first.capitalised { features.addCue(Shape.lowerCaseStart) }
    for index in features.units.indices {
      let unit = features.units[index]
      let token = tokens[unit.token]
      switch unit.form {
      case .sign:
        switch token.value {
        case 0x3F: features.addCue(Shape.questionMark)
        case 0x21: features.addCue(Shape.exclamationMark)
        case 0 where unit.word != FeatureUnitReader.Seed.currency: features.addCue(Shape.symbol)
        default: break
        }
        if unit.word == FeatureUnitReader.Seed.currency { features.addCue(Shape.money) }
      case .number:
        features.addCue(token.digits >= 5 ? Shape.bigNumber : Shape.number)
      case .word:
        if token.upper, token.range.count > 3 { features.addCue(Shape.upperCase) }
        if token.capitalised, index > 0 { features.addCue(Shape.name) }
      case .opaque:
        if unit.word == FeatureUnitReader.Seed.code { features.addCue(Shape.code) }
      }
    }
    addLinks(into: &features)
    // Octaves of the length: 1, 2, 3-4, 5-8, ...
    var octave = 0
    while octave < 7, 1 << octave < features.units.count { octave += 1 }
    features.addCue(Shape.length + octave)
  }

  private func addLinks(into features: inout SentenceFeatures) {
    guard !features.links.isEmpty else { return }
    features.addCue(Shape.link)
    if !features.units.contains(where: { $0.form == .word }) { features.addCue(Shape.onlyLink) }
    for index in features.links.indices {
      let marks = features.links[index].marks
      for bit in 0..<LinkMarks.count where marks.rawValue & 1 << bit != 0 {
        features.addCue(Shape.linkMarks + bit)
      }
    }
  }
}
