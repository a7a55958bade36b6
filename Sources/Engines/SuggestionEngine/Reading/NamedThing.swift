import LanguageData
import TextAnalysis

/// A thing that a message names: "the signed copy of the lease", "Dylan's permission slip", "bins".
struct NamedThing: Sendable, Hashable {
  /// The words of its name, without what determines it.
  var tokens: Range<Int>
  /// The name as a title has it: "the signed copy of the lease", "Dylan's permission slip".
  var text: String
  var isPlural: Bool
  /// Whether it only says where, with what or from whom: "on the counter".
  var isAside: Bool
  /// Whether an article or an owner tells which is meant.
  var isDetermined: Bool
}

/// A reader of the things that a message names, by the closed classes of words that surround a noun: what
/// determines it before, and behind it prepositions, pronouns and auxiliary verbs.
struct NamedThingReader {
  let input: RuleInput
  private var reading: MessageReading { input.reading }

  /// The thing that a pronoun at a token stands for, or that a verb before it leaves out: the last one named
  /// before it that fits in number.
  func antecedent(before token: Int, _ number: TaskWords.GrammaticalNumber) -> NamedThing? {
    let things = things(in: max(0, token - NamedThingReader.reach)..<token)
    func fits(_ thing: NamedThing) -> Bool { number == .either || thing.isPlural == (number == .plural) }
    return things.last { !$0.isAside && $0.isDetermined && fits($0) }
      ?? things.last { !$0.isAside && fits($0) } ?? things.last { !$0.isAside } ?? things.last(where: fits)
  }

  /// The things named in a range of tokens, in order.
  func things(in range: Range<Int>) -> [NamedThing] {
    var found: [NamedThing] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let start = nounStart(at: index), let thing = thing(from: start, determinedAt: index, range) {
        found.append(thing)
        index = thing.tokens.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// The tokens before a pronoun that are read.
  private static let reach = 160
  /// The words of a name.
  private static let longest = 8

  /// Where a noun begins that the word at a token determines, or begins with it: an article, an owner, a
  /// number, the subject of a clause.
  private func nounStart(at index: Int) -> Int? {
    let token = reading.tokens[index]
    if input.isArticle(index) { return index + 1 }
    if token.kind == .number, !isInTime(index), isNoun(index + 1), !reading.tokens[index + 1].startsLine {
      return index
    }
    // "Bins are brown this week", "gas cylinder has to be booked": a subject without an article.
    guard isNoun(index), isSubjectStart(index) else { return nil }
    let end = nounEnd(from: index, before: reading.sentences[reading.sentence(of: index)].upperBound)
    guard reading.tokens.indices.contains(end),
      NamedThingReader.auxiliaries.contains(reading.tokens[end].hash)
    else { return nil }
    return index
  }

  private func isSubjectStart(_ index: Int) -> Bool {
    if reading.startsClause(index) || reading.tokens[index].startsLine { return true }
    guard index > 0 else { return true }
    let before = reading.tokens[index - 1]
    return before.kind == .sign || input.phrases.opener.value(of: before) != nil
  }

  private func thing(from start: Int, determinedAt index: Int, _ range: Range<Int>) -> NamedThing? {
    let limit = min(range.upperBound, reading.sentences[reading.sentence(of: index)].upperBound)
    var end = nounEnd(from: start, before: limit)
    guard end > start else { return nil }
    let head = end - 1
    // "permission slip for the nature centre", "copy of the lease".
    while end < limit, NamedThingReader.complements.contains(reading.tokens[end].hash) {
      var next = end + 1
      while next < limit, input.isArticle(next) { next += 1 }
      let last = nounEnd(from: next, before: limit)
      guard last > next, next > end + 1 || reading.tokens[end].hash == NamedThingReader.ofWord else { break }
      end = last
    }
    // "Your card lapses soon": a subject's verb.
    if head > start, end == head + 1, reading.startsClause(index), hasEnding("s", head),
      !hasEnding("s", head - 1), !NamedThingReader.isAuxiliary(end, input)
    {
      end = head
    } else if head > start, end == head + 1, hasEnding("ed", head), reading.tokens[head].spaced {
      // "The renewal attached": what was done with it is no part of its name.
      end = head
    }
    guard (start..<end).contains(where: isTelling) else { return nil }
    let isOf = (start..<end).contains {
      input.phrases.personNoun.value(of: reading.tokens[$0]) != nil || input.isParticipant($0)
    }
    guard !isOf || end - start > 1 else { return nil }
    return NamedThing(
      tokens: start..<end, text: determiner(at: index) + name(start..<end, isBare: index == start),
      isPlural: isPlural(start, min(head + 1, end)), isAside: isAside(index),
      isDetermined: input.isArticle(index))
  }

  /// The words of a noun; the capital of a sentence's first word is no part of it.
  private func name(_ tokens: Range<Int>, isBare: Bool) -> String {
    let text = reading.text(tokens)
    let isFirst = isBare && !isOwned(tokens) && !(text.dropFirst().first?.isUppercase ?? false)
    return isFirst ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  /// Whether somebody's name with "'s" begins a noun.
  private func isOwned(_ tokens: Range<Int>) -> Bool {
    tokens.contains { reading.tokens[$0].hash == PhrasePattern.possessive }
  }

  /// What stands before a noun in a title.
  private func determiner(at index: Int) -> String {
    let token = reading.tokens[index]
    if token.hash == PhrasePattern.possessive {
      var start = index - 1
      while start > 0, reading.tokens[start - 1].kind == .word, reading.tokens[start - 1].capitalised,
        !reading.tokens[start].startsLine
      { start -= 1 }
      return reading.text(start..<index + 1) + " "
    }
    guard input.isArticle(index) else {
      let isOwned =
        index + 1 < reading.tokens.count && reading.tokens[index + 1].hash == PhrasePattern.possessive
      return token.kind == .number || isOwned ? "" : "the "
    }
    let isMine = NamedThingReader.mine.contains(token.hash)
    if isMine, !input.isOwn { return input.otherName.map { "\($0)'s " } ?? "their " }
    return NamedThingReader.owners.contains(token.hash)
      ? reading.text(index..<index + 1).lowercased() + " " : "the "
  }

  private func nounEnd(from start: Int, before limit: Int) -> Int {
    var end = start
    while end < limit, end - start < NamedThingReader.longest {
      let token = reading.tokens[end]
      if end > start, token.startsLine { break }
      if isNoun(end) {
        // "The prescription ending 4471": a verb's form with what goes with it.
        if end > start, hasEnding("ing", end), end + 1 < limit, !isNoun(end + 1) || isNumber(end + 1) {
          break
        }
        end += 1
      } else if end > start, token.hash == PhrasePattern.possessive, isNoun(end + 1), end + 1 < limit {
        end += 2
      } else if end > start, token.kind == .sign, !token.spaced,
        "-/&'".contains(where: { reading.isSign(end, $0) }),
        end + 1 < limit, !reading.tokens[end + 1].spaced, isNoun(end + 1)
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private func isNumber(_ index: Int) -> Bool {
    reading.tokens.indices.contains(index) && reading.tokens[index].kind == .number
  }

  /// Whether a word may be part of a noun: none of the closed classes, no time and no address.
  private func isNoun(_ index: Int) -> Bool {
    guard reading.tokens.indices.contains(index) else { return false }
    let token = reading.tokens[index]
    guard token.kind == .word || token.kind == .number || token.kind == .ordinal else { return false }
    return input.phrases.functionWord.value(of: token) == nil
      && input.phrases.titleStop.value(of: token) == nil
      && input.phrases.clauseWord.value(of: token) == nil && input.phrases.notTask.value(of: token) == nil
      && !NamedThingReader.auxiliaries.contains(token.hash)
      && !NamedThingReader.adverbs.contains(token.hash) && !NamedThingReader.prepositions.contains(token.hash)
      && !isInTime(index)
      && !reading.isInSpan(index, of: [.url, .email, .phone])
  }

  /// Whether a word says what the thing is: "the way", "a bit" name nothing.
  private func isTelling(_ index: Int) -> Bool {
    let token = reading.tokens[index]
    return token.kind == .word && input.phrases.lightNoun.value(of: token) == nil
      && token.hash != PhrasePattern.possessive
  }

  private func isInTime(_ index: Int) -> Bool { reading.isInSpan(index, of: [.dateTime, .money]) }

  /// Whether what determines a noun stands behind a preposition.
  private func isAside(_ index: Int) -> Bool {
    var start = index
    if reading.tokens[index].hash == PhrasePattern.possessive {
      while start > 0, start == index || reading.tokens[start - 1].capitalised { start -= 1 }
    }
    return start > 0 && NamedThingReader.prepositions.contains(reading.tokens[start - 1].hash)
      && reading.sentence(of: start) == reading.sentence(of: start - 1)
  }

  private func isPlural(_ start: Int, _ end: Int) -> Bool {
    let text = reading.text(max(start, end - 1)..<max(end, start + 1)).lowercased()
    return text.hasSuffix("s") && !text.hasSuffix("ss") && !text.hasSuffix("us") && !text.hasSuffix("is")
      || isNumber(start) && end - start > 1
  }

  private func hasEnding(_ ending: String, _ index: Int) -> Bool {
    let text = reading.text(index..<index + 1)
    return text.utf8.count > ending.utf8.count + 2 && text.hasSuffix(ending)
  }

  /// Whether an auxiliary verb stands at a token.
  static func isAuxiliary(_ index: Int, _ input: RuleInput) -> Bool {
    input.reading.tokens.indices.contains(index) && auxiliaries.contains(input.reading.tokens[index].hash)
  }

  private static func words(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").flatMap { PhrasePattern.hashes(of: String($0)) })
  }

  // Closed classes of the language, as its grammars list them.
  private static let auxiliaries = words("is are has have needs need will must can should was were had")
  private static let adverbs = words("ever never already yet soon again back away btw ready available")
  private static let prepositions = words(
    "for of in on at to into onto from by with near under behind through over off during after before since until per via than as without against between beside around"
  )
  private static let complements = words("of for")
  private static let ofWord = PhrasePattern.hashes(of: "of")[0]
  private static let owners = words("his her their our my")
  private static let mine = words("my our")
}
