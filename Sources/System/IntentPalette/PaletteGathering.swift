import AppIntents

/// The results that a search has found so far.
struct PaletteGathering {
  private let limit: Int
  private let usage: Palette.Usage
  private let hasActions: Bool
  private var problems: [PaletteProblem]
  /// Each action once with each set of values.
  private var actions: [PaletteActionResult.Identity: PaletteActionResult] = [:]
  private var entities: [EntityIdentifier: PaletteEntityResult] = [:]

  init(limit: Int, usage: @escaping Palette.Usage, hasActions: Bool, problems: [PaletteProblem]) {
    self.limit = limit
    self.usage = usage
    self.hasActions = hasActions
    self.problems = problems
  }

  /// Takes up actions; of those that are the same the best stays.
  mutating func add(_ found: [PaletteActionResult], _ problems: [PaletteProblem] = []) {
    add(problems)
    for result in found {
      let result = result.weighed(clamped(usage(.action(result.action.id))))
      let key = result.identity
      if let known = actions[key], known.score >= result.score { continue }
      actions[key] = result
    }
  }

  /// Takes up entities; of those that are the same the best stays.
  mutating func add(_ part: PaletteEntitySearch.Part, opening: (any AppEntity) -> (any AppIntent)?) {
    add(part.problems)
    for found in part.found {
      let use = clamped(usage(.entity(found.identifier)))
      let score = found.score + Palette.usageWeight * use
      if let known = entities[found.identifier], known.score >= score { continue }
      let shown = found.entity.displayRepresentation
      var why = found.why
      why.usage = Palette.usageWeight * use
      entities[found.identifier] = PaletteEntityResult(
        entity: found.entity, identifier: found.identifier, title: String(localized: shown.title),
        subtitle: shown.subtitle.map { String(localized: $0) }, image: shown.image, score: score, why: why,
        opening: opening(found.entity))
    }
  }

  private mutating func add(_ more: [PaletteProblem]) {
    problems += more.filter { !problems.contains($0) }
  }

  private func clamped(_ use: Double) -> Double { use.isFinite ? min(1, max(0, use)) : 0 }

  /// Returns the results so far, the best first.
  func results(isComplete: Bool) -> PaletteResults {
    let sortedActions = actions.sorted {
      ($1.value.score, $0.key.description) < ($0.value.score, $1.key.description)
    }
    let sortedEntities = entities.values.sorted {
      ($1.score, $0.identifier.description) < ($0.score, $1.identifier.description)
    }
    return PaletteResults(
      actions: sortedActions.prefix(limit).map(\.value), entities: Array(sortedEntities.prefix(limit)),
      isComplete: isComplete, problems: problems, hasActions: hasActions)
  }
}
