import LanguageData
import TextAnalysis

/// The name of an event, from the words around its noun: "birthday party", "call with the design team".
struct EventName: Sendable {
  /// The noun of a name: words of the text, or a form.
  private enum Noun {
    /// Words of the text, and whose the event is, where they say that it is the writer's.
    case words(String, owner: String?)
    /// An event that an invitation means without naming it, and what it is about.
    case form(NameForm, topic: String?)
  }

  private let input: RuleInput
  private let noun: Noun
  /// Whether `noun` keeps its first letter within a sentence.
  private let isProper: Bool
  /// The other people who take part, from the words after "with".
  private let companions: [Range<Int>]
  private let isOwned: Bool
  /// Whether it only says that people meet, so that any name of what for is better.
  let isGeneric: Bool

  init(noun range: Range<Int>, input: RuleInput) {
    self.input = input
    let reading = input.reading
    let clause = reading.clause(of: range.lowerBound)
    var start = range.lowerBound
    while start > clause.lowerBound, range.lowerBound - start < 3, EventName.isPart(start - 1, input) {
      start -= 1
    }
    // "'s" alone can't begin a name.
    if start < range.lowerBound, reading.text(start..<start + 1).hasPrefix("'") { start = range.lowerBound }
    // "The meeting of the condominium".
    var end = range.upperBound
    if reading.has(EventName.ofWord, at: end, before: clause.upperBound) {
      var last = end + 1
      while last < clause.upperBound, last - end < 5, input.isArticle(last) || input.isContentWord(last) {
        last += 1
      }
      if (end + 1..<last).contains(where: { input.isContentWord($0) }) { end = last }
    }
    let words = reading.text(start..<end)
    // The writer's "my birthday" is theirs to the reader.
    let isMine = start > clause.lowerBound && reading.tokens[start - 1].hash == EventName.myWord
    let owner = isMine && !input.isOwn ? input.otherName : nil
    noun = .words(words, owner: owner)
    isOwned = owner != nil
    isGeneric = false
    let first = reading.tokens[start]
    let isPossessive =
      start + 1 < range.lowerBound && reading.text(start + 1..<start + 2).lowercased() == "'s"
    isProper =
      isOwned || first.upper || isPossessive || first.capitalised && !reading.startsClause(start)
    companions = EventName.companions(after: range.upperBound, input)
  }

  /// The name of an event that nobody named.
  ///
  /// - Parameter topic: what it is about, in the words of the message.
  init(_ form: NameForm, topic: String? = nil, isGeneric: Bool = true, input: RuleInput) {
    self.isGeneric = isGeneric
    self.input = input
    noun = .form(form, topic: topic)
    isOwned = false
    // Names of forms are written as they stand within a sentence.
    isProper = true
    companions = []
  }

  init(title: String, input: RuleInput) {
    isGeneric = false
    self.input = input
    noun = .words(title, owner: nil)
    isOwned = false
    isProper = false
    companions = []
  }

  /// The name that a run of words gives, as they stand; those behind it may say with whom.
  init(title: String, of run: Range<Int>, input: RuleInput) {
    self.input = input
    let reading = input.reading
    // "My birthday" of the writer is theirs to the reader.
    let isMine =
      reading.tokens[run.lowerBound].hash == EventName.myWord
      || run.lowerBound > 0 && reading.tokens[run.lowerBound - 1].hash == EventName.myWord
    let isWithin = reading.tokens[run.lowerBound].hash == EventName.myWord && run.count > 1
    let words = isWithin ? reading.text(run.lowerBound + 1..<run.upperBound) : title
    let owner = isMine && !input.isOwn ? input.otherName : nil
    noun = .words(words, owner: owner)
    isOwned = owner != nil
    isGeneric = false
    let first = reading.tokens[run.lowerBound]
    isProper =
      isOwned || first.upper || first.capitalised && !reading.startsClause(run.lowerBound)
    companions = EventName.companions(after: run.upperBound, input)
  }

  /// Whether another name has a word of this one.
  func shares(_ other: EventName) -> Bool {
    let words = Set(Document(plainNoun).tokens.filter { $0.end - $0.start > 3 }.map(\.hash))
    return Document(other.plainNoun).tokens.contains { words.contains($0.hash) }
  }

  /// Whether another name may be of the same event: one of them only says that people meet, or they have a word in
  /// common.
  func agrees(with other: EventName) -> Bool {
    isGeneric || other.isGeneric || plainNoun.lowercased() == other.plainNoun.lowercased() || shares(other)
  }

  /// Whether each of its words stands in a message, or in one of its sentences.
  func isSaid(in input: RuleInput, sentence: Int? = nil) -> Bool {
    let tokens = sentence.map { input.reading.sentences[$0] } ?? input.reading.tokens.indices
    let words = Set(input.reading.tokens[tokens].map(\.hash))
    let named = Document(plainNoun).tokens.filter { $0.kind == .word }
    return !named.isEmpty && named.allSatisfy { words.contains($0.hash) }
  }

  private static func isPart(_ index: Int, _ input: RuleInput) -> Bool {
    let token = input.reading.tokens[index]
    // "lads removal": whom it is said to.
    if input.reading.startsClause(index), input.phrases.plan.vocative.value(of: token) != nil { return false }
    return token.kind == .word && input.phrases.titleStop.value(of: token) == nil
      && (!input.isArticle(index) || token.hash == PhrasePattern.possessive)
      && input.phrases.functionWord.value(of: token) == nil
      && !input.reading.isInSpan(index, of: Set(DetectionType.allCases).subtracting([.place]))
  }

  /// "with Ana", "with Bob and Priya", "with the design team", right after the noun or after its time and
  /// place. The reader, who may be among those who are named, is left out.
  private static func companions(after index: Int, _ input: RuleInput) -> [Range<Int>] {
    let reading = input.reading
    let sentence = reading.sentences[reading.sentence(of: index - 1)]
    guard
      let with = (index..<max(index, sentence.upperBound)).first(where: {
        reading.has(withWord, at: $0, before: sentence.upperBound)
      })
    else { return [] }
    let names = names(from: with + 1, in: sentence, input)
    if !names.isEmpty { return names.filter { !input.isReader($0) } }
    let end = input.phraseEnd(from: with + 1, words: 4)
    guard with + 1 < end, with + 1 < sentence.upperBound,
      input.isArticle(with + 1), with + 2 < end
    else { return [] }
    return [with + 1..<end]
  }

  /// Names with "and", "&" or a comma between them.
  private static func names(from start: Int, in sentence: Range<Int>, _ input: RuleInput) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var index = start
    while names.count < longestList, let name = input.name(startingAt: index),
      name.upperBound <= sentence.upperBound
    {
      names.append(name)
      index = name.upperBound
      if input.reading.isSign(index, ",") { index += 1 }
      if input.reading.has(andWord, at: index, before: sentence.upperBound)
        || input.reading.isSign(index, "&")
      {
        index += 1
      }
      guard index > name.upperBound else { break }
    }
    return names
  }

  private static let longestList = 8
  private static let andWord = PhrasePattern.hashes(of: "and")
  private static let myWord = PhrasePattern.hashes(of: "my")[0]
  private static let ofWord = PhrasePattern.hashes(of: "of")
  private static let withWord = PhrasePattern.hashes(of: "with")

  /// The event's own title, the form inside a button's text, and who takes part.
  ///
  /// - Parameter writer: the writer of what the message doesn't say itself; by default that of the reader's
  ///   language.
  func title(place: EventPlace.Place?, person: String?, by writer: NameWriter? = nil)
    -> (event: String, label: String, attendees: [String])
  {
    let writer = writer ?? input.writer
    let noun = text(by: writer)
    let people = companions.map(input.reading.text)
    // Whose event it is says who is there.
    let with = people.isEmpty ? isOwned ? nil : person : writer.list(people)
    let named = with.map { writer.name(.with, ["event": noun, "people": $0]) } ?? noun
    // A place says more about a proposed dinner than whose message it was.
    let event = place.map { place in
      let event = people.isEmpty ? noun : named
      return place.isOnline
        ? writer.name(.online, ["event": event])
        : writer.name(.at, ["event": event, "place": place.name ?? place.text])
    }
    return (
      TitleFormat.capitalised(event ?? named), lowered(place == nil || !people.isEmpty ? named : noun),
      people.isEmpty ? with.map { [$0] } ?? [] : people
    )
  }

  private var plainNoun: String { text(by: input.plainWriter ?? input.writer) }

  private func text(by writer: NameWriter) -> String {
    switch noun {
    case .words(let words, let owner): owner.map { writer.owned(words, by: $0) } ?? words
    case .form(let form, let topic):
      topic.map { writer.name(.about, ["event": writer.name(form), "topic": $0]) } ?? writer.name(form)
    }
  }

  private func lowered(_ name: String) -> String {
    isProper ? name : name.prefix(1).lowercased() + name.dropFirst()
  }
}
