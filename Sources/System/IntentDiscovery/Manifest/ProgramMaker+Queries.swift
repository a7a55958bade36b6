import AppIntents
import IntentManifest

extension ProgramMaker {
  func query(_ type: any EntityQuery.Type) -> IntentManifest.Query { described(type) }

  private func described<Q: EntityQuery>(_ type: Q.Type) -> IntentManifest.Query {
    var query = IntentManifest.Query(
      identifier: type.persistentIdentifier, type: Self.name(of: type).description,
      entity: Self.name(of: Q.Entity.self).description)
    let kinds: [(IntentManifest.Query.Kind, Bool)] = [
      (.enumerable, type is any EnumerableEntityQuery.Type), (.indexed, type is any IndexedEntityQuery.Type),
      (.property, type is any EntityPropertyQuery.Type), (.string, type is any EntityStringQuery.Type),
      (.unique, type is any UniqueAppEntityQuery.Type),
    ]
    query.kinds = kinds.filter(\.1).map(\.0)
    if type is any EntityPropertyQuery.Type, let find = type.findDescription {
      query.properties = find.properties.map { property in
        .init(
          name: property.name, type: valueType(property.valueType),
          comparators: property.comparisons.map(\.comparison.rawValue))
      }
      query.sortingOptions = find.sorts.map(\.name)
    }
    return query
  }

  func findAction(_ type: any EntityQuery.Type) -> IntentManifest.FindAction? {
    func entity<Q: EntityQuery>(_ type: Q.Type) -> String { Self.name(of: Q.Entity.self).description }
    guard let find = type.findDescription else { return nil }
    return .init(
      query: Self.name(of: type).description, entity: entity(type),
      description: Self.description(find.description))
  }

  func valueQuery(_ type: any IntentValueQuery.Type) -> IntentManifest.ValueQuery {
    .init(
      identifier: type.persistentIdentifier, type: Self.name(of: type).description,
      input: valueType(type.inputType), result: valueType(type.resultType))
  }

  func shortcuts(_ type: any AppShortcutsProvider.Type) -> IntentManifest.ShortcutProvider {
    var provider = IntentManifest.ShortcutProvider(type: Self.name(of: type).description)
    provider.tileColor = type.shortcutTileColor.rawValue
    provider.negativePhrases = type.negativePhrases.phrases.map(\.text.key)
    provider.shortcuts = type.appShortcuts.map { shortcut in
      var made = IntentManifest.Shortcut(intent: Self.name(of: Swift.type(of: shortcut.intent)).description)
      made.phrases = shortcut.phrases.map(\.text.key)
      made.shortTitle = shortcut.shortTitle.map(Self.text)
      made.systemImageName = shortcut.systemImageName
      made.presentedParameter = shortcut.presentation?.parameter
      return made
    }
    return provider
  }

  func package(_ type: any AppIntentsPackage.Type) -> IntentManifest.Package {
    .init(
      type: Self.name(of: type).description,
      included: type.includedPackages.map { Self.name(of: $0).description })
  }
}
