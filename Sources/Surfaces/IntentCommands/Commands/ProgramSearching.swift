import AppIntents
import FoundationPlus
import IntentDiscovery
import IntentPalette
import IntentRuntime

/// A search for what a program has, by its palette.
struct ProgramSearching: CommandSearching {
  private let palette: Palette
  /// What the palette has to do without, in sentences.
  private let problems: [String]

  init(_ palette: Palette, problems: [String] = []) {
    self.palette = palette
    self.problems = problems
  }

  func results(
    for text: String, limit: Int, in context: IntentCommandContext
  ) async throws -> CommandSearchResults {
    let names = context.names
    let found = await palette.search(text, limit: limit)
    var ranked: [(score: Double, result: CommandSearchResult)] = found.actions.compactMap { action in
      guard let command = command(for: action, names) else { return nil }
      let kind: String
      switch action.action.kind {
      case .intent: kind = "intent"
      case .find: kind = "find"
      case .shortcut: kind = "shortcut"
      }
      return (
        action.score,
        CommandSearchResult(
          kind: kind, title: action.action.title, subtitle: action.action.subtitle, command: command)
      )
    }
    ranked += found.entities.map { entity in
      (
        entity.score,
        CommandSearchResult(
          kind: "entity", title: entity.title, subtitle: entity.subtitle, command: command(for: entity, names)
        )
      )
    }
    // Stable, so that what scores the same stays as the palette has it.
    let order = ranked.indices.sorted { a, b in
      ranked[a].score == ranked[b].score ? a < b : ranked[a].score > ranked[b].score
    }
    return CommandSearchResults(
      results: order.prefix(limit).map { ranked[$0].result },
      problems: problems + found.problems.map(\.description))
  }

  private func command(for found: PaletteActionResult, _ names: CatalogNames) -> [String]? {
    if case .find(let type) = found.action.kind { return names.entities[type].map { ["find", $0.name] } }
    return (found.intent ?? found.action.intent).flatMap { command(running: $0, names) }
  }

  private func command(for found: PaletteEntityResult, _ names: CatalogNames) -> [String] {
    if let opening = found.opening, let command = command(running: opening, names) { return command }
    if let command = command(with: found, names) { return command }
    return ["show", names.entities[type(of: found.entity)]?.name ?? found.identifier.typeIdentifier]
  }

  /// The words that run an intent with an entity: one that needs nothing else, where there is one.
  private func command(with found: PaletteEntityResult, _ names: CatalogNames) -> [String]? {
    let type = type(of: found.entity)
    var command: [String]?
    for intent in names.intents.all where intent.type.isOffered {
      let options = ParameterOption.all(of: intent.type.init())
      guard let taker = options.first(where: { $0.element == type }) else { continue }
      let words = ["run", intent.name, "--\(taker.name)", found.identifier.identifier]
      if !options.contains(where: { $0.isNeeded && $0.name != taker.name }) { return words }
      command = command ?? words
    }
    return command
  }

  /// The words that run an intent with the values that it has.
  private func command(running intent: any AppIntent, _ names: CatalogNames) -> [String]? {
    guard let named = names.intents[type(of: intent)] else { return nil }
    return ["run", named.name]
      + ParameterOption.all(of: intent).filter(\.parameter.isSet).flatMap { option -> [String] in
        guard case .success(let value) = Result(catching: { try option.parameter.value() }) else { return [] }
        return words(for: option, value)
      }
  }

  private func words(for option: ParameterOption, _ value: any _IntentValue) -> [String] {
    switch value {
    case let value as any OptionalIntentValue: return value.wrapped.map { words(for: option, $0) } ?? []
    case let value as any CollectionIntentValue: return value.elements.flatMap { words(for: option, $0) }
    case let value as Bool: return [value ? "--\(option.name)" : "--no-\(option.name)"]
    case let value as any AppEntity: return ["--\(option.name)", ValueText.identifier(of: value)]
    default: return ["--\(option.name)", ValueText.typed(value)]
    }
  }
}
