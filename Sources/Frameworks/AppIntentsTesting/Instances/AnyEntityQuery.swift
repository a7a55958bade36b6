import IntentDiscovery
import IntentRuntime

/// A request to the query of an entity type.
public struct AnyEntityQuery: Equatable, Sendable {
  enum Question: Equatable, Sendable {
    case all
    case identifiers([String])
    case matching(String)
    case suggested
  }

  private let typeIdentifier: String
  private let question: Question
  private let app: AppUnderTest

  init(_ typeIdentifier: String, _ question: Question, in app: AppUnderTest) {
    self.typeIdentifier = typeIdentifier
    self.question = question
    self.app = app
  }

  /// Returns a Boolean value that indicates whether both are the same request for the same type.
  public static func == (a: Self, b: Self) -> Bool {
    a.typeIdentifier == b.typeIdentifier && a.question == b.question
  }

  /// Runs the app's query. Not part of Apple's framework.
  ///
  /// - Throws: The error of the query, or `IntentTestingError` with `notSupported` if it doesn't support the
  ///   request.
  public func run() async throws -> [AnyAppEntity] {
    let type = try app.entity(typeIdentifier)
    let found = try await app.isolated { try await entities(of: type) }
    return found.map { AnyAppEntity($0, in: app) }
  }

  private func entities(of type: any AppEntity.Type) async throws -> [any AppEntity] {
    let query = EntityQueries.defaultQuery(of: type)
    switch question {
    case .identifiers(let identifiers):
      let found = try await app.runtime.entities(identifiers: identifiers, of: type)
      return identifiers.compactMap { found[$0] }
    case .all:
      guard query is any EnumerableEntityQuery else {
        throw unable("list all entities", "EnumerableEntityQuery", query)
      }
      return try await ask(query) { query in
        func all<Query: EnumerableEntityQuery>(_ query: Query) async throws -> OptionList {
          try await query.allEntities().optionList
        }
        guard let query = query as? any EnumerableEntityQuery else { return nil }
        return try await all(query)
      }
    case .matching(let text):
      guard query is any EntityStringQuery else { throw unable("take a text", "EntityStringQuery", query) }
      return try await ask(query) { query in
        func matching<Query: EntityStringQuery>(_ query: Query) async throws -> OptionList {
          try await query.entities(matching: text).optionList
        }
        guard let query = query as? any EntityStringQuery else { return nil }
        return try await matching(query)
      }
    case .suggested:
      return try await ask(query) { query in
        func suggested<Query: EntityQuery>(_ query: Query) async throws -> OptionList {
          try await query.suggestedEntities().optionList
        }
        return try await suggested(query)
      }
    }
  }

  private func ask(
    _ query: any EntityQuery, _ operation: @escaping @Sendable (any EntityQuery) async throws -> OptionList?
  ) async throws -> [any AppEntity] {
    let list = try await app.runtime.ask(query, operation)
    return (list?.options ?? []).compactMap { $0.value as? any AppEntity }
  }

  private func unable(_ what: String, _ name: String, _ query: any EntityQuery) -> IntentTestingError {
    IntentTestingError(
      .notSupported,
      "\(type(of: query)) can't \(what): it does not conform to \(name).")
  }
}
