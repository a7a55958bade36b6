import CivilTime
import MessageUnderstanding
import TextAnalysis

extension SuggestionEngine {
  /// The days and times that a plan may have at a turn: what the model of plans can choose at all.
  package struct PlanReach: Sendable {
    package var starts: Set<PlanStart> = []
    package var days: Set<CivilDate> = []
    /// Minutes from midnight.
    package var clocks: Set<Int> = []
    /// The ends of the events that begin at each start, whole days exclusively.
    package var ends: [PlanStart: LocalDateTime] = [:]
    /// The mentions of the turns, in order, for a person to read.
    package var mentioned: [String] = []

    package init() {}
  }

  /// Returns what can be chosen at each message of a conversation.
  ///
  /// - Parameters:
  ///   - model: what reads the turns.
  ///   - expected: the events that are told at each message.
  package func planReach(
    of digests: [MessageDigest], by model: TurnModel, expected: [[ExpectedEvent]]
  ) -> [PlanReach] {
    var state = ConversationState(dropsRepeats: true, turns: model.withoutPlan)
    return zip(digests, expected).map { digest, expected in
      guard !digest.input.reading.tokens.isEmpty else { return PlanReach() }
      var digest = digest
      digest.sums = model.sums(of: scan(of: digest), in: digest.input.reading.document)
      _ = state.read(digest, ranking: ranking)
      let reach = PlanReach(state.tracker)
      if let first = expected.first {
        state.note(told: first.start, wording: PlanWording())
      }
      return reach
    }
  }
}

extension SuggestionEngine.PlanReach {
  fileprivate init(_ tracker: PlanTracker) {
    let choices = tracker.choices
    days = Set(choices.days.map(\.value))
    clocks = Set(choices.clocks.compactMap(\.value))
    for pair in choices.pairs.indices {
      let start = choices.start(pair)
      starts.insert(start)
      ends[start] = tracker.end(of: choices, pair: pair)
    }
    mentioned = tracker.turns.flatMap { turn in
      turn.mentions.map { mention in
        let clock = mention.clock.map {
          let time = ClockTime(secondOfDay: $0 * 60)
          return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)\(mention.isOpen ? "?" : "")"
        }
        let words = turn.digest.input.reading.text(mention.tokens)
        return "\"\(words)\" \([mention.day?.description, clock].compactMap { $0 }.joined(separator: " "))"
      }
    }
  }
}
