import AppIntents
import ConformanceRecords
import IntentManifest

extension IntentManifest {
  /// The manifest of the running program and its libraries, with the app's names.
  ///
  /// It calls the static variables in which types describe themselves, and makes one intent of each type,
  /// none of which runs. The same program gives the same manifest each time.
  ///
  /// - Parameter modules: The names of modules whose types are left out, such as those of tests.
  public static func ofProgram(withoutModules modules: Set<String> = []) -> IntentManifest {
    let packages = ConformanceRecords.types(conformingTo: "AppIntents.AppIntentsPackage")
    var manifest = IntentManifest(
      of: .program, packages: packages.compactMap { $0 as? any AppIntentsPackage.Type },
      withoutModules: modules)
    manifest.applicationNames = ApplicationName.all
    return manifest
  }

  /// Creates the manifest of types.
  package init(
    of catalog: IntentCatalog, packages: [any AppIntentsPackage.Type] = [],
    withoutModules modules: Set<String> = []
  ) {
    self.init()
    let left = modules.union(FrameworkFacts.modules)
    func own<T>(_ types: [T]) -> [T] { types.filter { !left.contains(ProgramMaker.name(of: $0).module) } }
    let maker = ProgramMaker(
      entities: own(catalog.entities), enums: own(catalog.enums), unions: own(catalog.unions))
    intents = own(catalog.intents).map(maker.intent)
    entities = maker.entities.map(maker.entity)
    enums = maker.enums.map(maker.enumeration)
    unions = maker.unions.map(maker.union)
    let queries = own(catalog.queries)
    self.queries = queries.map(maker.query)
    findActions = queries.compactMap(maker.findAction)
    valueQueries = own(catalog.valueQueries).map(maker.valueQuery)
    shortcutProviders = own(catalog.shortcutProviders).map(maker.shortcuts)
    self.packages = own(packages).map(maker.package)
    self = sorted
  }
}

/// A maker of the parts of a manifest of the types of a program.
struct ProgramMaker {
  let entities: [any AppEntity.Type]
  let enums: [any AppEnum.Type]
  let unions: [any AppUnionValue.Type]
  let catalog: TypeCatalog

  init(entities: [any AppEntity.Type], enums: [any AppEnum.Type], unions: [any AppUnionValue.Type]) {
    self.entities = entities
    self.enums = enums
    self.unions = unions
    var catalog = TypeCatalog()
    catalog.entities = Set(entities.map { Self.name(of: $0).description })
    catalog.enums = Set(enums.map { Self.name(of: $0).description })
    catalog.unions = Set(unions.map { Self.name(of: $0).description })
    self.catalog = catalog
  }

  /// The name of a type, which is given as a value.
  static func name(of type: Any) -> TypeName { TypeName(String(reflecting: type)) }

  func valueType(_ type: Any.Type) -> IntentManifest.ValueType { catalog.valueType(Self.name(of: type)) }

  // MARK: Texts

  /// A text as it stands in the source: its default, or its key where there is none. What values it takes are
  /// filled in, unless they are places for values.
  static func text(_ resource: LocalizedStringResource) -> String {
    let value = resource.defaultValue
    let isPlain = value.arguments.allSatisfy { $0.content == .placeholder }
    if isPlain { return value.key }
    var filled = resource
    filled.locale = Locale(identifier: "en_US_POSIX")
    return String(localized: filled)
  }

  static func text(_ dialog: IntentDialog?) -> String? { dialog.map { text($0.full) } }

  static func description(_ description: IntentDescription?) -> IntentManifest.Description? {
    guard let description else { return nil }
    var words = IntentManifest.Description(text: text(description.descriptionText))
    words.category = description.categoryName.map(text)
    words.keywords = description.searchKeywords.map(text)
    words.resultName = description.resultValueName.map(text)
    return words
  }
}
