import LanguageData
import TextAnalysis

/// The words of a task as a title has them: without times and what leads to them, without what is said beside
/// it, and with the thing that a pronoun stands for.
struct TaskWords: Sendable {
  /// A thing that the words leave open: "return it to the office", "collect by Friday".
  struct Open: Sendable {
    var before: String
    var after: String
    var number: GrammaticalNumber

    func text(naming thing: NamedThing) -> String {
      [before, thing.text, after].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The number of things that a pronoun stands for.
  enum GrammaticalNumber { case singular, plural, either }

  private(set) var text: String
  /// What stays open, as no earlier words of the message name it.
  private(set) var open: Open?

  /// The characters of a title; a task's words beyond them are read by nobody.
  static let longest = 80

  /// Reads from a token on, at most to the end of a range within one sentence.
  init(from start: Int, in range: Range<Int>, _ input: RuleInput) {
    let reading = input.reading
    var words = ""
    var pronoun: (before: String, number: GrammaticalNumber)?
    var index = start
    var (isDue, hasTime) = (false, false)
    while index < range.upperBound, words.utf8.count <= TaskWords.longest || words.count <= TaskWords.longest
    {
      if let span = reading.span(of: .dateTime, at: index) {
        index = reading.spans[span].tokens.upperBound
        hasTime = true
        continue
      }
      let token = reading.tokens[index]
      if token.kind == .sign, index == range.upperBound - 1 { break }
      if !words.isEmpty, TaskWords.ends(at: index, hasTime: hasTime, input) { break }
      if TaskWords.leadsToTime(index, input) {
        isDue = token.hash == TaskWords.due
        index += 1
        continue
      }
      // Signs before the first word are no part of it.
      if words.isEmpty, [",", "-", ":"].contains(where: { reading.isSign(index, $0) }) {
        index += 1
        continue
      }
      if pronoun == nil, index > start, let number = TaskWords.pronoun(at: index, range, input) {
        pronoun = (words, number)
        words = ""
        index += 1
        continue
      }
      let text = TaskWords.name(for: index, input) ?? reading.text(index..<index + 1)
      words += (words.isEmpty || text.isEmpty || !token.spaced ? "" : " ") + text
      index += 1
    }
    words = TaskWords.trimmed(words, input)
    // "The rent is due tomorrow" without its time: "the rent due".
    for verb in [" is", " are", " was", "'s", "\u{2019}s"] where isDue && words.hasSuffix(verb) {
      words = input.writer.name(.due, ["subject": String(words.dropLast(verb.count))])
    }
    let written = pronoun.map { before in
      [before.before, before.number == .plural ? "them" : "it", words].filter { !$0.isEmpty }.joined(
        separator: " ")
    }
    text = written ?? words
    if let pronoun, !TaskWords.isSaidTo(pronoun.before, input) {
      open = Open(before: pronoun.before, after: words, number: pronoun.number)
    } else if pronoun == nil, let verb = TaskWords.verbWithoutObject(text, input) {
      open = Open(
        before: verb, after: text.dropFirst(verb.count).trimmingCharacters { $0 == " " }, number: .either)
    }
    guard let open,
      let thing = NamedThingReader(input: input).antecedent(before: start, open.number)
    else { return }
    text = open.text(naming: thing)
    self.open = nil
  }

  /// Whether what a task is ends before a token: another clause begins, says why, or whom it is said to.
  private static func ends(at index: Int, hasTime: Bool, _ input: RuleInput) -> Bool {
    let reading = input.reading
    let token = reading.tokens[index]
    if input.phrases.clauseWord.value(of: token) != nil { return true }
    guard reading.tokens.indices.contains(index + 1) else { return false }
    let next = reading.tokens[index + 1]
    if token.kind == .sign {
      if reading.isSign(index, "(") || reading.isSign(index, ";") || token.value >= 0x2010 { return true }
      if reading.isSign(index, "-"), token.spaced, next.spaced { return true }
      // "Grab it before seven, the shop shuts", "milk, eggs and bread".
      return reading.isSign(index, ",")
        && (hasTime || input.isParticipant(index + 1)
          || input.isArticle(index + 1) && !isListed(behind: index, input)
          || isBeside(next, input) && !conjunctions.contains(next.hash))
    }
    // "Not Wednesday", "not the red one".
    if token.hash == not {
      return input.isArticle(index + 1) || reading.span(of: .dateTime, at: index + 1) != nil
    }
    // "Before you go to work", "or it lapses".
    return subordinators.contains(token.hash) && subjects.contains(next.hash)
      && (index == 0 || !askingVerbs.contains(reading.tokens[index - 1].hash))
  }

  /// Whether what stands behind a comma is one of several things, the last of them behind "and".
  private static func isListed(behind comma: Int, _ input: RuleInput) -> Bool {
    let reading = input.reading
    let end = reading.sentences[reading.sentence(of: comma)].upperBound
    for index in comma + 1..<max(comma + 1, end) {
      if subjects.contains(reading.tokens[index].hash) { return false }
      if conjunctions.contains(reading.tokens[index].hash), index + 1 < end {
        return input.isArticle(index + 1) || input.isContentWord(index + 1)
      }
    }
    return false
  }

  /// Whether a word behind a comma begins something else than another thing to do.
  private static func isBeside(_ token: Token, _ input: RuleInput) -> Bool {
    input.phrases.titleStop.value(of: token) == 1 && input.phrases.emptyVerb.value(of: token) == nil
      || input.phrases.notTask.value(of: token) != nil || input.phrases.questionWord.value(of: token) != nil
      || input.phrases.clauseWord.value(of: token) != nil
  }

  /// The number of the pronoun for a thing that stands at a token; nil for none.
  private static func pronoun(at index: Int, _ range: Range<Int>, _ input: RuleInput) -> GrammaticalNumber? {
    let hash = input.reading.tokens[index].hash
    if hash == it, index > 0, input.reading.tokens[index - 1].hash != make { return .singular }
    if plurals.contains(hash) { return .plural }
    // "This", "that" and "these" may go on with a noun.
    guard demonstratives.contains(hash) else { return nil }
    let isAlone =
      index + 1 >= range.upperBound || input.reading.endsClause(before: index + 1)
      || input.reading.span(of: .dateTime, at: index + 1) != nil || leadsToTime(index + 1, input)
    return isAlone ? .either : nil
  }

  /// The verb of a task that does something to a thing and doesn't name it: "collect", "sign and send back".
  private static func verbWithoutObject(_ text: String, _ input: RuleInput) -> String? {
    let tokens = Document(text).tokens
    guard let verb = tokens.first, verb.kind == .word,
      tokens.count == 1 || conjunctions.contains(tokens[1].hash),
      input.phrases.untaskedVerb.value(of: verb) == nil, input.phrases.objectlessVerb.value(of: verb) == nil
    else { return nil }
    return Document(text).text(Int(verb.start)..<Int(verb.end))
  }

  /// Whether the last word is a verb of talking: "phone them", "ask them", of people.
  private static func isSaidTo(_ text: String, _ input: RuleInput) -> Bool {
    guard let verb = Document(text).tokens.last else { return false }
    return input.phrases.objectlessVerb.value(of: verb) != nil || talkVerbs.contains(verb.hash)
  }

  private static func leadsToTime(_ index: Int, _ input: RuleInput) -> Bool {
    func leads(_ index: Int) -> Bool {
      input.reading.tokens.indices.contains(index)
        && input.phrases.titleStop.value(of: input.reading.tokens[index]).map { $0 >= 2 } ?? false
    }
    // "Hand it in by Friday": the time has a word of its own that leads to it.
    return leads(index) && !leads(index + 1) && input.reading.span(of: .dateTime, at: index + 1) != nil
  }

  /// "Me" and "my" of the other side become their name.
  private static func name(for index: Int, _ input: RuleInput) -> String? {
    let hash = input.reading.tokens[index].hash
    // "I'll send you the deck", in the reader's own words.
    guard !input.isOwn else { return hash == you ? input.otherName : nil }
    // A sender without a name: "send me the report" is "send the report".
    guard let name = input.otherName else { return hash == me ? "" : hash == my ? "their" : nil }
    return hash == me ? name : hash == my ? "\(name)'s" : nil
  }

  /// The words without thanks, kisses and whom they are said to at their end.
  private static func trimmed(_ text: String, _ input: RuleInput) -> String {
    var text = text.trimmingCharacters { $0 == " " || $0 == "," || $0 == "-" || $0 == ":" }
    while !text.isEmpty {
      let start = text.lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
      let last = Document(String(text[start...])).tokens
      guard last.count == 1, last[0].kind == .word,
        input.phrases.notTask.value(of: last[0]) != nil || input.phrases.courtesy.value(of: last[0]) != nil
          || addressees.contains(last[0].hash)
      else { break }
      text = text[..<start].trimmingCharacters { $0 == " " || $0 == "," || $0 == "-" || $0 == ":" }
    }
    return text
  }

  private static func words(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").flatMap { PhrasePattern.hashes(of: String($0)) })
  }

  // Closed classes of the language, as its grammars list them.
  private static let subordinators = words("when before after while until till unless if or as once whenever")
  private static let subjects = words(
    "i you u we he she it they i'm i'll i've i'd you're you'll we're we'll it's he's she's they're they'll there"
  )
  private static let askingVerbs = words("ask check see know tell find hear decide confirm wonder sure out")
  private static let addressees = words("everyone everybody all folks guys")
  private static let conjunctions = words("and")
  private static let talkVerbs = words("ask tell email message thank invite let remind warn")
  private static let plurals = words("them")
  private static let demonstratives = words("this that these those")
  private static let it = PhrasePattern.hashes(of: "it")[0]
  private static let not = PhrasePattern.hashes(of: "not")[0]
  private static let make = PhrasePattern.hashes(of: "make")[0]
  private static let due = PhrasePattern.hashes(of: "due")[0]
  private static let you = PhrasePattern.hashes(of: "you")[0]
  private static let me = PhrasePattern.hashes(of: "me")[0]
  private static let my = PhrasePattern.hashes(of: "my")[0]
}

extension StringProtocol {
  /// The text without characters of a kind at its ends.
  func trimmingCharacters(where isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
