import Conversations
import Foundation
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// An engine that turns the statements of a message into actions: at most three, each with its values and its
/// reason.
///
/// A value that can be shared and used from any thread. Precision goes before recall: an action needs two
/// pieces of evidence (a span and the words that say what it is for), or a span that has one use only.
///
/// Works in two steps. A digest is what one message says by itself, and worth keeping; the suggestions of a
/// message then follow from its digest and those of the messages before it.
public struct SuggestionEngine: Sendable {
  /// The most actions one message gets.
  public static let limit = 3
  /// Below this nothing is shown.
  public static let threshold = 0.5
  /// The number of earlier messages that are taken into account; older ones are ignored.
  public static let previousMessagesLimit = 10

  private let phrases: PhraseBook
  let ranking: Ranking
  private let names: NameTable
  private let understander: MessageUnderstander?
  private let turns: TurnModel?
  private let scanner: TurnScanner
  /// Those that propose several kinds, those of one kind, and the last, which looks at whether there is
  /// anything.
  private let rules: [any SuggestionRule] =
    [
      SpanRule(), ContactRule(), MoneyRule(), EventRule(), ReminderRule(), CalendarRule(), SharedItemRule(),
      LocationRule(), RideRule(), CallRule(), RelayRule(), RouteRule(),
    ] + ActionKind.types.compactMap { ($0 as? any SelfProposing.Type)?.rule } + [ReplyRule()]

  /// An engine over the language data that comes with the package.
  ///
  /// - Parameters:
  ///   - understander: what tells the acts of sentences and sensitive topics; the rules and the language data
  ///     work without it, with less to go by.
  ///   - turns: what tells the days, times, places and names of plans from others; without it words alone
  ///     decide.
  /// - Throws: where that data is missing or damaged.
  public init(understander: MessageUnderstander? = nil, turns: TurnModel? = nil) throws {
    self.understander = understander
    self.turns = turns
    let image = try LanguageImage.english()
    scanner = try TurnScanner(image)
    phrases = try SuggestionEngine.bundled.get()
    let shared = try LanguageImage.shared()
    names = try NameTable(shared)
    ranking = try Ranking(
      image, shared: shared,
      sensitivity: try SensitivityGate(
        rows: image.required(table: "conversationSensitive").rows,
        thresholds: understander?.sensitiveThresholds))
  }

  /// The phrases of the language data that comes with the package, which all engines of a program share.
  private static let bundled = Result { try PhraseBook(LanguageImage.english()) }

  /// Returns the digest of a message, read by itself. Linear in its text; never traps on any text or
  /// detections.
  ///
  /// - Parameter context: the reader. The message's own date, where it has one, goes before the context's.
  public func digest(of analysis: MessageAnalysis, context: AnalysisContext) -> MessageDigest {
    let context = context.asOf(analysis.message.date)
    var reading = MessageReading(analysis, phrases: phrases)
    let matches = phrases.matches(in: reading)
    Guards.apply(matches, to: &reading)
    let understanding = understander.flatMap {
      reading.tokens.isEmpty ? nil : $0.understand(reading.document, sentences: reading.sentences)
    }
    let reference = context.localReference
    let input = RuleInput(
      analysis: analysis, context: context, reading: reading, matches: matches, phrases: phrases,
      composed: names, understanding: understanding, reference: reference)
    var proposals = Proposals()
    if !reading.tokens.isEmpty {
      for rule in rules { rule.propose(input, into: &proposals) }
    }
    let turn = reading.tokens.isEmpty ? TurnReading() : TurnReader(input: input).read()
    var digest = MessageDigest(input: input, proposals: proposals, turn: turn, sums: nil)
    if let turns, !reading.tokens.isEmpty {
      digest.sums = turns.sums(of: scan(of: digest), in: reading.document)
    }
    return digest
  }

  /// Returns a message as the model of turns reads it.
  package func scan(of digest: MessageDigest) -> TurnScan {
    scanner.scan(digest.input, digest.proposals, digest.turn)
  }

  /// Returns the suggestions for a message that comes after others.
  ///
  /// An action that an earlier message shows isn't shown again. The order of `previous` is that in which they
  /// were sent; where all of them have a date, that goes before. Only the latest `previousMessagesLimit`
  /// count, and the message itself, where it stands among them, doesn't.
  ///
  /// - Parameter dropsRepeats: false where somebody else sees to it, as `AnswerStore` does.
  public func suggestions(
    for digest: MessageDigest, after previous: [MessageDigest] = [], dropsRepeats: Bool = true
  ) -> Suggestions {
    var state = ConversationState(dropsRepeats: dropsRepeats, turns: turns)
    for earlier in SuggestionEngine.inOrder(previous, before: digest) {
      _ = state.read(earlier, ranking: ranking)
    }
    return state.read(digest, ranking: ranking)
  }

  /// Returns the plans that are open at a message that comes after others, the latest last, with what was said
  /// for each of their slots.
  public func openPlans(at digest: MessageDigest, after previous: [MessageDigest] = []) -> [OpenPlan] {
    var state = ConversationState(dropsRepeats: true, turns: turns)
    for each in SuggestionEngine.inOrder(previous, before: digest) + [digest] {
      _ = state.read(each, ranking: ranking)
    }
    return state.openPlans
  }

  /// Returns the days, times, names and places that the model of plans weighs at a message that comes after others,
  /// as it chooses between them; nil without a model of turns, and where no message names a day or a time.
  public func planOutlook(at digest: MessageDigest, after previous: [MessageDigest] = []) -> PlanOutlook? {
    var state = ConversationState(dropsRepeats: true, turns: turns)
    for each in SuggestionEngine.inOrder(previous, before: digest) + [digest] {
      _ = state.read(each, ranking: ranking)
    }
    return state.outlook
  }

  /// The actions of a message by itself, or after others whose analyses are at hand.
  public func suggestions(
    for analysis: MessageAnalysis, after previous: [MessageAnalysis] = [], context: AnalysisContext
  ) -> Suggestions {
    suggestions(
      for: digest(of: analysis, context: context),
      after: previous.suffix(SuggestionEngine.previousMessagesLimit).map { digest(of: $0, context: context) })
  }

  private static func inOrder(_ previous: [MessageDigest], before digest: MessageDigest) -> [MessageDigest] {
    inOrder(previous, before: digest.message, \.message)
  }

  /// The earlier messages that a message's suggestions look at, in order.
  static func considered(_ previous: [Message], before message: Message) -> [Message] {
    inOrder(previous, before: message, \.self)
  }

  private static func inOrder<Element>(
    _ previous: [Element], before last: Message, _ message: KeyPath<Element, Message>
  ) -> [Element] {
    var others = previous.filter { $0[keyPath: message].id != last.id }
    let dates = others.compactMap { $0[keyPath: message].date }
    if dates.count == others.count, zip(dates, dates.dropFirst()).contains(where: { $0 > $1 }) {
      // Equal dates keep their order.
      others = zip(others.indices, others).sorted { first, second in
        (dates[first.0], first.0) < (dates[second.0], second.0)
      }.map(\.1)
    }
    return Array(others.suffix(previousMessagesLimit))
  }
}
