import IntentRuntime

/// The intents, entities, enums and queries of a program by name, as the starting point of a test.
///
/// Unlike on Apple's platforms everything runs in the process of the test and needs no signature: the types
/// are those of the test program and of the modules that it links. Each value has its own undo stack,
/// donations, search index, screen and dependencies, so that tests don't interfere and can run concurrently.
/// Copies share them.
public struct IntentDefinitions: Sendable {
  /// The bundle identifier of the program in the identifiers of its entities.
  public let bundleIdentifier: String

  let app: AppUnderTest

  /// Creates definitions for a program.
  ///
  /// - Parameter bundleIdentifier: A name for the program, which is arbitrary because a process contains one
  ///   app.
  public init(bundleIdentifier: String) {
    self.init(bundleIdentifier: bundleIdentifier, circumstances: TestCircumstances())
  }

  /// The definitions of one kind by name.
  ///
  /// The name is that of the type or its persistent identifier. An unknown name is reported when the
  /// definition is used, with a list of the existing ones.
  public struct DefinitionCollection<Definition>: Sendable {
    /// The identifiers of all definitions in alphabetical order. Not part of Apple's framework.
    public var names: [String] { list().sorted() }

    fileprivate let list: @Sendable () -> [String]
    fileprivate let make: @Sendable (String) -> Definition

    /// Returns the definition with a name.
    public subscript(name: String) -> Definition { make(name) }
  }

  /// The definitions of intents.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    DefinitionCollection { [app] in
      app.catalog.intents.map { $0.persistentIdentifier }
    } make: { [app] in
      AppIntentDefinition(identifier: $0, app: app)
    }
  }

  /// The definitions of entities that can be queried.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    DefinitionCollection { [app] in
      app.catalog.entities.filter { !($0 is any TransientAppEntity.Type) }.map { $0.persistentIdentifier }
    } make: { [app] in
      AppEntityDefinition(typeIdentifier: $0, app: app)
    }
  }

  /// The definitions of transient entities.
  public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
    DefinitionCollection { [app] in
      app.catalog.entities.filter { $0 is any TransientAppEntity.Type }.map { $0.persistentIdentifier }
    } make: { [app] in
      TransientAppEntityDefinition(typeIdentifier: $0, app: app)
    }
  }

  /// The definitions of enums.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    DefinitionCollection { [app] in
      app.catalog.enums.map { $0.persistentIdentifier }
    } make: { [app] in
      AppEnumDefinition(typeIdentifier: $0, app: app)
    }
  }

  /// The definitions of value queries.
  public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
    DefinitionCollection { [app] in
      app.catalog.valueQueries.map { $0.persistentIdentifier }
    } make: { [app] in
      IntentValueQueryDefinition(identifier: $0, app: app)
    }
  }
}
