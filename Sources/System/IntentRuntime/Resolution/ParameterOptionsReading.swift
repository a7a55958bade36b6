import AppIntents
import IntentDiscovery

/// The values to choose from for a parameter.
struct ParameterOptionsReading {
  let context: RunContext

  /// The list, and whether no other value is taken; nil where there is nothing to choose from.
  ///
  /// It comes from the parameter's own options, the cases of an enumeration, or what a query suggests. A list
  /// is cut to the limit of the runtime.
  ///
  /// - Throws: What the app's provider or query throws; `IntentRunError` when it takes too long.
  func options(of parameter: any AnyIntentParameter) async throws -> (list: OptionList, isClosed: Bool)? {
    if let provider = parameter.definition.optionsProvider {
      return (cut(try await ask(provider)), false)
    }
    guard let found = try await options(of: parameter.elementType, for: parameter) else {
      return nil
    }
    return (cut(found.list), found.isClosed)
  }

  private func options(
    of type: any _IntentValue.Type, for parameter: any AnyIntentParameter
  ) async throws -> (list: OptionList, isClosed: Bool)? {
    if let type = type as? any AppEnum.Type {
      if case .values(let values) = parameter.definition.traits { return (OptionList(showing: values), true) }
      return (type.options, true)
    }
    if let type = type as? any AppEntity.Type {
      let query = EntityQueries.query(for: type, of: parameter)
      let list = try await suggested(by: query)
      return list.options.isEmpty ? nil : (list, false)
    }
    return nil
  }

  /// Returns the entities that a query suggests by itself.
  func suggested(by query: any EntityQuery) async throws -> OptionList {
    try await QueryRun(context: context).run(query) { query in
      func list<Query: EntityQuery>(_ query: Query) async throws -> OptionList {
        try await query.suggestedEntities().optionList
      }
      return try await list(query)
    }
  }

  private func ask(_ provider: any DynamicOptionsProvider) async throws -> OptionList {
    // Providers need not be Sendable; this one is only read, and its functions are isolated to nothing.
    nonisolated(unsafe) let provider = provider
    return try await QueryRun(context: context).run(provider) { try await provider.options() }
  }

  /// The value that is taken when nobody chooses one.
  func defaultValue(of provider: any DynamicOptionsProvider) async throws -> (any _IntentValue)? {
    // As in `ask`: the provider is only read.
    nonisolated(unsafe) let provider = provider
    return try await QueryRun(context: context).run(provider) { await provider.anyDefaultResult() }
  }

  private func cut(_ list: OptionList) -> OptionList {
    var left = context.runtime.limits.options
    guard list.options.count > left else { return list }
    var list = list
    for index in list.sections.indices {
      list.sections[index].options = Array(list.sections[index].options.prefix(left))
      left -= list.sections[index].options.count
    }
    return list
  }
}
