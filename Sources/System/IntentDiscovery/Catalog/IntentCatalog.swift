import AppIntents
import ConformanceRecords
import PlainText

/// The types of a program that runs of intents are made of, by the names under which people and programs know
/// them.
///
/// A plain value: it is found once and never changes. Each list is ordered by qualified type name.
package struct IntentCatalog: Sendable {
  package let intents: [any AppIntent.Type]
  package let entities: [any AppEntity.Type]
  package let enums: [any AppEnum.Type]
  package let queries: [any EntityQuery.Type]
  package let valueQueries: [any IntentValueQuery.Type]
  package let unions: [any AppUnionValue.Type]
  package let shortcutProviders: [any AppShortcutsProvider.Type]
  /// The qualified names of the types that stand for modules with intents.
  package let packages: [String]

  private let intentsByName: [String: any AppIntent.Type]
  private let entitiesByName: [String: any AppEntity.Type]

  /// Creates a catalog of types that are given.
  ///
  /// If two have one identifier, the first counts; the manifest's validation reports them.
  package init(
    intents: [any AppIntent.Type] = [], entities: [any AppEntity.Type] = [], enums: [any AppEnum.Type] = [],
    queries: [any EntityQuery.Type] = [], valueQueries: [any IntentValueQuery.Type] = [],
    unions: [any AppUnionValue.Type] = [], shortcutProviders: [any AppShortcutsProvider.Type] = [],
    packages: [String] = []
  ) {
    self.intents = intents
    self.entities = entities
    self.enums = enums
    self.queries = queries
    self.valueQueries = valueQueries
    self.unions = unions
    self.shortcutProviders = shortcutProviders
    self.packages = packages
    intentsByName = Self.byName(intents) { [$0.persistentIdentifier, _typeName($0, qualified: false)] }
    entitiesByName = Self.byName(entities) { [$0.persistentIdentifier, _typeName($0, qualified: false)] }
    for type in entities { EntityTypes.add(type) }
  }

  /// Identifiers first, so that the name of one type never hides the identifier of another.
  private static func byName<T>(_ types: [T], names: (T) -> [String]) -> [String: T] {
    var found: [String: T] = [:]
    for position in 0..<2 {
      for type in types where found[names(type)[position]] == nil { found[names(type)[position]] = type }
    }
    return found
  }

  /// The types of the running program and its libraries.
  ///
  /// It walks the conformance records of all images, as ``ConformanceRecords`` says. What the frameworks
  /// bring for their own use is left out; ``intent(named:)`` finds it too.
  package static func discovered() -> IntentCatalog {
    let names = Names()
    let found = ConformanceRecords.conformances(to: names.all)
    let unionCases = Set((found[names.unionCases] ?? []).map { ObjectIdentifier($0.type) })
    // Not by casts: the first of each type looks through all records, which takes longer than all the rest.
    func types<T>(_ name: String, _ kind: T.Type) -> [T] {
      (found[name] ?? [])
        .filter { !frameworks.contains($0.name.prefix { $0 != "." }) }
        .compactMap { $0.metatype(as: kind) }
    }
    return IntentCatalog(
      intents: types(names.intent, (any AppIntent.Type).self),
      entities: types(names.entity, (any AppEntity.Type).self),
      enums: types(names.enumeration, (any AppEnum.Type).self)
        .filter { !unionCases.contains(ObjectIdentifier($0)) },
      queries: types(names.query, (any EntityQuery.Type).self),
      valueQueries: types(names.valueQuery, (any IntentValueQuery.Type).self),
      unions: types(names.union, (any AppUnionValue.Type).self),
      shortcutProviders: types(names.shortcuts, (any AppShortcutsProvider.Type).self),
      packages: (found[names.package] ?? []).map { $0.name })
  }

  /// The types of the running program, found when they are first asked for.
  package static let program = discovered()

  private struct Names {
    let intent = "AppIntents.AppIntent"
    let entity = "AppIntents.AppEntity"
    let enumeration = "AppIntents.AppEnum"
    let query = "AppIntents.EntityQuery"
    let valueQuery = "AppIntents.IntentValueQuery"
    let union = "AppIntents.AppUnionValue"
    let unionCases = "AppIntents.AppUnionValueCasesProviding"
    let shortcuts = "AppIntents.AppShortcutsProvider"
    let package = "AppIntents.AppIntentsPackage"
    var all: Set<String> {
      [intent, entity, enumeration, query, valueQuery, union, unionCases, shortcuts, package]
    }
  }

  /// The modules whose own types nobody looks for.
  private static let frameworks: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "AppIntents", "AppIntentsTesting", "AlarmKit",
    "CoreSpotlight", "MediaPlayer", "SwiftUI", "UserNotifications", "SwiftUICore", "VisualIntelligence",
    "WidgetKit",
  ]

  // MARK: By name

  /// The intent of an identifier or a type name.
  ///
  /// - Throws: `IntentRunError` with `unknownIntent`, which proposes what may be meant.
  package func intent(named name: String) throws -> any AppIntent.Type {
    if let type = intentsByName[name] { return type }
    throw IntentRunError(
      .unknownIntent, "There is no intent '\(name)'.\(NamedAlternatives(intentNames).proposal(for: name))")
  }

  /// The intent of an identifier, or nil.
  package func intentType(identifier: String) -> (any AppIntent.Type)? {
    intentsByName[identifier].flatMap { $0.persistentIdentifier == identifier ? $0 : nil }
  }

  /// The entity type of an identifier or a type name.
  ///
  /// - Throws: `IntentRunError` with `unknownEntity`, which proposes what may be meant.
  package func entity(named name: String) throws -> any AppEntity.Type {
    if let type = entitiesByName[name] { return type }
    throw IntentRunError(
      .unknownEntity,
      "There is no entity type '\(name)'."
        + NamedAlternatives(entities.map { $0.persistentIdentifier }).proposal(for: name))
  }

  /// The identifiers of the intents.
  package var intentNames: [String] { intents.map { $0.persistentIdentifier } }

  /// The intent that opens an entity of a type, or nil.
  package func openIntent(for entity: any AppEntity.Type) -> (any OpenIntent.Type)? {
    func opens<Intent: OpenIntent>(_ type: Intent.Type) -> Bool {
      var target: any _IntentValue.Type = Intent.Value.self
      if let optional = target as? any OptionalIntentValue.Type { target = optional.wrappedType }
      return ObjectIdentifier(target) == ObjectIdentifier(entity)
    }
    return intents.lazy.compactMap { $0 as? any OpenIntent.Type }.first { opens($0) }
  }
}

extension IntentRunError.Code {
  /// The code of a name that no intent has.
  package static let unknownIntent = IntentRunError.Code(rawValue: "unknownIntent")
}
