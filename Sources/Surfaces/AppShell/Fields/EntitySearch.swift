import AppIntents
import IntentRuntime

/// A search that finds entities for what is typed into a field.
struct EntitySearch: Sendable {
  let type: any AppEntity.Type
  let query: any EntityQuery
  private let runtime: IntentRuntime
  private let context: ShellContext

  init(
    type: any AppEntity.Type, query: any EntityQuery, _ runtime: IntentRuntime, _ context: ShellContext
  ) {
    self.type = type
    self.query = query
    self.runtime = runtime
    self.context = context
  }

  /// Returns the entities that the query of the app finds; nothing where it can't be asked by text, fails
  /// or takes too long: then the run looks for the typed text, and says why where there is none.
  func entities(matching text: String) async -> [OptionList.Option] {
    guard query is any EntityStringQuery else { return [] }
    @Sendable func matching<Query: EntityStringQuery>(_ query: Query) async throws -> OptionList {
      try await query.entities(matching: text).optionList
    }
    do {
      let found = try await runtime.ask(query) { query in
        guard let query = query as? any EntityStringQuery else { return OptionList(showing: []) }
        return try await matching(query)
      }
      return Array(found.options.prefix(ChoiceModel.listed))
    } catch {
      return []
    }
  }

  static func identifier(of value: any _IntentValue) -> EntityIdentifier? {
    func name(_ entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
    return (value as? any AppEntity).map { name($0) }
  }
}
