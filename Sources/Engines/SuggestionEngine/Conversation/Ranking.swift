import LanguageData
import TextAnalysis

/// Chooses among the actions that a message may suggest: the surest, each once, at most three.
struct Ranking: Sendable {
  let languages: LanguageIdentifier
  let sensitivity: SensitivityGate

  /// - Parameters:
  ///   - blocked: kinds that are out of place.
  ///   - shown: the message that shows an action already, by the action's identity.
  func settle(
    _ proposals: Proposals, _ digest: MessageDigest, shown: [String: String], blocked: Set<ActionKind>
  ) -> Suggestions {
    var suppressed = proposals.suppressed
    func suppress(_ action: SuggestedAction, _ cause: Suggestions.Silence) {
      suppressed.append(
        Suggestions.Suppressed(
          kind: action.kind, range: action.range, rule: action.reason.rule, cause: cause,
          confidence: action.confidence))
    }
    var chosen: [SuggestedAction] = []
    // What an earlier message shows stands for what it implies all the same.
    var known: [SuggestedAction] = []
    let ranked = proposals.actions.sorted { first, second in
      if first.confidence != second.confidence { return first.confidence > second.confidence }
      return first.range.lowerBound < second.range.lowerBound
    }
    // More than a few candidates are a list, not a message; the surest are enough to choose from.
    let candidates = folded(ranked).prefix(RuleInput.longestList)
    for (index, action) in candidates.enumerated() {
      // What an action is implied by may stand behind it, as a link before the meeting it leads into.
      let others =
        chosen + known + candidates[(index + 1)...].filter { $0.confidence >= SuggestionEngine.threshold }
      // What is to be remembered has to be clearer than the rest.
      let isRepeated = action.kind == .createReminder && action.confidence < 0.6
      if action.confidence < SuggestionEngine.threshold || isRepeated
        || isImplied(action, by: others, after: chosen + known)
      {
        suppress(action, .lowConfidence)
      } else if blocked.contains(action.kind) {
        suppress(action, .sensitive)
      } else if action.conversationIdentity.map({ shown[$0] != nil }) ?? false {
        suppress(action, .alreadyOffered)
        known.append(action)
      } else if chosen.count < SuggestionEngine.limit {
        chosen.append(action)
      }
    }
    suppressed.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Suggestions(
      actions: chosen, silence: chosen.isEmpty ? silence(suppressed, blocked, digest) : nil,
      suppressed: suppressed)
  }

  /// One of each: the surest of actions that would do the same.
  private func folded(_ ranked: [SuggestedAction]) -> [SuggestedAction] {
    var seen: Set<String> = []
    return ranked.filter { seen.insert($0.identity).inserted }
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
      // A taxi at five is no event at five; its map is the driver's.
      case (.createEvent, .getRide): action.range.overlaps(other.range)
      case (.openMap(let query), .getRide(let ride)):
        ride.destination.map { $0.lowercased().contains(query.lowercased()) } ?? false
      case (.addContact(let contact), .sendMail(let mail)):
        mail.name != nil && contact.email == mail.address && contact.phone == nil
      // Somebody's new number is there to keep, unless they ask for a call.
      case (.call(let call), .addContact(let contact)):
        action.reason.rule == "span.phone" && call.phone == contact.phone
          && other.reason.rule == "contact.named"
      case (.sendMail(let mail), .addContact(let contact)):
        action.reason.rule == "span.email" && mail.address == contact.email
      // The number of a request to text is there to text.
      case (.call(let call), .sendMessage(let message)): call.phone != nil && call.phone == message.phone
      // A flight to follow says when it leaves.
      case (.createEvent, .trackFlight): action.reason.rule == "event.flight"
      case (.createReminder, .pay), (.createReminder, .requestMoney), (.createReminder, .getRide),
        (.createReminder, .sendMessage), (.createReminder, .reply):
        action.range.overlaps(other.range)
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

  private func silence(
    _ suppressed: [Suggestions.Suppressed], _ blocked: Set<ActionKind>, _ digest: MessageDigest
  ) -> Suggestions.Silence {
    // The reason that is nearest to an action tells a person most.
    let order: [Suggestions.Silence] = [
      .sensitive, .alreadyOffered, .negated, .past, .hypothetical, .ambiguous, .quoted, .notForReader,
      .lowConfidence,
    ]
    if blocked.count == ActionKind.allCases.count { return .sensitive }
    if let cause = order.first(where: { cause in suppressed.contains { $0.cause == cause } }) { return cause }
    return isKnownLanguage(digest) ? .nothingFound : .unsupportedLanguage
  }

  /// Whether the text may be in the language of the patterns; where nothing tells, it may.
  private func isKnownLanguage(_ digest: MessageDigest) -> Bool {
    languages.identify(digest.input.reading.document).map { $0.code == "en" } ?? true
  }
}
