import Foundation
import LanguageData
import TextAnalysis

/// Turns what a message states into actions: at most three, each with its values and its reason.
///
/// A value that can be shared and used from any thread. Precision goes before recall: an action needs two
/// pieces of evidence (a span and the words that say what it is for), or a span that has one use only.
public struct SuggestionEngine: Sendable {
  /// The most actions one message gets.
  public static let limit = 3
  /// Below this nothing is shown.
  public static let threshold = 0.5

  private let phrases: PhraseBook
  private let languages: LanguageIdentifier
  private let rules: [any SuggestionRule] = [
    SpanRule(), ContactRule(), MoneyRule(), EventRule(), ReminderRule(), CalendarRule(), SharedItemRule(),
    LocationRule(), RideRule(), CallRule(), RelayRule(), RouteRule(), AnswerRule(),
  ]

  /// An engine over the language data that comes with the package.
  /// - Throws: where that data is missing or damaged.
  public init() throws {
    phrases = try PhraseBook(LanguageImage.english())
    languages = try LanguageIdentifier()
  }

  /// The actions of one message. Linear in its text; never traps on any text or detections.
  ///
  /// - Parameter context: the reader. The message's own date, where it has one, goes before the context's.
  public func suggestions(for analysis: MessageAnalysis, context: AnalysisContext) -> Suggestions {
    let context = context.asOf(analysis.message.date)
    var reading = MessageReading(analysis, phrases: phrases)
    guard !reading.tokens.isEmpty else { return Suggestions(actions: [], silence: .empty) }
    let matches = phrases.matches(in: reading)
    Guards.apply(matches, to: &reading)
    let reference = context.localReference
    let input = RuleInput(
      message: analysis.message, context: context, reading: reading, matches: matches, phrases: phrases,
      titles: TitleFormat(phrases.titles, context: context, referenceYear: reference.date.year),
      reference: reference)
    var proposals = Proposals()
    for rule in rules { rule.propose(input, into: &proposals) }
    return settle(proposals, input)
  }

  // MARK: Ranking

  private func settle(_ proposals: Proposals, _ input: RuleInput) -> Suggestions {
    var suppressed = proposals.suppressed
    var chosen: [SuggestedAction] = []
    let ranked = proposals.actions.sorted { first, second in
      if first.confidence != second.confidence { return first.confidence > second.confidence }
      return first.range.lowerBound < second.range.lowerBound
    }
    // More than a few candidates are a list, not a message; the surest are enough to choose from.
    let candidates = folded(ranked).prefix(RuleInput.longestList)
    for (index, action) in candidates.enumerated() {
      // What an action is implied by may stand behind it, as a link before the meeting it leads into.
      let others = chosen + candidates[(index + 1)...].filter { $0.confidence >= SuggestionEngine.threshold }
      if action.confidence < SuggestionEngine.threshold || isImplied(action, by: others, after: chosen) {
        suppressed.append(
          Suggestions.Suppressed(
            kind: action.kind, range: action.range, rule: action.reason.rule, cause: .lowConfidence))
      } else if chosen.count < SuggestionEngine.limit {
        chosen.append(action)
      }
    }
    suppressed.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Suggestions(
      actions: chosen, silence: chosen.isEmpty ? silence(suppressed, input) : nil, suppressed: suppressed)
  }

  /// One of each: the surest of actions that would do the same.
  private func folded(_ ranked: [SuggestedAction]) -> [SuggestedAction] {
    var seen: Set<String> = []
    return ranked.filter { seen.insert(SuggestionEngine.identity($0.values)).inserted }
  }

  /// What makes two actions the same.
  private static func identity(_ values: SuggestedAction.Values) -> String {
    let key: String
    switch values {
    case .createEvent(let event): key = "\(event.start)"
    case .createReminder(let reminder): key = reminder.title.lowercased()
    case .call(let call): key = call.phone?.e164 ?? call.name?.lowercased() ?? ""
    case .sendMessage(let message): key = message.phone?.e164 ?? message.name?.lowercased() ?? ""
    case .sendMail(let mail): key = (mail.address ?? mail.name ?? "").lowercased()
    case .openLink(let url): key = url.hasSuffix("/") ? String(url.dropLast()) : url
    case .openMap(let query): key = query.lowercased()
    case .trackParcel(let parcel): key = parcel.number
    case .trackFlight(let tracking): key = tracking.flight.designator
    case .addContact(let contact): key = contact.name
    case .copyCode(let code): key = code.code
    case .pay(let payment), .requestMoney(let payment):
      key = "\(payment.money.amount) \(payment.money.currency ?? "")"
    case .shareLocation(let person): key = person?.lowercased() ?? ""
    case .getRide(let ride): key = ride.destination?.lowercased() ?? ""
    case .sendPhoto(let item), .sendFile(let item): key = item.what?.lowercased() ?? ""
    case .viewCalendar(let date): key = "\(date)"
    case .reply(let text): key = text?.lowercased() ?? ""
    }
    return values.kind.rawValue + " " + key
  }

  /// Whether an action says nothing beyond another: the link of a meeting that is its place, the map of a
  /// place an event has; or rests on the same words as one that stands before it, as the reminder of an
  /// event or of a payment does.
  private func isImplied(
    _ action: SuggestedAction, by others: [SuggestedAction], after chosen: [SuggestedAction]
  ) -> Bool {
    let isContained = others.contains { other in
      switch (action.values, other.values) {
      case (.openLink(let url), .createEvent(let event)): event.place == url
      case (.openMap(let query), .createEvent(let event)):
        event.place == query && action.reason.rule == "span.place"
      case (.createReminder, .pay), (.createReminder, .requestMoney): action.range.overlaps(other.range)
      default: false
      }
    }
    return isContained
      || chosen.contains { other in
        switch (action.kind, other.kind) {
        case (.createReminder, .createEvent), (.createEvent, .createReminder):
          action.range.overlaps(other.range)
        default: false
        }
      }
  }

  private func silence(_ suppressed: [Suggestions.Suppressed], _ input: RuleInput) -> Suggestions.Silence {
    // The reason that is nearest to an action tells a person most.
    let order: [Suggestions.Silence] = [
      .negated, .past, .hypothetical, .ambiguous, .quoted, .notForReader, .lowConfidence,
    ]
    if let cause = order.first(where: { cause in suppressed.contains { $0.cause == cause } }) { return cause }
    return isKnownLanguage(input) ? .nothingFound : .unsupportedLanguage
  }

  /// Whether the text may be in the language of the patterns; where nothing tells, it may.
  private func isKnownLanguage(_ input: RuleInput) -> Bool {
    languages.identify(input.reading.document).map { $0.code == "en" } ?? true
  }
}
