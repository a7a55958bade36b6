import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A reader of the words of a turn that may name what is planned, or where.
///
/// These are the words that the model of turns marks, those around them that belong to them, and the
/// likeliest other words that say something; the choice among the words of all turns is made later. Linear in
/// the turn, of which the first words are read.
struct NamingReader {
  let input: RuleInput
  let marks: TurnMarks
  private static let longest = 160
  /// The runs that aren't marked.
  private static let mostOthers = 3
  private static let mostMarked = 6
  private static let mostWords = 5
  /// An address has a comma too.
  private static let mostWordsOfPlace = 8

  /// - Returns: runs in order of position, of which some are parts of others.
  func read(_ role: WordRole, or other: WordRole) -> [TurnMarks.Naming] {
    let marked = marks.runs(role, or: other).prefix(NamingReader.mostMarked).map(withoutSigns).filter {
      !$0.isEmpty
    }
    var found = marked
    var others: [TurnMarks.Naming] = []
    for run in wordRuns(ofPlaces: role == .place) {
      let within = marked.filter { $0.overlaps(run) }
      guard let first = within.first else {
        others.append(marks.naming(run, role, or: other))
        continue
      }
      let whole =
        min(run.lowerBound, first.lowerBound)..<max(run.upperBound, within.last?.upperBound ?? 0)
      let most = role == .place ? NamingReader.mostWordsOfPlace : NamingReader.mostWords
      if !found.contains(whole), whole.count <= most { found.append(whole) }
    }
    others.sort { ($1.likelihood, $0.tokens.lowerBound) < ($0.likelihood, $1.tokens.lowerBound) }
    return (found.map { marks.naming($0, role, or: other) } + others.prefix(NamingReader.mostOthers)).sorted {
      ($0.tokens.lowerBound, $0.tokens.count) < ($1.tokens.lowerBound, $1.tokens.count)
    }
  }

  private func withoutSigns(_ run: Range<Int>) -> Range<Int> {
    let tokens = input.reading.tokens
    let words = run.drop { tokens[$0].kind == .sign }
    guard let first = words.first, let last = words.last(where: { tokens[$0].kind != .sign }) else {
      return run.lowerBound..<run.lowerBound
    }
    return first..<last + 1
  }

  /// Runs of words that say something, with what joins them: "Arthur's christening", "the Forty Foot"; of places
  /// also with their numbers and what joins two names: "88 Palmerston", "Earl of Marchmont", "Unit 7, Canal Works".
  private func wordRuns(ofPlaces: Bool) -> [Range<Int>] {
    let reading = input.reading
    var runs: [Range<Int>] = []
    var index = 0
    let end = min(reading.tokens.count, NamingReader.longest)
    while index < end {
      let first = index
      while index < end, isPart(index) || ofPlaces && isPartOfPlace(index),
        index == first || !reading.startsClause(index) || ofPlaces && isComma(index - 1)
      {
        index += 1
      }
      if index == first {
        index += 1
      } else if (first..<index).contains(where: { input.isContentWord($0) || isGlued($0) }) {
        runs.append(first..<index)
      }
    }
    return runs
  }

  private func isPart(_ index: Int) -> Bool {
    input.isContentWord(index) && input.phrases.questionWord.value(of: input.reading.tokens[index]) == nil
      || input.reading.tokens[index].hash == PhrasePattern.possessive
      || input.reading.tokens[index].kind == .ordinal && !input.reading.isInSpan(index, of: [.dateTime])
      || isGlued(index)
  }

  /// Whether a number is written together with the word before it: "O2", "K1".
  private func isGlued(_ index: Int) -> Bool {
    let tokens = input.reading.tokens
    return index > 0 && tokens[index].kind == .number && tokens[index - 1].kind == .word
      && tokens[index - 1].end == tokens[index].start
  }

  /// "88" of "88 Palmerston" and "room 14", "of" between two names.
  private func isPartOfPlace(_ index: Int) -> Bool {
    let tokens = input.reading.tokens
    func isName(_ other: Int) -> Bool { tokens.indices.contains(other) && input.isContentWord(other) }
    if tokens[index].kind == .word, index + 1 < tokens.count, tokens[index + 1].kind == .number,
      tokens[index].end == tokens[index + 1].start
    {
      return tokens[index].capitalised
    }
    if tokens[index].kind == .number {
      return (isName(index - 1) || isName(index + 1))
        && !input.reading.isInSpan(index, of: [.dateTime, .money, .phone, .quantity])
    }
    if isComma(index) { return true }
    return tokens[index].hash == NamingReader.ofWord && isName(index - 1) && isName(index + 1)
      && tokens[index - 1].capitalised && tokens[index + 1].capitalised
  }

  /// Whether a comma stands between two names, or a name's number and a name: "4 Adeola Close, Surulere".
  private func isComma(_ index: Int) -> Bool {
    let tokens = input.reading.tokens
    guard index > 0, index + 1 < tokens.count, input.reading.isSign(index, ","),
      input.isContentWord(index + 1),
      tokens[index + 1].capitalised
    else { return false }
    return input.isContentWord(index - 1) && tokens[index - 1].capitalised
      || tokens[index - 1].kind == .number && !input.reading.isInSpan(index - 1, of: [.dateTime])
  }

  private static let ofWord = Token.hash(of: "of")
}
