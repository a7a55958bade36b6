import AppIntents
import IntentDiscovery

/// The names of a program's intents, entities and enumerations on its command line.
struct CatalogNames: Sendable {
  let intents: TypeNames<any AppIntent.Type>
  let entities: TypeNames<any AppEntity.Type>
  let enums: TypeNames<any AppEnum.Type>

  init(_ catalog: IntentCatalog) {
    intents = TypeNames(
      catalog.intents, kind: "intent", suffix: "Intent", identifier: { $0.persistentIdentifier },
      title: { String(localized: $0.title) })
    entities = TypeNames(
      catalog.entities, kind: "entity", suffix: "Entity", identifier: { $0.persistentIdentifier },
      title: { String(localized: $0.typeDisplayRepresentation.name) })
    enums = TypeNames(
      catalog.enums, kind: "enumeration", suffix: "Enum", identifier: { $0.persistentIdentifier },
      title: { String(localized: $0.typeDisplayRepresentation.name) })
  }
}
