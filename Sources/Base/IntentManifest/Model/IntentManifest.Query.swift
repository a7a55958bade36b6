extension IntentManifest {
  /// A query that finds entities.
  public struct Query: Codable, Hashable, Sendable {
    /// The name under which the system knows the type.
    public var identifier: String
    /// The name of the type with its module.
    public var type: String
    /// The name of the type of what it finds.
    public var entity: String
    /// The ways of finding entities besides by their identifiers.
    public var kinds: [Kind] = []
    /// The properties that can be compared, where it finds by properties.
    public var properties: [ComparableProperty] = []
    /// The names of the properties by which it sorts.
    public var sortingOptions: [String] = []

    /// Creates a query.
    public init(identifier: String, type: String, entity: String) {
      self.identifier = identifier
      self.type = type
      self.entity = entity
    }

    /// A way to find entities.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      /// All that there are.
      case enumerable
      /// By the search index.
      case indexed
      /// By their properties.
      case property
      /// By a text.
      case string
      /// The only one that there is.
      case unique
    }

    /// A property that can be compared.
    public struct ComparableProperty: Codable, Hashable, Sendable {
      /// The name of the property.
      public var name: String
      /// The type of the property.
      public var type: ValueType
      /// The operators by which it can be compared: `equalTo`, `isBetween`.
      public var comparators: [String]

      /// Creates a comparable property.
      public init(name: String, type: ValueType, comparators: [String]) {
        self.name = name
        self.type = type
        self.comparators = comparators
      }
    }
  }

  /// An action that finds entities. It comes of a query by itself.
  public struct FindAction: Codable, Hashable, Sendable {
    /// The name of the type of the query.
    public var query: String
    /// The name of the type of what it finds.
    public var entity: String
    public var description: Description?

    /// Creates an action.
    public init(query: String, entity: String, description: Description? = nil) {
      self.query = query
      self.entity = entity
      self.description = description
    }
  }

  /// A query that makes values of other values: entities of a picture.
  public struct ValueQuery: Codable, Hashable, Sendable {
    /// The name under which the system knows the type.
    public var identifier: String
    /// The name of the type with its module.
    public var type: String
    /// The type of what it is given.
    public var input: ValueType
    /// The type of one value that it makes.
    public var result: ValueType

    /// Creates a query.
    public init(identifier: String, type: String, input: ValueType, result: ValueType) {
      self.identifier = identifier
      self.type = type
      self.input = input
      self.result = result
    }
  }
}
