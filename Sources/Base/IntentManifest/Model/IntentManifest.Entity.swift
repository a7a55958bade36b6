extension IntentManifest {
  /// Something of the app that people and programs can name.
  public struct Entity: Codable, Hashable, Sendable {
    /// The name under which the system knows the type.
    public var identifier: String
    /// The name of the type with its module.
    public var type: String
    /// The title of one entity; nil where only the running program knows it.
    public var title: String?
    /// The format for several entities, with a place for the number: `%lld recipes`.
    public var numericFormat: String?
    /// Other names that people use.
    public var synonyms: [String] = []
    /// The name of the type of identifiers.
    public var identifierType: String
    /// Its properties, in the order of their declaration.
    public var properties: [Property] = []
    /// The name of the type of its query.
    public var query: String
    /// A Boolean value that indicates whether the search index has it.
    public var isIndexed = false
    /// A Boolean value that indicates whether it lives no longer than a run, so that no query finds it.
    public var isTransient = false
    /// A Boolean value that indicates whether there is only one.
    public var isUnique = false
    /// A Boolean value that indicates whether it stands for a file.
    public var isFile = false
    /// A Boolean value that indicates whether it can be handed to other programs.
    public var isTransferable = false
    /// A Boolean value that indicates whether it has a URL.
    public var hasURL = false
    /// The schema that it has.
    public var schema: Schema?
    /// A Boolean value that indicates whether it is there for assistants only.
    public var isAssistantOnly = false

    /// Creates an entity.
    public init(identifier: String, type: String, identifierType: String, query: String) {
      self.identifier = identifier
      self.type = type
      self.identifierType = identifierType
      self.query = query
    }
  }

  /// A value that an entity has.
  public struct Property: Codable, Hashable, Sendable {
    /// The name of the variable.
    public var name: String
    /// The type of the value.
    public var type: ValueType
    /// The declaration in the source; nil where the manifest comes from a running program.
    public var written: Written?

    /// Creates a property.
    public init(name: String, type: ValueType, written: Written? = nil) {
      self.name = name
      self.type = type
      self.written = written
    }

    /// The attributes in the declaration of a property.
    public struct Written: Codable, Hashable, Sendable {
      /// The title; nil where that is the name of the variable in words.
      public var title: String?
      /// The attribute under which the search index keeps it.
      public var indexingKey: String?
      /// The attribute of the app's own under which the search index keeps it.
      public var customIndexingKey: String?

      /// Creates the attributes.
      public init(title: String? = nil, indexingKey: String? = nil, customIndexingKey: String? = nil) {
        self.title = title
        self.indexingKey = indexingKey
        self.customIndexingKey = customIndexingKey
      }
    }
  }
}
