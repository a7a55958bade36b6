import AppIntents
import IntentDiscovery
import IntentPhrases

/// A search that finds entities by a text: in the search index and by the queries of the app.
struct PaletteEntitySearch: Sendable {
  /// An entity that was found.
  struct Found: Sendable {
    let entity: any AppEntity
    let identifier: EntityIdentifier
    let score: Double
    let why: PaletteReason
  }

  /// The entities that one source found, or the problems it had.
  struct Part: Sendable {
    var found: [Found] = []
    var problems: [PaletteProblem] = []
  }

  /// A source that is searched.
  enum Source: Sendable {
    case index([any AppEntity.Type])
    case query(any EntityStringQuery)
    /// The entities that a query suggests, of which those with a fitting name are taken.
    case suggestions(any EntityQuery)
  }

  let index: PaletteIndexSearch?
  let limit: TimeLimit
  let language: PhraseLanguage

  /// The most entities that are taken from one source.
  static let maximumCount = 200

  /// Returns the sources to search for entities of some types.
  func sources(for types: [any AppEntity.Type]) -> [Source] {
    let queries = types.compactMap { EntityQueries.defaultQuery(of: $0) as? any EntityStringQuery }
    return (index == nil || types.isEmpty ? [] : [.index(types)]) + queries.map(Source.query)
  }

  /// Returns the sources to search for values of a parameter: its own query where it has one, which leaves out
  /// what is no value, else everything that finds entities of the types.
  func sources(for types: [any AppEntity.Type], of parameter: any AnyIntentParameter) -> [Source] {
    func source(_ query: any EntityQuery) -> Source {
      (query as? any EntityStringQuery).map(Source.query) ?? .suggestions(query)
    }
    if let own = parameter.definition.query { return [source(own)] }
    let others = types.map { EntityQueries.defaultQuery(of: $0) }.filter { !($0 is any EntityStringQuery) }
    return sources(for: types) + others.map(source)
  }

  /// Returns the results of one source. It never throws: what fails or takes too long is a problem.
  func ask(_ source: Source, for text: PaletteText) async -> Part {
    switch source {
    case .index(let types):
      return await guarded("the search index") { try await self.indexed(text, types) }
    case .query(let query):
      return await guarded(String(describing: type(of: query))) {
        try await Dependencies.load(of: query)
        return try await self.matching(text, query)
      }
    case .suggestions(let query):
      return await guarded(String(describing: type(of: query))) {
        try await Dependencies.load(of: query)
        return Part(found: self.named(try await query.options(), text))
      }
    }
  }

  /// Returns several parts as one, each entity once with the best of its scores, the best first.
  static func merged(_ parts: [Part]) -> Part {
    var best: [EntityIdentifier: Found] = [:]
    for found in parts.flatMap(\.found) where found.score > best[found.identifier]?.score ?? -1 {
      best[found.identifier] = found
    }
    let found = best.values.sorted {
      ($1.score, $0.identifier.description) < ($0.score, $1.identifier.description)
    }
    return Part(found: found, problems: parts.flatMap(\.problems))
  }

  private func guarded(
    _ name: String, _ operation: @escaping @Sendable () async throws -> Part
  ) async -> Part {
    do {
      return try await IntentRun.$context.withValue(OptionsRun(for: nil)) {
        try await limit.run("It", operation)
      }
    } catch is CancellationError {
      return Part()
    } catch {
      return Part(problems: [PaletteProblem(source: name, message: "\(error)")])
    }
  }

  // MARK: The search index

  private func indexed(_ text: PaletteText, _ types: [any AppEntity.Type]) async throws -> Part {
    guard let index else { return Part() }
    let hits = try await index(text.searched, types, Self.maximumCount)
    let byType = Dictionary(grouping: hits.prefix(Self.maximumCount), by: \.identifier.typeIdentifier)
    return await withTaskGroup { group in
      for type in types {
        guard let hits = byType[type.persistentIdentifier] else { continue }
        group.addTask { await self.fetched(hits, type, text) }
      }
      var parts: [Part] = []
      for await part in group { parts.append(part) }
      return Self.merged(parts)
    }
  }

  /// The entities of hits, as their app has them now. What the app no longer has is left out.
  private func fetched<Entity: AppEntity>(
    _ hits: [PaletteIndexHit], _ type: Entity.Type, _ text: PaletteText
  ) async -> Part {
    let query = Entity.defaultQuery
    return await guarded(String(describing: Entity.DefaultQuery.self)) {
      try await Dependencies.load(of: query)
      let ids = hits.compactMap { $0.identifier.id(of: Entity.self) }
      var entities: [EntityIdentifier: Entity] = [:]
      for entity in try await query.entities(for: ids) { entities[EntityIdentifier(for: entity)] = entity }
      return Part(
        found: hits.compactMap { hit in
          entities[hit.identifier].flatMap { entity in
            self.found(entity, text, isByMeaning: hit.isByMeaning) { quality in
              // The index knows more than names: what it has found by a word of the text stays in sight.
              max(quality, min(1, max(0, hit.score)) * 0.8)
            }
          }
        })
    }
  }

  // MARK: Queries

  private func matching<Query: EntityStringQuery>(_ text: PaletteText, _ query: Query) async throws -> Part {
    let options = try await query.entities(matching: text.searched).optionList.options
    let entities = options.prefix(Self.maximumCount).compactMap { $0.value as? any AppEntity }
    return Part(
      found: entities.enumerated().compactMap { place, entity in
        // The app has its reasons, of which the order is all that it says.
        found(entity, text) { max($0, 0.45 - 0.2 * Double(place) / Double(entities.count)) }
      })
  }

  private func named(_ list: OptionList, _ text: PaletteText) -> [Found] {
    list.options.prefix(QueryLimits.options).compactMap { option in
      guard let entity = option.value as? any AppEntity else { return nil }
      let found = found(entity, text) { $0 }
      return found.flatMap { $0.score > 0 ? $0 : nil }
    }
  }

  /// An entity with its score; nil for one that searches leave out.
  private func found(
    _ entity: any AppEntity, _ text: PaletteText, isByMeaning: Bool = false, score: (Double) -> Double
  ) -> Found? {
    if let indexed = entity as? any IndexedEntity, indexed.hideInSpotlight { return nil }
    let shown = entity.displayRepresentation
    let names = ([shown.title] + shown.synonyms + (shown.subtitle.map { [$0] } ?? []))
      .map {
        SpokenText(String(localized: $0), in: language, limit: SpokenText.searchedWords).words.map(\.text)
      }
    let qualities = names.map { PaletteWordQuality.quality(of: text.words, in: $0) }
    let best = qualities.max() ?? 0
    var why = PaletteReason()
    why.isByMeaning = isByMeaning && best == 0
    if best > 0, let name = zip(names, qualities).max(by: { $0.1 < $1.1 })?.0 {
      why.words = text.words.compactMap { word in
        let quality = name.compactMap { PaletteWordQuality.quality(of: word, as: $0) }.max()
        return quality.map { .init(range: text.spoken.words[word.index].range, field: nil, quality: $0) }
      }
    }
    entity.learnShape()
    return Found(
      entity: entity, identifier: entity.paletteIdentifier, score: score(best), why: why)
  }
}

extension AppEntity {
  /// The name of this entity, without its type.
  var paletteIdentifier: EntityIdentifier { EntityIdentifier(for: self) }
}
