import AppIntents
import CommandLineSurface
import IntentRuntime
import PlainText

/// Finds what a program has by titles, keywords, phrases and the entities that its queries find.
struct ProgramSearching: CommandSearching {
  func results(
    for text: String, limit: Int, in context: IntentCommandContext
  ) async throws -> [CommandSearchResult] {
    let names = context.names
    let wanted = CommandWord.folded(text)
    guard !wanted.isEmpty else { return [] }
    var found: [(rank: Int, result: CommandSearchResult)] = []
    let listing = CatalogListing(catalog: context.catalog, names: names, includesHidden: false)
    for intent in listing.intents {
      let description = intent.type.writtenDescription
      let words =
        [intent.title, intent.name] + (description?.searchKeywords ?? []).map { String(localized: $0) }
      let rank =
        Self.rank(of: wanted, in: words)
        ?? description.flatMap {
          Self.rank(of: wanted, in: [String(localized: $0.descriptionText)]).map { $0 + 4 }
        }
      guard let rank else { continue }
      found.append(
        (
          rank,
          CommandSearchResult(
            kind: "intent", title: intent.title, subtitle: description.map { OneLine.of($0.descriptionText) },
            command: ["run", intent.name])
        ))
    }
    for shortcut in listing.shortcuts {
      guard let intent = names.intents[shortcut.intent],
        let rank = Self.rank(of: wanted, in: [shortcut.title] + shortcut.phrases)
      else { continue }
      found.append(
        (
          rank + 1,
          CommandSearchResult(
            kind: "shortcut", title: shortcut.title, subtitle: shortcut.phrases.first,
            command: ["run", intent.name])
        ))
    }
    var results = found.sorted { $0.rank < $1.rank }.map(\.result)
    if results.count < limit { results += try await entities(text, limit - results.count, context, names) }
    return Array(results.prefix(limit))
  }

  /// How well a text fits names: 0 for the same, then beginnings, words, parts; nil where it fits none.
  private static func rank(of wanted: String, in names: [String]) -> Int? {
    names.compactMap { name -> Int? in
      let name = CommandWord.folded(name)
      if name == wanted { return 0 }
      if name.hasPrefix(wanted) { return 1 }
      let words = name.split { !$0.isLetter && !$0.isNumber }
      let parts = wanted.split(separator: " ")
      if parts.allSatisfy({ part in words.contains { $0.hasPrefix(part) } }) { return 2 }
      return name.contains(wanted) ? 3 : nil
    }.min()
  }

  /// Entities that intents can be opened or run with.
  private func entities(
    _ text: String, _ limit: Int, _ context: IntentCommandContext, _ names: CatalogNames
  ) async throws -> [CommandSearchResult] {
    var results: [CommandSearchResult] = []
    for entity in names.entities.all where results.count < limit {
      let found = try await context.runtime.entities(matching: text, of: entity.type)
      for value in found.prefix(limit - results.count) {
        let shown = value.displayRepresentation
        let identifier = ValueText.identifier(of: value)
        var command = ["show", entity.name]
        if let open = context.catalog.openIntent(for: entity.type), let named = names.intents[open] {
          let option = ParameterOption.all(of: open.init()).first { $0.parameterName == "target" }
          command = ["run", named.name, "--\(option?.name ?? "target")", identifier]
        }
        results.append(
          CommandSearchResult(
            kind: OneLine.of(entity.title).lowercased(), title: String(localized: shown.title),
            subtitle: shown.subtitle.map { String(localized: $0) }, command: command))
      }
    }
    return results
  }
}
