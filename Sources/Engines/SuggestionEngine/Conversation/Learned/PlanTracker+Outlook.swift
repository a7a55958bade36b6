import MessageUnderstanding

extension PlanTracker {
  /// Returns what the model of plans weighs at the current turn; nil where no turn mentions a day or a time.
  func outlook(by model: PlanModel) -> PlanOutlook? {
    // A message without text is no turn.
    guard !turns.isEmpty else { return nil }
    let choices = choices
    guard !choices.pairs.isEmpty, turns.contains(where: { !$0.mentions.isEmpty }) else { return nil }
    let probabilities = model.probabilities(ofStarts: choices.input)
    let order = choices.pairs.indices.sorted {
      (probabilities[$1 + 1], $0) < (probabilities[$0 + 1], $1)
    }
    guard let best = order.first else { return nil }
    let starts = order.prefix(PlanOutlook.listed).map { pair in
      let start = choices.start(pair)
      return PlanOutlook.Candidate(
        value: start.text, probability: Double(probabilities[pair + 1]), words: words(of: choices, pair))
    }
    let threshold = PlanTracker.least(of: choices.start(best))
    return PlanOutlook(
      nothing: Double(probabilities[0]), starts: starts,
      names: PlanTracker.candidates(names(of: choices, pair: best), by: model.probabilities(ofNames:)),
      places: PlanTracker.candidates(places(of: choices, pair: best), by: model.probabilities(ofPlaces:)),
      threshold: Double(threshold), isTold: probabilities[best + 1] >= threshold)
  }

  private func words(of choices: PlanChoices, _ pair: Int) -> [String] {
    let pair = choices.pairs[pair]
    let latest = [choices.days[pair.day].sightings.last, choices.clocks[pair.clock].sightings.last]
    var words: [String] = []
    for sighting in latest.compactMap(\.self).sorted(by: { $0.isBefore($1) }) {
      let turn = turns[sighting.turn]
      let text = turn.digest.input.reading.text(turn.mentions[sighting.mention].tokens)
      if words.last != text { words.append(text) }
    }
    return words
  }

  private static func candidates(
    _ choices: RunChoices, by model: ([[Float]]) -> [Float]
  ) -> [PlanOutlook.Candidate] {
    guard !choices.candidates.isEmpty else { return [] }
    let probabilities = model(choices.features)
    let order = probabilities.indices.sorted { (probabilities[$1], $0) < (probabilities[$0], $1) }
    return order.prefix(PlanOutlook.listed).map { index in
      let text = index == 0 ? nil : choices.text(choices.candidates[index - 1])
      return PlanOutlook.Candidate(
        value: text ?? "", probability: Double(probabilities[index]), words: text.map { [$0] } ?? [])
    }
  }
}
