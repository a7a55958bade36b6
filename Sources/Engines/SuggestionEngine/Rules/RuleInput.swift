import CivilTime
import Conversations
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// The input of every rule for one message. A class, because plans, tasks and digests refer to it and none
/// changes it: copies would cost more than the rules.
final class RuleInput: Sendable {
  let message: Message
  let context: AnalysisContext
  let reading: MessageReading
  private let matches: [PhraseBook.Purpose: [PhraseBook.Match]]
  /// The same by sentence, for rules that look at one sentence.
  private let matchesBySentence: [PlaceKey: [PhraseBook.Match]]
  let phrases: PhraseBook
  /// The writer of names that the message hasn't as they are, in the reader's language.
  let writer: NameWriter
  /// The same in the language of the rules, where that is another.
  let plainWriter: NameWriter?
  /// The dialogue acts of the sentences, where the engine has a model.
  let understanding: Understanding?
  /// The reader's date and time when the message was sent.
  let reference: (date: CivilDate, time: ClockTime)
  /// The first name of whoever is on the other side, where there is one person.
  let otherName: String?
  /// The signature of a mail, where it has one.
  let signature: MessageSignature?
  /// The number of whoever writes, where the app knows them by it alone.
  let senderPhone: PhoneValue?
  /// The names of those who take part; a mail may have thousands of recipients, so they are read once.
  let names: ParticipantNames

  /// Spans or phrases of one family that are looked at; what a message states beyond is not what it is about.
  static let longestList = 64

  private struct PlaceKey: Hashable {
    var purpose: PhraseBook.Purpose
    var sentence: Int
  }

  init(
    analysis: MessageAnalysis, context: AnalysisContext, reading: MessageReading,
    matches: [PhraseBook.Purpose: [PhraseBook.Match]], phrases: PhraseBook, composed: NameTable,
    understanding: Understanding?, reference: (date: CivilDate, time: ClockTime)
  ) {
    let message = analysis.message
    self.message = message
    signature = analysis.signature
    senderPhone = analysis.senderPhone
    self.context = context
    self.reading = reading
    self.matches = matches
    self.phrases = phrases
    writer = composed.writer(for: context.locale)
    plainWriter = writer.language == composed.english.language ? nil : composed.english
    self.understanding = understanding
    self.reference = reference
    otherName = RuleInput.otherName(in: message, phrases)
    names = ParticipantNames(message)
    var bySentence: [PlaceKey: [PhraseBook.Match]] = [:]
    for (purpose, found) in matches {
      for match in found {
        let key = PlaceKey(purpose: purpose, sentence: reading.sentence(of: match.tokens.lowerBound))
        bySentence[key, default: []].append(match)
      }
    }
    matchesBySentence = bySentence
  }

  /// Returns the dialogue act of a sentence, where the engine has a model that read as far.
  func understanding(ofSentence sentence: Int) -> SentenceUnderstanding? {
    guard let understanding, understanding.sentences.indices.contains(sentence) else { return nil }
    return understanding.sentences[sentence]
  }

  /// Whether the reader wrote it.
  var isOwn: Bool { message.sender?.isUser ?? false }

  private static func otherName(in message: Message, _ phrases: PhraseBook) -> String? {
    let person: Participant?
    if message.sender?.isUser ?? false {
      let others = message.recipients.filter { !$0.isUser }
      person = others.count == 1 ? others[0] : nil
    } else {
      person = message.sender
    }
    guard let full = person?.name, let first = full.split(whereSeparator: \.isWhitespace).first else {
      return nil
    }
    // "Mr Fernandes" is called by all of it.
    let name = phrases.honorific.value(of: first.filter { $0 != "." }) == nil ? String(first) : full
    // An account's number or address is no name to put into a title.
    return name.contains(where: \.isLetter) && !name.contains("@") && !name.contains(where: \.isNumber)
      ? name : nil
  }

  func matches(_ role: PhraseRole) -> [PhraseBook.Match] { matches[.role(role)] ?? [] }

  /// Returns the matches of the patterns of one kind of action.
  func matches(of kind: ActionKind) -> [PhraseBook.Match] { matches[.kind(kind)] ?? [] }

  func matches(_ role: PhraseRole, inSentence sentence: Int) -> [PhraseBook.Match] {
    matchesBySentence[PlaceKey(purpose: .role(role), sentence: sentence)] ?? []
  }

  /// Whether a pattern of a role fits within the clause around a token, or labels it: "Fax: ...".
  func has(_ role: PhraseRole, around token: Int) -> Bool {
    let clause = reading.clause(of: token)
    return matches(role, inSentence: reading.sentence(of: token)).contains {
      clause.overlaps($0.tokens) || (0...2).contains(token - $0.tokens.upperBound)
    }
  }

  /// The first spans of a type, in order.
  func spans(of type: DetectionType) -> [Int] {
    Array(reading.spans(of: type).prefix(RuleInput.longestList))
  }

  /// Ranges in order, those that overlap as one.
  static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.overlaps(range) {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// An action that rests on some words.
  func action(
    _ values: SuggestedAction.Values, _ confidence: Double, rule: String, words: [Range<Int>]
  ) -> ProposedAction {
    let words = RuleInput.merged(words)
    return ProposedAction(
      values: values, confidence: min(max(confidence, 0), 1), range: reading.scalarRange(words.extent),
      reason: SuggestedAction.Reason(
        rule: rule, evidence: words.map { SuggestedAction.Evidence(reading.text($0)) }))
  }
}

/// The proposals of the rules: actions, and those left out with the reason.
struct Proposals: Sendable {
  var actions: [ProposedAction] = []
  var suppressed: [Suggestions.Suppressed] = []
  /// Events as far as the message states them; what misses may stand in another message.
  var drafts: [EventDraft] = []
  /// The tasks that the message asks for, with or without a time.
  var tasks: [TaskDraft] = []
  /// The actions of earlier messages that this one settles.
  var settled: [Suggestions.Settled] = []

  mutating func suppress(
    _ kind: ActionKind, _ tokens: Range<Int>, rule: String, _ cause: Suggestions.Silence, _ input: RuleInput
  ) {
    suppressed.append(
      Suggestions.Suppressed(
        kind: kind, range: input.reading.scalarRange(tokens), rule: rule, cause: cause))
  }

  /// Adds an action unless its words don't count.
  mutating func add(
    _ action: @autoclosure () -> ProposedAction, _ kind: ActionKind, rule: String, tokens: Range<Int>,
    honouring masks: Mask, _ input: RuleInput
  ) {
    if let cause = input.reading.mask(tokens, honouring: masks) {
      suppress(kind, tokens, rule: rule, cause, input)
    } else {
      actions.append(action())
    }
  }
}

/// A rule that makes actions of one family. Linear in the text.
protocol SuggestionRule: Sendable {
  func propose(_ input: RuleInput, into proposals: inout Proposals)
}
