import AppIntents
import IntentDiscovery
import PlainText

/// A finder of the entity that a value names.
struct EntityFinder {
  let context: RunContext

  /// Returns the entity: by its identifier, else by its name among what the app finds, suggests or has
  /// indexed.
  ///
  /// If several fit and a person can be asked, the person chooses.
  ///
  /// - Returns: nil when the value is of a kind that names no entity.
  /// - Throws: `IntentRunError` with `unknownEntity`, `ambiguous` or `queryFailed`; what a query throws.
  func entity(
    _ value: any Sendable, _ type: any AppEntity.Type, _ parameter: any AnyIntentParameter
  ) async throws -> (any AppEntity)? {
    let query = EntityQueries.query(for: type, of: parameter)
    switch value {
    case let entity as any AppEntity where Swift.type(of: entity) == type: return entity
    case let name as EntityIdentifier: return try await entity(named: name, type, query)
    case let text as String: return try await entity(called: text, type, query, parameter)
    default:
      guard let text = (value as? any EntityIdentifierConvertible)?.entityIdentifierString else { return nil }
      return try await entity(
        named: .init(typeIdentifier: type.persistentIdentifier, identifier: text), type, query)
    }
  }

  /// The entities that several values name, found with one query; a value that is no identifier of one stays
  /// as it is.
  ///
  /// - Throws: `IntentRunError` with `queryFailed`. What the query throws comes again for each value alone.
  func foundTogether(
    _ values: any Sendable, for parameter: any AnyIntentParameter
  ) async throws -> any Sendable {
    guard let type = parameter.elementType as? any AppEntity.Type,
      !(type is any TransientAppEntity.Type), let values = values as? [any Sendable], values.count > 1
    else { return values }
    let names = values.map { Self.identifier($0, of: type) }
    let wanted = Set(names.compactMap { $0 })
    guard wanted.count > 1 else { return values }
    do {
      let found = try await byIdentifier(wanted.sorted(), EntityQueries.query(for: type, of: parameter))
      return zip(values, names).map { value, name in name.flatMap { found[$0] } ?? value }
    } catch let error as IntentRunError where error.code == .queryFailed {
      throw error
    } catch {
      try context.session.checkCancelled()
      return values
    }
  }

  /// The identifier that a value may be, as text.
  private static func identifier(_ value: any Sendable, of type: any AppEntity.Type) -> String? {
    switch value {
    case is any AppEntity: nil
    case let name as EntityIdentifier:
      name.typeIdentifier == type.persistentIdentifier ? name.identifier : nil
    case let text as String: text
    default: (value as? any EntityIdentifierConvertible)?.entityIdentifierString
    }
  }

  private func entity(
    named name: EntityIdentifier, _ type: any AppEntity.Type, _ query: any EntityQuery
  ) async throws -> any AppEntity {
    guard name.typeIdentifier == type.persistentIdentifier else {
      throw IntentRunError(
        .unknownEntity, "A \(type.persistentIdentifier) is wanted, and '\(name)' is none.")
    }
    guard let found = try await byIdentifier([name.identifier], query)[name.identifier] else {
      throw IntentRunError(
        .unknownEntity,
        "There is no \(String(localized: type.typeDisplayRepresentation.name)) '\(name.identifier)', or it is "
          + "gone.")
    }
    return found
  }

  /// The entities of some identifiers.
  ///
  /// - Throws: `IntentRunError` with `queryFailed` when the query gives one that it was not asked for.
  func byIdentifier(
    _ identifiers: [String], _ query: any EntityQuery
  ) async throws -> [String: any AppEntity] {
    @Sendable func ask<Query: EntityQuery>(_ query: Query) async throws -> [String: any AppEntity] {
      let ids = identifiers.compactMap { Query.Entity.ID.entityIdentifier(for: $0) }
      guard !ids.isEmpty else { return [:] }
      var found: [String: any AppEntity] = [:]
      let asked = Set(ids.map(\.entityIdentifierString))
      for entity in try await query.entities(for: ids) {
        let name = entity.id.entityIdentifierString
        guard asked.contains(name) || query is any UniqueAppEntityQuery else {
          throw IntentRunError(
            .queryFailed,
            "\(Query.self) was asked for \(asked.sorted().prefix(3).joined(separator: ", ")) and gave '\(name)'."
          )
        }
        entity.learnShape()
        found[name] = entity
      }
      if query is any UniqueAppEntityQuery, let only = found.values.first {
        for identifier in identifiers { found[identifier] = only }
      }
      return found
    }
    return try await QueryRun(context: context).run(query) { try await ask($0) }
  }

  private func entity(
    called text: String, _ type: any AppEntity.Type, _ query: any EntityQuery,
    _ parameter: any AnyIntentParameter
  ) async throws -> any AppEntity {
    if let name = EntityIdentifier(description: text), name.typeIdentifier == type.persistentIdentifier {
      return try await entity(named: name, type, query)
    }
    // A text that is no identifier may well make the query throw; it can still be a name.
    var refusal: (any Error)?
    do {
      if let found = try await byIdentifier([text], query)[text] { return found }
    } catch {
      try context.session.checkCancelled()
      refusal = error
    }
    var found = try await candidates(text, type, query, parameter)
    let wanted = text.foldedForMatching()
    let exact = found.filter { entity in
      let shown = entity.displayRepresentation
      return ([shown.title] + shown.synonyms).contains {
        String(localized: $0).foldedForMatching() == wanted
      }
    }
    if !exact.isEmpty { found = exact }
    switch found.count {
    case 0:
      if let refusal = refusal as? IntentRunError, refusal.code == .queryFailed { throw refusal }
      let reason = refusal.map { " Looking for it failed: \(String(localized: RunFailure.message(of: $0)))" }
      let alternatives = try await alternatives(type, query, parameter)
      throw IntentRunError(
        .unknownEntity,
        "There is no \(String(localized: type.typeDisplayRepresentation.name)) '\(text.prefix(100))'."
          + (reason ?? "") + alternatives.proposal(for: text) + alternatives.sentence,
        underlying: refusal)
    case 1: return found[0]
    default: return try await choose(among: found, text, type, parameter)
    }
  }

  /// Returns the entities that a text may mean, by the query, by the suggestions, by the search index.
  private func candidates(
    _ text: String, _ type: any AppEntity.Type, _ query: any EntityQuery,
    _ parameter: any AnyIntentParameter
  ) async throws -> [any AppEntity] {
    @Sendable func matching<Query: EntityStringQuery>(_ query: Query) async throws -> [any AppEntity] {
      try await query.entities(matching: text).optionList.options.compactMap { $0.value as? any AppEntity }
    }
    if query is any EntityStringQuery {
      let found = try await QueryRun(context: context).run(query) { query in
        guard let query = query as? any EntityStringQuery else { return [any AppEntity]() }
        return try await matching(query)
      }
      if !found.isEmpty { return found }
    }
    let wanted = text.foldedForMatching()
    let offered = try await ParameterOptionsReading(context: context).options(of: parameter)
    let named = (offered?.list.options ?? []).filter { option in
      ([option.display.title] + option.display.synonyms).contains {
        String(localized: $0).foldedForMatching() == wanted
      }
    }
    let entities = named.compactMap { $0.value as? any AppEntity }
    if !entities.isEmpty { return entities }
    // Who finds entities by texts has said that there is none. What is only like the text isn't taken for it: a
    // message may go to it.
    if query is any EntityStringQuery { return [] }
    let indexed = try await context.runtime.indexedEntities(text, type.persistentIdentifier)
    let found = try await byIdentifier(indexed, query)
    return indexed.compactMap { found[$0] }
  }

  /// The names that a person could have given: those of what the parameter offers, else of what the query
  /// suggests. None where that can't be found out.
  private func alternatives(
    _ type: any AppEntity.Type, _ query: any EntityQuery, _ parameter: any AnyIntentParameter
  ) async throws -> NamedAlternatives {
    do {
      let reading = ParameterOptionsReading(context: context)
      var options = try await reading.options(of: parameter)?.list.options ?? []
      options.removeAll { Swift.type(of: $0.value) != type }
      if options.isEmpty { options = try await reading.suggested(by: query).options }
      return NamedAlternatives(options.lazy.map { String(localized: $0.display.title) })
    } catch {
      try context.session.checkCancelled()
      return NamedAlternatives([])
    }
  }

  private func choose(
    among found: [any AppEntity], _ text: String, _ type: any AppEntity.Type,
    _ parameter: any AnyIntentParameter
  ) async throws -> any AppEntity {
    let items = Array(found.prefix(context.runtime.limits.options))
    guard context.session.surface.abilities.contains(.asks) || context.session.recorded != nil else {
      let titles = items.prefix(5).map { "'\(String(localized: $0.displayRepresentation.title))'" }
      throw IntentRunError(
        .ambiguous,
        "\(found.count) fit '\(text.prefix(100))': \(titles.joined(separator: ", "))"
          + "\(found.count > 5 ? " ..." : ""). Say which by its identifier.")
    }
    let prompt = IntentPrompt(
      call: "disambiguation", kind: .disambiguation(parameter, among: items),
      dialog: parameter.definition.requestDisambiguationDialog)
    guard case .index(let index) = try await context.answer(to: prompt), items.indices.contains(index) else {
      throw IntentRunError(.unexpectedAnswer, "The question takes one of \(items.count) values.")
    }
    return items[index]
  }
}
