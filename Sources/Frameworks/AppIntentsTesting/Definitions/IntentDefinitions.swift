import IntentRuntime

/// The intents, entities, enums and queries of a program, by name: where a test begins.
///
/// Unlike on Apple's platforms everything runs in the process of the test and needs no signature: the types are
/// those of the test program and of the modules that it links. Each value has its own undo stack, donations,
/// search index, screen and dependencies, so that tests don't meet and can run at the same time. A copy shares
/// them.
public struct IntentDefinitions: Sendable {
  /// The name that entities of the program carry in their identifiers.
  public let bundleIdentifier: String

  let app: AppUnderTest

  /// Creates definitions for a program.
  ///
  /// - Parameter bundleIdentifier: A name for the program. One process is one app here, so any name will do.
  public init(bundleIdentifier: String) {
    self.init(bundleIdentifier: bundleIdentifier, circumstances: TestCircumstances())
  }

  /// Definitions of one kind, by name.
  ///
  /// The name is that of the type or its persistent identifier. One that is unknown is reported when the
  /// definition is used, with the names that there are.
  public struct DefinitionCollection<Definition>: Sendable {
    /// The identifiers of all that there are, in alphabetical order. Not part of Apple's framework.
    public var names: [String] { list().sorted() }

    fileprivate let list: @Sendable () -> [String]
    fileprivate let make: @Sendable (String) -> Definition

    /// The definition of a name.
    public subscript(name: String) -> Definition { make(name) }
  }

  /// The intents.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    DefinitionCollection { [app] in
      app.catalog.intents.map { $0.persistentIdentifier }
    } make: { [app] in
      AppIntentDefinition(identifier: $0, app: app)
    }
  }

  /// The entities that can be found again.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    DefinitionCollection { [app] in
      app.catalog.entities.filter { !($0 is any TransientAppEntity.Type) }.map { $0.persistentIdentifier }
    } make: { [app] in
      AppEntityDefinition(typeIdentifier: $0, app: app)
    }
  }

  /// The entities that are kept nowhere.
  public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
    DefinitionCollection { [app] in
      app.catalog.entities.filter { $0 is any TransientAppEntity.Type }.map { $0.persistentIdentifier }
    } make: { [app] in
      TransientAppEntityDefinition(typeIdentifier: $0, app: app)
    }
  }

  /// The enums.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    DefinitionCollection { [app] in
      app.catalog.enums.map { $0.persistentIdentifier }
    } make: { [app] in
      AppEnumDefinition(typeIdentifier: $0, app: app)
    }
  }

  /// The queries that make values of a value.
  public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
    DefinitionCollection { [app] in
      app.catalog.valueQueries.map { $0.persistentIdentifier }
    } make: { [app] in
      IntentValueQueryDefinition(identifier: $0, app: app)
    }
  }
}
