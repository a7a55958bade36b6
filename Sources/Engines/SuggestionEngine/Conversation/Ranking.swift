import LanguageData
import TextAnalysis

/// A ranking of the actions that a message may suggest, which keeps the surest, each once, at most three.
struct Ranking: Sendable {
  let languages: LanguageIdentifier
  let sensitivity: SensitivityGate
  private let implications: [ActionKind: [Implication]]
  /// The least confidence that an action of each kind needs.
  private let thresholds: [ActionKind: Double]
  private let titles: TitleTable
  private let formats: TitleFormat.Data

  /// - Parameters:
  ///   - image: the language of the patterns.
  ///   - shared: what all languages share.
  /// - Throws: where the data is missing, or has names that the code doesn't know.
  init(_ image: LanguageImage, shared: LanguageImage, sensitivity: SensitivityGate) throws {
    languages = try LanguageIdentifier()
    self.sensitivity = sensitivity
    titles = try TitleTable(shared)
    formats = try TitleFormat.Data(image, shared: shared)
    implications = try Implication.all(image.required(table: "actionImplied").rows)
    var thresholds: [ActionKind: Double] = [:]
    for row in try image.required(table: "actionKinds").rows {
      if let kind = ActionKind(rawValue: row[0]) { thresholds[kind] = Double(row[2]) }
    }
    self.thresholds = thresholds
  }

  /// - Parameters:
  ///   - blocked: kinds that are out of place.
  ///   - shown: the message that shows an action already, by the action's identity.
  func settle(
    _ proposals: Proposals, _ digest: MessageDigest, shown: [String: String], blocked: Set<ActionKind>
  ) -> Suggestions {
    var suppressed = proposals.suppressed
    func suppress(_ action: ProposedAction, _ cause: Suggestions.Silence) {
      suppressed.append(
        Suggestions.Suppressed(action.kind, action.range, action.reason, cause, action.confidence))
    }
    var chosen: [ProposedAction] = []
    // What an earlier message shows stands for what it implies all the same.
    var known: [ProposedAction] = []
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
      if action.confidence < thresholds[action.kind] ?? SuggestionEngine.threshold
        || isImplied(action, by: others, after: chosen + known)
      {
        suppress(action, .lowConfidence)
      } else if blocked.contains(action.kind) {
        suppress(action, .sensitive)
      } else if !action.isRestated, action.values.conversationIdentity.map({ shown[$0] != nil }) ?? false {
        suppress(action, .alreadyOffered)
        known.append(action)
      } else if chosen.count < SuggestionEngine.limit {
        chosen.append(action)
      }
    }
    suppressed.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard !chosen.isEmpty else {
      return Suggestions(
        actions: [], silence: silence(suppressed, blocked, digest), suppressed: suppressed)
    }
    let input = digest.input
    let writer = TitleWriter(
      titles, formats, input.context, referenceYear: input.reference.date.year)
    return Suggestions(
      actions: chosen.map { action in
        var suggested = SuggestedAction(action, titles: writer)
        suggested.repeats =
          action.isRepeated || action.values.conversationIdentity.map { shown[$0] != nil } ?? false
        return suggested
      }, silence: nil, suppressed: suppressed)
  }

  /// One of each: the surest of actions that would do the same.
  private func folded(_ ranked: [ProposedAction]) -> [ProposedAction] {
    var seen: Set<String> = []
    return ranked.filter { seen.insert($0.values.identity).inserted }
  }

  /// Whether an action says nothing beyond another: the link of a meeting that is its place, the map of a
  /// place an event has; or rests on the same words as one that stands before it, as the reminder of an
  /// event or of a payment does.
  private func isImplied(
    _ action: ProposedAction, by others: [ProposedAction], after chosen: [ProposedAction]
  ) -> Bool {
    (implications[action.kind] ?? []).contains { implication in
      (implication.needsOtherBefore ? chosen : others).contains { implication.holds(action, by: $0) }
    }
  }

  private func silence(
    _ suppressed: [Suggestions.Suppressed], _ blocked: Set<ActionKind>, _ digest: MessageDigest
  ) -> Suggestions.Silence {
    if blocked.count == ActionKind.allCases.count { return .sensitive }
    if let cause = Suggestions.Silence.mostTelling(of: suppressed.map(\.cause)) { return cause }
    return isKnownLanguage(digest) ? .nothingFound : .unsupportedLanguage
  }

  /// Whether the text may be in the language of the patterns; where nothing tells, it may.
  private func isKnownLanguage(_ digest: MessageDigest) -> Bool {
    languages.identify(digest.input.reading.document).map { $0.code == "en" } ?? true
  }
}
