import Foundation

/// The declarations that an app gives to the system: its intents, entities, enums, queries and shortcuts, as
/// plain data.
///
/// A manifest is made in two ways that agree: from the types of a running program, and, without running it,
/// from the constant values that the compiler writes. All that surfaces, checks and documentation need to
/// know of an app is in it. Texts are as they stand in the source: the default text, or the key where there
/// is none.
///
/// Types go by their names with modules, `Kitchen.RecipeEntity`; lists of types are ordered by these names,
/// byte by byte. Everything else keeps the order of the source.
public struct IntentManifest: Codable, Hashable, Sendable {
  /// The version of the format that this module reads and writes.
  public static let currentFormatVersion = 1

  /// The version of the format.
  public var formatVersion = currentFormatVersion
  /// The names of the app, the usual name first. Only a running program knows it.
  public var applicationNames: [String]?
  /// The intents of the app.
  public var intents: [Intent] = []
  /// The entities of the app.
  public var entities: [Entity] = []
  /// The enumerations of the app.
  public var enums: [Enumeration] = []
  /// The types whose values are one of several types.
  public var unions: [Union] = []
  /// The queries that find entities.
  public var queries: [Query] = []
  /// The queries that make values of other values.
  public var valueQueries: [ValueQuery] = []
  /// The "find" actions that come of queries.
  public var findActions: [FindAction] = []
  /// The types that name shortcuts. An app has at most one.
  public var shortcutProviders: [ShortcutProvider] = []
  /// The types that declare that a module has intents.
  public var packages: [Package] = []

  /// Creates a manifest of nothing.
  public init() {}

  /// The part of the manifest that both the source and a running program tell.
  ///
  /// The app's names are left out, which only the program knows, and the titles, kinds and indexing keys of
  /// entities' properties, which it knows no sooner than it has seen an entity.
  public var commonPart: IntentManifest {
    var common = self
    common.applicationNames = nil
    for index in common.entities.indices {
      for property in common.entities[index].properties.indices {
        common.entities[index].properties[property].written = nil
      }
    }
    return common
  }

  /// The same with all lists of types in their order.
  package var sorted: IntentManifest {
    func sort<Item>(_ items: inout [Item], _ name: (Item) -> String) {
      items = items.map { (Array(name($0).utf8), $0) }
        .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }
    var copy = self
    sort(&copy.intents) { $0.type }
    sort(&copy.entities) { $0.type }
    sort(&copy.enums) { $0.type }
    sort(&copy.unions) { $0.type }
    sort(&copy.queries) { $0.type }
    sort(&copy.valueQueries) { $0.type }
    sort(&copy.findActions) { $0.query }
    sort(&copy.shortcutProviders) { $0.type }
    sort(&copy.packages) { $0.type }
    return copy
  }
}
